/** What counts as the event that is waited for, and what a receiver must reject. */
import { expect, it } from 'vitest';
import { Mailbox } from '../receiver/mailbox.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Wish } from '../receiver/mailbox.ts';
import { signatureOf } from '../receiver/verify.ts';
import { expectNoEvent, waitForEvent } from './events.ts';
import type { Session } from './session.ts';

const secret = `whsec_${Buffer.from('a secret of the client').toString('base64')}`;
const newer = `whsec_${Buffer.from('its next secret, later').toString('base64')}`;

type Sent = {
  readonly id?: string;
  readonly type?: string;
  readonly data?: Record<string, unknown>;
  readonly secrets?: readonly string[];
};

/** A mailbox with these deliveries in it, numbered from 1, and a session that waits for nothing more. */
function sessionWith(...sent: readonly Sent[]): Session {
  const mailbox = new Mailbox('client', 'http://127.0.0.1/client');
  mailbox.secrets.push(secret, newer);
  sent.forEach((one, index) => {
    mailbox.add(deliveryOf(one, index + 1));
  });
  const come = (box: Mailbox, wish: Wish) => Promise.resolve(box.deliveries.filter(wish));
  const bench = { arrivals: come, strays: come, profile: { webhookSettle: 2000 } };
  const session: unknown = { bench, mailbox: () => mailbox };
  // Of the session only these are asked.
  return session as Session;
}

function deliveryOf(
  { id = 'evt_1', type = 'job.created', data = {}, secrets = [secret] }: Sent,
  number: number,
): Delivery {
  const value = { type, timestamp: '2027-01-04T09:00:00Z', data };
  const raw = Buffer.from(JSON.stringify(value));
  const seconds = String(Math.floor(Date.now() / 1000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': seconds };
  const entries = secrets.map((one) => signatureOf({ headers, raw }, one));
  return {
    ...{ evidence: `e${String(number)}`, mailbox: 'client', number, receivedAt: Date.now(), raw },
    ...{ secrets: [secret, newer], isCut: false },
    headers: { ...headers, 'webhook-signature': entries.join(' ') },
    ...{ method: 'POST', target: '/', body: { kind: 'json', value }, answered: 204 },
  };
}

const ask = { clientId: 'client', type: 'job.created' };

it('answers with the event, its place and who signed each entry', async () => {
  const session = sessionWith({ data: { jobId: 'j' }, secrets: [secret, newer, 'whsec_AAAA'] });
  const { status, body } = await waitForEvent(session, ask);
  expect(status).toBe(200);
  expect(body).toMatchObject({ eventId: 'evt_1', type: 'job.created', data: { jobId: 'j' } });
  expect(body).toMatchObject({ sequence: 1, signatures: 3, signedBy: [0, 1, -1], answered: 204 });
});

it('is not met by an event of another type, job or order', async () => {
  const session = sessionWith({ data: { jobId: 'j', externalOrderId: 'o' } });
  const met = { jobId: 'j', externalOrderId: 'o', eventId: 'evt_1' };
  expect((await waitForEvent(session, { ...ask, ...met })).status).toBe(200);
  for (const wrong of [
    { type: 'job.confirmed' },
    { jobId: 'k' },
    { externalOrderId: 'p' },
    { eventId: 'evt_2' },
  ]) {
    expect((await waitForEvent(session, { ...ask, ...met, ...wrong })).status).toBe(409);
  }
});

it('says what came instead', async () => {
  const session = sessionWith({ type: 'job.cancelled' });
  const { body } = await waitForEvent(session, { ...ask, jobId: 'j' });
  expect(body['reason']).toBe('no job.created came with jobId j; what came: job.cancelled');
});

it('does not take an event that a receiver would reject', async () => {
  const { status, body } = await waitForEvent(sessionWith({ secrets: ['whsec_AAAA'] }), ask);
  expect(status).toBe(409);
  expect(body['reason']).toMatch(/must be rejected: no entry of webhook-signature matches/);
});

it('after a point, an event that had come before does not count when it is delivered again', async () => {
  const session = sessionWith({ id: 'evt_1' }, { id: 'evt_1' }, { id: 'evt_2' });
  const later = await waitForEvent(session, { ...ask, after: 1 });
  expect(later.body).toMatchObject({ eventId: 'evt_2', sequence: 3 });
  expect((await expectNoEvent(session, { clientId: 'client', after: 3 })).status).toBe(200);
});

it('asked for by its id, an event counts when it is delivered again', async () => {
  const session = sessionWith({ id: 'evt_1' }, { id: 'evt_1' });
  const again = await waitForEvent(session, { ...ask, eventId: 'evt_1', after: 1 });
  expect(again.body).toMatchObject({ eventId: 'evt_1', sequence: 2 });
});

it('silence is met when nothing of the kind has come, and tells how long it has listened', async () => {
  const silent = await expectNoEvent(sessionWith({}), { clientId: 'client', type: 'job.expired' });
  expect(silent).toMatchObject({ status: 200, body: { waitedSeconds: 2 } });
});

it('silence is broken by what comes, named by its type', async () => {
  const broken = await expectNoEvent(sessionWith({}), { clientId: 'client' });
  expect(broken.status).toBe(409);
  expect(broken.body['reason']).toBe('job.created came, and nothing of the kind may come');
});
