/** An attempt whose turn has come: made, put off by a fault, or dropped; and what follows from it. */

import type { Happened } from '../../application/ports.ts';
import type { Archive } from './archive.ts';
import { courseAfter } from './course.ts';
import type { Courier, Target } from './courier.ts';
import type { WebhookFault } from './faults.ts';
import { happenedRow } from './happened-row.ts';
import { Holds } from './holds.ts';
import type { Journal } from './journal.ts';
import type { Settings } from './options.ts';
import { isOpen, type Attempt, type DeliveryRecord, type Trigger } from './records.ts';
import type { Timetable } from './timetable.ts';

/** An attempt that waits for its turn in the lane of its endpoint. */
export type Errand = {
  readonly delivery: DeliveryRecord;
  readonly trigger: Trigger;
  readonly body: Buffer;
  /** Null: the fault rules are still to be asked. */
  readonly faults: readonly WebhookFault[] | null;
  readonly done: ((row: Happened) => void) | undefined;
};

type Surroundings = {
  readonly settings: Settings;
  readonly courier: Courier;
  readonly journal: Journal;
  readonly archive: Archive;
  readonly timetable: Timetable;
  readonly enqueue: (errand: Errand) => void;
  readonly isStopped: () => boolean;
};

/** A delivery that is held for the next one goes after this time of the sandbox anyway. */
const longestHoldMs = 60_000;

/** Never rejects. */
export const createTurn = (around: Surroundings) => {
  const { settings, courier, journal, archive, timetable, enqueue, isStopped } = around;
  const { clock, realNow, onBug } = settings;
  const holds = new Holds();

  const turn = async (errand: Errand): Promise<Happened> => {
    const { delivery, trigger } = errand;
    const start = holds.begin(delivery);
    const row = (outcome: Parameters<typeof happenedRow>[2], attempt?: Attempt): Happened =>
      happenedRow(delivery, attempt?.at ?? clock.now(), outcome, attempt);
    if (isStopped() || delivery.state === 'dropped') return row(delivery.state);
    if (isAsked(trigger)) delivery.rung = 0;

    const target = await courier.targetOf(delivery);
    if (isStopped()) return row(delivery.state);
    if (typeof target === 'string') {
      timetable.cancel(delivery);
      archive.setState(delivery, 'disabled', target);
      return row('disabled');
    }
    const faults = errand.faults ?? askFaults(errand, target);
    if (isPutOff(errand, faults)) return row('held');

    const attempt = await courier.send(target, { ...errand, faults });
    if (isStopped()) return row(delivery.state, attempt);
    archive.note(delivery, attempt);
    await conclude(delivery, attempt);
    journal.attempted(delivery, attempt);
    if (faults.some(({ kind }) => kind === 'duplicate')) await sendAgain(target, errand);
    release(delivery.endpointId, start);
    return row(delivery.state, attempt);
  };

  const askFaults = ({ delivery, trigger }: Errand, target: Target): readonly WebhookFault[] => {
    const { id, type, clientId, jobId } = delivery.event;
    const subject = {
      ...{ deliveryId: delivery.id, eventId: id, type, clientId, jobId, trigger },
      endpointId: delivery.endpointId,
      url: target.endpoint.url,
      attempt: delivery.attemptCount + 1,
    };
    return settings.faults?.next(subject) ?? [];
  };

  /** `delay` and `reorder` enter it in the timetable, with the faults that are then left. */
  const isPutOff = ({ delivery, trigger }: Errand, faults: readonly WebhookFault[]): boolean => {
    const delayMs = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0);
    const reorders = faults.some(({ kind }) => kind === 'reorder') && holds.hold(delivery);
    const waitMs = reorders ? Math.max(longestHoldMs, delayMs) : delayMs;
    if (waitMs <= 0) return false;
    const left = faults.filter(({ kind }) => kind !== 'delay' && kind !== 'reorder');
    timetable.plan({ delivery, trigger, faults: left, at: clock.now() + waitMs });
    return true;
  };

  const release = (endpointId: string, start: number): void => {
    const held = holds.passed(endpointId, start);
    const plan = held?.plan ?? null;
    if (plan === null || plan.delivery.event.body === null) return;
    timetable.cancel(plan.delivery);
    enqueue({ ...plan, body: plan.delivery.event.body, done: undefined });
  };

  const sendAgain = async (target: Target, errand: Errand): Promise<void> => {
    const { delivery } = errand;
    const attempt = await courier.send(target, { ...errand, trigger: 'duplicate', faults: [] });
    if (isStopped()) return;
    archive.note(delivery, attempt);
    journal.attempted(delivery, attempt);
  };

  const conclude = async (delivery: DeliveryRecord, attempt: Attempt): Promise<void> => {
    const course = courseAfter(attempt, delivery, settings, realNow());
    timetable.cancel(delivery);
    switch (course.state) {
      case 'delivered':
        archive.setState(delivery, 'delivered');
        return;
      case 'exhausted':
        archive.setState(delivery, 'exhausted', course.reason);
        return;
      case 'disabled':
        archive.setState(delivery, 'disabled', course.reason);
        await settings.disableEndpoint(delivery.event.clientId, delivery.endpointId).catch(onBug);
        return;
      case 'failing':
        // Given up while it was under way: there is no room for its retries.
        if (delivery.state === 'dropped') return;
        delivery.rung += 1;
        archive.setState(delivery, 'failing');
        if (!isOpen(delivery.state)) return;
        timetable.plan({
          ...{ delivery, trigger: 'retry', faults: null },
          at: clock.now() + course.inMs,
        });
    }
  };

  return (errand: Errand): Promise<Happened> =>
    turn(errand).catch((error: unknown) => {
      onBug(error);
      // Not lost: it stays in the log, and can be resent.
      archive.setState(errand.delivery, 'exhausted', 'The sandbox failed while it was sent.');
      return happenedRow(errand.delivery, clock.now(), errand.delivery.state);
    });
};

/** Someone asked for it: it begins on the first rung. */
const isAsked = (trigger: Trigger): boolean => trigger === 'replay' || trigger === 'resend';
