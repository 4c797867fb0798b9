/** What is written down of an open point at which a probe could not look. */
import type { Observation } from './bench.ts';
import { exercised } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const beginning = 'not seen: ';

export const notSeen = (reason: string): string => beginning + reason;

/** Whether the server was seen to answer. */
export const wasSeen = ({ answer }: Pick<Observation, 'answer'>): boolean =>
  !answer.startsWith(beginning);

type Seen = {
  readonly checks: readonly { readonly verdict: Verdict }[];
  readonly observations: readonly Pick<Observation, 'answer'>[];
};

/** How much was put to the server at all: checks, or in a run of probes alone what they have seen. */
export const countExercised = ({ checks, observations }: Seen): number =>
  checks.length === 0
    ? observations.filter(wasSeen).length
    : checks.filter(({ verdict }) => exercised(verdict)).length;
