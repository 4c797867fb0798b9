/** An attempt is over: it goes into the log, and the delivery takes its course. */

import type { Archive } from './archive.ts';
import { courseAfter } from './course.ts';
import type { Journal } from './journal.ts';
import type { Settings } from './options.ts';
import { isOpen, type Attempt, type DeliveryRecord } from './records.ts';
import type { Timetable } from './timetable.ts';

export type Around = {
  readonly settings: Settings;
  readonly journal: Journal;
  readonly archive: Archive;
  readonly timetable: Timetable;
};

export const conclude = async (
  around: Around,
  delivery: DeliveryRecord,
  attempt: Attempt,
): Promise<void> => {
  const { settings, archive, timetable, journal } = around;
  archive.note(delivery, attempt);
  // A retry may be due already, where a replay came between.
  timetable.cancel(delivery);
  const course = courseAfter(attempt, delivery, settings, settings.realNow());
  switch (course.state) {
    case 'delivered':
      archive.setState(delivery, 'delivered');
      break;
    case 'exhausted':
      archive.setState(delivery, 'exhausted', course.reason);
      break;
    case 'disabled':
      archive.setState(delivery, 'disabled', course.reason);
      await settings
        .disableEndpoint(delivery.event.clientId, delivery.endpointId)
        .catch(settings.onBug);
      break;
    case 'failing':
      planRetry(around, delivery, course.inMs);
      break;
  }
  journal.attempted(delivery, attempt);
};

/** From the moment the attempt ended (control protocol, "Two clocks"). */
const planRetry = (
  { settings, archive, timetable }: Around,
  delivery: DeliveryRecord,
  inMs: number,
): void => {
  // Given up while it was under way: there is no room for its retries.
  if (delivery.state === 'dropped') return;
  delivery.rung += 1;
  archive.setState(delivery, 'failing');
  if (!isOpen(delivery.state)) return;
  const at = settings.clock.now() + inMs;
  timetable.plan({ delivery, at, trigger: 'retry', faults: null });
};
