/** A process that judges one case after another, as it is told over its channel, several at a time. */
import { judgeFlawCase, judgeLatitudeCase } from './judge-case.ts';
import type { CaseEnd } from './judge-case.ts';

export type Task = {
  readonly kind: CaseEnd['kind'];
  readonly name: string;
  /** A flaw with its own checks alone, which are otherwise run among all of their areas. */
  readonly byItself?: boolean;
};

export type Told =
  | { readonly done: true; readonly task: Task; readonly end: CaseEnd }
  | { readonly done: false; readonly task: Task; readonly why: string };

const tell = (told: Told): void => void process.send?.(told);

process.on('message', (task: Task) => {
  const { kind, name, byItself = false } = task;
  const judging = kind === 'flaw' ? judgeFlawCase(name, byItself) : judgeLatitudeCase(name);
  judging.then(
    (end) => {
      tell({ done: true, task, end });
    },
    (error: unknown) => {
      tell({
        done: false,
        task,
        why: error instanceof Error ? String(error.stack) : String(error),
      });
    },
  );
});
