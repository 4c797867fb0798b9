import { describe, expect, it } from 'vitest';
import { aCollection } from '../../../test/given/job-commands.ts';
import {
  aBooking,
  aJob,
  APPOINTMENT,
  mobileVisit,
  NOW,
  onTheWay,
  phaseNames,
  venueVisit,
} from '../../../test/given/jobs.ts';
import type { JobEvent } from './events.ts';
import { evolveJob } from './evolve.ts';
import { startedAt, type Channel, type Job, type JobPhaseName } from './job.ts';

const at = NOW + 60_000;
const phlebotomist = { name: 'Sam Specimen', phone: '+447700900202' };
const partner = { id: 'ven_1', name: 'A venue' };
const collection = { ...aCollection, shipmentMode: 'SERVICE_COURIER_PICKUP' };
const cancelled = { type: 'JobCancelled', at, by: 'staff', refundId: null } as const;

/** Members that belong to a phase, by the phases that have them. */
const phaseMembers: { readonly [Name in JobPhaseName]: readonly string[] } = {
  pendingPayment: [],
  pending: [],
  available: [],
  confirmed: ['phlebotomist', 'progress', 'eta'],
  inProgress: ['phlebotomist', 'startedAt'],
  completed: ['startedAt', 'completedAt', 'partner'],
  cancelled: ['cancelledAt', 'cancelledBy', 'startedAt'],
  noShow: ['flaggedAt'],
};

/** All that lasts is there, and of the phases only the members of the present one. */
const expectWhole = (job: Job): void => {
  const lasting = Object.keys(evolveJob(undefined, booked()));
  expect(Object.keys(job).sort()).toEqual([...lasting, ...phaseMembers[job.phase]].sort());
};

function booked(changes: Parameters<typeof aBooking>[0] = {}): JobEvent {
  return { type: 'JobBooked', at: NOW, booking: aBooking(changes) };
}

describe('a booking that is written', () => {
  it.each([
    ['WEEKLY_INVOICE', 'pending'],
    ['PATIENT_PAY', 'pendingPayment'],
  ] as const)(
    'with %s begins as %s, unpaid, and keeps all that was asked for',
    (billingMode, phase) => {
      const asked = aBooking({
        billingMode,
        visit: venueVisit(),
        specialInstructions: 'ring twice',
        externalUserId: 'user-1',
        externalOrderId: 'order-1',
        passthrough: { a: [1] },
      });
      expect(evolveJob(undefined, { type: 'JobBooked', at: NOW, booking: asked })).toEqual({
        ...asked,
        payment: 'PENDING',
        shipmentMode: null,
        acceptances: 0,
        invoiceId: null,
        phase,
      });
    },
  );

  it('comes before all else that happens to a job', () => {
    expect(() => evolveJob(undefined, { type: 'JobPaid', at })).toThrow(
      'JobPaid without a booking before it',
    );
  });
});

describe('the phase of a job', () => {
  const confirmed = { phase: 'confirmed', progress: 'assigned', eta: null } as const;
  const steps: readonly {
    readonly event: JobEvent;
    readonly from: Job;
    readonly to: Partial<Job>;
  }[] = [
    {
      event: { type: 'VenueBookingConfirmed', at },
      from: aJob('pending', 'IN_VENUE'),
      to: { ...confirmed, phlebotomist: null },
    },
    {
      event: { type: 'SearchExhausted', at },
      from: aJob('pending'),
      to: { phase: 'available' },
    },
    {
      event: { type: 'PhlebotomistAccepted', at, phlebotomist, first: true },
      from: aJob('pending'),
      to: { ...confirmed, phlebotomist, acceptances: 1 },
    },
    {
      event: { type: 'PhlebotomistWithdrew', at, phlebotomist },
      from: onTheWay('enRoute', NOW),
      to: { phase: 'pending' },
    },
    {
      event: { type: 'PhlebotomistUnassigned', at, phlebotomist, reason: 'ill' },
      from: onTheWay('arrived', NOW),
      to: { phase: 'pending' },
    },
    {
      event: { type: 'EnRouteMarked', at },
      from: onTheWay('assigned', NOW),
      to: { phase: 'confirmed', progress: 'enRoute', eta: NOW },
    },
    {
      event: { type: 'ArrivalMarked', at },
      from: onTheWay('enRoute', NOW),
      to: { phase: 'confirmed', progress: 'arrived', eta: NOW },
    },
    {
      event: { type: 'EtaUpdated', at, previousEta: NOW, newEta: NOW + 1 },
      from: onTheWay('enRoute', NOW),
      to: { phase: 'confirmed', progress: 'enRoute', eta: NOW + 1 },
    },
    {
      event: { type: 'VisitStarted', at },
      from: onTheWay('arrived'),
      to: { phase: 'inProgress', startedAt: at, phlebotomist: onTheWay('arrived').phlebotomist },
    },
    {
      event: { type: 'CheckedIn', at },
      from: aJob('confirmed', 'IN_VENUE'),
      to: { phase: 'inProgress', startedAt: at, phlebotomist: null },
    },
    {
      event: { type: 'JobCompleted', at, partner, sampleId: 'smp_1', collection },
      from: aJob('inProgress', 'IN_VENUE'),
      to: {
        phase: 'completed',
        startedAt: NOW - 2,
        completedAt: at,
        partner,
        shipmentMode: 'SERVICE_COURIER_PICKUP',
      },
    },
    {
      event: { type: 'NoShowFlagged', at },
      from: aJob('confirmed'),
      to: { phase: 'noShow', flaggedAt: at },
    },
    {
      event: cancelled,
      from: aJob('confirmed'),
      to: { phase: 'cancelled', cancelledAt: at, cancelledBy: 'staff', startedAt: null },
    },
    {
      event: { ...cancelled, by: 'client' },
      from: aJob('inProgress'),
      to: { phase: 'cancelled', cancelledAt: at, cancelledBy: 'client', startedAt: NOW - 2 },
    },
  ];

  it.each(steps)('$from.phase after $event.type: $to.phase', ({ event, from, to }) => {
    const job = evolveJob(from, event);
    expect(job).toMatchObject(to);
    expectWhole(job);
    for (const member of ['id', 'patient', 'visit', 'payment', 'createdAt'] as const) {
      expect(job[member]).toEqual(from[member]);
    }
  });

  it('counts each phlebotomist who accepts (O66)', () => {
    const again = aJob('pending', 'MOBILE', { acceptances: 1 });
    const event = { type: 'PhlebotomistAccepted', at, phlebotomist, first: false } as const;
    expect(evolveJob(again, event).acceptances).toBe(2);
  });

  it.each(phaseNames.filter((phase) => phase !== 'confirmed'))(
    '%s has no visit under way: to mark one is a bug',
    (phase) => {
      expect(() => evolveJob(aJob(phase), { type: 'EnRouteMarked', at })).toThrow(
        `a ${phase} job has no visit under way`,
      );
    },
  );
});

describe('a payment that is finalized', () => {
  it.each<[JobPhaseName, Channel, boolean, JobPhaseName]>([
    ['pendingPayment', 'IN_VENUE', true, 'confirmed'],
    ['pending', 'IN_VENUE', true, 'confirmed'],
    ['pendingPayment', 'MOBILE', false, 'pending'],
    ['pending', 'MOBILE', false, 'pending'],
    ['confirmed', 'MOBILE', false, 'confirmed'],
    ['completed', 'MOBILE', false, 'completed'],
  ])('in %s, %s, confirming %s, leaves it %s and paid', (from, channel, confirms, to) => {
    const job = evolveJob(aJob(from, channel), { type: 'PaymentFinalized', at, confirms });
    expect(job).toMatchObject({ phase: to, payment: 'PAID' });
    expectWhole(job);
  });

  it('confirms a venue booking as nobody’s: a venue has no phlebotomist under way', () => {
    const event = { type: 'PaymentFinalized', at, confirms: true } as const;
    expect(evolveJob(aJob('pendingPayment', 'IN_VENUE'), event)).toMatchObject({
      ...{ phlebotomist: null, progress: 'assigned', eta: null },
    });
  });
});

describe('what leaves the phase as it is', () => {
  it.each<[JobEvent, Partial<Job>]>([
    [{ type: 'JobInvoiced', at, invoiceId: 'inv_1' }, { invoiceId: 'inv_1' }],
    [{ type: 'JobPaid', at }, { payment: 'PAID' }],
    [{ type: 'JobRefunded', at }, { payment: 'REFUNDED' }],
    [{ type: 'SearchBegan', at, searchRadiusMiles: 5 }, {}],
    [{ type: 'CancelRepeated', at }, {}],
  ])('%o', (event, changes) => {
    const job = aJob('completed');
    expect(evolveJob(job, event)).toEqual({ ...job, ...changes });
  });

  it('moves a visit in time, and nothing else of it (O94)', () => {
    const job = aJob('confirmed');
    const moved = evolveJob(job, {
      type: 'JobRescheduled',
      at,
      appointmentAt: APPOINTMENT + 1,
      previousAppointmentAt: APPOINTMENT,
      wasConfirmed: true,
    });
    expect(moved).toEqual({ ...job, visit: { ...mobileVisit(), appointmentAt: APPOINTMENT + 1 } });
  });
});

describe('when the draw began', () => {
  it.each<[JobPhaseName, number | null]>([
    ['pendingPayment', null],
    ['pending', null],
    ['available', null],
    ['confirmed', null],
    ['inProgress', NOW - 2],
    ['completed', NOW - 2],
    ['cancelled', null],
    ['noShow', null],
  ])('of a job in %s: %s', (phase, expected) => {
    expect(startedAt(aJob(phase))).toBe(expected);
  });

  it('is remembered of a visit that was cancelled while it was under way', () => {
    expect(startedAt(evolveJob(aJob('inProgress'), cancelled))).toBe(NOW - 2);
  });
});
