/** The buttons of a booking are the moves that the control plane would carry out, no more and no less. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 1, clock: '2027-01-04T09:00:00Z' });
});
afterAll(() => sandbox.close());

type Ids = { readonly [name in 'jobId' | 'clientId']: string } & {
  readonly invoiceId?: string;
  readonly refundId?: string;
  readonly disputeId?: string;
};

type Life = {
  readonly billingMode?: 'PATIENT_PAY';
  readonly fulfillmentChannel: 'MOBILE' | 'IN_VENUE';
  readonly steps: readonly string[];
};

const mobile = (...steps: string[]): Life => ({ fulfillmentChannel: 'MOBILE', steps });
const venue = (...steps: string[]): Life => ({ fulfillmentChannel: 'IN_VENUE', steps });
const drawn = ['phlebotomist.accept', 'phlebotomist.start', 'job.complete'];

const lives: readonly (readonly [string, Life])[] = [
  ['waits for its payment', { ...mobile(), billingMode: 'PATIENT_PAY' }],
  ['waits for its payment at a venue', { ...venue(), billingMode: 'PATIENT_PAY' }],
  ['waits for a phlebotomist', mobile()],
  ['waits to be confirmed at a venue', venue()],
  ['found nobody', mobile('dispatch.exhaust')],
  ['is accepted', mobile('phlebotomist.accept')],
  ['has a phlebotomist on the way', mobile('phlebotomist.accept', 'phlebotomist.enRoute')],
  ['has a phlebotomist at the door', mobile('phlebotomist.accept', 'phlebotomist.arrive')],
  ['is confirmed at a venue', venue('payment.finalize')],
  ['is under way', mobile('phlebotomist.accept', 'phlebotomist.start')],
  ['is under way at a venue', venue('payment.finalize', 'venue.checkIn')],
  ['is over', mobile(...drawn)],
  ['has a sample at the lab', mobile(...drawn, 'lab.receive')],
  ['has results', mobile(...drawn, 'lab.publish')],
  ['is cancelled', mobile('staff.cancel')],
  ['was not met', mobile('phlebotomist.accept', 'patient.noShow')],
  ['waits for a refund', mobile('refund.create')],
  ['has a refund that failed', mobile('refund.create', 'refund.fail')],
  ['is disputed', mobile('dispute.open')],
  ['was disputed', mobile('dispute.open', 'dispute.close')],
  ['is invoiced', mobile(...drawn, 'invoice.create')],
  ['has an overdue invoice', mobile(...drawn, 'invoice.create', 'invoice.passDueDate')],
  ['is paid by invoice', mobile(...drawn, 'invoice.create', 'invoice.pay')],
];

const lived = async ({ billingMode, fulfillmentChannel, steps }: Life): Promise<Ids> => {
  const { clientId } = await sandbox.do<{ clientId: string }>('client.create', {
    ...(billingMode === undefined ? {} : { billingMode }),
  });
  const booking = { clientId, fulfillmentChannel };
  const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', booking);
  let ids: Ids = { clientId, jobId };
  for (const step of steps) ids = { ...ids, ...(await sandbox.do<object>(step, given(step, ids))) };
  return ids;
};

/** What an action needs; undefined where it has nothing to act on. */
const given = (action: string, ids: Ids): Record<string, unknown> | undefined => {
  const { jobId, clientId, invoiceId, refundId, disputeId } = ids;
  const of = (name: string, id: string | undefined) =>
    id === undefined ? undefined : { [name]: id };
  switch (action) {
    case 'invoice.create':
      return { clientId, jobIds: [jobId] };
    case 'refund.create':
    case 'dispute.open':
      return { jobId };
    case 'dispute.update':
      return disputeId === undefined ? undefined : { disputeId, status: 'under_review' };
    case 'dispute.close':
      return disputeId === undefined ? undefined : { disputeId, outcome: 'won' };
    case 'phlebotomist.updateEta':
      return { jobId, newEta: '2027-01-07T10:00:00Z' };
    default:
      if (action.startsWith('invoice.')) return of('invoiceId', invoiceId);
      if (action.startsWith('refund.')) return of('refundId', refundId);
      return { jobId };
  }
};

const aboutBookings =
  /^(payment|dispatch|phlebotomist|patient|staff|lab|invoice|refund|dispute)\.|^venue\.checkIn$|^job\.complete$/;

const isCarriedOut = async (action: string, life: Life): Promise<boolean> => {
  const ids = await lived(life);
  const parameters = given(action, ids);
  if (parameters === undefined) return false;
  const time = action === 'staff.reschedule' ? await anotherTime(ids.jobId) : {};
  return sandbox.do(action, { ...parameters, ...time }).then(
    () => true,
    () => false,
  );
};

const anotherTime = async (jobId: string): Promise<object> => {
  const { job } = await sandbox.do<{ job: { venueId: string | null } }>('job.get', { jobId });
  if (job.venueId === null) return { scheduledFor: '2027-02-01T09:00:00Z' };
  const { venueId } = job;
  const { slots } = await sandbox.do<{ slots: string[] }>('venue.freeSlots', { venueId });
  return { venueSlotStart: slots.at(-1) };
};

const buttonsOf = async (jobId: string): Promise<readonly string[]> => {
  const page = await (await fetch(`${sandbox.url}/_sandbox/bookings/${jobId}`)).text();
  const moves = /<section class="moves".*?<\/section>/s.exec(page)?.[0] ?? '';
  return [
    ...new Set([...moves.matchAll(/data-action="([^"]+)"/g)].map(([, name]) => name!)),
  ].sort();
};

describe('the moves of a booking that', { timeout: 30_000 }, () => {
  it.each(lives)('%s', async (_, life) => {
    const { actions } = await sandbox.do<{ actions: string[] }>('describe');
    const carriedOut: string[] = [];
    for (const action of actions.filter((name) => aboutBookings.test(name))) {
      if (await isCarriedOut(action, life)) carriedOut.push(action);
    }
    const { jobId } = await lived(life);
    expect(await buttonsOf(jobId)).toEqual(carriedOut.sort());
  });

  it('is looked at changes nothing: no line in the log, no webhook', async () => {
    const { jobId } = await lived(mobile());
    const before = await sandbox.events.list({ jobId });
    const job = await sandbox.do('job.get', { jobId });
    await buttonsOf(jobId);
    expect(await sandbox.events.list({ jobId })).toEqual(before);
    expect(await sandbox.do('job.get', { jobId })).toEqual(job);
  });
});
