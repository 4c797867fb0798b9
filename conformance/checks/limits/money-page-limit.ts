/**
 * limit=100 for the lists of money: a cap below it, which a list has of its own, shows only where it holds more.
 *
 * So many things are made by control alone, which asks nothing of the API.
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { cursorLists } from '../given/walk.ts';
import { completeJob, makeInvoice, makeRefund, openDispute } from '../money/billed.ts';
import { hundredFinding, makeMany, manyBookings } from './page-limit.ts';
import type { Many } from './page-limit.ts';

/** To make one takes up to four actions: by default so many that a cap of fifty shows. */
const counts = { default: 53, full: 101 } as const;

/** One invoice for each booking of a client that is billed weekly. */
export const manyInvoices = (bench: Bench): Promise<Client> =>
  bench.once('more invoices than a page holds', async (maker) => {
    maker.need('booking.createInternal', 'invoice.create');
    maker.need('phlebotomist.accept', 'phlebotomist.start', 'job.complete');
    const { client, jobIds: all } = await manyBookings(maker);
    const jobIds = all.slice(0, counts[maker.depth]);
    for (const jobId of jobIds) {
      await completeJob(maker, jobId);
      await makeInvoice(maker, { client, bookings: [{ jobId }] });
    }
    return client;
  });

/** Of a client whose patients pay: what was not paid is neither refunded nor disputed. */
const manyPaid = (bench: Bench): Promise<Many> =>
  bench.once('more paid bookings than a page holds', async (maker) => {
    maker.need('booking.createInternal');
    const count = counts[maker.depth];
    const made = await makeMany(maker, { name: 'manyPaid', billingMode: 'PATIENT_PAY', count });
    for (const jobId of made.jobIds) await ifPossible(maker.act('payment.finalize', { jobId }));
    return made;
  });

export const manyRefunds = (bench: Bench): Promise<Client> =>
  bench.once('more refunds than a page holds', async (maker) => {
    maker.need('refund.create');
    const { client, jobIds } = await manyPaid(maker);
    for (const jobId of jobIds) await makeRefund(maker, { jobId }, {});
    return client;
  });

/** After the refunds, which an open dispute would block. */
export const manyDisputes = (bench: Bench): Promise<Client> =>
  bench.once('more disputes than a page holds', async (maker) => {
    maker.need('dispute.open');
    await ifPossible(manyRefunds(maker));
    const { client, jobIds } = await manyPaid(maker);
    for (const jobId of jobIds) await openDispute(maker, { jobId });
    return client;
  });

const rows = [
  { id: 'LIMIT-80', operation: 'listInvoices', fill: manyInvoices },
  { id: 'LIMIT-81', operation: 'listRefunds', fill: manyRefunds },
  { id: 'LIMIT-82', operation: 'listDisputes', fill: manyDisputes },
] as const;

export const moneyPageLimitChecks: readonly ActiveCheck[] = rows.map(({ id, operation, fill }) => ({
  kind: 'active',
  area: 'limit',
  level: 'MUST',
  id,
  title: `limit=100 brings all ${cursorLists[operation]} of a long list, up to a hundred`,
  asks: [operation],
  requirements: ['R-PAGE-11'],
  run: async (bench) => {
    const key = keyFor(await fill(bench), operation);
    const exchange = await bench.call({ operation, key, query: { limit: '100' } });
    const wanted = { list: cursorLists[operation], of: counts[bench.depth] };
    return conclude(hundredFinding(exchange, wanted));
  },
}));
