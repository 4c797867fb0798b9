import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince, type World } from '../../../test/given/application.ts';
import { aJob, NOW, phaseNames } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient, anInvoice } from '../../../test/given/things.ts';
import type { Invoice } from '../../domain/invoice/invoice.ts';
import type { Policies } from '../../domain/policy.ts';
import * as invoices from './invoices.ts';

const clientId = 'cl_1';
const DAY = 24 * 3_600_000;

/** Two completed jobs of cl_1, one that is not, one of another client. */
const billable = async (policies: Partial<Policies> = {}): Promise<World> => {
  const world = aWorld(policies);
  await world.given('client', aClient(), aClient({ id: 'cl_2' }));
  await world.given('client', aClient({ id: 'cl_pay', billingMode: 'PATIENT_PAY' }));
  await world.given(
    'job',
    aJob('completed', 'MOBILE', { id: 'home' }),
    aJob('completed', 'IN_VENUE', { id: 'venue' }),
    aJob('confirmed', 'MOBILE', { id: 'open' }),
    aJob('completed', 'MOBILE', { id: 'foreign', clientId: 'cl_2' }),
  );
  return world;
};
const GIVEN = 7;

const minted = async (world: World, parameters: Partial<invoices.InvoiceParameters> = {}) => {
  const { invoiceId } = await resultOf(
    invoices.createInvoice(world.deps, { clientId, ...parameters }),
  );
  return (await world.store.get('invoice', invoiceId))!;
};

describe('invoice.create', () => {
  it('bills the completed jobs that no invoice has', async () => {
    const world = await billable();
    const invoice = await minted(world);
    expect(invoice).toMatchObject({
      clientId,
      phase: 'pending',
      subtotalPence: 14_500,
      vatPence: 2900,
      totalPence: 17_400,
      createdAt: NOW,
      paidAt: null,
      hostedInvoiceUrl: `http://sandbox.example/invoices/${invoice.id}`,
    });
    expect(invoice.lines.map((line) => line.jobId)).toEqual(['home', 'venue']);
    expect(await world.store.get('job', 'home')).toMatchObject({ invoiceId: invoice.id });
    expect(await eventsSince(world.store, GIVEN)).toEqual([
      'invoice InvoiceCreated',
      'job JobInvoiced',
      'job JobInvoiced',
      'invoice InvoiceIssued',
    ]);
  });

  it('bills the jobs that are named, once', async () => {
    const world = await billable();
    const { lines } = await minted(world, { jobIds: ['venue'] });
    expect(lines.map(({ jobId }) => jobId)).toEqual(['venue']);
    const again = () => invoices.createInvoice(world.deps, { clientId, jobIds: ['home', 'venue'] });
    await expectRefused(world, 'already-done', again);
    expect((await minted(world)).lines.map(({ jobId }) => jobId)).toEqual(['home']);
  });

  it('is refused with nothing to bill, and empty when nothing is asked for', async () => {
    const world = await billable();
    await minted(world);
    const create = () => invoices.createInvoice(world.deps, { clientId });
    await expectRefused(world, 'wrong-phase', create);
    expect(await minted(world, { jobIds: [] })).toMatchObject({ lines: [], totalPence: 0 });
  });

  it.each([
    ['an unknown client', { clientId: 'cl_0' }, 'not-found'],
    ['a client whose patients pay', { clientId: 'cl_pay' }, 'wrong-phase'],
    ['an unknown job', { jobIds: ['home', 'job_0'] }, 'not-found'],
    ['a job of another client', { jobIds: ['home', 'foreign'] }, 'not-found'],
    ['a job that is not completed', { jobIds: ['home', 'open'] }, 'wrong-phase'],
    ['a period that ends before it starts', { periodStart: NOW, periodEnd: NOW }, 'invalid'],
  ] as const)('is refused for %s', async (_, parameters, reason) => {
    const world = await billable();
    const create = () => invoices.createInvoice(world.deps, { clientId, ...parameters });
    await expectRefused(world, reason, create);
  });

  it.each(phaseNames)('bills a job in phase %s only when it is completed', async (phase) => {
    const world = await billable();
    await world.given('job', aJob(phase, 'MOBILE', { id: 'this' }));
    const create = () => invoices.createInvoice(world.deps, { clientId, jobIds: ['this'] });
    if (phase === 'completed') await resultOf(create());
    else await expectRefused(world, 'wrong-phase', create);
  });

  it.each([
    [{}, { periodStart: NOW - 7 * DAY, periodEnd: NOW, dueDate: NOW + 14 * DAY }],
    [{ periodStart: NOW }, { periodStart: NOW, periodEnd: NOW + 7 * DAY }],
    [{ periodEnd: NOW + DAY }, { periodStart: NOW - 6 * DAY, periodEnd: NOW + DAY }],
    [
      { periodStart: 1, periodEnd: 2, dueDate: 3 },
      { periodStart: 1, periodEnd: 2, dueDate: 3 },
    ],
  ])('for the period %o covers %o', async (given, expected) => {
    expect(await minted(await billable(), given)).toMatchObject(expected);
  });

  it('is issued later where minting does not issue it (O57)', async () => {
    const world = await billable({ O57: 'issued' });
    const invoice = await minted(world);
    expect(invoice.hostedInvoiceUrl).toBeNull();
    await resultOf(invoices.issueInvoice(world.deps, { invoiceId: invoice.id }));
    expect(await world.store.get('invoice', invoice.id)).toMatchObject({
      hostedInvoiceUrl: `http://sandbox.example/invoices/${invoice.id}`,
    });
  });
});

describe('invoice numbers', () => {
  it('count on for the whole sandbox, whoever is billed', async () => {
    const world = await billable();
    const one = await minted(world);
    const two = await minted(world, { clientId: 'cl_2' });
    expect([one.invoiceNumber, two.invoiceNumber]).toEqual(['INV-2027-000001', 'INV-2027-000002']);
  });

  it('go on from the highest that there is, of whatever year, however many', async () => {
    const world = await billable();
    const seeded = Array.from({ length: 1500 }, (_, index): Invoice =>
      anInvoice({ id: `s${String(index)}`, invoiceNumber: `INV-2026-${String(2000 - index)}` }),
    );
    await world.given('invoice', ...seeded, anInvoice({ id: 'x', invoiceNumber: 'OLD-9999999' }));
    expect((await minted(world)).invoiceNumber).toBe('INV-2027-002001');
  });

  it('are not used up by what is refused', async () => {
    const world = await billable();
    await invoices.createInvoice(world.deps, { clientId, jobIds: ['open'] });
    expect((await minted(world)).invoiceNumber).toBe('INV-2027-000001');
  });

  it('never clash, however many are minted at once', async () => {
    const world = await billable();
    const jobs = Array.from({ length: 50 }, (_, index) =>
      aJob('completed', 'MOBILE', { id: `j${String(index)}` }),
    );
    await world.given('job', ...jobs);
    const made = await Promise.all(jobs.map(({ id }) => minted(world, { jobIds: [id] })));
    expect(new Set(made.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(50);
  });
});

describe('what becomes of an invoice', () => {
  it.each([
    ['invoice.pay', invoices.payInvoice, 'paid', 'refunded'],
    ['invoice.failPayment', invoices.failInvoicePayment, 'failed', 'paid'],
    ['invoice.passDueDate', invoices.passDueDate, 'overdue', 'paid'],
    ['invoice.process', invoices.processInvoice, 'processing', 'paid'],
  ] as const)('%s', async (_, act, phase, wrong) => {
    const world = await billable();
    const { id: invoiceId } = await minted(world);
    expect(await resultOf(act(world.deps, { invoiceId }))).toEqual({});
    expect(await world.store.get('invoice', invoiceId)).toMatchObject({ phase });
    await world.given('invoice', anInvoice({ id: 'ended', phase: wrong }));
    await expectRefused(world, 'wrong-phase', () => act(world.deps, { invoiceId: 'ended' }));
    await expectRefused(world, 'not-found', () => act(world.deps, { invoiceId: 'inv_0' }));
  });

  it('invoice.pay pays the jobs on it', async () => {
    const world = await billable();
    const { id: invoiceId } = await minted(world);
    await resultOf(invoices.payInvoice(world.deps, { invoiceId }));
    expect(await world.store.get('invoice', invoiceId)).toMatchObject({ paidAt: NOW });
    expect(await world.store.get('job', 'home')).toMatchObject({ payment: 'PAID' });
    expect(await world.store.get('job', 'foreign')).toMatchObject({ payment: 'PENDING' });
  });

  it('invoice.refund is for a paid one', async () => {
    const world = await billable();
    const { id: invoiceId } = await minted(world);
    const refund = () => invoices.refundInvoice(world.deps, { invoiceId });
    await expectRefused(world, 'wrong-phase', refund);
    await resultOf(invoices.payInvoice(world.deps, { invoiceId }));
    await resultOf(refund());
    expect(await world.store.get('invoice', invoiceId)).toMatchObject({ phase: 'refunded' });
  });

  it('invoice.issue is refused when it is issued, or unknown', async () => {
    const world = await billable();
    const { id: invoiceId } = await minted(world);
    await expectRefused(world, 'already-done', () =>
      invoices.issueInvoice(world.deps, { invoiceId }),
    );
    const unknown = () => invoices.issueInvoice(world.deps, { invoiceId: 'inv_0' });
    await expectRefused(world, 'not-found', unknown);
  });
});
