/** An attempt whose turn has come: made, put off by a fault, or found to have nowhere to go. */

import type { Happened } from '../../application/ports.ts';
import { conclude, type Around } from './conclude.ts';
import type { Courier, Sending, Target } from './courier.ts';
import type { FaultSubject, Trigger } from '../../application/faults/webhook-fault.ts';
import { happenedRow, type Outcome } from './happened-row.ts';
import { PutOff } from './put-off.ts';
import type { Attempt, DeliveryRecord, Plan } from './records.ts';

/** An attempt that waits for its turn in the lane of its endpoint. */
export type Errand = Omit<Plan, 'at'> & {
  readonly body: Buffer;
  readonly done: ((row: Happened) => void) | undefined;
};

export type Surroundings = Around & {
  readonly courier: Courier;
  /** Into the lane of its endpoint, before all that waits there. */
  readonly enqueueAhead: (attempt: Omit<Plan, 'at'>) => void;
  /** The run is over: what comes back counts for nothing. */
  readonly isStopped: () => boolean;
};

/** The function that it returns never rejects. */
export const createTurn = (around: Surroundings): ((errand: Errand) => Promise<Happened>) => {
  const { settings, courier, archive, timetable, enqueueAhead, isStopped } = around;
  const { clock, onBug } = settings;
  const putOff = new PutOff(clock, timetable);
  const row = (delivery: DeliveryRecord, outcome: Outcome = delivery.state, attempt?: Attempt) =>
    happenedRow(delivery, attempt?.at ?? clock.now(), outcome, attempt);

  const turn = async (errand: Errand): Promise<Happened> => {
    const { delivery, trigger } = errand;
    const start = putOff.begin(delivery);
    if (isStopped() || delivery.state === 'dropped') return row(delivery);
    if (isAskedFor(trigger)) delivery.rung = 0;

    const target = await courier.targetOf(delivery);
    if (isStopped()) return row(delivery);
    if (typeof target === 'string') return toNowhere(delivery, target);

    const faults = errand.faults ?? askFaults(errand, target);
    if (putOff.takes(delivery, trigger, faults)) return row(delivery, 'held');

    const attempt = await send(around, target, { ...errand, faults });
    const released = putOff.passed(delivery.endpointId, start);
    if (released !== null) enqueueAhead(released);
    return row(delivery, delivery.state, attempt);
  };

  const askFaults = (errand: Errand, target: Target) =>
    settings.faults?.next(subjectOf(errand, target)) ?? [];

  const toNowhere = (delivery: DeliveryRecord, reason: string): Happened => {
    timetable.cancel(delivery);
    archive.setState(delivery, 'disabled', reason);
    return row(delivery);
  };

  return (errand) =>
    turn(errand).catch((error: unknown) => {
      onBug(error);
      // Not lost: it stays in the log, and can be resent.
      archive.setState(errand.delivery, 'exhausted', 'The sandbox failed while it was sent.');
      return row(errand.delivery);
    });
};

/** Someone asked for it: it begins on the first rung. */
const isAskedFor = (trigger: Trigger): boolean => trigger === 'replay' || trigger === 'resend';

const subjectOf = ({ delivery, trigger }: Errand, target: Target): FaultSubject => ({
  deliveryId: delivery.id,
  eventId: delivery.event.id,
  type: delivery.event.type,
  clientId: delivery.event.clientId,
  jobId: delivery.event.jobId,
  endpointId: delivery.endpointId,
  url: target.endpoint.url,
  attempt: delivery.attemptCount + 1,
  trigger,
});

/** Once; twice where a fault says so, and then the second is in the log but of no consequence. */
const send = async (around: Surroundings, target: Target, sending: Sending): Promise<Attempt> => {
  const { courier, archive, journal, isStopped } = around;
  const { delivery } = sending;
  const attempt = await courier.send(target, sending);
  if (isStopped()) return attempt;
  await conclude(around, delivery, attempt);
  if (!sending.faults.some(({ kind }) => kind === 'duplicate')) return attempt;

  const second = await courier.send(target, { ...sending, trigger: 'duplicate', faults: [] });
  if (isStopped()) return attempt;
  archive.note(delivery, second);
  journal.attempted(delivery, second);
  return attempt;
};
