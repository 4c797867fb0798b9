/** Servers that are wrong about invoices, refunds and disputes. */
import type { OperationId } from '../../contract/operations.ts';
import type { Flaw } from './flaw.ts';
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

export const moneyFlaws: readonly Flaw[] = families.flatMap(
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
