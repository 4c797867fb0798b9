/** A list of failures that are known and do not gate, and what has become of each entry. */
import { isDate } from '#contract/formats.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { bad, listOf, object, text } from '../yaml/shape.ts';
import type { Shape } from '../yaml/shape.ts';
import { exercised } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type Expectation = {
  readonly check: string;
  readonly reason: string;
  /** The last day on which the failure is excused, YYYY-MM-DD. */
  readonly until: string;
};

export type StaleExpectation = { readonly check: string; readonly why: string };

const day: Shape<string> = (value, path, problems) => {
  const read = text(value, path, problems);
  if (read === bad) return bad;
  if (isDate(read)) return read;
  problems.push({ path, message: `expected a day as in 2027-01-31, got "${read}"` });
  return bad;
};

const shape = listOf(object({ check: text, reason: text, until: day }));

/** Reads the YAML list. Throws a FileError that names every fault with its place. */
export const parseExpectations = (file: string, yaml: string): readonly Expectation[] =>
  yaml.trim() === '' ? [] : readYaml({ file, text: yaml }, shape);

type Known = {
  readonly catalogue: ReadonlySet<string>;
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** Entries that no longer excuse anything. A check that was not exercised in this run proves nothing either way. */
export function staleExpectations(
  expectations: readonly Expectation[],
  known: Known,
): readonly StaleExpectation[] {
  return expectations.flatMap((expectation) => {
    const why = whyStale(expectation, known);
    return why === undefined ? [] : [{ check: expectation.check, why }];
  });
}

function whyStale({ check, until }: Expectation, known: Known): string | undefined {
  if (!known.catalogue.has(check))
    return 'there is no such check: correct its id or take it off the list';
  const verdict = known.verdicts.get(check);
  if (verdict === 'pass') return 'it passes now: take it off the list';
  if (known.today > until)
    return `its day, ${until}, has passed: mend the failure or set another day`;
  return undefined;
}

/** A listed failure keeps its verdict, and is marked. */
export const isExpected = (
  expectations: readonly Expectation[],
  check: string,
  verdict: Verdict,
): boolean =>
  exercised(verdict) && verdict !== 'pass' && expectations.some((entry) => entry.check === check);
