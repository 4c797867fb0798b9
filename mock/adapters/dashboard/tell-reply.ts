/** What the reply to an action reads like on the page after it. */

import type { ActionRequest, Reply } from './options.ts';
import type { Told } from './told.ts';

export const toldOf = ({ action }: ActionRequest, reply: Reply): Told => {
  if (!reply.ok) return { kind: 'refused', text: `${action || 'Nothing'}: ${reply.message}` };
  const result: Readonly<Record<string, unknown>> = { ...reply.result };
  const { apiKey, happened, now, url, expiresAt } = result;
  if (action === 'key.mint' && typeof apiKey === 'string') {
    return { kind: 'done', text: 'The new key. It is shown this once: copy it now.', apiKey };
  }
  if (action === 'bookingLink.create' && typeof url === 'string') {
    const until = String(expiresAt).slice(0, 16).replace('T', ' ');
    return {
      kind: 'done',
      text: `A patient can book with this link once, until ${until}.`,
      link: url,
    };
  }
  if (action === 'clock.advance' && Array.isArray(happened)) {
    const count = countOf(happened);
    return { kind: 'done', text: movedTo(now, count), rows: rowsOf(happened, count) };
  }
  // Its name too: what a button does here, a test does by the control plane.
  return { kind: 'done', text: `${words[action] ?? 'Done.'} (${action})` };
};

const words: Readonly<Record<string, string>> = {
  reset: 'Back to the start.',
  'world.load': 'This is another world now.',
  'webhook.rotateSecret': 'A new secret signs from now on; the one before signs too for 24 hours.',
  'clock.freeze': 'The clock stands.',
  'clock.resume': 'The clock runs.',
  'booking.createInternal': 'Booked.',
  'client.create': 'The client is there. Mint a key for it next.',
  'delivery.resend': 'Sent again.',
  'webhook.replay': 'Sent again.',
  'webhook.configure': 'Its events go there from now on.',
  'endpoint.create': 'The endpoint is there, and hears of what happens from now on.',
  'endpoint.update': 'The endpoint is changed.',
  'endpoint.delete': 'The endpoint is gone.',
  'payment.finalize': 'It is paid.',
  'dispatch.search': 'A phlebotomist is looked for.',
  'dispatch.exhaust': 'Nobody was found.',
  'dispatch.unassign': 'The phlebotomist is taken off it.',
  'phlebotomist.accept': 'A phlebotomist has accepted it.',
  'phlebotomist.cancel': 'The phlebotomist has backed out.',
  'phlebotomist.enRoute': 'The phlebotomist is on the way.',
  'phlebotomist.arrive': 'The phlebotomist has arrived.',
  'phlebotomist.start': 'The visit has begun.',
  'phlebotomist.updateEta': 'There is a new ETA.',
  'venue.checkIn': 'The patient is checked in.',
  'job.complete': 'It is completed.',
  'patient.noShow': 'The patient has not shown up.',
  'staff.cancel': 'It is cancelled.',
  'staff.reschedule': 'It has another time.',
  'lab.receive': 'The lab has the sample.',
  'lab.publish': 'The results are there.',
  'invoice.create': 'It is invoiced.',
  'invoice.issue': 'The invoice is issued.',
  'invoice.process': 'The charge is on its way.',
  'invoice.pay': 'The invoice is paid.',
  'invoice.failPayment': 'The charge has failed.',
  'invoice.passDueDate': 'The due date has passed.',
  'invoice.refund': 'The invoice is given back.',
  'refund.create': 'A refund is on its way.',
  'refund.settle': 'The refund is settled.',
  'refund.fail': 'The refund has failed.',
  'refund.reconcile': 'The refund is reconciled.',
  'dispute.open': 'A dispute is open.',
  'dispute.update': 'The dispute is changed.',
  'dispute.close': 'The dispute is closed.',
  'fault.add': 'The rule is in force.',
  'fault.reset': 'Removed.',
};

const movedTo = (now: unknown, count: number): string => {
  const when = String(now).slice(0, 19).replace('T', ' ');
  if (count === 0) return `It is ${when} now; nothing fell due on the way.`;
  return `It is ${when} now. ${count} thing${count === 1 ? '' : 's'} happened on the way:`;
};

const most = 20;

const rowsOf = (happened: readonly unknown[], count: number): readonly string[] => {
  const rows = happened.slice(0, most).map(rowOf);
  return count > most ? [...rows, `and ${count - most} more`] : rows;
};

/** With those that the last entry counts and nobody lists. */
const countOf = (happened: readonly unknown[]): number => {
  const { what, count } = (happened.at(-1) ?? {}) as Readonly<Record<string, unknown>>;
  const isRest = what === 'more' && typeof count === 'number';
  return isRest ? happened.length - 1 + count : happened.length;
};

const rowOf = (row: unknown): string => {
  const { at, what, ...details } = row as Readonly<Record<string, unknown>>;
  const told = Object.values(details).filter((value) => typeof value !== 'object');
  return `${String(at).slice(0, 19).replace('T', ' ')}  ${String(what)}  ${told.map(String).join(' ')}`;
};
