/**
 * `npm run prove`: tries the suite on every flaw and every latitude, and writes docs/proof.md. Ends with 1 when a flaw
 * is not caught or a latitude is blamed. With words it tries the cases that have one of them in their names, and takes
 * all others from the last run, which is kept in .cache/. Writes nothing with `--sample`, which tries a few that are
 * always the same and compares them with what docs/proof.md says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
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
const cache = fileURLToPath(new URL('../../.cache/proof.json', import.meta.url));
type Run = {
  readonly measured: Parameters<typeof showProof>[1] | undefined;
  readonly ends: readonly CaseEnd[];
};
const noRun: Run = { measured: undefined, ends: [] };

const isSample = process.argv.includes('--sample');
const words = process.argv.slice(2).filter((word) => word !== '--sample');
const isWanted = ({ name }: Task): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));
const all: readonly Task[] = [
  ...(isSample ? sampleOf(latitudes, 2) : latitudes).map(({ name }) => taskOf('latitude', name)),
  ...(isSample ? sampleOf(allFlaws, 24) : allFlaws).map(({ name }) => taskOf('flaw', name)),
];
/** One more than there are cores: each waits for webhooks, and for silence, a third of its time. */
const processes = availableParallelism() + 1;
const begun = performance.now();
const tasks = all.filter(isWanted);
const kept = words.length > 0 ? await keptRun() : noRun;
const first = await judged(tasks, processes);
// What was late on a busy machine, or hidden by other traffic, is not when alone; what is wrong is wrong again.
const doubtful = wrongIn(proofFor(first));
if (doubtful.length > 0) console.log(`\nOnce more, alone: ${String(doubtful.length)}`);
const second = await judged(
  doubtful.map((task) => ({ ...task, byItself: true })),
  1,
);
const ends = first.map((end) => second.find((one) => isSame(one, end)) ?? end);
const others = kept.ends.filter((one) => !ends.some((end) => isSame(one, end)));
const whole = inOrder([...others, ...ends]);
const proof = proofFor(words.length > 0 && !isSample ? whole : ends);
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
const measured =
  kept.measured === undefined
    ? { seconds, processes, twice: doubtful.length, flaws: proof.flaws.length, since: 0 }
    : { ...kept.measured, since: kept.measured.since + tasks.length };
if (!isSample) await keep({ measured, ends: whole });
if (!isSample && wrong.length === 0) {
  const options = await resolveConfig(document);
  const text = await format(showProof(proof, measured), { ...options, parser: 'markdown' });
  await writeFile(document, text);
}
process.exitCode = wrong.length + drift.length > 0 ? 1 : 0;

/** In which their cases stand, so that the document does not depend on what was tried when. */
function inOrder(some: readonly CaseEnd[]): readonly CaseEnd[] {
  const cases = [
    ...latitudes.map(({ name }) => taskOf('latitude', name)),
    ...allFlaws.map(({ name }) => taskOf('flaw', name)),
  ];
  return cases.flatMap((one) => some.find((end) => isSame(one, end)) ?? []);
}

/** What the last whole run has come to; nothing where there was none. */
async function keptRun(): Promise<Run> {
  const text = await readFile(cache, 'utf8').catch(() => undefined);
  if (text === undefined) return noRun;
  const { measured: then, ends: all } = JSON.parse(text) as Run;
  const known = new Set([...latitudes, ...allFlaws].map(({ name }) => name));
  return { measured: then, ends: all.filter(({ name }) => known.has(name)) };
}

async function keep(run: Run): Promise<void> {
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, JSON.stringify(run));
}

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
