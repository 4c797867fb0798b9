/** One server of the proof, judged. What comes of it is plain data, since it goes from one process to another. */
import { allChecks } from '../../conformance/packaged-scenarios.ts';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import type { Judged } from '../conformance/judge.ts';
import { judgeFlaw } from '../flaws/judge-flaw.ts';
import type { Flaw } from '../flaws/flaw.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { allFlaws, latitudes } from './cases.ts';
import { schemaComplaints } from './schema-only.ts';

export type CaseEnd = {
  readonly kind: 'flaw' | 'latitude';
  readonly name: string;
  /** Checks that failed, and SHOULDs that were not met. */
  readonly red: readonly string[];
  readonly warned: readonly string[];
  /** What went wrong with the runner itself. */
  readonly errors: readonly string[];
  /** What could not tell, of a server that differs only as it may; those left out of which that is known. */
  readonly lacking: readonly string[];
  readonly requests: number;
  readonly seconds: number;
  /** What a validator that knows only the schemas says of the same traffic, and how long it took to. */
  readonly schemaOnly: { readonly complaints: readonly string[]; readonly seconds: number };
};

const judges = { checks: allChecks(), probes: [] };

const areaOf = new Map(catalogue.map(({ id, area }) => [id, area]));

/** A browser takes seconds for each page: of those checks only the flaw's own are run. */
const isQuick = (area: string): boolean => area !== 'hosted' && area !== 'scenario';

/**
 * The flaw's own checks, and the areas that could see it; by themselves only its own, since the traffic of others
 * may hide what a small wrong server remembers of the last request, or break it.
 */
function selectionFor(flaw: Flaw, byItself: boolean): readonly string[] {
  const { red, warned = [], blocked = [], among = [] } = flaw;
  const own = [...red, ...warned, ...blocked, ...among];
  if (byItself) return own;
  const areas = [...red, ...warned].flatMap((id) => areaOf.get(id) ?? []).filter(isQuick);
  return [...new Set([...own, ...areas])];
}

const verdictsOf = ({ results }: Judged, verdict: string): readonly string[] =>
  results.checks.filter((check) => check.verdict === verdict).map(({ id }) => id);

export async function judgeFlawCase(name: string, byItself: boolean): Promise<CaseEnd> {
  const flaw = allFlaws.find((one) => one.name === name);
  if (flaw === undefined) throw new Error(`there is no flaw ${name}`);
  const sandbox = await sandboxTarget();
  try {
    const selection = { only: selectionFor(flaw, byItself), skip: [] };
    const meant = [...flaw.red, ...(flaw.warned ?? [])];
    const wantsBrowser = !meant.every((id) => isQuick(areaOf.get(id) ?? 'scenario'));
    const browser = wantsBrowser ? 'auto' : 'none';
    const depth = flaw.depth === undefined ? {} : { depth: flaw.depth };
    // One at a time: some flaws remember what was asked last.
    const settings = { workers: 1, judges, browser, selection, ...depth };
    return await endOf('flaw', name, () => judgeFlaw(flaw, sandbox, settings));
  } finally {
    await sandbox.close();
  }
}

export async function judgeLatitudeCase(name: string): Promise<CaseEnd> {
  const latitude = latitudes.find((one) => one.name === name);
  if (latitude === undefined) throw new Error(`there is no latitude ${name}`);
  // Hosted pages are the same in all of them, and take a browser.
  const selection = { only: [], skip: ['hosted', 'SCENARIO-46', 'SCENARIO-47'] };
  const { untestable, warned = [] } = latitude;
  const end = await endOf(
    'latitude',
    name,
    () => latitude.judge({ judges, selection }),
    untestable,
  );
  return { ...end, warned: end.warned.filter((id) => !warned.includes(id)) };
}

async function endOf(
  kind: CaseEnd['kind'],
  name: string,
  judge: () => Promise<Judged>,
  untestable: readonly string[] = [],
): Promise<CaseEnd> {
  const begun = performance.now();
  const judged = await judge();
  const seconds = (performance.now() - begun) / 1000;
  const lacking = verdictsOf(judged, 'not-testable').filter((id) => !untestable.includes(id));
  return {
    ...{ kind, name, seconds },
    red: verdictsOf(judged, 'fail'),
    warned: verdictsOf(judged, 'warn'),
    errors: verdictsOf(judged, 'error'),
    lacking: kind === 'latitude' ? lacking : [],
    requests: judged.results.requests,
    schemaOnly: await schemaComplaints(Object.values(judged.results.evidence)),
  };
}
