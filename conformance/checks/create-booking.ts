/** POST /bookings: both channels, both billing modes. */
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding, Outcome } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { attemptBooking } from './given/booking.ts';
import type { BookingWish } from './given/booking.ts';
import { givenClient, needBillingMode } from './given/client.ts';
import type { Client } from './given/client.ts';
import { dataAt, differences } from './value.ts';

/** What the answer carries by billing mode: its status, and the address that goes with it. */
const modes = {
  primary: {
    billingMode: 'WEEKLY_INVOICE',
    status: 'PENDING',
    address: 'bookingUrl',
    requirements: ['R-BOOK-02', 'R-BOOK-11'],
  },
  patientPay: {
    billingMode: 'PATIENT_PAY',
    status: 'PENDING_PAYMENT',
    address: 'paymentRequiredUrl',
    requirements: ['R-BOOK-03', 'R-BOOK-12'],
  },
} as const;

type Mode = (typeof modes)[keyof typeof modes];

type Row = { readonly id: string; readonly client: keyof typeof modes } & Pick<
  BookingWish,
  'channel'
>;

const rows: readonly Row[] = [
  { id: 'BOOK-01', client: 'primary', channel: 'MOBILE' },
  { id: 'BOOK-02', client: 'primary', channel: 'IN_VENUE' },
  { id: 'BOOK-03', client: 'patientPay', channel: 'MOBILE' },
  { id: 'BOOK-04', client: 'patientPay', channel: 'IN_VENUE' },
];

/** What a booking of the channel needs, and what it can do without. */
const ofChannel = {
  MOBILE: [...['R-BOOK-01', 'R-BOOK-52', 'R-BOOK-56', 'R-BOOK-65', 'R-BOOK-67', 'R-BOOK-76']],
  IN_VENUE: ['R-BOOK-04', 'R-BOOK-89', 'R-BOOK-91', 'R-BOOK-92', 'R-AVAIL-34'],
} as const satisfies Record<BookingWish['channel'], readonly string[]>;

/** The answer, the envelope, the address, the body, and the patient that all of them send. */
const ofEach = [
  ...['R-BOOK-10', 'R-BOOK-13', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
  ...['R-WIRE-06', 'R-BOOK-40', 'R-BOOK-45'],
] as const;

/** The contract accepts either billing mode's answer; this client's is only one of them. */
function answersByMode(exchange: Exchange, mode: Mode): Finding | undefined {
  const { status, address } = mode;
  const wrong = differences('data', dataAt(exchange), { status });
  if (wrong !== undefined) return wrong;
  if (typeof dataAt(exchange, address) === 'string') return undefined;
  return { expected: `data.${address}: an address`, actual: `data.${address} missing` };
}

/** Which answer is the right one hangs on the mode, so a right answer of either kind proves nothing. */
const unknownMode = (exchange: Exchange, { name }: Client): Outcome => ({
  kind: 'lacking',
  reason: `the profile does not say how its client ${name} is billed; the booking was answered as ${String(dataAt(exchange, 'status'))}, which is right for one of the modes`,
  remedy: `say clients.${name}.billingMode in the profile`,
});

export const createBookingChecks: readonly ActiveCheck[] = rows.map(({ id, client, channel }) => {
  const mode = modes[client];
  return {
    kind: 'active',
    id,
    title: `${channel} with ${mode.billingMode} is booked as ${mode.status}, with ${mode.address}`,
    area: 'booking',
    level: 'MUST',
    asks: ['createBooking'],
    requirements: [...mode.requirements, ...ofChannel[channel], ...ofEach],
    run: async (bench) => {
      const actor = await givenClient(bench, client);
      if (actor.billingMode !== undefined) needBillingMode(actor, mode.billingMode);
      const { exchange } = await attemptBooking(bench, { client, channel, purpose: 'to be read' });
      const finding = successFinding(exchange);
      if (finding === undefined && actor.billingMode === undefined) {
        return unknownMode(exchange, actor);
      }
      return conclude(finding ?? answersByMode(exchange, mode));
    },
  };
});
