/** Invoices, refunds and disputes: their statuses and the fields of their details. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import { at, isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import type { MoneyThing } from '../given/money.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { dataAt } from '../value.ts';
import { probedStage } from './life.ts';
import { listed, probe, told, unseen } from './probe.ts';

type Minted = { readonly client: Client; readonly invoiceId: string; readonly invoice: unknown };

const readInvoice = async (bench: Bench, client: Client, id: string): Promise<unknown> => {
  const key = keyFor(client, 'getInvoice');
  const exchange: Exchange = await bench.call({ operation: 'getInvoice', key, id });
  return dataAt(demandSuccess(exchange), 'invoice');
};

/** An invoice of the job that was walked, read right after its minting. */
const minted = (bench: Bench): Promise<Minted> =>
  bench.once('invoice to be probed', async (maker) => {
    maker.need('invoice.create');
    const { booking } = await probedStage(maker, 'completed');
    const { client, jobId } = booking;
    const { clientId } = client;
    if (clientId === undefined) throw unseen('invoice.create wants the id of a client of our own');
    const made = await maker.act('invoice.create', { clientId, jobIds: [jobId] });
    const invoiceId = controlText('invoice.create', made, 'invoiceId');
    return { client, invoiceId, invoice: await readInvoice(maker, client, invoiceId) };
  });

const moves = ['invoice.process', 'invoice.failPayment', 'invoice.passDueDate', 'invoice.pay'];

type Detail = {
  readonly what: string;
  readonly operation: OperationId;
  readonly given: (bench: Bench) => Promise<MoneyThing>;
  readonly fields: readonly string[];
};

const details: readonly Detail[] = [
  {
    ...{ what: 'invoice', operation: 'getInvoice', given: givenInvoice },
    fields: ['lineItems', 'jobs'],
  },
  {
    ...{ what: 'refund', operation: 'getRefund', given: givenRefund },
    fields: ['notes', 'processorPaymentIntentId'],
  },
  {
    ...{ what: 'dispute', operation: 'getDispute', given: givenDispute },
    fields: ['processorChargeId', 'processorPaymentIntentId', 'updatedAt'],
  },
];

/** Which of the fields that only its detail has are there. */
async function fieldsOf(bench: Bench, { what, operation, given, fields }: Detail): Promise<string> {
  const thing = await ifPossible(given(bench));
  if (thing === undefined) return `${what}: not seen`;
  const key = keyFor(thing.client, operation);
  const read = demandSuccess(await bench.call({ operation, key, id: thing.id }));
  const missing = fields.filter((field) => at(dataAt(read, what), field) === undefined);
  return `${what}: ${missing.length === 0 ? 'all' : `without ${listed(missing)}`}`;
}

export const moneyProbes = [
  probe({
    area: 'invoice',
    id: 'O55',
    question: 'Are the fields there that only the detail of an invoice, refund or dispute has?',
    asks: ['getInvoice', 'getRefund', 'getDispute'],
    run: async (bench) => {
      const rows: string[] = [];
      for (const detail of details) rows.push(await fieldsOf(bench, detail));
      return { answer: rows.join('; ') };
    },
  }),
  probe({
    area: 'invoice',
    id: 'O57',
    question: 'Has an invoice its hostedInvoiceUrl as soon as it is minted?',
    asks: ['getInvoice'],
    run: async (bench) => {
      const url = at((await minted(bench)).invoice, 'hostedInvoiceUrl');
      if (url === null) return { answer: 'no, it is null', value: 'issued' };
      return told('yes', typeof url === 'string' ? 'minted' : undefined);
    },
  }),
  probe({
    area: 'invoice',
    id: 'O95',
    question: 'Which status has an invoice after each of its events, and a refund?',
    asks: [],
    run: async (bench) => {
      const { client, invoiceId, invoice } = await minted(bench);
      const rows = [`invoice.create: ${String(at(invoice, 'status'))}`];
      for (const action of moves) {
        const done = await ifPossible(bench.act(action, { invoiceId }));
        const status = at(await readInvoice(bench, client, invoiceId), 'status');
        rows.push(`${action}: ${done === undefined ? 'refused' : String(status)}`);
      }
      return { answer: [...rows, ...(await refundMoves(bench))].join('; ') };
    },
  }),
];

async function refundMoves(bench: Bench): Promise<readonly string[]> {
  const refund = await ifPossible(settledRefund(bench));
  return refund === undefined
    ? []
    : [`refund.create: ${refund.first}`, `refund.settle: ${refund.then}`];
}

/** A refund of its own, and its status before and after it was settled. */
async function settledRefund(
  bench: Bench,
): Promise<{ readonly first: string; readonly then: string }> {
  const { booking } = await probedStage(bench, 'completed');
  const { client, jobId } = booking;
  const made = await bench.act('refund.create', { jobId, amount: 1 });
  const id = controlText('refund.create', made, 'refundId');
  const key = keyFor(client, 'getRefund');
  const status = async (): Promise<string> => {
    const read = demandSuccess(await bench.call({ operation: 'getRefund', key, id }));
    const refund = dataAt(read, 'refund');
    return String(isMap(refund) ? refund['status'] : undefined);
  };
  const first = await status();
  await bench.act('refund.settle', { refundId: id });
  return { first, then: await status() };
}
