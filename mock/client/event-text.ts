/** A past event as a person reads it: its body, and what became of each attempt to deliver it. */

import { paint } from './paint.ts';
import { visible } from './visible.ts';

export type EventRow = {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly due: boolean;
  readonly body: string;
  readonly deliveries: readonly { readonly state: string }[];
};

type Attempt = {
  readonly at: string;
  readonly trigger: string;
  readonly faults: readonly string[];
  readonly response: { readonly status: number; readonly body: string } | null;
  readonly error: { readonly message: string } | null;
  readonly durationMs: number;
};

export type Delivery = {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly reason: string | null;
  readonly attempts: readonly Attempt[];
  readonly attemptsDropped: number;
  readonly nextAttemptAt: string | null;
};

export const eventText = (event: EventRow, deliveries: readonly Delivery[]): string =>
  [
    `${paint.bold(event.type)}  ${event.id}`,
    `of ${event.clientId}${event.jobId === null ? '' : `, ${event.jobId}`}, at ${event.at}`,
    '',
    JSON.stringify(JSON.parse(event.body), null, 2),
    '',
    ...(deliveries.length === 0 ? ['It went to no endpoint.'] : deliveries.flatMap(linesOf)),
  ].join('\n');

const linesOf = (delivery: Delivery): readonly string[] => {
  const { id, url, state, reason, attempts, attemptsDropped, nextAttemptAt } = delivery;
  return [
    `${id} to ${visible(url)}: ${state}${reason === null ? '' : ` (${visible(reason)})`}`,
    ...(attemptsDropped === 0 ? [] : [`  ${attemptsDropped} earlier attempts are not kept`]),
    ...attempts.map(attemptText),
    ...(nextAttemptAt === null ? [] : [`  ${nextAttemptAt}  the next attempt is due`]),
  ];
};

const attemptText = ({ at, trigger, faults, response, error, durationMs }: Attempt): string => {
  const answer = response === null ? '' : paint.status(response.status);
  const said =
    response !== null && response.status > 299 ? ` ${visible(response.body.trim())}` : '';
  const why = error === null ? '' : paint.bad(visible(error.message));
  const spoilt = faults.length === 0 ? '' : `  (${faults.join(', ')})`;
  return `  ${at}  ${trigger}  ${answer}${said}${why}  ${Math.round(durationMs)} ms${spoilt}`;
};
