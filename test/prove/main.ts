/**
 * `npm run prove`: tries the suite on every flaw and every latitude, and writes docs/proof.md. Ends with 1 when a flaw
 * is not caught or a latitude is blamed. Writes nothing with `--sample`, which tries a few that are always the same and
 * compares them with what docs/proof.md says, nor with words, which tries the cases that have one of them in their names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { allChecks } from '../../conformance/packaged-scenarios.ts';
import { loadRequirements } from '../../conformance/requirements.ts';
import { allFlaws, latitudes } from './cases.ts';
import type { CaseEnd } from './judge-case.ts';
import { proofOf } from './proof.ts';
import type { Proof } from './proof.ts';
import { runCases } from './run-cases.ts';
import { driftOf, sampleOf } from './sample.ts';
import { showProof } from './show-proof.ts';
import type { Task } from './worker.ts';

const document = fileURLToPath(new URL('../../docs/proof.md', import.meta.url));
const isSample = process.argv.includes('--sample');
const words = process.argv.slice(2).filter((word) => word !== '--sample');
const isWanted = ({ name }: Task): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));
const all: readonly Task[] = [
  ...(isSample ? sampleOf(latitudes, 3) : latitudes).map(({ name }) => taskOf('latitude', name)),
  ...(isSample ? sampleOf(allFlaws, 40) : allFlaws).map(({ name }) => taskOf('flaw', name)),
];
const processes = availableParallelism();
const begun = performance.now();
const tasks = all.filter(isWanted);
const first = await judged(tasks, processes);
// What was late on a busy machine, or hidden by other traffic, is not when alone; what is wrong is wrong again.
const doubtful = wrongIn(proofFor(first));
if (doubtful.length > 0) console.log(`\nOnce more, alone: ${String(doubtful.length)}`);
const second = await judged(
  doubtful.map((task) => ({ ...task, byItself: true })),
  1,
);
const ends = first.map((end) => second.find((one) => isSame(one, end)) ?? end);
const proof = proofFor(ends);
const wrong = wrongIn(proof);
const seconds = (performance.now() - begun) / 1000;
for (const { kind, name } of wrong) {
  console.log(`${kind === 'flaw' ? 'NOT CAUGHT' : 'BLAMED'}: a server that ${name}`);
}
const drift = isSample ? driftOf(proof, await readFile(document, 'utf8')) : [];
for (const line of drift) console.log(`NOT AS IN docs/proof.md: ${line}`);
console.log(
  `${String(proof.flaws.length)} flaws, ${String(proof.latitudes.length)} latitudes, ` +
    `${String(wrong.length)} wrong; ${seconds.toFixed(0)} s`,
);
if (!isSample && words.length === 0) {
  const measured = { seconds, processes, twice: doubtful.length };
  const options = await resolveConfig(document);
  const text = await format(showProof(proof, measured), { ...options, parser: 'markdown' });
  await writeFile(document, text);
}
process.exitCode = wrong.length + drift.length > 0 ? 1 : 0;

function taskOf(kind: Task['kind'], name: string): Task {
  return { kind, name };
}

function isSame(one: Task, other: Task): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/** Judges them, and says of each what it came to. */
async function judged(some: readonly Task[], atOnce: number): Promise<readonly CaseEnd[]> {
  let done = 0;
  return runCases(some, Math.min(atOnce, some.length), (end) => {
    done += 1;
    const seen = [...end.red, ...end.warned, ...end.errors].join(' ') || 'nothing';
    const lacking = end.lacking.length > 0 ? `, cannot tell: ${end.lacking.join(' ')}` : '';
    const head = `${String(done)}/${String(some.length)} ${end.name}`;
    console.log(`${head} (${end.seconds.toFixed(1)} s): ${seen}${lacking}`);
  });
}

function proofFor(ends: readonly CaseEnd[]): Proof {
  const requirements = [...loadRequirements().values()];
  return proofOf(ends, { flaws: allFlaws, checks: allChecks(), requirements });
}

/** Flaws that were not caught, and latitudes that were blamed. */
function wrongIn({ flaws, latitudes: tried }: Proof): readonly Task[] {
  return [
    ...flaws.filter(({ isCaught }) => !isCaught).map(({ name }) => taskOf('flaw', name)),
    ...tried.filter(({ blamed }) => blamed.length > 0).map(({ name }) => taskOf('latitude', name)),
  ];
}
