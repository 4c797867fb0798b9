/** What a patient wants to tell a hosted page, and what it is asked. */
import type { PageField } from './page-field.ts';

/** A thing that a page lists by its name, or by its id. */
export type Named = { readonly id: string; readonly name?: string };

export type Card = {
  readonly number: string;
  /** MM */
  readonly expiryMonth: string;
  /** YYYY */
  readonly expiryYear: string;
  readonly cvc: string;
};

/**
 * A page asks some of it. What it lets choose among other things than those wished for is chosen from what it has: the
 * first that can be.
 */
export type PageWish = {
  readonly patient: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    /** YYYY-MM-DD */
    readonly dateOfBirth: string;
    readonly gender: 'MALE' | 'FEMALE';
  };
  readonly location: {
    readonly addressLine1: string;
    readonly city: string;
    readonly postcode: string;
  };
  readonly channel?: 'MOBILE' | 'IN_VENUE';
  /** YYYY-MM-DD: of the visit, or of the slot. */
  readonly date: string;
  readonly timePreference: 'morning' | 'afternoon' | 'evening';
  readonly panel?: Named;
  readonly venue?: Named;
  /** A timestamp; `local` is what a clock on the wall of the venue shows, HH:MM. */
  readonly slot?: { readonly start: string; readonly local: string };
  readonly card?: Card;
  /** Written in as they are, in the place of what the rest says. */
  readonly fields?: Partial<Readonly<Record<PageField, string>>>;
  /**
   * Questions in which nothing else than the wish will do: where a page does not offer it, the walk ends there, and
   * nothing is sent off.
   */
  readonly strict?: readonly PageField[];
};

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

export const monthName = (iso: string): string => monthNames[Number(iso.slice(5, 7)) - 1] ?? '';

/** The text for a field that is written in; undefined when the wish has none. */
export const textFor = (field: PageField, wish: PageWish): string | undefined =>
  wish.fields?.[field] ?? texts[field]?.(wish);

/** Without leading noughts. */
const number = (digits: string): string => String(Number(digits));

const texts: Partial<Readonly<Record<PageField, (wish: PageWish) => string | undefined>>> = {
  firstName: ({ patient }) => patient.firstName,
  lastName: ({ patient }) => patient.lastName,
  fullName: ({ patient }) => `${patient.firstName} ${patient.lastName}`,
  email: ({ patient }) => patient.email,
  phone: ({ patient }) => patient.phone,
  gender: ({ patient }) => patient.gender,
  dateOfBirth: ({ patient }) => patient.dateOfBirth,
  birthDay: ({ patient }) => number(patient.dateOfBirth.slice(8, 10)),
  birthMonth: ({ patient }) => number(patient.dateOfBirth.slice(5, 7)),
  birthYear: ({ patient }) => patient.dateOfBirth.slice(0, 4),
  addressLine1: ({ location }) => location.addressLine1,
  city: ({ location }) => location.city,
  postcode: ({ location }) => location.postcode,
  preferredDate: ({ date }) => date,
  preferredDay: ({ date }) => number(date.slice(8, 10)),
  preferredMonth: ({ date }) => number(date.slice(5, 7)),
  preferredYear: ({ date }) => date.slice(0, 4),
  timePreference: ({ timePreference }) => timePreference,
  fulfillmentChannel: ({ channel }) => channel,
  venue: ({ venue }) => venue?.name,
  testType: ({ panel }) => panel?.name,
  venueSlotStart: ({ slot }) => slot?.start,
  cardNumber: ({ card }) => card?.number,
  cardExpiry: ({ card }) =>
    card === undefined ? undefined : `${card.expiryMonth}/${card.expiryYear.slice(2)}`,
  cardExpiryMonth: ({ card }) => card?.expiryMonth,
  cardExpiryYear: ({ card }) => card?.expiryYear,
  cardCvc: ({ card }) => card?.cvc,
  cardName: ({ card, patient }) =>
    card === undefined ? undefined : `${patient.firstName} ${patient.lastName}`,
};
