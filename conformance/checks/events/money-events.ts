/** The events of invoices, refunds, disputes and venues: each comes to the client that it concerns. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { makeVenue } from '../given/venue.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { phlebotomists } from '../life/ways.ts';
import { listAt } from '../value.ts';

/**
 * What such events carry is not shown, so an event is told by its type alone: it comes to a client of its own, to
 * which each kind of thing happens once. A happening gives the client that is to hear of it.
 */
type Happening = (bench: Bench) => Promise<Listener>;

const billed = (bench: Bench): Promise<Listener> =>
  bench.once('client that hears of invoices', (maker) =>
    makeListener(maker, 'invoice events', { billingMode: 'WEEKLY_INVOICE' }),
  );

const billedFor = (bench: Bench, actions: readonly string[]): Promise<Listener> =>
  makeListener(bench, `invoice events, ${actions.join(', ')}`, { billingMode: 'WEEKLY_INVOICE' });

/** A weekly invoice of one completed job, and what becomes of it. */
const invoiceThat =
  (...actions: readonly string[]): Happening =>
  (bench) =>
    bench.once(`invoice for ${actions.join(', ') || 'its creation'}`, async (maker) => {
      maker.need('invoice.create', 'phlebotomist.accept', 'phlebotomist.start', 'job.complete');
      maker.need(...actions);
      // What has happened to another invoice before would be taken for this one's.
      const client = actions.length > 1 ? await billedFor(maker, actions) : await billed(maker);
      const wanted = { channel: 'MOBILE', purpose: `billed, ${actions.join(', ')}` } as const;
      const { jobId } = await makeBooking(maker, client, wanted);
      await maker.act('phlebotomist.accept', { jobId, phlebotomist: phlebotomists.first });
      await maker.act('phlebotomist.start', { jobId });
      await maker.act('job.complete', { jobId });
      const { clientId } = client;
      const made = await maker.act('invoice.create', { clientId, jobIds: [jobId] });
      const invoiceId = controlText('invoice.create', made, 'invoiceId');
      for (const action of actions) await maker.act(action, { invoiceId });
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

const refundThat =
  (action?: string): Happening =>
  (bench) =>
    bench.once(`refund for ${action ?? 'its creation'}`, async (maker) => {
      maker.need('refund.create', ...(action === undefined ? [] : [action]));
      const client = await paying(maker, 'refund');
      const jobId = await paidJob(maker, client, `refunded, ${action ?? ''}`);
      const made = await maker.act('refund.create', { jobId, amount: 1.5 });
      const refundId = controlText('refund.create', made, 'refundId');
      if (action !== undefined) await maker.act(action, { refundId });
      return client;
    });

/** Won and lost are told by the same event, so each has a client of its own. */
const disputeThat =
  (outcome: 'won' | 'lost'): Happening =>
  (bench) =>
    bench.once(`closing of a dispute that is ${outcome}`, async (maker) => {
      maker.need('dispute.open', 'dispute.close');
      const client = await paying(maker, `dispute ${outcome}`);
      const jobId = await paidJob(maker, client, `disputed, ${outcome}`);
      const made = await maker.act('dispute.open', { jobId });
      const disputeId = controlText('dispute.open', made, 'disputeId');
      await maker.act('dispute.close', { disputeId, outcome });
      return client;
    });

/** A client that has booked at the venue: whoever else hears of it is open (O46). */
const venueThatFlips: Happening = (bench) =>
  bench.once('venue that is switched off and on', async (maker) => {
    maker.need('venue.create', 'venue.deactivate', 'venue.activate');
    const client = await makeListener(maker, 'venue events');
    const { venueId } = await makeVenue(maker, { label: 'venue to be switched' });
    const place = { venueId, venueSlotStart: await firstSlot(maker, client, venueId) };
    await makeBooking(maker, client, { channel: 'IN_VENUE', purpose: 'there', place });
    await maker.act('venue.deactivate', { venueId });
    await maker.act('venue.activate', { venueId });
    return client;
  });

async function firstSlot(bench: Bench, client: Listener, venueId: string): Promise<string> {
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

type Row = {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly happening: Happening;
};

const rows: readonly Row[] = [
  {
    id: 'EMIT-40',
    type: 'invoice.created',
    title: 'a weekly invoice that is minted emits invoice.created',
    requirements: ['R-EVENT-78', 'R-INVOICE-42'],
    happening: invoiceThat(),
  },
  {
    id: 'EMIT-41',
    type: 'invoice.paid',
    title: 'an invoice that is paid emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.pay'),
  },
  {
    id: 'EMIT-52',
    type: 'invoice.paid',
    title: 'an invoice that is paid after its due date emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.passDueDate', 'invoice.pay'),
  },
  {
    id: 'EMIT-53',
    type: 'invoice.paid',
    title: 'an invoice that is paid after a failed charge emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.failPayment', 'invoice.pay'),
  },
  {
    id: 'EMIT-42',
    type: 'invoice.payment_failed',
    title: 'a failed charge of an invoice emits invoice.payment_failed',
    requirements: ['R-EVENT-80', 'R-INVOICE-44'],
    happening: invoiceThat('invoice.failPayment'),
  },
  {
    id: 'EMIT-43',
    type: 'invoice.overdue',
    title: 'an unpaid invoice that passes its due date emits invoice.overdue',
    requirements: ['R-EVENT-81', 'R-INVOICE-45'],
    happening: invoiceThat('invoice.passDueDate'),
  },
  {
    id: 'EMIT-44',
    type: 'refund.created',
    title: 'a refund that is initiated emits refund.created',
    requirements: ['R-EVENT-82'],
    happening: refundThat(),
  },
  {
    id: 'EMIT-45',
    type: 'refund.succeeded',
    title: 'a refund that is settled emits refund.succeeded',
    requirements: ['R-EVENT-83'],
    happening: refundThat('refund.settle'),
  },
  {
    id: 'EMIT-46',
    type: 'refund.failed',
    title: 'a refund attempt that fails emits refund.failed',
    requirements: ['R-EVENT-84'],
    happening: refundThat('refund.fail'),
  },
  {
    id: 'EMIT-47',
    type: 'dispute.opened',
    title: 'a chargeback that is opened emits dispute.opened',
    requirements: ['R-EVENT-85'],
    happening: disputeThat('won'),
  },
  {
    id: 'EMIT-48',
    type: 'dispute.closed',
    title: 'a chargeback that is won emits dispute.closed',
    requirements: ['R-EVENT-86'],
    happening: disputeThat('won'),
  },
  {
    id: 'EMIT-49',
    type: 'dispute.closed',
    title: 'a chargeback that is lost emits dispute.closed',
    requirements: ['R-EVENT-87'],
    happening: disputeThat('lost'),
  },
  {
    id: 'EMIT-50',
    type: 'venue.deactivated',
    title: 'a venue that is switched off emits venue.deactivated to a client that has booked there',
    requirements: ['R-EVENT-89'],
    happening: venueThatFlips,
  },
  {
    id: 'EMIT-51',
    type: 'venue.activated',
    title: 'a venue that is switched on emits venue.activated to a client that has booked there',
    requirements: ['R-EVENT-88'],
    happening: venueThatFlips,
  },
];

/** Which event each check waits for, so that a server can be made that forgets just that one. */
export const moneyEmissions: readonly Pick<Row, 'id' | 'type'>[] = rows;

export const moneyEventChecks: readonly ActiveCheck[] = rows.map(
  ({ id, type, title, requirements, happening }) => ({
    kind: 'active',
    area: 'event',
    level: 'MUST',
    asks: [],
    ...{ id, title, requirements },
    run: async (bench) => {
      const { name, mailbox } = await happening(bench);
      const come = await bench.arrivals(mailbox, (one) => eventTypeOf(one) === type);
      if (come.length > 0) return conclude(undefined);
      return conclude({ expected: `${type} to the client ${name}`, actual: 'none came' });
    },
  }),
);
