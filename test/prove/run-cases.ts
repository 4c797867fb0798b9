/** Judges cases in several processes. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CaseEnd } from './judge-case.ts';
import type { Task, Told } from './worker.ts';

const program = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** In each process: the few checks of a flaw mostly wait for webhooks; whole runs keep a core busy by themselves. */
const atOnce = { latitude: 1, flaw: 3 };

/**
 * The ends in the order of the tasks. Rejects when a case could not be judged at all, or a process died.
 * `onEnd` hears of each as it comes.
 */
export async function runCases(
  tasks: readonly Task[],
  processes: number,
  onEnd: (end: CaseEnd) => void,
): Promise<readonly CaseEnd[]> {
  const ends = new Map<string, CaseEnd>();
  // The longest first, so that no process is left alone with one in the end.
  const left = {
    latitude: tasks.filter(({ kind }) => kind === 'latitude'),
    flaw: tasks.filter(({ kind }) => kind === 'flaw'),
  };
  const work = async (): Promise<void> => {
    const judge = judgeIn(fork(program, { execArgv: ['--import', 'tsx'] }));
    const slot = async (kind: Task['kind']): Promise<void> => {
      for (let task = left[kind].shift(); task !== undefined; task = left[kind].shift()) {
        const end = await judge.ask(task);
        ends.set(keyOf(task), end);
        onEnd(end);
      }
    };
    const all = (kind: Task['kind']): Promise<unknown> =>
      Promise.all(Array.from({ length: atOnce[kind] }, () => slot(kind)));
    try {
      await all('latitude');
      await all('flaw');
    } finally {
      judge.end();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  return tasks.flatMap((task) => ends.get(keyOf(task)) ?? []);
}

/** A process that is asked for one case after another. */
function judgeIn(child: ChildProcess) {
  const asked = new Map<string, (told: Told) => void>();
  const died = once(child, 'exit').then(([code]): never => {
    throw new Error(`a process of the proof ended with ${String(code)}`);
  });
  // It is raced with each case; in the end it dies of its own accord.
  died.catch(() => undefined);
  child.on('message', (told: Told) => asked.get(keyOf(told.task))?.(told));
  const ask = async (task: Task): Promise<CaseEnd> => {
    const answer = new Promise<Told>((resolve) => asked.set(keyOf(task), resolve));
    child.send(task);
    const told = await Promise.race([answer, died]);
    if (told.done) return told.end;
    throw new Error(`${task.name}: ${told.why}`);
  };
  return { ask, end: (): void => void child.kill() };
}

const keyOf = ({ kind, name }: Task): string => `${kind} ${name}`;
