/** recordObservation. */
import type { Observation } from '../engine/bench.ts';
import { met } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import type { Session } from './session.ts';

export type RecordObservation = {
  readonly point: string;
  readonly question: string;
  readonly answer: string;
  readonly value?: string;
};

export function recordObservation(
  { bench }: Session,
  { point, ...seen }: RecordObservation,
): TestbenchAnswer {
  const observation: Omit<Observation, 'evidence'> = { id: point, ...seen };
  bench.observe(observation);
  return met({ recorded: true });
}
