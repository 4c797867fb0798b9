/** Invoices, refunds and disputes: listed, found in the list, found by id, with the figures that were given. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, Area } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { concludeFilled } from '../given/filled.ts';
import { ifPossible } from '../given/if-possible.ts';
import {
  disputePence,
  givenDispute,
  givenInvoice,
  givenRefund,
  refundPounds,
} from '../given/money.ts';
import type { MoneyThing } from '../given/money.ts';
import { noJobs } from './billed.ts';
import { cursorLists, needEnd, walkList } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { statements } from '../statements.ts';
import { dataAt, differences } from '../value.ts';

type Family = {
  readonly prefix: 'INVOICE' | 'REFUND' | 'DISPUTE';
  readonly area: Area;
  /** The key of the detail under `data`. */
  readonly name: 'invoice' | 'refund' | 'dispute';
  readonly list: CursorList;
  readonly get: OperationId;
  readonly given: (bench: Bench) => Promise<MoneyThing>;
  /** What is said of the fields of a list item, of those of the detail, and of the list as a whole. */
  readonly says: Readonly<Record<'listed' | 'detailed' | 'inList', readonly string[]>>;
  /** What the detail must say of a thing that was made for this run. */
  readonly figures: {
    readonly title: string;
    readonly find: (made: Made) => Finding | undefined;
  };
};

type Made = { readonly detail: unknown; readonly jobId: string };

const families: readonly Family[] = [
  {
    prefix: 'INVOICE',
    area: 'invoice',
    name: 'invoice',
    list: 'listInvoices',
    get: 'getInvoice',
    given: givenInvoice,
    says: {
      listed: statements('INVOICE', 4, 17),
      detailed: ['R-INVOICE-18', ...statements('INVOICE', 20, 24)],
      inList: [],
    },
    figures: { title: 'an invoice names the jobs that it bills', find: jobsFinding },
  },
  {
    prefix: 'REFUND',
    area: 'refund',
    name: 'refund',
    list: 'listRefunds',
    get: 'getRefund',
    given: givenRefund,
    says: {
      listed: statements('REFUND', 4, 13),
      detailed: statements('REFUND', 14, 16),
      inList: ['R-REFUND-27'],
    },
    figures: {
      title: 'a refund is of its job, and its amount is in pounds',
      find: ({ detail, jobId }) => differences('refund', detail, { jobId, amount: refundPounds }),
    },
  },
  {
    prefix: 'DISPUTE',
    area: 'dispute',
    name: 'dispute',
    list: 'listDisputes',
    get: 'getDispute',
    given: givenDispute,
    says: {
      listed: statements('DISPUTE', 4, 13),
      detailed: statements('DISPUTE', 14, 17),
      inList: ['R-DISPUTE-27'],
    },
    figures: {
      title: 'a dispute is of its job, and its amount is in pence',
      find: ({ detail, jobId }) =>
        differences('dispute', detail, { jobId, amountPence: disputePence }),
    },
  },
];

function jobsFinding({ detail, jobId }: Made): Finding | undefined {
  const jobs = at(detail, 'jobs');
  if (jobs === undefined) throw noJobs();
  const found = Array.isArray(jobs) && jobs.some((job) => at(job, 'id') === jobId);
  if (found) return undefined;
  return { expected: `job ${jobId} among invoice.jobs`, actual: JSON.stringify(jobs) };
}

const readDetail = (bench: Bench, family: Family): Promise<Exchange> =>
  bench.once(`reading of a ${family.name}`, async (maker) => {
    const { id, client } = await family.given(maker);
    return maker.call({ operation: family.get, key: keyFor(client, family.get), id });
  });

const common = ({ area }: Family) => ({ kind: 'active', area, level: 'MUST' }) as const;

/** Of every success: its envelope, and the address and version that were asked. */
const ofEach = ['R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'] as const;

const isListed = (family: Family): ActiveCheck => ({
  ...common(family),
  id: `${family.prefix}-01`,
  title: `${family.name}s are listed`,
  asks: [family.list],
  requirements: [`R-${family.prefix}-01`, ...ofEach, 'R-PAGE-03', ...family.says.listed],
  run: async (bench) => {
    // The owner's list holds something that can be wrong; without one, any list that does will do.
    const made = await ifPossible(family.given(bench));
    const key = keyFor(made?.client ?? (await givenClient(bench, 'primary')), family.list);
    const exchange = await bench.call({ operation: family.list, key });
    return concludeFilled(exchange, successFinding(exchange), {
      name: cursorLists[family.list],
      fill: () => family.given(bench),
    });
  },
});

const isInList = (family: Family): ActiveCheck => ({
  ...common(family),
  id: `${family.prefix}-02`,
  title: `one's own ${family.name} is in the list`,
  asks: [family.list],
  requirements: [`R-${family.prefix}-01`, ...family.says.inList],
  run: async (bench) => {
    const { id, client } = await family.given(bench);
    const walked = await walkList(bench, family.list, keyFor(client, family.list));
    const { items } = walked;
    if (items.some((item) => at(item, 'id') === id)) return conclude(undefined);
    needEnd(walked);
    const actual = `${String(items.length)} ${family.name}s, and it is not among them`;
    return conclude({ expected: `${family.name} ${id} in the list`, actual });
  },
});

const isFound = (family: Family): ActiveCheck => ({
  ...common(family),
  id: `${family.prefix}-03`,
  title: `one's own ${family.name} is found by its id`,
  asks: [family.get],
  requirements: [`R-${family.prefix}-02`, ...ofEach, ...family.says.detailed],
  run: async (bench) => {
    const { id } = await family.given(bench);
    const exchange = await readDetail(bench, family);
    return conclude(
      firstFinding(
        () => successFinding(exchange),
        () => differences(family.name, dataAt(exchange, family.name), { id }),
      ),
    );
  },
});

const hasFigures = (family: Family): ActiveCheck => ({
  ...common(family),
  id: `${family.prefix}-04`,
  title: family.figures.title,
  asks: [family.get],
  requirements: [`R-${family.prefix}-03`],
  run: async (bench) => {
    const { jobId } = await family.given(bench);
    if (jobId === undefined) throw unknownFigures(family.name);
    const detail = dataAt(demandSuccess(await readDetail(bench, family)), family.name);
    return conclude(family.figures.find({ detail, jobId }));
  },
});

const unknownFigures = (name: string): Obstacle =>
  Obstacle.lacking(
    `what the ${name} is about is known only when it was made in this run`,
    `let the ${name} be made by control`,
  );

export const moneyChecks: readonly ActiveCheck[] = families.flatMap((family) => [
  isListed(family),
  isInList(family),
  isFound(family),
  hasFigures(family),
]);
