/** An invoice of a booking with a past, or of which more has become since: it is listed, and shows its job. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { needEnd, walkList } from '../given/walk.ts';
import { bookAtAll } from '../lists/full-lists.ts';
import { dataAt, differences } from '../value.ts';
import { completeJob, makeInvoice, moneyClient } from './billed.ts';

type Step = (bench: Bench, jobId: string) => Promise<unknown>;

type Past = {
  readonly words: string;
  /** Before the job is completed, and after it is billed. */
  readonly before?: Step;
  readonly after?: Step;
};

const act =
  (action: string, terms: Readonly<Record<string, unknown>> = {}): Step =>
  (bench, jobId) =>
    bench.act(action, { jobId, ...terms });

const moveByDays: Step = async (bench, jobId) => {
  const scheduledFor = (await daysAhead(bench, 20)).toISOString();
  await bench.act('staff.reschedule', { jobId, scheduledFor });
};

const changeHands: Step = async (bench, jobId) => {
  for (const action of ['phlebotomist.accept', 'phlebotomist.cancel']) {
    await bench.act(action, { jobId });
  }
};

const pasts: readonly Past[] = [
  { words: 'rescheduled before', before: moveByDays },
  { words: 'given up by a phlebotomist before', before: changeHands },
  { words: 'refunded since', after: act('refund.create', { amount: 1.5 }) },
  { words: 'disputed since', after: act('dispute.open') },
  { words: 'examined by the lab since', after: act('lab.publish') },
];

type Billed = { readonly words: string; readonly id: string; readonly jobId: string };

async function live(bench: Bench, client: Client, past: Past): Promise<Billed> {
  const { words, before, after } = past;
  const jobId = await bookAtAll(bench, client, `billed, ${words}`);
  await before?.(bench, jobId);
  await completeJob(bench, jobId);
  const id = await makeInvoice(bench, { client, bookings: [{ jobId }] });
  await after?.(bench, jobId);
  return { words, id, jobId };
}

/** One invoice for each past that can be brought about here. */
const invoices = (
  bench: Bench,
): Promise<{ readonly client: Client; readonly billed: readonly Billed[] }> =>
  bench.once('invoices of bookings with a past', async (maker) => {
    maker.need('invoice.create', 'phlebotomist.accept', 'phlebotomist.start', 'job.complete');
    const client = await moneyClient(maker, 'of bookings with a past', 'WEEKLY_INVOICE');
    const billed: Billed[] = [];
    for (const past of pasts) {
      const one = await ifPossible(live(maker, client, past));
      if (one !== undefined) billed.push(one);
    }
    if (billed.length > 0) return { client, billed };
    throw Obstacle.lacking(
      'no booking could be rescheduled, refunded or disputed beside its invoice',
      'offer staff.reschedule, refund.create and dispute.open by control',
    );
  });

async function listedFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, billed } = await invoices(bench);
  const walked = await walkList(bench, 'listInvoices', keyFor(client, 'listInvoices'));
  const listed = new Set(walked.items.map((item) => at(item, 'id')));
  const lost = billed.find(({ id }) => !listed.has(id));
  if (lost === undefined) return undefined;
  needEnd(walked);
  return {
    expected: `in the list: the invoice ${lost.id} of a booking that was ${lost.words}`,
    actual: `${String(listed.size)} invoices, and it is not among them`,
  };
}

async function foundFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, billed } = await invoices(bench);
  for (const { words, id, jobId } of billed) {
    const key = keyFor(client, 'getInvoice');
    const exchange = await bench.call({ operation: 'getInvoice', key, id });
    const wrong = successFinding(exchange) ?? jobFinding(dataAt(exchange, 'invoice'), jobId);
    if (wrong === undefined) continue;
    return { ...wrong, expected: `${wrong.expected}, of a booking that was ${words}` };
  }
  return undefined;
}

/** Whether the detail must have the key jobs is open (O55). */
function jobFinding(invoice: unknown, jobId: string): Finding | undefined {
  const jobs = at(invoice, 'jobs');
  const isShown = !Array.isArray(jobs) || jobs.some((job) => at(job, 'id') === jobId);
  if (isShown) return differences('invoice', invoice, { jobCount: 1 });
  return { expected: `job ${jobId} among invoice.jobs`, actual: JSON.stringify(jobs) };
}

const common = { kind: 'active', area: 'invoice', level: 'MUST' } as const;

export const invoicesStayChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'INVOICE-16',
    title: 'an invoice of a booking that was rescheduled, refunded or disputed is listed',
    asks: ['listInvoices'],
    requirements: ['R-INVOICE-01'],
    run: async (bench) => conclude(await listedFinding(bench)),
  },
  {
    ...common,
    id: 'INVOICE-17',
    title: 'an invoice of a booking that was rescheduled, refunded or disputed shows its job',
    asks: pasts.map(() => 'getInvoice' as const),
    requirements: ['R-INVOICE-02', 'R-INVOICE-03', 'R-INVOICE-26'],
    run: async (bench) => conclude(await foundFinding(bench)),
  },
];
