/** Servers that are wrong about invoices, refunds and disputes. */
import type { OperationId } from '../../contract/operations.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import type { Flaw } from './flaw.ts';
import { lostMoneyFlaws } from './lost-money-flaws.ts';
import { onItems, onMember, withMember, without } from './tampering.ts';
import type { Json } from './tampering.ts';

type Family = {
  readonly prefix: string;
  readonly name: string;
  readonly list: OperationId;
  readonly get: OperationId;
  /** What is wrong in the detail, though it fits the contract. */
  readonly wrong: { readonly name: string; readonly change: (detail: Json) => Json };
};

const scaled = (key: string, factor: number) => (detail: Json) => ({
  ...detail,
  [key]: Number(detail[key]) * factor,
});

const families: readonly Family[] = [
  {
    prefix: 'INVOICE',
    name: 'invoice',
    list: 'listInvoices',
    get: 'getInvoice',
    wrong: { name: 'names no jobs of an invoice', change: withMember('jobs', []) },
  },
  {
    prefix: 'REFUND',
    name: 'refund',
    list: 'listRefunds',
    get: 'getRefund',
    wrong: { name: 'tells the amount of a refund in pence', change: scaled('amount', 100) },
  },
  {
    prefix: 'DISPUTE',
    name: 'dispute',
    list: 'listDisputes',
    get: 'getDispute',
    wrong: { name: 'tells the amount of a dispute in pounds', change: scaled('amountPence', 0.01) },
  },
];

const familyFlaws: readonly Flaw[] = families.flatMap(
  ({ prefix, name, list, get, wrong }): readonly Flaw[] => [
    {
      name: `leaves createdAt out of the list of ${name}s`,
      tamper: () => onItems(list, `${name}s`, without('createdAt')),
      red: [`${prefix}-01`, 'WIRE-04'],
    },
    {
      name: `lists no ${name}s`,
      tamper: () => onMember(list, `${name}s`, () => []),
      red: [`${prefix}-02`],
    },
    {
      name: `leaves the status out of the detail of ${name}s`,
      tamper: () => onMember(get, name, without('status')),
      red: [`${prefix}-03`, 'WIRE-04'],
    },
    {
      name: `shows another ${name} than was asked for`,
      tamper: () => onMember(get, name, withMember('id', 'another')),
      red: [`${prefix}-03`],
    },
    {
      name: wrong.name,
      tamper: () => onMember(get, name, wrong.change),
      red: [`${prefix}-04`],
    },
  ],
);

type Wrong = {
  readonly name: string;
  readonly red: string;
  /** Of a SHOULD. */
  readonly warns?: true;
  readonly get: OperationId;
  readonly member: string;
  readonly change: (detail: Json) => Json;
};

const dayLater = (key: string) => (detail: Json) => ({
  ...detail,
  [key]: new Date(Date.parse(String(detail[key])) + 86_400_000).toISOString(),
});

const invoice = { get: 'getInvoice', member: 'invoice' } as const;
const refund = { get: 'getRefund', member: 'refund' } as const;
const dispute = { get: 'getDispute', member: 'dispute' } as const;

const wrongs: readonly Wrong[] = [
  {
    ...invoice,
    name: 'shows another status of the jobs of an invoice',
    red: 'INVOICE-05',
    change: (detail) => ({
      ...detail,
      jobs: (detail['jobs'] as Json[]).map(withMember('status', 'BILLED')),
    }),
  },
  {
    ...invoice,
    name: 'says of every job of an invoice that it is MOBILE',
    red: 'INVOICE-05',
    change: (detail) => ({
      ...detail,
      jobs: (detail['jobs'] as Json[]).map(withMember('fulfillmentChannel', 'MOBILE')),
    }),
  },
  {
    ...invoice,
    name: 'counts one job on every invoice',
    red: 'INVOICE-06',
    change: withMember('jobCount', 1),
  },
  {
    ...invoice,
    name: 'leaves the VAT out of the total',
    red: 'INVOICE-07',
    warns: true,
    change: (detail) => ({ ...detail, totalPence: detail['subtotalPence'] }),
  },
  {
    ...invoice,
    name: 'bills in pounds',
    red: 'INVOICE-08',
    warns: true,
    change: scaled('vatPence', 0.0001),
  },
  ...['periodStart', 'periodEnd', 'dueDate'].map((key): Wrong => ({
    ...invoice,
    name: `shows a later ${key} of an invoice`,
    red: 'INVOICE-09',
    change: dayLater(key),
  })),
  {
    ...invoice,
    name: 'says of a new invoice that it is paid',
    red: 'INVOICE-10',
    warns: true,
    change: withMember('paidAt', '2027-01-04T09:00:00.000Z'),
  },
  {
    ...invoice,
    name: 'does not say when an invoice was paid',
    red: 'INVOICE-19',
    warns: true,
    change: withMember('paidAt', null),
  },
  {
    ...invoice,
    name: 'says of every invoice that it was paid',
    red: 'INVOICE-19',
    warns: true,
    change: withMember('paidAt', '2027-01-04T09:00:00.000Z'),
  },
  {
    ...invoice,
    name: 'has a status of its own for invoices',
    red: 'INVOICE-12',
    change: withMember('status', 'CHARGED'),
  },
  {
    ...refund,
    name: 'shows another reason of a refund',
    red: 'REFUND-05',
    change: withMember('reason', 'requested_by_customer'),
  },
  {
    ...refund,
    name: 'does not say that a refund has cancelled its job',
    red: 'REFUND-06',
    change: withMember('cancelledJob', false),
  },
  {
    ...refund,
    name: 'says of each refund that it has cancelled its job',
    red: 'REFUND-06',
    change: withMember('cancelledJob', true),
  },
  {
    get: 'getBooking',
    member: 'job',
    name: 'leaves a job as it was when a refund cancels it',
    red: 'REFUND-07',
    change: withMember('status', 'PENDING'),
  },
  {
    ...refund,
    name: 'refunds in euros',
    red: 'REFUND-08',
    warns: true,
    change: withMember('currency', 'EUR'),
  },
  {
    ...refund,
    name: 'has a status of its own for refunds',
    red: 'REFUND-09',
    change: withMember('status', 'DONE'),
  },
  {
    ...dispute,
    name: 'shows another reason of a dispute',
    red: 'DISPUTE-05',
    change: withMember('reason', 'fraudulent'),
  },
  {
    ...dispute,
    name: 'says of every dispute that it was won',
    red: 'DISPUTE-06',
    warns: true,
    change: withMember('status', 'won'),
  },
  {
    ...dispute,
    name: 'does not follow a dispute to its review',
    red: 'DISPUTE-07',
    warns: true,
    change: withMember('status', 'needs_response'),
  },
];

const wrongDetails = wrongs.map(({ name, red, warns, get, member, change }): Flaw => ({
  name,
  tamper: () => onMember(get, member, change),
  ...(warns === true ? { red: [], warned: [red] } : { red: [red] }),
}));

const listedStale: readonly Flaw[] = (
  [
    ['invoice', 'listInvoices', 'PENDING', 'INVOICE-18'],
    ['refund', 'listRefunds', 'PENDING', 'REFUND-13'],
    ['dispute', 'listDisputes', 'needs_response', 'DISPUTE-10'],
  ] as const
).map(([name, list, status, red]) => ({
  name: `lists every ${name} with the status that it had at first`,
  tamper: () => onItems(list, `${name}s`, withMember('status', status)),
  red: [red],
}));

/** It is issued after it was minted, and its address is kept back all the same. */
const withoutAddress: Flaw = {
  name: 'has no address for an issued invoice',
  sandbox: () => ({
    policies: { ...usualPolicies, O57: 'issued' },
    replacements: {
      operations: (operations) => ({
        ...operations,
        getInvoice: async (caller, input) => {
          const answer = await operations.getInvoice(caller, input);
          return 'invoice' in answer
            ? { invoice: { ...answer.invoice, hostedInvoiceUrl: null } }
            : answer;
        },
      }),
    },
  }),
  red: ['INVOICE-11'],
};

export const moneyFlaws: readonly Flaw[] = [
  ...familyFlaws,
  ...wrongDetails,
  ...listedStale,
  withoutAddress,
  ...lostMoneyFlaws,
];
