/** The status of a job, read after each step of which the spec names one. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { BillingMode } from '../../target/profile/profile.ts';
import { givenClient, needBillingMode } from '../given/client.ts';
import { show } from '../value.ts';
import { jobIn, stageOf } from './walk.ts';
import type { Way } from './walk.ts';
import {
  lostPhlebotomists,
  nobodyFound,
  paidMobileLife,
  reschedules,
  staffCancels,
  weeklyVenueLife,
  wholeMobileLife,
  wholeVenueLife,
} from './ways.ts';

type Place = readonly [way: Way, step: string];

type Row = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  /** How the primary client must be billed for it; left out: in either way. */
  readonly mode?: BillingMode;
  /** Where the job is read. */
  readonly places: readonly Place[];
} & (
  | { readonly is: string; readonly isNot?: undefined }
  | { readonly isNot: readonly string[]; readonly is?: undefined }
);

const rows: readonly Row[] = [
  {
    id: 'LIFE-04',
    title:
      'a new MOBILE job of a client that is billed weekly is PENDING, or in a state of its search',
    mode: 'WEEKLY_INVOICE',
    requirements: ['R-STATE-04'],
    places: [[wholeMobileLife, 'booked']],
    // That its creation is answered with PENDING is BOOK-01; a dispatcher may move it on before it is read.
    isNot: ['PENDING_PAYMENT', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ARRIVED'],
  },
  {
    id: 'LIFE-05',
    title: 'a new job of a client whose patients pay is PENDING_PAYMENT',
    requirements: ['R-STATE-05'],
    places: [
      [paidMobileLife, 'booked'],
      [wholeVenueLife, 'booked'],
    ],
    is: 'PENDING_PAYMENT',
  },
  {
    id: 'LIFE-06',
    title: 'an IN_VENUE job of a client that is billed weekly is CONFIRMED after its payment',
    mode: 'WEEKLY_INVOICE',
    requirements: ['R-STATE-02', 'R-STATE-08'],
    places: [[weeklyVenueLife, 'paid']],
    is: 'CONFIRMED',
  },
  {
    id: 'LIFE-07',
    title: 'an IN_VENUE job of a client whose patients pay is CONFIRMED after its payment',
    requirements: ['R-STATE-02', 'R-STATE-09'],
    places: [[wholeVenueLife, 'paid']],
    is: 'CONFIRMED',
  },
  {
    id: 'LIFE-08',
    title: 'a paid MOBILE job becomes CONFIRMED when a phlebotomist accepts it',
    requirements: ['R-STATE-01', 'R-STATE-11'],
    places: [[paidMobileLife, 'accepted']],
    is: 'CONFIRMED',
  },
  {
    id: 'LIFE-09',
    title: 'a payment alone does not confirm a MOBILE job',
    requirements: ['R-STATE-01'],
    places: [[paidMobileLife, 'paid']],
    isNot: ['CONFIRMED'],
  },
  {
    id: 'LIFE-10',
    title: 'a completed job is neither CANCELLED nor ARRIVED',
    requirements: ['R-STATE-17'],
    places: [
      [wholeMobileLife, 'completed'],
      [wholeVenueLife, 'completed'],
    ],
    isNot: ['CANCELLED', 'ARRIVED'],
  },
  {
    id: 'LIFE-11',
    title: 'a MOBILE job for which nobody is found becomes AVAILABLE',
    requirements: ['R-STATE-18'],
    places: [[nobodyFound, 'exhausted']],
    is: 'AVAILABLE',
  },
  {
    id: 'LIFE-12',
    title: 'an AVAILABLE job that staff cancel is CANCELLED',
    requirements: ['R-STATE-20', 'R-CANCEL-02'],
    places: [[nobodyFound, 'cancelled by staff']],
    is: 'CANCELLED',
  },
  {
    id: 'LIFE-13',
    title: 'a confirmed job that staff cancel is CANCELLED',
    requirements: ['R-CANCEL-02'],
    places: [
      [staffCancels.MOBILE, 'cancelled by staff'],
      [staffCancels.IN_VENUE, 'cancelled by staff'],
    ],
    is: 'CANCELLED',
  },
  {
    id: 'LIFE-14',
    title: 'a job whose phlebotomist backs out is neither CANCELLED nor COMPLETED',
    requirements: ['R-STATE-24', 'R-GAP-02'],
    places: [[lostPhlebotomists, 'backed out']],
    isNot: ['CANCELLED', 'COMPLETED'],
  },
  {
    id: 'LIFE-15',
    title: 'a job whose phlebotomist is removed is neither CANCELLED nor COMPLETED',
    requirements: ['R-STATE-24'],
    places: [[lostPhlebotomists, 'removed']],
    isNot: ['CANCELLED', 'COMPLETED'],
  },
  {
    id: 'LIFE-16',
    title: 'a job that has lost its phlebotomist is CONFIRMED when another one accepts',
    requirements: ['R-STATE-25'],
    places: [
      [lostPhlebotomists, 'accepted again'],
      [lostPhlebotomists, 'accepted a third time'],
    ],
    is: 'CONFIRMED',
  },
  {
    id: 'LIFE-17',
    title: 'a job that is moved is not CANCELLED',
    requirements: ['R-STATE-26'],
    places: [
      [reschedules.MOBILE, 'moved'],
      [reschedules.IN_VENUE, 'moved'],
    ],
    isNot: ['CANCELLED'],
  },
];

async function statusAt(bench: Bench, [way, step]: Place): Promise<unknown> {
  const { reading, taken } = await stageOf(bench, way, step);
  if (taken) return at(jobIn(reading), 'status');
  throw Obstacle.lacking(
    `the control endpoint refused the step "${step}" of ${way.name}`,
    'let it succeed, if the server knows such a step',
  );
}

function statusFinding(row: Row, place: Place, status: unknown): Finding | undefined {
  const isRight =
    row.is === undefined ? !row.isNot.some((one) => one === status) : status === row.is;
  if (isRight && typeof status === 'string') return undefined;
  const due = row.is ?? `not ${row.isNot.join(' or ')}`;
  const [way, step] = place;
  return {
    expected: `status ${due} (${way.name}, ${step})`,
    actual: `status ${show(status)}`,
  };
}

export const statusChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'life',
  level: 'MUST',
  asks: ['getBooking'],
  id: row.id,
  title: row.title,
  requirements: row.requirements,
  run: async (bench) => {
    if (row.mode !== undefined) needBillingMode(await givenClient(bench, 'primary'), row.mode);
    const seen: string[] = [];
    for (const place of row.places) {
      const status = await statusAt(bench, place);
      const finding = statusFinding(row, place, status);
      if (finding !== undefined) return conclude(finding);
      seen.push(String(status));
    }
    return conclude(undefined, row.is === undefined ? `status ${seen.join(', ')}` : undefined);
  },
}));
