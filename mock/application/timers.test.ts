import { afterEach, describe, expect, it, vi } from 'vitest';
import { aWorld } from '../../test/given/application.ts';
import { aJob, NOW } from '../../test/given/jobs.ts';
import { aClient, anInvoice } from '../../test/given/things.ts';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { Transaction, Work } from './ports.ts';
import { createTimers, nextBilling } from './timers.ts';

vi.setConfig({ testTimeout: 20_000 });

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A Monday, nine in the morning. */
const start = '2027-01-04T09:00:00.000Z';

let sandbox: Sandbox | undefined;
afterEach(() => sandbox?.close());

const aSandbox = async (): Promise<Sandbox> => {
  sandbox = await createSandbox({ world: 'empty', clock: start, webhooks: { jitter: false } });
  return sandbox;
};

const client = async (
  { do: act }: Sandbox,
  billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY' = 'WEEKLY_INVOICE',
): Promise<string> => (await act<{ clientId: string }>('client.create', { billingMode })).clientId;

const completedJob = async ({ do: act }: Sandbox, clientId: string): Promise<string> => {
  const { jobId } = await act<{ jobId: string }>('booking.createInternal', { clientId });
  const { job } = await act<{ job: { phase: string } }>('job.get', { jobId });
  if (job.phase === 'pendingPayment') await act('payment.finalize', { jobId });
  for (const action of ['phlebotomist.accept', 'phlebotomist.start', 'job.complete']) {
    await act(action, { jobId });
  }
  return jobId;
};

it.each([
  ['2027-01-04T00:00:00Z', '2027-01-11T00:00:00.000Z'],
  ['2027-01-03T23:59:59.999Z', '2027-01-04T00:00:00.000Z'],
  ['1969-12-31T00:00:00Z', '1970-01-05T00:00:00.000Z'],
])('after %s weeks begin at %s', (now, next) => {
  expect(new Date(nextBilling(Date.parse(now))).toISOString()).toBe(next);
});

describe('each Monday', () => {
  it('bills the completed jobs of the weekly clients, once, and nobody else', async () => {
    const here = await aSandbox();
    const [one, idle, payer] = [
      await client(here),
      await client(here),
      await client(here, 'PATIENT_PAY'),
    ];
    const jobs = [await completedJob(here, one), await completedJob(here, one)];
    await completedJob(here, payer);
    const happened = await here.clock.advance({ seconds: 7 * DAY });
    expect(happened).toEqual([
      {
        at: '2027-01-11T00:00:00.000Z',
        what: 'invoice.created',
        clientId: one,
        invoiceId: expect.stringMatching(/^inv_/) as string,
      },
    ]);
    const [created] = await here.events.list({ type: 'invoice.created' });
    expect(created?.clientId).toBe(one);
    expect(created?.envelope.timestamp).toBe('2027-01-11T00:00:00.000Z');
    expect(created?.envelope.data).toMatchObject({
      periodStart: '2027-01-04T00:00:00.000Z',
      periodEnd: '2027-01-11T00:00:00.000Z',
    });
    for (const jobId of jobs) {
      const { job } = await here.do<{ job: object }>('job.get', { jobId });
      expect(job).toMatchObject({ invoice: { invoiceId: happened[0]?.['invoiceId'] } });
    }
    const later = await completedJob(here, idle);
    const next = await here.clock.advance({ seconds: 7 * DAY });
    expect(next.filter(({ what }) => what === 'invoice.created')).toMatchObject([
      { at: '2027-01-18T00:00:00.000Z', clientId: idle },
    ]);
    expect((await here.do<{ job: object }>('job.get', { jobId: later })).job).toMatchObject({
      invoice: { phase: 'pending' },
    });
  });

  it('comes by itself when the clock runs, fast or not', async () => {
    const here = await aSandbox();
    const clientId = await client(here);
    await completedJob(here, clientId);
    await here.do('clock.scale', { rate: 1_000_000 });
    await here.do('clock.resume');
    const { envelope } = await here.events.waitFor({ type: 'invoice.created', clientId });
    expect(Date.parse(envelope.timestamp)).toBeGreaterThanOrEqual(
      Date.parse('2027-01-11T00:00:00Z'),
    );
    await here.events.waitFor({ type: 'invoice.overdue', clientId });
  });
});

describe('a due date that passes', () => {
  it('makes the invoice overdue, unless it was paid by then', async () => {
    const here = await aSandbox();
    const clientId = await client(here);
    const invoice = async (dueDate: string): Promise<string> => {
      const jobIds = [await completedJob(here, clientId)];
      const made = await here.do<{ invoiceId: string }>('invoice.create', {
        ...{ clientId, jobIds, dueDate },
      });
      return made.invoiceId;
    };
    const [late, paid] = [
      await invoice('2027-01-05T09:00:00Z'),
      await invoice('2027-01-05T10:00:00Z'),
    ];
    // Past when it was set: time does not pass it.
    await invoice('2027-01-04T08:00:00Z');
    await here.do('invoice.pay', { invoiceId: paid });
    const happened = await here.clock.advance({ seconds: 2 * DAY });
    expect(happened).toEqual([
      { at: '2027-01-05T09:00:00.000Z', what: 'invoice.overdue', invoiceId: late },
    ]);
    expect(await here.events.list({ type: 'invoice.overdue' })).toHaveLength(1);
  });
});

describe('what ends after a day is told', () => {
  it('a link, unless it was used', async () => {
    const here = await createSandbox({ clock: start });
    sandbox = here;
    const [first] = here.clients;
    const response = await fetch(`${here.url}/api/integration/v1/booking-url`, {
      method: 'POST',
      headers: { 'X-API-Key': first?.keys[0]?.apiKey ?? '', 'Content-Type': 'application/json' },
      body: JSON.stringify({ scope: { kind: 'all-mobile' } }),
    });
    expect(response.status).toBe(200);
    const before = await here.clock.advance({ seconds: DAY - 1 });
    const seeded = before.filter(({ what }) => what === 'bookingLink.expired');
    expect(seeded.map(({ at }) => at)).not.toContain('2027-01-05T09:00:00.000Z');
    expect(await here.clock.advance({ seconds: 1 })).toEqual([
      {
        at: '2027-01-05T09:00:00.000Z',
        what: 'bookingLink.expired',
        tokenId: expect.any(String) as string,
        clientId: first?.id,
      },
    ]);
  });

  it('a secret that was rotated, unless another rotation has ended it before', async () => {
    const here = await aSandbox();
    const clientId = await client(here);
    await here.do('webhook.rotateSecret', { clientId });
    await here.clock.advance({ seconds: HOUR });
    await here.do('webhook.rotateSecret', { clientId });
    expect(await here.clock.advance({ seconds: 2 * DAY })).toEqual([
      { at: '2027-01-05T10:00:00.000Z', what: 'webhook.secretExpired', clientId },
    ]);
  });
});

it('a reset forgets what was to come, and begins anew', async () => {
  const here = await aSandbox();
  const clientId = await client(here);
  await completedJob(here, clientId);
  await here.do('webhook.rotateSecret', { clientId });
  await here.clock.advance({ seconds: HOUR });
  await here.reset();
  expect(here.clock.now().toISOString()).toBe(start);
  expect(await here.clock.advance({ seconds: 14 * DAY })).toEqual([]);
  await completedJob(here, await client(here));
  const happened = await here.clock.advance({ seconds: 7 * DAY });
  expect(happened).toMatchObject([{ what: 'invoice.created', at: '2027-01-25T00:00:00.000Z' }]);
});

describe('what has begun when a reset comes', () => {
  const dueDate = NOW + 1_000;

  /** A weekly client with a job to bill and an invoice to pay; the same again after each reset. */
  const write = async (tx: Transaction): Promise<void> => {
    const invoice = anInvoice({ dueDate });
    tx.put('client', 'cl_1', aClient());
    tx.put('job', 'job_1', aJob('completed'));
    tx.put('invoice', invoice.id, invoice);
    tx.append('invoice', invoice.id, 'cl_1', { type: 'Seeded', at: NOW, state: invoice });
  };

  const aStage = async () => {
    const { deps, store } = aWorld();
    const entries = new Map<number, Work>();
    const timers = createTimers(deps, {
      at: (at, work) => {
        entries.set(at, work);
        return () => undefined;
      },
    });
    const restart = (): Promise<void> =>
      store.restart(async (tx) => {
        await write(tx);
        timers.begin();
      });
    await restart();
    return { deps, store, restart, workAt: (at: number) => entries.get(at)?.() };
  };

  it('bills nothing of the world that begins anew', async () => {
    const { deps, store, restart, workAt } = await aStage();
    const billing = workAt(nextBilling(deps.clock.now()));
    await Promise.all([billing, restart()]);
    expect(await billing).toEqual([]);
    expect(await store.get('job', 'job_1')).toMatchObject({ invoiceId: null });
    // Begun after it, the same does happen.
    expect(await workAt(nextBilling(deps.clock.now()))).toMatchObject([
      { what: 'invoice.created' },
    ]);
  });

  it('lets no due date of that world pass', async () => {
    const { store, restart, workAt } = await aStage();
    // Whoever is inside keeps both waiting, the reset first.
    let leave: () => void = () => undefined;
    const inside = store.transact(() => new Promise<void>((resolve) => (leave = resolve)));
    const resetting = restart();
    const passing = workAt(dueDate);
    leave();
    await Promise.all([inside, resetting]);
    expect(await passing).toEqual([]);
    expect(await store.get('invoice', 'inv_1')).toMatchObject({ phase: 'pending' });
    expect(await workAt(dueDate)).toMatchObject([{ what: 'invoice.overdue' }]);
  });
});
