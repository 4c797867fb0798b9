import { describe, expect, it } from 'vitest';
import { firmFaults, validateBody } from '#contract/validate.ts';
import { withFault } from '../checks/validation/refused-bookings.ts';
import { bookingLink, inVenueBooking, mobileBooking } from './bodies.ts';
import type { Target } from './bodies.ts';
import type { Case } from './case.ts';
import { standOf, statementsOf } from './judgement.ts';
import { exampleBody } from './schema.ts';

const targets = [
  ['a MOBILE booking', mobileBooking, exampleBody('createBooking', 'mobile')],
  ['an IN_VENUE booking', inVenueBooking, exampleBody('createBooking', 'inVenue')],
  ['a booking link', bookingLink, exampleBody('createBookingUrl', 'allMobile')],
] as const;

const told = ({ rule, member, fault }: Case): string => `${rule} ${member} ${fault.words}`;

describe.each(targets)('%s', (_name, target: Target, example) => {
  const faultsOf = ({ path, fault }: Case) =>
    validateBody(target.operation, withFault(example, path, fault));
  const standing = (stand: string) => target.cases.filter((one) => standOf(one) === stand);

  it('is refused only for what is wrong under every reading of the spec', () => {
    const unsure = standing('refused').filter((one) => firmFaults(faultsOf(one)).length === 0);
    expect(unsure.map(told)).toEqual([]);
  });

  it('must be taken only where the contract finds nothing wrong at all', () => {
    const wrong = standing('taken').filter((one) => faultsOf(one).length > 0);
    expect(wrong.map(told)).toEqual([]);
  });

  it('has a statement for each of its cases', () => {
    const odd = target.cases.filter((one) =>
      statementsOf(one, target.statements).some((id) => !/^R-[A-Z]+-\d{2,3}$/.test(id)),
    );
    expect(odd.map(told)).toEqual([]);
  });
});

describe('what is open', () => {
  const stands = (target: Target, about: string) => [
    ...new Set(
      target.cases
        .filter(({ rule, member }) => `${rule} ${member}` === about)
        .map((one) => standOf(one)),
    ),
  ];

  it.each([
    ['the form of a date (O51)', mobileBooking, 'format patient.dateOfBirth', 'unbroken'],
    ['the form of a phone number (O50)', mobileBooking, 'text patient.phone', 'unbroken'],
    ['a panel that is not known (O26)', mobileBooking, 'text appointment.testType', 'unbroken'],
    ['a venue that is not known (O25)', inVenueBooking, 'text venueId', 'unbroken'],
    ['null for what is optional (O74)', mobileBooking, 'null location.county', 'borne'],
    ['a key that is not defined (O15)', bookingLink, 'unknown-key scope.notDefined', 'borne'],
    ['how deep a body may be (O77)', mobileBooking, 'depth passthrough', 'borne'],
    ['how large a body may be (O78)', mobileBooking, 'size passthrough', 'borne'],
    ['an empty order id (O84)', mobileBooking, 'empty externalOrderId', 'unbroken'],
  ] as const)('is not judged: %s', (_words, target, about, stand) => {
    expect(stands(target, about)).toEqual([stand]);
  });

  it.each([
    ['an empty date', mobileBooking, 'empty patient.dateOfBirth'],
    ['null for what is required', mobileBooking, 'null patient.phone'],
    ['a slot start that is none', inVenueBooking, 'format venueSlotStart'],
  ] as const)('leaves firm what stands beside it: %s', (_words, target, about) => {
    expect(stands(target, about)).toEqual(['refused']);
  });
});
