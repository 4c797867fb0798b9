/** POST /bookings: each member of the body, left out, of another type, empty or just not allowed, is refused. */
import {
  aList,
  aNull,
  aNumber,
  aText,
  emailFaults,
  empty,
  missing,
  postcodeFaults,
  tooLong,
  wrong,
} from './faults.ts';
import type { MemberFault } from './faults.ts';

export type MemberRow = {
  readonly id: string;
  readonly channel: 'MOBILE' | 'IN_VENUE';
  /** Where it stands in the body, as in `patient.firstName`. */
  readonly member: string;
  readonly faults: readonly MemberFault[];
  readonly requirements: readonly string[];
};

type Written = readonly [
  id: number,
  member: string,
  faults: readonly MemberFault[],
  book: readonly number[],
];

const text = [missing, aNull, aNumber, empty];
const object = [missing, aText, aList];

/** Ids are given once and for all; the last numbers are those of R-BOOK-nn. */
const mobile: readonly Written[] = [
  [1, 'fulfillmentChannel', [missing, aNumber, ...wrong('mobile', 'HOME', '')], [19, 20]],
  [2, 'externalUserId', [aNumber, aList, tooLong], [22, 23]],
  [3, 'externalOrderId', [aNumber, aList, tooLong], [25, 26]],
  [4, 'passthrough', [aText, aNumber, aList], [28]],
  [5, 'patient', object, [30, 31]],
  [6, 'patient.firstName', text, [32, 33]],
  [7, 'patient.lastName', text, [34, 35]],
  [8, 'patient.email', [...text, ...emailFaults], [36, 37]],
  [9, 'patient.phone', text, [38, 39]],
  [10, 'patient.dateOfBirth', text, [43, 44]],
  [11, 'patient.gender', [missing, aNumber, ...wrong('female', 'OTHER', '')], [46, 47]],
  [12, 'location', object, [48, 49]],
  [13, 'location.addressLine1', text, [50, 51]],
  [14, 'location.addressLine2', [aNumber, aList], [53]],
  [15, 'location.city', text, [54, 55]],
  [16, 'location.county', [aNumber, aList], [57]],
  [17, 'location.postcode', [missing, aNumber, empty, ...postcodeFaults], [58, 60]],
  [18, 'location.postcode', wrong('zz99 3vz', 'Zz99 3VZ'), [61]],
  [19, 'appointment', object, [62]],
  [20, 'appointment.preferredDate', text, [63, 64]],
  [
    21,
    'appointment.timePreference',
    [missing, aNumber, ...wrong('MORNING', 'night', '')],
    [66, 70],
  ],
  [22, 'appointment.testType', text, [71, 72]],
  [23, 'appointment.specialInstructions', [aNumber, aList], [77]],
];

const noDateTime = wrong('soon', '', '2027-13-45T09:00:00Z');

const inVenue: readonly Written[] = [
  [24, 'patient', object, [85]],
  [25, 'venueId', text, [78, 79]],
  [26, 'venueSlotStart', [missing, aNumber, ...noDateTime], [80, 84]],
  [27, 'appointment', object, [86]],
  [28, 'appointment.testType', text, [87, 88]],
  [29, 'appointment.specialInstructions', [aNumber, aList], [90]],
  // What both channels have is often written down for each of them, and then not alike.
  [87, 'patient.firstName', text, [32, 33, 85]],
  [88, 'patient.lastName', text, [34, 35, 85]],
  [89, 'patient.email', [...text, ...wrong('ada', 'ada@')], [36, 37, 85]],
  [90, 'patient.phone', text, [38, 39, 85]],
  [91, 'patient.dateOfBirth', text, [43, 44, 85]],
  [92, 'patient.gender', [missing, aNull, aNumber, ...wrong('female', '')], [46, 47, 85]],
  [93, 'externalUserId', [tooLong], [22, 23]],
  [94, 'externalOrderId', [tooLong], [25, 26]],
  [95, 'passthrough', [aText], [28]],
];

const rowOf =
  (channel: MemberRow['channel']) =>
  ([number, member, faults, book]: Written): MemberRow => ({
    id: `VALID-${String(number).padStart(2, '0')}`,
    channel,
    member,
    faults,
    requirements: book.map((one) => `R-BOOK-${String(one).padStart(2, '0')}`),
  });

export const bookingMembers: readonly MemberRow[] = [
  ...mobile.map(rowOf('MOBILE')),
  ...inVenue.map(rowOf('IN_VENUE')),
];
