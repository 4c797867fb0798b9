/** A filter means the whole of its value: a moment in whichever notation, a status and not a part of one. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { writeInZone } from '../../instant.ts';
import { at, sameJson } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { moneyClient, openDispute, paidBooking } from '../money/billed.ts';
import { listAt, show } from '../value.ts';
import { firstPeriodStart, periodOf } from './full-lists.ts';
import { ask, nothingListed, place } from './money-filters.ts';

/** The same moment in every form that an ISO timestamp may have: each brings what the first one brings. */
async function inEachNotation(bench: Bench): Promise<Finding | undefined> {
  const { periodStart, periodEnd } = periodOf(await firstPeriodStart(bench), place);
  for (const [bound, moment] of Object.entries({ periodStart, periodEnd })) {
    const due = idsOf(await ask(bench, 'listInvoices', { [bound]: moment }));
    if (due.length === 0) throw nothingListed('listInvoices');
    for (const text of notationsOf(moment)) {
      const came = idsOf(await ask(bench, 'listInvoices', { [bound]: text }));
      if (sameJson(came, due)) continue;
      return {
        expected: `${String(due.length)} invoices for ${bound}=${text}, as for ${moment}`,
        actual: `${String(came.length)} invoices`,
      };
    }
  }
  return undefined;
}

const idsOf = (exchange: Exchange): readonly unknown[] =>
  listAt(demandSuccess(exchange), 'invoices')
    .map((item) => String(at(item, 'id')))
    .sort();

const notationsOf = (moment: string): readonly string[] => [
  moment.replace('.000Z', 'Z'),
  ...['+00:00', '+02:00', '-05:30'].map((offset) => writeInZone(Date.parse(moment), offset)),
];

/** One whose status has another status in it: a filter means the whole of it. */
const longStatus = 'warning_needs_response';
const shortStatus = 'needs_response';

async function wholeStatus(bench: Bench): Promise<Finding | undefined> {
  bench.need('dispute.open', 'dispute.update');
  const client = await moneyClient(bench, 'disputed with a warning', 'PATIENT_PAY');
  const booking = await paidBooking(bench, client, 'disputed with a warning');
  const disputeId = await openDispute(bench, booking);
  const key = keyFor(client, 'listDisputes');
  const listed = async (status: string): Promise<readonly unknown[]> =>
    listAt(
      demandSuccess(await bench.call({ operation: 'listDisputes', key, query: { status } })),
      'disputes',
    );
  // Some open with it, and cannot be moved to it.
  if ((await listed(longStatus)).length === 0) {
    await bench.act('dispute.update', { disputeId, status: longStatus });
  }
  if ((await listed(longStatus)).length === 0) throw nothingListed('listDisputes');
  const [wrong] = await listed(shortStatus);
  if (wrong === undefined) return undefined;
  return { expected: `no dispute with status=${shortStatus}`, actual: show(at(wrong, 'status')) };
}

const common = { kind: 'active', area: 'list', level: 'MUST' } as const;

export const wholeValueChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIST-51',
    title: 'periodStart and periodEnd mean the same moment in each of its notations',
    asks: Array.from({ length: 10 }, () => 'listInvoices' as const),
    requirements: ['R-INVOICE-36', 'R-INVOICE-38'],
    run: async (bench) => conclude(await inEachNotation(bench)),
  },
  {
    ...common,
    id: 'LIST-52',
    title: 'GET /disputes?status brings no dispute whose status merely has it in it',
    asks: ['createBooking', 'listDisputes', 'listDisputes', 'listDisputes'],
    requirements: ['R-DISPUTE-23'],
    run: async (bench) => conclude(await wholeStatus(bench)),
  },
];
