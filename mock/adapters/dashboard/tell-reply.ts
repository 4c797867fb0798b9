/** What the reply to an action reads like on the page after it. */

import type { ActionRequest, Reply } from './options.ts';
import type { Told } from './told.ts';

export const toldOf = ({ action }: ActionRequest, reply: Reply): Told => {
  if (!reply.ok) return { kind: 'refused', text: `${action || 'Nothing'}: ${reply.message}` };
  const result: Readonly<Record<string, unknown>> = { ...reply.result };
  const { apiKey, happened, now } = result;
  if (action === 'key.mint' && typeof apiKey === 'string') {
    return { kind: 'done', text: 'The new key. It is shown this once: copy it now.', apiKey };
  }
  if (action === 'clock.advance' && Array.isArray(happened)) {
    return { kind: 'done', text: movedTo(now, happened.length), rows: rowsOf(happened) };
  }
  return { kind: 'done', text: words[action] ?? `${action}: done.` };
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
};

const movedTo = (now: unknown, count: number): string => {
  const when = String(now).slice(0, 19).replace('T', ' ');
  if (count === 0) return `It is ${when} now; nothing fell due on the way.`;
  return `It is ${when} now. ${count} thing${count === 1 ? '' : 's'} happened on the way:`;
};

const most = 20;

const rowsOf = (happened: readonly unknown[]): readonly string[] => {
  const rows = happened.slice(0, most).map(rowOf);
  return happened.length > most ? [...rows, `and ${happened.length - most} more`] : rows;
};

const rowOf = (row: unknown): string => {
  const { at, what, ...details } = row as Readonly<Record<string, unknown>>;
  const told = Object.values(details).filter((value) => typeof value !== 'object');
  return `${String(at).slice(0, 19).replace('T', ' ')}  ${String(what)}  ${told.map(String).join(' ')}`;
};
