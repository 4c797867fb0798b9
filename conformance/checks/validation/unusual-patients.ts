/** Patients who are seldom in examples: every particular legal, none of them usual. */
import type { CreateBookingRequest } from '#contract/model.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { book, told } from './refused-bookings.ts';

type Patient = CreateBookingRequest['patient'];

type Unusual = {
  readonly channel: 'MOBILE' | 'IN_VENUE';
  readonly patient: Patient;
  readonly location?: Readonly<Record<string, string>>;
  readonly timePreference?: string;
};

/** Numbers and addresses that are set aside for fiction, in forms that a narrow rule would miss. */
const unusual: readonly Unusual[] = [
  {
    channel: 'MOBILE',
    patient: {
      ...{ firstName: 'Zoë', lastName: 'D’Arcy-O’Neill', gender: 'FEMALE' },
      ...{ email: 'zoe.darcy+blood@mail.example.co.uk', phone: '+12025550123' },
      dateOfBirth: '2000-02-29',
    },
    location: { addressLine1: '1', city: 'Ynys Môn', postcode: 'W1A 0AX' },
    timePreference: 'evening',
  },
  {
    channel: 'MOBILE',
    patient: {
      ...{ firstName: 'J', lastName: 'Nguyễn Văn', gender: 'MALE' },
      ...{ email: 'J_99@EXAMPLE.ORG', phone: '+61491570156', dateOfBirth: '1924-12-31' },
    },
    location: { addressLine1: 'Flat 2/3, "The Mews" #4', city: "King's Lynn", postcode: 'B33 8TH' },
    timePreference: 'afternoon',
  },
  {
    channel: 'IN_VENUE',
    patient: {
      ...{ firstName: 'Mary Ann', lastName: '李', gender: 'FEMALE' },
      ...{
        email: 'mary.ann.of.the.long.address.with.many.words@letters.and.more.example.org',
        phone: '02079460018',
        dateOfBirth: '1970-01-01',
      },
    },
  },
];

async function bodyOf(bench: Bench, { channel, patient, ...rest }: Unusual): Promise<unknown> {
  const client = await givenClient(bench, 'primary');
  const sound = await bookingBody(bench, client, { channel, purpose: 'an unusual patient' });
  const { location, timePreference } = rest;
  const appointment = at(sound, 'appointment');
  return {
    ...sound,
    patient,
    ...(location === undefined ? {} : { location }),
    ...(timePreference === undefined || !isMap(appointment)
      ? {}
      : { appointment: { ...appointment, timePreference } }),
  };
}

async function refusedFinding(bench: Bench): Promise<Finding | undefined> {
  for (const one of unusual) {
    const finding = successFinding(await book(bench, { body: await bodyOf(bench, one) }));
    const words = `${one.channel} with ${JSON.stringify({ ...one.patient, ...one.location })}`;
    if (finding !== undefined) return told(finding, words);
  }
  return undefined;
}

export const unusualPatientCheck: ActiveCheck = {
  kind: 'active',
  area: 'validation',
  level: 'MUST',
  id: 'VALID-86',
  title: 'a booking is made for a patient whose particulars are unusual, but legal',
  asks: unusual.map(() => 'createBooking' as const),
  requirements: [
    ...['R-BOOK-33', 'R-BOOK-35', 'R-BOOK-37', 'R-BOOK-41', 'R-BOOK-42', 'R-BOOK-45'],
    ...['R-BOOK-51', 'R-BOOK-55', 'R-BOOK-59'],
  ],
  run: async (bench) => conclude(await refusedFinding(bench)),
};
