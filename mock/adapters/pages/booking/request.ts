/** From a patient's entries to the body of POST /bookings, so that both are held to the same rules. */

import type { BookingLink } from '../../../domain/booking-link/booking-link.ts';
import { textIn, type Entered } from '../entered.ts';
import type { ChosenChannel } from './steps.ts';

/** What the link knows of the patient already. */
export const enteredByHint = ({ patient }: BookingLink): Entered => ({ ...patient });

/** Not checked yet: a field that is empty is an empty text, one that may be empty is left out. */
export const bodyOf = (channel: ChosenChannel, entered: Entered): object => {
  const text = (name: string): string => textIn(entered, name);
  const optional = (name: string): object => (text(name) === '' ? {} : { [name]: text(name) });
  const patient = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    dateOfBirth: text('dateOfBirth'),
    gender: text('gender'),
  };
  const test = { testType: text('testType'), ...optional('specialInstructions') };
  if (channel === 'venue') {
    const [venueId, venueSlotStart] = [text('venue'), text('slot')];
    return { fulfillmentChannel: 'IN_VENUE', patient, venueId, venueSlotStart, appointment: test };
  }
  return {
    fulfillmentChannel: 'MOBILE',
    patient,
    location: {
      addressLine1: text('addressLine1'),
      ...optional('addressLine2'),
      city: text('city'),
      ...optional('county'),
      postcode: asPostcode(text('postcode')),
    },
    appointment: {
      preferredDate: text('preferredDate'),
      timePreference: text('timePreference'),
      ...test,
    },
  };
};

/** The API takes capitals and at most one space; people write both as they like. */
const asPostcode = (written: string): string => {
  const compact = written.replaceAll(/\s/g, '').toUpperCase();
  return compact.length > 3 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact;
};
