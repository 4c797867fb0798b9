/** Invoices, refunds and disputes that have been moved on: the list knows of it as the detail does. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { walkList, needEnd } from '../given/walk.ts';
import { agreementFinding } from '../lists/agreement.ts';
import { foundTwice } from '../lists/found-twice.ts';
import { differences, show } from '../value.ts';
import { readMoney } from './billed.ts';
import { disputeThatIs, disputeUnderReview } from './disputes.ts';
import { invoiceThatIs } from './invoices.ts';
import { refundThatIs } from './refunds.ts';

type Moved = { readonly client: Client; readonly id: string };
type Making = (bench: Bench) => Promise<Moved>;

type Row = {
  readonly id: string;
  readonly area: 'invoice' | 'refund' | 'dispute';
  readonly words: string;
  readonly list: 'listInvoices' | 'listRefunds' | 'listDisputes';
  readonly get: 'getInvoice' | 'getRefund' | 'getDispute';
  readonly requirement: string;
  /** The first must be had; which of the others can be had depends on the control endpoint. */
  readonly first: Making;
  readonly others: readonly Making[];
};

const rows: readonly Row[] = [
  {
    ...{ id: 'INVOICE-18', area: 'invoice', words: 'paid, overdue or not to be charged' },
    ...{ list: 'listInvoices', get: 'getInvoice', requirement: 'R-INVOICE-30' },
    first: (bench) => invoiceThatIs(bench, 'paid'),
    others: (['failed', 'overdue'] as const).map(
      (move): Making =>
        (bench) =>
          invoiceThatIs(bench, move),
    ),
  },
  {
    ...{ id: 'REFUND-13', area: 'refund', words: 'settled, failed or reconciled' },
    ...{ list: 'listRefunds', get: 'getRefund', requirement: 'R-REFUND-21' },
    first: (bench) => refundThatIs(bench, 'settled'),
    others: (['failed', 'reconciled'] as const).map(
      (move): Making =>
        (bench) =>
          refundThatIs(bench, move),
    ),
  },
  {
    ...{ id: 'DISPUTE-10', area: 'dispute', words: 'won, lost or under review' },
    ...{ list: 'listDisputes', get: 'getDispute', requirement: 'R-DISPUTE-21' },
    first: (bench) => disputeThatIs(bench, 'won'),
    others: [(bench) => disputeThatIs(bench, 'lost'), disputeUnderReview],
  },
];

/** All of them are of one client. */
async function movedOf(
  bench: Bench,
  { first, others }: Row,
): Promise<readonly [Moved, ...Moved[]]> {
  const made: [Moved, ...Moved[]] = [await first(bench)];
  for (const make of others) {
    const one = await ifPossible(make(bench));
    if (one !== undefined) made.push(one);
  }
  return made;
}

async function judge(bench: Bench, row: Row): Promise<Finding | undefined> {
  const { list, get, area } = row;
  const moved = await movedOf(bench, row);
  const [{ client }] = moved;
  const walked = await walkList(bench, list, keyFor(client, list));
  for (const { id } of moved) {
    const detail = await readMoney(bench, client, { get, id });
    const item = walked.items.find((one) => at(one, 'id') === id);
    if (item === undefined) needEnd(walked);
    const finding =
      differences(`${area} in the list`, item, { id }) ?? agreementFinding(item, detail);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function paidAtFinding(bench: Bench): Promise<Finding | undefined> {
  const paid = await invoiceThatIs(bench, 'paid');
  const { client } = paid;
  const paidAt = at(await readMoney(bench, client, { get: 'getInvoice', id: paid.id }), 'paidAt');
  if (readInstant(paidAt) === undefined) {
    return { expected: 'paidAt of a paid invoice: a timestamp', actual: show(paidAt) };
  }
  const failed = await ifPossible(invoiceThatIs(bench, 'failed'));
  if (failed === undefined) return undefined;
  const shown = await readMoney(bench, client, { get: 'getInvoice', id: failed.id });
  return differences('invoice whose charge has failed', shown, { paidAt: null });
}

const common = { kind: 'active', level: 'MUST' } as const;

export const movedMoneyChecks: readonly ActiveCheck[] = [
  ...rows.map((row): ActiveCheck => ({
    ...common,
    id: row.id,
    area: row.area,
    title: `${row.area === 'invoice' ? 'an' : 'a'} ${row.area} that is ${row.words} is the same in the list and by its id`,
    asks: [row.list, row.get, row.get, row.get],
    requirements: [row.requirement],
    run: async (bench) => conclude(await foundTwice(() => judge(bench, row))),
  })),
  {
    ...common,
    id: 'INVOICE-19',
    area: 'invoice',
    level: 'SHOULD',
    title: 'paidAt of an invoice is set by its payment, and by no charge that has failed',
    asks: ['getInvoice', 'getInvoice'],
    requirements: ['R-INVOICE-49'],
    run: async (bench) => conclude(await paidAtFinding(bench)),
  },
];
