/** POST /bookings: both channels, both billing modes. */
import type { ActiveCheck } from '../engine/check.ts';
import { conclude, firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { attemptBooking } from './given/booking.ts';
import type { BookingWish } from './given/booking.ts';
import { dataAt, differences } from './value.ts';

/** What the answer carries by billing mode: its status, and the address that goes with it. */
const modes = {
  primary: { status: 'PENDING', address: 'bookingUrl', requirement: 'R-BOOK-02' },
  patientPay: {
    status: 'PENDING_PAYMENT',
    address: 'paymentRequiredUrl',
    requirement: 'R-BOOK-03',
  },
} as const satisfies Record<BookingWish['client'], unknown>;

type Row = { readonly id: string } & Pick<BookingWish, 'client' | 'channel'>;

const rows: readonly Row[] = [
  { id: 'BOOK-01', client: 'primary', channel: 'MOBILE' },
  { id: 'BOOK-02', client: 'primary', channel: 'IN_VENUE' },
  { id: 'BOOK-03', client: 'patientPay', channel: 'MOBILE' },
  { id: 'BOOK-04', client: 'patientPay', channel: 'IN_VENUE' },
];

/** The contract accepts either billing mode's answer; this client's is only one of them. */
function answersByMode(
  exchange: Exchange,
  mode: (typeof modes)[Row['client']],
): Finding | undefined {
  const { status, address } = mode;
  const wrong = differences('data', dataAt(exchange), { status });
  if (wrong !== undefined) return wrong;
  if (typeof dataAt(exchange, address) === 'string') return undefined;
  return { expected: `data.${address}: an address`, actual: `data.${address} missing` };
}

export const createBookingChecks: readonly ActiveCheck[] = rows.map(({ id, client, channel }) => {
  const mode = modes[client];
  const billing = client === 'primary' ? 'WEEKLY_INVOICE' : 'PATIENT_PAY';
  return {
    kind: 'active',
    id,
    title: `${channel} with ${billing} is booked as ${mode.status}, with ${mode.address}`,
    area: 'booking',
    level: 'MUST',
    asks: ['createBooking'],
    requirements: [channel === 'MOBILE' ? 'R-BOOK-01' : 'R-BOOK-04', mode.requirement, 'R-ENV-01'],
    run: async (bench) => {
      const { exchange } = await attemptBooking(bench, { client, channel, purpose: 'to be read' });
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => answersByMode(exchange, mode),
        ),
      );
    },
  };
});
