/** What a dispute says of how it was opened, and what becomes of it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Level } from '../../engine/verdict.ts';
import type { Client } from '../given/client.ts';
import { differences } from '../value.ts';
import { moneyClient, openDispute, paidBooking, readMoney } from './billed.ts';

type Dispute = { readonly client: Client; readonly id: string };
type Ending = 'won' | 'lost';

const reason = 'product_not_received';

/** A dispute of its own for a purpose. */
const disputeTo = (bench: Bench, purpose: string): Promise<Dispute> =>
  bench.once(`dispute to be ${purpose}`, async (maker) => {
    maker.need('dispute.open');
    const client = await moneyClient(maker, 'disputed', 'PATIENT_PAY');
    const booking = await paidBooking(maker, client, `of which a dispute is to be ${purpose}`);
    return { client, id: await openDispute(maker, booking, { reason }) };
  });

export const disputeThatIs = (bench: Bench, outcome: Ending): Promise<Dispute> =>
  bench.once(`dispute that is ${outcome}`, async (maker) => {
    maker.need('dispute.open', 'dispute.close');
    const made = await disputeTo(maker, outcome);
    await maker.act('dispute.close', { disputeId: made.id, outcome });
    return made;
  });

async function shows(
  bench: Bench,
  { client, id }: Dispute,
  due: Readonly<Record<string, unknown>>,
): Promise<Finding | undefined> {
  return differences('dispute', await readMoney(bench, client, { get: 'getDispute', id }), due);
}

async function endingsFinding(bench: Bench): Promise<Finding | undefined> {
  const finding = await shows(bench, await disputeThatIs(bench, 'won'), { status: 'won' });
  return finding ?? shows(bench, await disputeThatIs(bench, 'lost'), { status: 'lost' });
}

const reviewStatus = 'under_review';

export const disputeUnderReview = (bench: Bench): Promise<Dispute> =>
  bench.once('dispute under review', async (maker) => {
    maker.need('dispute.open', 'dispute.update');
    const dispute = await disputeTo(maker, 'reviewed');
    await maker.act('dispute.update', { disputeId: dispute.id, status: reviewStatus });
    return dispute;
  });

async function updateFinding(bench: Bench): Promise<Finding | undefined> {
  return shows(bench, await disputeUnderReview(bench), { status: reviewStatus });
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'asks' | 'requirements'> & {
  readonly level?: Level;
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'DISPUTE-05',
    title: 'a dispute has the reason that it was opened with',
    asks: ['getDispute'],
    requirements: ['R-DISPUTE-18'],
    find: async (bench) => shows(bench, await disputeTo(bench, 'read'), { reason }),
  },
  {
    id: 'DISPUTE-06',
    level: 'SHOULD',
    title: 'a dispute that is closed is won or lost',
    asks: ['getDispute', 'getDispute'],
    requirements: ['R-DISPUTE-19'],
    find: endingsFinding,
  },
  {
    id: 'DISPUTE-07',
    level: 'SHOULD',
    title: "the status of a dispute follows the processor's",
    asks: ['getDispute'],
    requirements: ['R-DISPUTE-20'],
    find: updateFinding,
  },
];

export const disputeChecks: readonly ActiveCheck[] = rows.map(
  ({ find, level = 'MUST', ...described }): ActiveCheck => ({
    kind: 'active',
    area: 'dispute',
    level,
    ...described,
    run: async (bench) => conclude(await find(bench)),
  }),
);
