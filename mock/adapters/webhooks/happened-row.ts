/** How an attempt reads in the report of a moved clock (control protocol, clock.advance). */

import type { Happened } from '../../application/ports.ts';
import type { DeliveryState } from '../../application/webhooks/desk.ts';
import type { Attempt, DeliveryRecord } from './records.ts';

/** `held`: a fault puts the attempt off. `pending`: it was still under way. */
export type Outcome = DeliveryState | 'held';

export const happenedRow = (
  delivery: DeliveryRecord,
  at: number,
  outcome: Outcome,
  attempt?: Attempt,
): Happened => ({
  at,
  what: 'delivery.attempt',
  eventId: delivery.event.id,
  type: delivery.event.type,
  clientId: delivery.event.clientId,
  endpoint: delivery.endpointId,
  outcome,
  ...(attempt === undefined ? {} : answerOf(attempt)),
});

const answerOf = ({ number, response, error }: Attempt) => ({
  attempt: number,
  ...(response === null ? {} : { status: response.status }),
  ...(error === null ? {} : { error: error.message }),
});
