/** docs/proof.md: the figures, side by side with a schema-only validator, and the row of each flaw. Pure. */
import type { FlawRow, Proof } from './proof.ts';

/** What a run on another machine gives otherwise: drift is looked for in all the rest. */
export type Measured = {
  /** Of the whole matrix, from its first case to its last. */
  readonly seconds: number;
  /** In that run of the whole matrix. */
  readonly flaws: number;
  /** Cases that were tried since then, because they are new or had changed. */
  readonly since: number;
  readonly processes: number;
  /** Cases that came out wrong among the others, and were judged once more by themselves. */
  readonly twice: number;
};

export const measuredHeading = '## What it costs';

export function showProof(proof: Proof, measured: Measured): string {
  const { flaws, latitudes, unproven, requirements } = proof;
  const caught = flaws.filter(({ isCaught }) => isCaught);
  const bySchema = flaws.filter((one) => one.bySchema);
  const blamed = latitudes.filter((one) => one.blamed.length > 0);
  return `# What the suite catches

Written by \`npm run prove\`, which tries \`phlebo check\` on servers that are wrong in one thing each (flaws), and on
servers that differ from the sandbox in what the specification leaves to them (latitudes). A flaw is caught when every
check that is there for it fails, and one of them cites the statement that the flaw breaks.

|                                                              |                                    |
| ------------------------------------------------------------ | ---------------------------------: |
| flaws                                                        | ${count(flaws)} |
| of them caught                                               | ${count(caught)} |
| latitudes                                                    | ${count(latitudes)} |
| of them blamed                                               | ${count(blamed)} |
| checks that have caught no flaw                              | ${count(unproven)} |
| MUSTs and SHOULDs of the server and its pages                | ${String(requirements.judged)} |
| of them held by a check                                      | ${String(requirements.provable)} |
| of them proven: each check that cites it has caught a flaw   | ${String(requirements.proven)} |
| cannot be seen from outside, for a reason that is given      | ${count(requirements.unprovable)} |
| not held yet                                                 | ${count(requirements.unheld)} |

## Side by side with the schemas alone

The same answers and webhooks, shown to a validator that knows only \`openapi.yaml\` (Prism's, see
\`test/independent/\`). It sees a flaw where it complains of something that it does not complain of with a sound server.

| area | flaws | phlebo check | schemas alone |
| ---- | ----: | -----------: | ------------: |
${areasOf(flaws).map(areaRow(flaws)).join('\n')}
| all | ${count(flaws)} | ${count(caught)} | ${count(bySchema)} |

The schemas alone have no traffic of their own: they were lent that of \`phlebo check\`.

${measuredHeading}

${costs(proof, measured)}

## Not proven

${list(unproven, 'Every check has caught a flaw.', (id) => id)}

Statements that a check cites and no flaw breaks by itself:

${list(requirements.withoutFlaw, 'None.', (id) => id)}

Not held by any check yet:

${list(requirements.unheld, 'None.', ({ id, text }) => `${id}: ${text}`)}

## Flaws

| a server that … | breaks | is caught by |
| --------------- | ------ | ------------ |
${flaws.map(flawRow).join('\n')}

## Latitudes

${latitudes.map(({ name, blamed: by }) => `- a server that ${name}${by.length > 0 ? `: BLAMED by ${by.join(', ')}` : ''}`).join('\n')}
`;
}

const count = (list: readonly unknown[]): string => String(list.length);

const areasOf = (flaws: readonly FlawRow[]): readonly string[] => [
  ...new Set(flaws.map(({ area }) => area)),
];

const areaRow =
  (flaws: readonly FlawRow[]) =>
  (area: string): string => {
    const own = flaws.filter((one) => one.area === area);
    const caught = own.filter(({ isCaught }) => isCaught);
    return `| ${area} | ${count(own)} | ${count(caught)} | ${count(own.filter(({ bySchema }) => bySchema))} |`;
  };

function costs({ cost }: Proof, { seconds, flaws, since, processes, twice }: Measured): string {
  const validated = cost.schemaSeconds.toFixed(0);
  const later = since > 0 ? ` Tried since then, being new or changed: ${String(since)} cases.` : '';
  return `${String(flaws)} flaws and all latitudes in ${seconds.toFixed(0)} s with ${String(processes)} processes.${later} For the flaws
alone \`phlebo check\` made ${String(cost.requests)} requests, in runs that take ${cost.seconds.toFixed(0)} s one after
another; to validate what came, Prism took ${validated} s more. Judged a second time, by themselves and
with their own checks alone, since something was late, or hidden by other traffic: ${String(twice)}.`;
}

export const flawRow = ({ name, breaks, caughtBy, isCaught }: FlawRow): string =>
  `| ${cell(name)} | ${breaks.join(', ')} | ${isCaught ? caughtBy.join(', ') : `NOT CAUGHT (${caughtBy.join(', ')})`} |`;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function list<T>(items: readonly T[], none: string, show: (item: T) => string): string {
  return items.length === 0 ? none : items.map((item) => `- ${show(item)}`).join('\n');
}
