/** A job (booking) as the sandbox knows it: facts that last, a visit, and the phase it is in. */

export type BillingMode = 'WEEKLY_INVOICE' | 'PATIENT_PAY';
export type Channel = 'MOBILE' | 'IN_VENUE';
export type BookingSource = 'INTERNAL' | 'INTEGRATION_API' | 'INTEGRATION_HOSTED';
export type TimePreference = 'morning' | 'afternoon' | 'evening';
export type JsonObject = { readonly [key: string]: unknown };

export type Patient = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly gender: 'MALE' | 'FEMALE';
};

export type Location = {
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly county?: string;
  readonly postcode: string;
};

/** `appointmentAt` is the instant (ms) from which the 24-hour rule counts. */
export type MobileVisit = {
  readonly channel: 'MOBILE';
  readonly location: Location;
  readonly preferredDate: string;
  readonly timePreference: TimePreference;
  readonly appointmentAt: number;
};

export type VenueVisit = {
  readonly channel: 'IN_VENUE';
  readonly venueId: string;
  readonly appointmentAt: number;
};

export type Visit = MobileVisit | VenueVisit;

export type Phlebotomist = { readonly name: string; readonly phone: string };
export type Partner = { readonly id: string; readonly name: string };

/** What is settled when the booking is written. Instants are ms since the epoch. */
export type Booking = {
  readonly id: string;
  readonly clientId: string;
  readonly bookingSource: BookingSource;
  readonly billingMode: BillingMode;
  readonly createdAt: number;
  readonly patient: Patient;
  readonly visit: Visit;
  readonly testType: string;
  readonly specialInstructions: string | null;
  readonly externalUserId: string | null;
  readonly externalOrderId: string | null;
  readonly passthrough: JsonObject | null;
};

export type JobPhase =
  | { readonly phase: 'pendingPayment' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'available' }
  | {
      readonly phase: 'confirmed';
      readonly phlebotomist: Phlebotomist | null;
      readonly progress: 'assigned' | 'enRoute' | 'arrived';
      readonly eta: number | null;
    }
  | {
      readonly phase: 'inProgress';
      readonly phlebotomist: Phlebotomist | null;
      readonly startedAt: number;
    }
  | {
      readonly phase: 'completed';
      readonly startedAt: number;
      readonly completedAt: number;
      readonly partner: Partner | null;
    }
  | {
      readonly phase: 'cancelled';
      readonly cancelledAt: number;
      readonly cancelledBy: 'client' | 'staff';
      readonly startedAt: number | null;
    }
  | { readonly phase: 'noShow'; readonly flaggedAt: number };

export type JobPhaseName = JobPhase['phase'];

export type Job = Booking & {
  readonly payment: 'PENDING' | 'PAID' | 'REFUNDED';
  readonly shipmentMode: string | null;
  /** How many phlebotomists have accepted so far (O66). */
  readonly acceptances: number;
  readonly invoiceId: string | null;
} & JobPhase;

/** When the draw began: venue check-in, or the phlebotomist's start. Null before. */
export const startedAt = (job: Job): number | null => {
  switch (job.phase) {
    case 'inProgress':
    case 'completed':
    case 'cancelled':
      return job.startedAt;
    case 'pendingPayment':
    case 'pending':
    case 'available':
    case 'confirmed':
    case 'noShow':
      return null;
  }
};
