/** One webhook as it came in: nothing is taken for granted of it. */
import { at } from '../json.ts';
import type { Body } from '../target/exchange.ts';
import type { Signed } from './verify.ts';

export type Delivery = Signed & {
  /** Its record in the evidence. */
  readonly evidence: string;
  /** The mailbox that it came to: the name of the client to which it was sent. */
  readonly mailbox: string;
  /** Every secret that signs what comes to that mailbox, the oldest first; none when the runner knows none. */
  readonly secrets: readonly string[];
  /** Counted over all mailboxes, in the order of arrival. */
  readonly number: number;
  /** The runner's own clock, in ms since 1970. */
  readonly receivedAt: number;
  readonly method: string;
  /** Path and query, as they were asked for. */
  readonly target: string;
  readonly body: Body;
  /** The body was longer than the runner keeps, so neither it nor its signature can be judged. */
  readonly isCut: boolean;
  /** The status that it was answered with; undefined when the connection was closed instead. */
  readonly answered: number | undefined;
};

/** A member of the envelope `{type, timestamp, data}`. */
export const envelopeAt = (
  { body }: Pick<Delivery, 'body'>,
  ...steps: readonly (string | number)[]
): unknown => (body.kind === 'json' ? at(body.value, ...steps) : undefined);

export const eventTypeOf = (delivery: Pick<Delivery, 'body'>): string | undefined => {
  const type = envelopeAt(delivery, 'type');
  return typeof type === 'string' ? type : undefined;
};

/** A member of the envelope's data. */
export const eventDataAt = (
  delivery: Pick<Delivery, 'body'>,
  ...steps: readonly (string | number)[]
): unknown => envelopeAt(delivery, 'data', ...steps);

/** The event that it tells of; the same for each of its deliveries. */
export const eventIdOf = ({ headers }: Pick<Delivery, 'headers'>): string | undefined =>
  headers['webhook-id'];
