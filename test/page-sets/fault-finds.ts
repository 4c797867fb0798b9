/** Which page checks find which fault, and on which of the sets they can. */
import { isWhole } from '../conformance/part-of.ts';
import { pageFaults, type PageFault } from './faults.ts';
import { pageSetNames, type PageSetName } from './start-page-set.ts';

/** The checks that a fault turns, all others passing. */
export type Found = Readonly<Record<string, 'fail' | 'warn'>>;

const finds: { readonly [Fault in PageFault]: Found } = {
  'consumed-at-opening': { 'HOSTED-02': 'fail' },
  'never-consumed': { 'HOSTED-10': 'fail', 'HOSTED-11': 'fail' },
  'expired-books': { 'HOSTED-13': 'fail' },
  'tampered-accepted': { 'HOSTED-12': 'fail' },
  'hint-unescaped': { 'HOSTED-23': 'warn' },
  'hint-ignored': { 'HOSTED-09': 'warn' },
  'correlation-lost': { 'HOSTED-04': 'fail', 'HOSTED-05': 'fail' },
  'source-is-api': { 'HOSTED-03': 'fail' },
  'error-consumes': { 'HOSTED-21': 'fail' },
  'silent-error': { 'HOSTED-02': 'fail' },
  'declined-finalizes': { 'PAYPAGE-03': 'fail' },
  'pays-twice': { 'PAYPAGE-05': 'fail' },
  frameable: { 'HOSTED-25': 'warn' },
  'third-party-image': { 'HOSTED-26': 'warn' },
  'too-wide': { 'HOSTED-28': 'warn' },
  unlabelled: { 'HOSTED-27': 'warn', 'PAYPAGE-06': 'warn' },
};

/** Faults that no check can see on a set. */
const unseen: { readonly [Name in PageSetName]: readonly PageFault[] } = {
  wizard: [],
  // The browser itself holds back a form with a mistake: the server never sees one.
  'long-form': ['error-consumes'],
  'client-rendered': [],
};

const few: { readonly [Name in PageSetName]: readonly PageFault[] } = {
  wizard: ['error-consumes', 'tampered-accepted'],
  'long-form': ['hint-unescaped', 'declined-finalizes'],
  'client-rendered': ['unlabelled', 'pays-twice'],
};

export type FaultySet = {
  readonly name: PageSetName;
  readonly fault: PageFault;
  readonly says: string;
  readonly found: Found;
};

/** Two faults of each set, in some seconds; with PHLEBO_WHOLE=1 every fault that can be seen there. */
export const faultySets = (): readonly FaultySet[] =>
  pageSetNames.flatMap((name) =>
    faultsOf(name).map((fault) => ({
      ...{ name, fault, says: pageFaults[fault], found: finds[fault] },
    })),
  );

const faultsOf = (name: PageSetName): readonly PageFault[] =>
  isWhole
    ? (Object.keys(finds) as PageFault[]).filter((fault) => !unseen[name].includes(fault))
    : few[name];
