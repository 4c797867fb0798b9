import { expect, it } from 'vitest';
import { mobileAppointmentAt } from './appointment.ts';

it.each([
  ['2027-01-07', 'morning', '2027-01-07T08:00:00.000Z'],
  ['2027-01-07', 'afternoon', '2027-01-07T12:00:00.000Z'],
  ['2027-01-07', 'evening', '2027-01-07T17:00:00.000Z'],
  ['2027-07-07', 'morning', '2027-07-07T07:00:00.000Z'],
  // The day on which UK clocks go forward.
  ['2026-03-29', 'morning', '2026-03-29T07:00:00.000Z'],
] as const)('a visit on %s in the %s begins at %s (O28)', (date, part, expected) => {
  expect(new Date(mobileAppointmentAt(date, part)).toISOString()).toBe(expected);
});
