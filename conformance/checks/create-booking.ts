/** POST /bookings: both channels, both billing modes. */
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding, Outcome } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { attemptBooking } from './given/booking.ts';
import type { BookingWish } from './given/booking.ts';
import { givenClient } from './given/client.ts';
import type { Client } from './given/client.ts';
import { dataAt, differences } from './value.ts';

/** What the answer carries by billing mode: its status, and the address that goes with it. */
const modes = {
  primary: {
    billingMode: 'WEEKLY_INVOICE',
    status: 'PENDING',
    address: 'bookingUrl',
    requirement: 'R-BOOK-02',
  },
  patientPay: {
    billingMode: 'PATIENT_PAY',
    status: 'PENDING_PAYMENT',
    address: 'paymentRequiredUrl',
    requirement: 'R-BOOK-03',
  },
} as const satisfies Record<BookingWish['client'], unknown>;

type Mode = (typeof modes)[BookingWish['client']];

type Row = { readonly id: string } & Pick<BookingWish, 'client' | 'channel'>;

const rows: readonly Row[] = [
  { id: 'BOOK-01', client: 'primary', channel: 'MOBILE' },
  { id: 'BOOK-02', client: 'primary', channel: 'IN_VENUE' },
  { id: 'BOOK-03', client: 'patientPay', channel: 'MOBILE' },
  { id: 'BOOK-04', client: 'patientPay', channel: 'IN_VENUE' },
];

/** The contract accepts either billing mode's answer; this client's is only one of them. */
function answersByMode(exchange: Exchange, mode: Mode): Finding | undefined {
  const { status, address } = mode;
  const wrong = differences('data', dataAt(exchange), { status });
  if (wrong !== undefined) return wrong;
  if (typeof dataAt(exchange, address) === 'string') return undefined;
  return { expected: `data.${address}: an address`, actual: `data.${address} missing` };
}

function needMode({ name, billingMode }: Client, mode: Mode): void {
  if (billingMode === undefined || billingMode === mode.billingMode) return;
  throw Obstacle.lacking(
    `the profile says that its client ${name} is billed by ${billingMode}`,
    `lend a client with ${mode.billingMode} as clients.${name}, or offer client.create and key.mint by control`,
  );
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
    requirements: [channel === 'MOBILE' ? 'R-BOOK-01' : 'R-BOOK-04', mode.requirement, 'R-ENV-01'],
    run: async (bench) => {
      const actor = await givenClient(bench, client);
      needMode(actor, mode);
      const { exchange } = await attemptBooking(bench, { client, channel, purpose: 'to be read' });
      const finding = successFinding(exchange);
      if (finding === undefined && actor.billingMode === undefined) {
        return unknownMode(exchange, actor);
      }
      return conclude(finding ?? answersByMode(exchange, mode));
    },
  };
});
