/** The moves that are legal now: those that the control plane would carry out, found out by asking it. */

import type { Dispute } from '../../domain/dispute/dispute.ts';
import type { Invoice } from '../../domain/invoice/invoice.ts';
import type { Job } from '../../domain/job/job.ts';
import type { Refund } from '../../domain/refund/refund.ts';
import type { Sample } from '../../domain/sample/sample.ts';
import { toIso } from '../../application/projections/time.ts';
import { actionOf } from './action-form.ts';
import type { ActionRequest } from './options.ts';

export type Field = {
  /** As `actionOf` reads it: `sample.barcode`, `newEta:time`. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'datetime-local' | 'checkbox' | 'select';
  readonly value?: string;
  readonly options?: readonly string[];
  readonly required?: true;
};

export type Move = {
  readonly action: string;
  readonly label: string;
  readonly group: 'Visit' | 'Staff' | 'Lab' | 'Money';
  /** As fields of a form: see `actionOf`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What it may be given; with a required one it is a form, otherwise a button and a form. */
  readonly fields?: readonly Field[];
  /** Parameters with which it is tried out, where a required one is missing. */
  readonly trial?: Readonly<Record<string, unknown>>;
  /** The usual next step of a booking. */
  readonly isNext?: boolean;
  readonly isEnd?: true;
};

/** All that a booking's moves hang on. */
export type Around = {
  readonly job: Job;
  readonly sample: Sample | undefined;
  readonly invoice: Invoice | undefined;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  /** Of the booking's venue, ISO 8601, without its own. */
  readonly freeSlots: readonly string[];
};

export const legalMoves = async (
  candidates: readonly Move[],
  rehearse: (request: ActionRequest) => Promise<{ readonly ok: boolean }>,
): Promise<readonly Move[]> => {
  const legal: Move[] = [];
  for (const move of candidates) {
    const { action, parameters, trial = {} } = move;
    const request = actionOf({ ...parameters, action });
    if ((await rehearse({ ...request, ...trial })).ok) legal.push(move);
  }
  return legal;
};

/** Every move there is for this booking and what belongs to it, in the order of its life. */
export const movesAround = (around: Around): readonly Move[] => [
  ...visitMoves(around),
  ...staffMoves(around),
  ...labMoves(around),
  ...around.refunds.flatMap(refundMoves),
  ...around.disputes.flatMap(disputeMoves),
  ...(around.invoice === undefined ? [] : invoiceMoves(around.invoice)),
  ...moneyMoves(around),
];

const hour = 60 * 60 * 1000;

/** As a datetime-local input takes it; the dashboard speaks UTC. */
const inputTime = (at: number): string => toIso(at).slice(0, 16);

const visitMoves = ({ job }: Around): readonly Move[] => {
  const parameters = { jobId: job.id };
  const move = (action: string, label: string, rest: Partial<Move> = {}): Move => ({
    ...{ action, label, group: 'Visit', parameters },
    ...rest,
  });
  const { phase, visit } = job;
  const isMobile = visit.channel === 'MOBILE';
  const progress = phase === 'confirmed' ? job.progress : undefined;
  const eta = visit.appointmentAt + hour / 4;
  return [
    move('payment.finalize', 'Finalize payment', {
      isNext: phase === 'pendingPayment' || (phase === 'pending' && !isMobile),
    }),
    move('dispatch.search', 'Search phlebotomist', {
      fields: [field('searchRadiusMiles:number', 'Radius, miles', 'number')],
    }),
    move('phlebotomist.accept', 'Accept', {
      isNext: phase === 'pending' && isMobile,
      fields: [field('phlebotomist.name', 'Name'), field('phlebotomist.phone', 'Phone')],
    }),
    move('dispatch.exhaust', 'Find nobody'),
    move('phlebotomist.enRoute', 'En route', { isNext: progress === 'assigned' }),
    move('phlebotomist.arrive', 'Arrive', { isNext: progress === 'enRoute' }),
    move('phlebotomist.start', 'Start visit', { isNext: progress === 'arrived' }),
    move('phlebotomist.updateEta', 'Update ETA', {
      fields: [required('newEta:time', 'New ETA (UTC)', 'datetime-local', inputTime(eta))],
      trial: { newEta: toIso(eta) },
    }),
    move('phlebotomist.cancel', 'Phlebotomist backs out'),
    move('dispatch.unassign', 'Unassign', { fields: [field('reason', 'Reason')] }),
    move('venue.checkIn', 'Check in', { isNext: phase === 'confirmed' && !isMobile }),
    move('job.complete', 'Complete', { isNext: phase === 'inProgress', fields: completion }),
    move('patient.noShow', 'No-show', { isEnd: true }),
  ];
};

const field = (name: string, label: string, type: Field['type'] = 'text'): Field => ({
  name,
  label,
  type,
});

const required = (name: string, label: string, type: Field['type'], value: string): Field => ({
  ...field(name, label, type),
  value,
  required: true,
});

const completion: readonly Field[] = [
  field('sample.barcode', 'Barcode'),
  {
    ...field('sample.shipmentMode', 'Shipment', 'select'),
    options: ['', 'VENUE_OR_PATIENT_TO_LAB', 'SERVICE_COURIER_PICKUP', 'CLIENT_HANDLES_OFFLINE'],
  },
  field('sample.collectionNotes', 'Collection notes'),
  field('partner.id', 'Partner id'),
  field('partner.name', 'Partner name'),
];

const staffMoves = ({ job, freeSlots }: Around): readonly Move[] => {
  const parameters = { jobId: job.id };
  const shared = { group: 'Staff', parameters } as const;
  return [
    { ...shared, action: 'staff.reschedule', label: 'Reschedule', ...anotherTime(job, freeSlots) },
    { ...shared, action: 'staff.cancel', label: 'Cancel booking', isEnd: true },
  ];
};

const anotherTime = (
  { visit }: Job,
  freeSlots: readonly string[],
): Required<Pick<Move, 'fields' | 'trial'>> => {
  if (visit.channel === 'MOBILE') {
    const at = visit.appointmentAt + 24 * hour;
    const input = required('scheduledFor:time', 'Time (UTC)', 'datetime-local', inputTime(at));
    return { fields: [input], trial: { scheduledFor: toIso(at) } };
  }
  const [first = ''] = freeSlots;
  const slot = required('venueSlotStart', 'Free slot (UTC)', 'select', first);
  return { fields: [{ ...slot, options: freeSlots }], trial: { venueSlotStart: first } };
};

const labMoves = ({ job, sample }: Around): readonly Move[] => {
  const shared = { group: 'Lab', parameters: { jobId: job.id } } as const;
  return [
    {
      ...{ ...shared, action: 'lab.receive', label: 'Receive sample' },
      isNext: sample?.phase === 'registered',
    },
    {
      ...{ ...shared, action: 'lab.publish', label: 'Publish results' },
      fields: [field('resultsUrl', 'Results URL')],
      isNext: sample?.phase === 'inLab',
    },
  ];
};

const moneyMoves = ({ job }: Around): readonly Move[] => {
  const parameters = { jobId: job.id };
  return [
    {
      ...{ group: 'Money', action: 'invoice.create', label: 'Invoice this booking' },
      parameters: { clientId: job.clientId, 'jobIds:list': job.id },
      trial: { jobIds: [job.id] },
    },
    {
      ...{ group: 'Money', action: 'refund.create', label: 'Refund', parameters },
      fields: [
        field('amount:number', 'Amount, £', 'number'),
        field('reason', 'Reason'),
        field('cancelJob:boolean', 'Cancel the booking too', 'checkbox'),
      ],
    },
    {
      ...{ group: 'Money', action: 'dispute.open', label: 'Open dispute', parameters },
      fields: [field('amountPence:number', 'Amount, pence', 'number'), field('reason', 'Reason')],
    },
  ];
};

const refundMoves = ({ id }: Refund): readonly Move[] => {
  const shared = { group: 'Money', parameters: { refundId: id } } as const;
  return [
    { ...shared, action: 'refund.settle', label: 'Settle refund' },
    { ...shared, action: 'refund.fail', label: 'Fail refund' },
    { ...shared, action: 'refund.reconcile', label: 'Reconcile refund' },
  ];
};

const disputeMoves = ({ id }: Dispute): readonly Move[] => {
  const shared = { group: 'Money' } as const;
  const close = (outcome: string): Move => ({
    ...{ ...shared, action: 'dispute.close', label: `Close dispute: ${outcome}` },
    parameters: { disputeId: id, outcome },
  });
  return [
    {
      ...{ ...shared, action: 'dispute.update', label: 'Update dispute' },
      parameters: { disputeId: id },
      fields: [required('status', 'The processor’s word', 'text', 'under_review')],
      trial: { status: 'a word of the processor’s that is new' },
    },
    close('won'),
    close('lost'),
  ];
};

export const invoiceMoves = ({ id }: Pick<Invoice, 'id'>): readonly Move[] => {
  const move = (action: string, label: string): Move => ({
    ...{ action, label, group: 'Money', parameters: { invoiceId: id } },
  });
  return [
    move('invoice.issue', 'Issue invoice'),
    move('invoice.process', 'Charge invoice'),
    move('invoice.pay', 'Invoice paid'),
    move('invoice.failPayment', 'Fail payment'),
    move('invoice.passDueDate', 'Pass due date'),
    move('invoice.refund', 'Refund invoice'),
  ];
};
