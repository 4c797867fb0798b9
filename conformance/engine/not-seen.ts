/** What is written down of an open point at which a probe could not look. */
import type { Observation } from './bench.ts';

const beginning = 'not seen: ';

export const notSeen = (reason: string): string => beginning + reason;

/** Whether the server was seen to answer. */
export const wasSeen = ({ answer }: Pick<Observation, 'answer'>): boolean =>
  !answer.startsWith(beginning);
