/** Happenings to money and venues, each with the client that is to hear of it. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { makeVenue } from '../given/venue.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { phlebotomists } from '../life/steps.ts';
import { listAt } from '../value.ts';

/**
 * What such events carry is not shown, so an event is told by its type alone: it comes to a client of its own, to
 * which each kind of thing happens once. A happening gives the client that is to hear of it.
 */
export type Happening = (bench: Bench) => Promise<Listener>;

const billed = (bench: Bench): Promise<Listener> =>
  bench.once('client that hears of invoices', (maker) =>
    makeListener(maker, 'invoice events', { billingMode: 'WEEKLY_INVOICE' }),
  );

const billedFor = (bench: Bench, actions: readonly string[]): Promise<Listener> =>
  makeListener(bench, `invoice events, ${actions.join(', ')}`, { billingMode: 'WEEKLY_INVOICE' });

/** A weekly invoice of one completed job, and what becomes of it. */
export const invoiceThat =
  (...actions: readonly string[]): Happening =>
  (bench) =>
    bench.once(`invoice for ${actions.join(', ') || 'its creation'}`, async (maker) => {
      maker.need(...invoicing, ...actions);
      // What has happened to another invoice before would be taken for this one's.
      const client = actions.length > 1 ? await billedFor(maker, actions) : await billed(maker);
      const invoiceId = await bill(maker, client, `billed, ${actions.join(', ')}`);
      for (const action of actions) await maker.act(action, { invoiceId });
      return client;
    });

const invoicing = ['invoice.create', 'phlebotomist.accept', 'phlebotomist.start', 'job.complete'];

/** An invoice of one job, which is completed for it. */
async function bill(bench: Bench, client: Listener, purpose: string): Promise<string> {
  const { jobId } = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  await bench.act('phlebotomist.accept', { jobId, phlebotomist: phlebotomists.first });
  await bench.act('phlebotomist.start', { jobId });
  await bench.act('job.complete', { jobId });
  const { clientId } = client;
  const made = await bench.act('invoice.create', { clientId, jobIds: [jobId] });
  return controlText('invoice.create', made, 'invoiceId');
}

/** Two invoices, of which the charge of the first has failed twice. */
export const failedTwice: Happening = (bench) =>
  bench.once('invoices of which one fails twice', async (maker) => {
    maker.need(...invoicing, 'invoice.failPayment');
    const client = await billedFor(maker, ['invoice.failPayment', 'invoice.failPayment']);
    const invoiceId = await bill(maker, client, 'billed, to fail twice');
    await maker.act('invoice.failPayment', { invoiceId });
    await maker.act('invoice.failPayment', { invoiceId });
    await bill(maker, client, 'billed by a second invoice');
    return client;
  });

const paying = (bench: Bench, name: string): Promise<Listener> =>
  bench.once(`client that hears of ${name}`, (maker) =>
    makeListener(maker, `${name} events`, { billingMode: 'PATIENT_PAY' }),
  );

/** A job of the client, paid where patients pay. */
async function paidJob(bench: Bench, client: Listener, purpose: string): Promise<string> {
  const { jobId } = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  await ifPossible(bench.act('payment.finalize', { jobId }));
  return jobId;
}

export const refundThat =
  (action?: string): Happening =>
  (bench) =>
    bench.once(`refund for ${action ?? 'its creation'}`, async (maker) => {
      maker.need('refund.create', ...(action === undefined ? [] : [action]));
      const client = await paying(maker, 'refund');
      const jobId = await paidJob(maker, client, `refunded, ${action ?? ''}`);
      const refundId = await refund(maker, jobId, 1.5);
      if (action !== undefined) await maker.act(action, { refundId });
      return client;
    });

async function refund(bench: Bench, jobId: string, pounds: number): Promise<string> {
  const made = await bench.act('refund.create', { jobId, amount: pounds });
  return controlText('refund.create', made, 'refundId');
}

/** One booking, of which money is given back twice. */
export const refundedTwice: Happening = (bench) =>
  bench.once('two refunds of one booking', async (maker) => {
    maker.need('refund.create', 'refund.settle');
    const client = await paying(maker, 'second refund');
    const jobId = await paidJob(maker, client, 'refunded twice');
    for (const pounds of [1.5, 2.25]) {
      await maker.act('refund.settle', { refundId: await refund(maker, jobId, pounds) });
    }
    return client;
  });

/** Won and lost are told by the same event, so each has a client of its own. */
export const disputeThat =
  (outcome: 'won' | 'lost'): Happening =>
  (bench) =>
    bench.once(`closing of a dispute that is ${outcome}`, async (maker) => {
      maker.need('dispute.open', 'dispute.close');
      const client = await paying(maker, `dispute ${outcome}`);
      const jobId = await paidJob(maker, client, `disputed, ${outcome}`);
      await dispute(maker, jobId, outcome);
      return client;
    });

/** From its opening to its end. */
async function dispute(bench: Bench, jobId: string, outcome: 'won' | 'lost'): Promise<void> {
  const made = await bench.act('dispute.open', { jobId });
  const disputeId = controlText('dispute.open', made, 'disputeId');
  await bench.act('dispute.close', { disputeId, outcome });
}

/** The dispute of a booking is looked into, and not decided yet. */
export const disputeReviewed: Happening = (bench) =>
  bench.once('dispute that is heard of, under review', async (maker) => {
    maker.need('dispute.open', 'dispute.update');
    const client = await paying(maker, 'dispute under review');
    const jobId = await paidJob(maker, client, 'disputed, under review');
    const made = await maker.act('dispute.open', { jobId });
    const disputeId = controlText('dispute.open', made, 'disputeId');
    await maker.act('dispute.update', { disputeId, status: 'under_review' });
    return client;
  });

/** The card holder has lost one dispute, and opens another. */
export const disputedTwice: Happening = (bench) =>
  bench.once('two disputes of one booking', async (maker) => {
    maker.need('dispute.open', 'dispute.close');
    const client = await paying(maker, 'second dispute');
    const jobId = await paidJob(maker, client, 'disputed twice');
    await dispute(maker, jobId, 'won');
    await dispute(maker, jobId, 'lost');
    return client;
  });

/** A client that has booked at the venue: whoever else hears of it is open (O46). */
const venueThatFlips =
  (name: string, times: number): Happening =>
  (bench) =>
    bench.once(`venue that is switched off and on${name}`, async (maker) => {
      maker.need(...flipping);
      const client = await makeListener(maker, `venue events${name}`);
      await flip(maker, client, { label: `venue to be switched${name}`, times });
      return client;
    });

const flipping = ['venue.create', 'venue.deactivate', 'venue.activate'] as const;

type Flip = { readonly label: string; readonly times: number };

/** A new venue, at which the client books, is switched off and on so many times. */
export async function flip(bench: Bench, client: Client, { label, times }: Flip): Promise<void> {
  bench.need(...flipping);
  const { venueId } = await makeVenue(bench, { label });
  const place = { venueId, venueSlotStart: await firstSlot(bench, client, venueId) };
  await makeBooking(bench, client, { channel: 'IN_VENUE', purpose: 'there', place });
  for (let time = 0; time < times; time += 1) {
    await bench.act('venue.deactivate', { venueId });
    await bench.act('venue.activate', { venueId });
  }
}

export const flippedOnce = venueThatFlips('', 1);
export const flippedTwice = venueThatFlips(', twice', 2);

async function firstSlot(bench: Bench, client: Client, venueId: string): Promise<string> {
  const answer = await bench.call({
    operation: 'getVenueAvailability',
    key: keyFor(client, 'getVenueAvailability'),
    id: venueId,
    query: {
      from: (await daysAhead(bench, 3)).toISOString(),
      to: (await daysAhead(bench, 5)).toISOString(),
    },
  });
  const start = at(listAt(demandSuccess(answer), 'slots'), 0, 'start');
  if (typeof start === 'string') return start;
  throw Obstacle.lacking(
    'the venue that was made offers no slot in the next days',
    'let venue.create heed operatingHours',
  );
}
