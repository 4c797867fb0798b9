/** Jobs in every phase and channel, for tests of what may happen to them. */

import type {
  Booking,
  Channel,
  Job,
  JobPhase,
  JobPhaseName,
  MobileVisit,
  VenueVisit,
} from '../../mock/domain/job/job.ts';

/** The present of the tests, and an appointment three days later. */
export const NOW = Date.parse('2027-01-04T09:00:00Z');
export const APPOINTMENT = Date.parse('2027-01-07T09:00:00Z');

export const mobileVisit = (appointmentAt = APPOINTMENT): MobileVisit => ({
  channel: 'MOBILE',
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  preferredDate: new Date(appointmentAt).toISOString().slice(0, 10),
  timePreference: 'morning',
  appointmentAt,
});

export const venueVisit = (appointmentAt = APPOINTMENT, venueId = 'ven_1'): VenueVisit => ({
  channel: 'IN_VENUE',
  venueId,
  appointmentAt,
});

export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: 'job_1',
  clientId: 'cl_1',
  bookingSource: 'INTEGRATION_API',
  billingMode: 'WEEKLY_INVOICE',
  createdAt: NOW,
  patient: {
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.org',
    phone: '+447700900123',
    dateOfBirth: '1985-06-15',
    gender: 'FEMALE',
  },
  visit: mobileVisit(),
  testType: 'tp_1',
  specialInstructions: null,
  externalUserId: null,
  externalOrderId: null,
  passthrough: null,
  ...changes,
});

const phlebotomist = { name: 'Robin Example', phone: '+447700900201' };

const held = (channel: Channel) => (channel === 'MOBILE' ? phlebotomist : null);

const phases: { readonly [Name in JobPhaseName]: (channel: Channel) => JobPhase } = {
  pendingPayment: () => ({ phase: 'pendingPayment' }),
  pending: () => ({ phase: 'pending' }),
  available: () => ({ phase: 'available' }),
  confirmed: (channel) => ({
    phase: 'confirmed',
    phlebotomist: held(channel),
    progress: 'assigned',
    eta: null,
  }),
  inProgress: (channel) => ({
    phase: 'inProgress',
    phlebotomist: held(channel),
    startedAt: NOW - 2,
  }),
  completed: () => ({
    phase: 'completed',
    startedAt: NOW - 2,
    completedAt: NOW - 1,
    partner: null,
  }),
  cancelled: () => ({
    phase: 'cancelled',
    cancelledAt: NOW - 1,
    cancelledBy: 'client',
    startedAt: null,
  }),
  noShow: () => ({ phase: 'noShow', flaggedAt: NOW - 1 }),
};

export const phaseNames = Object.keys(phases) as readonly JobPhaseName[];

type Extras = Partial<Booking> & Partial<Pick<Job, 'payment' | 'acceptances' | 'invoiceId'>>;

/** A job of that channel in that phase; its appointment is three days away. */
export const aJob = (
  phase: JobPhaseName,
  channel: Channel = 'MOBILE',
  extras: Extras = {},
): Job => ({
  ...aBooking({ visit: channel === 'MOBILE' ? mobileVisit() : venueVisit() }),
  payment: 'PENDING',
  shipmentMode: null,
  acceptances: 0,
  invoiceId: null,
  ...extras,
  ...phases[phase](channel),
});

/** A confirmed MOBILE job whose phlebotomist is that far. */
export const onTheWay = (progress: 'assigned' | 'enRoute' | 'arrived', eta: number | null = null) =>
  ({ ...aJob('confirmed'), phase: 'confirmed', phlebotomist, progress, eta }) satisfies Job;
