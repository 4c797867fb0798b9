/** docs/assumptions.md stays true: held against the policies, the files it names, the ids they cite. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { policyChoices } from '../../mock/domain/policy.ts';
import { parseAssumptions } from './document.ts';
import { faultsOf, type House } from './judge.ts';
import { quotedNowhere } from './quoted-nowhere.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Without what is generated, which quotes the contract, and tests, which make up ids. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.test)\.(ts|md)$/.test(file) && !file.includes('generated'));

const idsIn = (file: string): readonly string[] =>
  [...(read(file) ?? '').matchAll(/\b[OA]\d\d\b/g)].map(([id]) => id);

/** Where adapters are joined to the sandbox. */
const composed = ['mock/compose.ts', 'mock/mounts.ts'].map(read).join('');

const house: House = {
  policies: policyChoices,
  read,
  cited: new Set(
    ['openapi.yaml', ...sourcesIn('contract'), ...sourcesIn('mock')].flatMap((file) => idsIn(file)),
  ),
  isBuilt: {
    deliveries: composed.includes('./adapters/webhooks/'),
    'hosted pages': composed.includes('./adapters/pages/'),
  },
  unquoted: quotedNowhere,
};

const text = read('docs/assumptions.md') ?? '';
const document = parseAssumptions(text);

describe('docs/assumptions.md', () => {
  it('is read as a whole: every heading with an id is an entry', () => {
    const headings = text.match(/^### .*$/gm) ?? [];
    expect(document.entries.map(({ id, title }) => `### ${id} ${title}`)).toEqual(headings);
    expect(document.index).toHaveLength(headings.length);
  });

  it('agrees with the policies, the files and the ids that they cite', () => {
    expect(faultsOf(document, house)).toEqual([]);
  });
});

/** One change of the true document or of the house, and the sentence that it must lead to. */
type Flaw = {
  readonly flaw: string;
  readonly spoil?: (text: string) => string;
  readonly house?: Partial<House>;
  readonly fault: string;
};

const replaced = (from: string | RegExp, to: string) => (whole: string) => whole.replace(from, to);

const flaws: readonly Flaw[] = [
  {
    flaw: 'an entry is missing',
    spoil: replaced(/^### O33 [^]*?(?=^### )/m, ''),
    fault: 'O33 has no entry',
  },
  {
    flaw: 'an id is used twice',
    spoil: replaced('### O34 ', '### O33 '),
    fault: 'O33 has more than one entry',
  },
  {
    flaw: 'own guesses have a gap',
    spoil: replaced('### A02 ', '### A98 '),
    fault: 'A98 is out of order: own guesses are numbered without a gap',
  },
  {
    flaw: 'entries change places',
    spoil: (whole) => whole.replace('### O33 ', '### O_ ').replace('### O34 ', '### O33 '),
    fault: 'O34 has no entry',
  },
  {
    flaw: 'a later point has no readings',
    spoil: replaced(/^\| O91 .*\n/m, ''),
    fault: 'O91 has no row of readings',
  },
  {
    flaw: 'an entry is left out of the index',
    spoil: replaced(/^\| \[O33 .*\n/m, ''),
    fault: 'O33 is missing in the index',
  },
  {
    flaw: 'a link of the index leads nowhere',
    spoil: replaced('(#o33-', '(#o33x-'),
    fault: 'O33: the index links to nothing',
  },
  {
    flaw: 'a value is left out',
    spoil: replaced(/^ {2}- `400`: code `VALIDATION`.*\n/m, ''),
    fault: 'O07 can be switched to 409, 400, the entry says 409',
  },
  {
    flaw: 'a value is added to the policy',
    house: { policies: { ...policyChoices, O09: ['403', '400', '401'] } },
    fault: 'O09 can be switched to 403, 400, 401, the entry says 403, 400',
  },
  {
    flaw: 'a policy is new and not described',
    house: { policies: { ...policyChoices, O14: ['data', 'top'] } },
    fault: 'O14 can be switched to data, top, the entry says nothing',
  },
  {
    flaw: 'an entry claims to be switchable and is not',
    house: { policies: { ...policyChoices, O09: [] } },
    fault: 'O09 can be switched to nothing, the entry says 403, 400',
  },
  {
    flaw: 'the other value is called the usual one',
    house: { policies: { ...policyChoices, O09: ['400', '403'] } },
    spoil: (whole) => {
      const entry = /^### O09 [^]*?(?=^### )/m.exec(whole)?.[0] ?? '';
      const turned = entry
        .replace('  - `403` (usual): ', '  - `X`: ')
        .replace('  - `400`: ', '  - `403` (usual): ')
        .replace('  - `X`: ', '  - `400`: ');
      return whole.replace(entry, turned);
    },
    fault: 'O09: 403 is not the usual value',
  },
  {
    flaw: 'a file is gone',
    house: { read: (file) => (file === 'mock/domain/job/cancel.ts' ? undefined : read(file)) },
    fault: 'O27: there is no mock/domain/job/cancel.ts',
  },
  {
    flaw: 'a function has another name',
    spoil: replaced('(`decideClientCancel`)', '(`decideCancel`)'),
    fault: 'O05: there is no decideCancel in mock/domain/job/cancel.ts',
  },
  {
    flaw: 'an entry does not say where',
    spoil: replaced(/^- \*\*Where:\*\* .*cancel.ts.*\n/m, ''),
    fault: 'O05 does not say where',
  },
  {
    flaw: 'something is built that is said not to be',
    spoil: replaced('when the link was minted.', '$& Not built yet: hosted pages.'),
    fault: 'O31 says that hosted pages are not built yet, but they are',
  },
  {
    flaw: 'it is not said what is not built yet',
    spoil: replaced('when the link was minted.', '$& Not built yet.'),
    fault: 'O31 does not say what is not built yet',
  },
  {
    flaw: 'the code cites an id that is not explained',
    house: { cited: new Set(['O09', 'A99']) },
    fault: 'A99 is cited in the code, not here',
  },
  {
    flaw: 'the text refers to an id that does not exist',
    spoil: replaced('# Assumptions', '# Assumptions, O99'),
    fault: 'O99 is mentioned, not explained',
  },
  {
    flaw: 'an example chooses what cannot be chosen',
    spoil: replaced('--policy O09=400', '--policy O09=418'),
    fault: 'O09=418 cannot be chosen',
  },
  {
    flaw: 'the line no longer quotes its id',
    house: { read: (file) => read(file)?.replaceAll('O27', 'the boundary') },
    fault: 'O27 is quoted by none of its files',
  },
  {
    flaw: 'the list of unquoted entries is stale',
    house: { unquoted: [...quotedNowhere, 'O27'] },
    fault: 'O27 is quoted by its file now: take it off the list of those that are not',
  },
];

describe('the judge of docs/assumptions.md notices when', () => {
  it.each(flaws)('$flaw', ({ spoil = (whole) => whole, house: changes, fault }) => {
    const spoiled = spoil(text);
    if (changes === undefined) expect(spoiled).not.toBe(text);
    expect(faultsOf(parseAssumptions(spoiled), { ...house, ...changes })).toContain(fault);
  });
});
