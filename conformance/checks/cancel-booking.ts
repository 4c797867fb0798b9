/** POST /bookings/{id}/cancel, well away from the 24-hour lock and without a dispute. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude, firstFinding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenBooking } from './given/booking.ts';
import { keyFor } from './given/client.ts';
import type { Client } from './given/client.ts';
import { demandSuccess } from './given/demand.ts';
import { dataAt, differences } from './value.ts';

type Cancelling = { readonly jobId: string; readonly client: Client; readonly exchange: Exchange };

/** A booking two weeks ahead, cancelled once. */
const cancelOnce = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancelled booking', async (maker) => {
    const wish = { client: 'primary', channel: 'MOBILE', purpose: 'to be cancelled' } as const;
    const { client, jobId } = await givenBooking(maker, wish);
    const key = keyFor(client, 'cancelBooking');
    const exchange = await maker.call({ operation: 'cancelBooking', key, id: jobId });
    return { jobId, client, exchange };
  });

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;

export const cancelBookingChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'CANCEL-01',
    title: 'a booking two weeks ahead is cancelled',
    asks: ['cancelBooking'],
    requirements: [
      ...['R-CANCEL-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...['R-CANCEL-04', 'R-CANCEL-05', 'R-CANCEL-06', 'R-CANCEL-08'],
    ],
    run: async (bench) => {
      const { jobId, exchange } = await cancelOnce(bench);
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => differences('data', dataAt(exchange), { jobId, status: 'CANCELLED' }),
        ),
      );
    },
  },
  {
    ...common,
    id: 'CANCEL-02',
    title: 'a cancelled booking is CANCELLED when it is read',
    asks: ['getBooking'],
    requirements: ['R-CANCEL-02'],
    run: async (bench) => {
      const { jobId, client, exchange } = await cancelOnce(bench);
      demandSuccess(exchange);
      const key = keyFor(client, 'getBooking');
      const reading = await bench.call({ operation: 'getBooking', key, id: jobId });
      const job = dataAt(demandSuccess(reading), 'job');
      return conclude(differences('job', job, { status: 'CANCELLED' }));
    },
  },
  {
    ...common,
    id: 'CANCEL-03',
    title: 'cancelling a cancelled booking again is answered like the first time',
    asks: ['cancelBooking'],
    requirements: ['R-CANCEL-03'],
    run: async (bench) => {
      const { jobId, client, exchange } = await cancelOnce(bench);
      demandSuccess(exchange);
      const key = keyFor(client, 'cancelBooking');
      const again = await bench.call({ operation: 'cancelBooking', key, id: jobId });
      return conclude(
        firstFinding(
          () => successFinding(again),
          () => differences('data', dataAt(again), { jobId, status: 'CANCELLED' }),
        ),
      );
    },
  },
];
