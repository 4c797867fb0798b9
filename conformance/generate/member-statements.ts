/** Which statement of requirements.yaml tells what of a member of a request body. */
import type { Rule } from './case.ts';

/** By member, as in `patient.firstName`: the statement of one rule, and the one of all others. */
export type MemberStatements = Readonly<
  Record<string, Partial<Record<Rule, string>> & { readonly otherwise: string }>
>;

type Written = readonly [
  member: string,
  /** The number of the statement that it is required; undefined where it is not, or where the next one says so, too. */
  required: number | undefined,
  otherwise: number,
  others?: Partial<Record<Rule, number>>,
];

const of =
  (area: 'BOOK' | 'LINK') =>
  (rows: readonly Written[]): MemberStatements => {
    const id = (number: number): string => `R-${area}-${String(number).padStart(2, '0')}`;
    return Object.fromEntries(
      rows.map(([member, required, otherwise, others = {}]) => [
        member,
        {
          otherwise: id(otherwise),
          ...(required === undefined ? {} : { required: id(required) }),
          ...Object.fromEntries(Object.entries(others).map(([rule, one]) => [rule, id(one)])),
        },
      ]),
    );
  };

const eachBooking: readonly Written[] = [
  ['fulfillmentChannel', 19, 20],
  ['externalUserId', undefined, 22, { length: 23 }],
  ['externalOrderId', undefined, 25, { length: 26 }],
  ['passthrough', undefined, 28, { 'any-value': 29 }],
  ['patient', 30, 31],
  ['patient.firstName', 32, 33],
  ['patient.lastName', 34, 35],
  ['patient.email', 36, 37],
  ['patient.phone', 38, 39],
  ['patient.dateOfBirth', 43, 44],
  ['patient.gender', 46, 47],
];

export const mobileStatements = of('BOOK')([
  ...eachBooking,
  ['fulfillmentChannel', 19, 20, { union: 78 }],
  ['location', 48, 49],
  ['location.addressLine1', 50, 51],
  ['location.addressLine2', undefined, 53],
  ['location.city', 54, 55],
  ['location.county', undefined, 57],
  ['location.postcode', 58, 60],
  ['appointment', 62, 62],
  ['appointment.preferredDate', 63, 64],
  ['appointment.timePreference', 66, 70],
  ['appointment.testType', 71, 72],
  ['appointment.specialInstructions', undefined, 77],
]);

export const inVenueStatements = of('BOOK')([
  ...eachBooking,
  ['fulfillmentChannel', 19, 20, { union: 48 }],
  ['patient', 85, 31],
  ['venueId', 78, 79],
  ['venueSlotStart', 80, 84],
  ['appointment', 86, 86],
  ['appointment.testType', 87, 88],
  ['appointment.specialInstructions', undefined, 90],
]);

export const linkStatements = of('LINK')([
  ['scope', 9, 10],
  ['scope.kind', 11, 12, { union: 31 }],
  ['scope.venueId', 31, 32],
  ['externalUserId', undefined, 14, { length: 15 }],
  ['externalOrderId', undefined, 17, { length: 18 }],
  ['passthrough', undefined, 20],
  ['patient', undefined, 22],
  ['patient.firstName', undefined, 23],
  ['patient.lastName', undefined, 24],
  ['patient.email', undefined, 25],
  ['patient.phone', undefined, 26],
  ['patient.dateOfBirth', undefined, 27],
  ['patient.gender', undefined, 28],
]);
