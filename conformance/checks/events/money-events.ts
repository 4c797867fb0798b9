/** The events of invoices, refunds, disputes and venues: each comes to the client that it concerns. */
import type { EventType } from '#contract/events.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { disputeThat, flippedOnce, invoiceThat, refundThat } from './happenings.ts';
import type { Happening } from './happenings.ts';

type Row = {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly happening: Happening;
};

const rows: readonly Row[] = [
  {
    id: 'EMIT-40',
    type: 'invoice.created',
    title: 'a weekly invoice that is minted emits invoice.created',
    requirements: ['R-EVENT-78', 'R-INVOICE-42'],
    happening: invoiceThat(),
  },
  {
    id: 'EMIT-41',
    type: 'invoice.paid',
    title: 'an invoice that is paid emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.pay'),
  },
  {
    id: 'EMIT-52',
    type: 'invoice.paid',
    title: 'an invoice that is paid after its due date emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.passDueDate', 'invoice.pay'),
  },
  {
    id: 'EMIT-53',
    type: 'invoice.paid',
    title: 'an invoice that is paid after a failed charge emits invoice.paid',
    requirements: ['R-EVENT-79', 'R-INVOICE-43'],
    happening: invoiceThat('invoice.failPayment', 'invoice.pay'),
  },
  {
    id: 'EMIT-68',
    type: 'invoice.overdue',
    title: 'an invoice whose charge has failed emits invoice.overdue when it passes its due date',
    requirements: ['R-EVENT-81', 'R-INVOICE-45'],
    happening: invoiceThat('invoice.failPayment', 'invoice.passDueDate'),
  },
  {
    id: 'EMIT-69',
    type: 'invoice.payment_failed',
    title: 'a charge that fails after the due date emits invoice.payment_failed',
    requirements: ['R-EVENT-80', 'R-INVOICE-44'],
    happening: invoiceThat('invoice.passDueDate', 'invoice.failPayment'),
  },
  {
    id: 'EMIT-42',
    type: 'invoice.payment_failed',
    title: 'a failed charge of an invoice emits invoice.payment_failed',
    requirements: ['R-EVENT-80', 'R-INVOICE-44'],
    happening: invoiceThat('invoice.failPayment'),
  },
  {
    id: 'EMIT-43',
    type: 'invoice.overdue',
    title: 'an unpaid invoice that passes its due date emits invoice.overdue',
    requirements: ['R-EVENT-81', 'R-INVOICE-45'],
    happening: invoiceThat('invoice.passDueDate'),
  },
  {
    id: 'EMIT-44',
    type: 'refund.created',
    title: 'a refund that is initiated emits refund.created',
    requirements: ['R-EVENT-82'],
    happening: refundThat(),
  },
  {
    id: 'EMIT-45',
    type: 'refund.succeeded',
    title: 'a refund that is settled emits refund.succeeded',
    requirements: ['R-EVENT-83'],
    happening: refundThat('refund.settle'),
  },
  {
    id: 'EMIT-46',
    type: 'refund.failed',
    title: 'a refund attempt that fails emits refund.failed',
    requirements: ['R-EVENT-84'],
    happening: refundThat('refund.fail'),
  },
  {
    id: 'EMIT-47',
    type: 'dispute.opened',
    title: 'a chargeback that is opened emits dispute.opened',
    requirements: ['R-EVENT-85'],
    happening: disputeThat('won'),
  },
  {
    id: 'EMIT-48',
    type: 'dispute.closed',
    title: 'a chargeback that is won emits dispute.closed',
    requirements: ['R-EVENT-86'],
    happening: disputeThat('won'),
  },
  {
    id: 'EMIT-49',
    type: 'dispute.closed',
    title: 'a chargeback that is lost emits dispute.closed',
    requirements: ['R-EVENT-87'],
    happening: disputeThat('lost'),
  },
  {
    id: 'EMIT-50',
    type: 'venue.deactivated',
    title: 'a venue that is switched off emits venue.deactivated to a client that has booked there',
    requirements: ['R-EVENT-89'],
    happening: flippedOnce,
  },
  {
    id: 'EMIT-51',
    type: 'venue.activated',
    title: 'a venue that is switched on emits venue.activated to a client that has booked there',
    requirements: ['R-EVENT-88'],
    happening: flippedOnce,
  },
];

/** Which event each check waits for, so that a server can be made that forgets just that one. */
export const moneyEmissions: readonly Pick<Row, 'id' | 'type'>[] = rows;

export const moneyEventChecks: readonly ActiveCheck[] = rows.map(
  ({ id, type, title, requirements, happening }) => ({
    kind: 'active',
    area: 'event',
    level: 'MUST',
    asks: [],
    ...{ id, title, requirements },
    run: async (bench) => {
      const { name, mailbox } = await happening(bench);
      const come = await bench.arrivals(mailbox, (one) => eventTypeOf(one) === type);
      if (come.length > 0) return conclude(undefined);
      return conclude({ expected: `${type} to the client ${name}`, actual: 'none came' });
    },
  }),
);
