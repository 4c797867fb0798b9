/** What is said of a check that went wrong, in the same order everywhere: due, where, came, how to repeat it. */
import type { Evidence } from '../engine/evidence.ts';
import type { CheckEntry, Results } from './results.ts';

/** The shell line that repeats the exchange that decided, which is the last one as a rule. */
export function repeatLine(
  { evidence }: Pick<CheckEntry, 'evidence'>,
  records: Results['evidence'],
): string | undefined {
  const last = evidence
    .map((id): Evidence | undefined => records[id])
    .findLast((record) => record !== undefined && 'curl' in record);
  return last !== undefined && 'curl' in last ? last.curl : undefined;
}

export type Row = {
  readonly name: 'reason' | 'spec' | 'expected' | 'came' | 'repeat' | 'evidence';
  readonly text: string;
};

/** Of many, the first and the last: all of them stand in results.ndjson. */
function shortened(ids: readonly string[]): string {
  if (ids.length <= 2 * named) return ids.join(' ');
  const ends = [...ids.slice(0, named), '…', ...ids.slice(-named)].join(' ');
  return `${ends} (${String(ids.length)} in all)`;
}

const named = 4;

/** Rows that have something to say. Their text may hold whatever a server has sent. */
export function explain(entry: CheckEntry, records: Results['evidence']): readonly Row[] {
  const rows: readonly { readonly name: Row['name']; readonly text: string | null | undefined }[] =
    [
      { name: 'reason', text: entry.reason },
      { name: 'spec', text: entry.section },
      { name: 'expected', text: entry.expected },
      { name: 'came', text: entry.actual },
      { name: 'repeat', text: repeatLine(entry, records) },
      { name: 'evidence', text: shortened(entry.evidence) },
    ];
  return rows.flatMap(({ name, text }) =>
    text === null || text === undefined || text === '' ? [] : [{ name, text }],
  );
}
