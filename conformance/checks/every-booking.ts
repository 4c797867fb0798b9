/** Every booking that an answer shows, for whatever reason it was asked for. */
import type { PassiveCheck } from '../engine/check.ts';
import { firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { at, isMap } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { statusOf } from './access/denied.ts';
import { askedId } from './asked-id.ts';
import { dataAt, differences, listAt, show } from './value.ts';

/** Nobody is visited at a venue, and nobody attends one at home. */
function placeFinding(place: string, job: unknown): Finding | undefined {
  if (at(job, 'fulfillmentChannel') === 'MOBILE') {
    return differences(place, job, { venueId: null, venueSlotStart: null });
  }
  const venueId = at(job, 'venueId');
  if (at(job, 'fulfillmentChannel') !== 'IN_VENUE') return undefined;
  if (typeof venueId === 'string') return undefined;
  return { expected: `${place}.venueId of an IN_VENUE booking`, actual: show(venueId) };
}

/** The detail has the venue itself, too. */
function venueFinding(job: unknown): Finding | undefined {
  return at(job, 'fulfillmentChannel') === 'MOBILE'
    ? differences('job', job, { venue: null })
    : differences('job.venue', at(job, 'venue'), { id: at(job, 'venueId') });
}

function placesFinding(exchange: Exchange): Finding | undefined {
  const bookings = listAt(exchange, 'bookings').map(
    (one) => () => placeFinding(`booking ${show(at(one, 'id'))}`, one),
  );
  if (exchange.operation.operationId === 'listBookings') return firstFinding(...bookings);
  const job = dataAt(exchange, 'job');
  return firstFinding(
    () => placeFinding('job', job),
    () => venueFinding(job),
  );
}

const succeeded =
  (...operations: readonly string[]) =>
  (exchange: Exchange): boolean =>
    operations.includes(exchange.operation.operationId) &&
    statusOf(exchange) === 200 &&
    isMap(dataAt(exchange));

const isSame = (one: unknown, other: string): boolean =>
  String(one).toLowerCase() === other.toLowerCase();

function cancelledFinding(exchange: Exchange): Finding | undefined {
  const id = askedId(exchange);
  const jobId = dataAt(exchange, 'jobId');
  if (id !== undefined && !isSame(jobId, id)) {
    return { expected: `data.jobId ${show(id)}, as in the path`, actual: show(jobId) };
  }
  return differences('data', dataAt(exchange), { status: 'CANCELLED' });
}

/** Under which name each operation answers with the one thing that was asked for. */
const details: Readonly<Record<string, string>> = {
  ...{ getBooking: 'job', getVenue: 'venue', getInvoice: 'invoice' },
  ...{ getRefund: 'refund', getDispute: 'dispute' },
};

function idFinding(exchange: Exchange): Finding | undefined {
  const [name, id] = [details[exchange.operation.operationId] ?? '', askedId(exchange)];
  const shown = dataAt(exchange, name, 'id');
  if (id === undefined || isSame(shown, id)) return undefined;
  return { expected: `${name}.id ${show(id)}, as in the path`, actual: show(shown) };
}

const common = { kind: 'passive', level: 'MUST' } as const;

export const everyBookingChecks: readonly PassiveCheck[] = [
  {
    ...common,
    area: 'booking',
    id: 'BOOK-11',
    title:
      'wherever a booking is shown it has a venue when it is IN_VENUE, and none when it is MOBILE',
    requirements: [
      ...['R-JOB-08', 'R-JOB-09', 'R-JOB-11', 'R-JOB-21', 'R-BOOK-07', 'R-JOBLIST-12'],
    ],
    concerns: succeeded('getBooking', 'listBookings'),
    judge: placesFinding,
  },
  {
    ...common,
    area: 'cancel',
    id: 'CANCEL-37',
    title: 'every cancel that succeeds is answered with the id of the booking, and CANCELLED',
    requirements: ['R-CANCEL-05', 'R-CANCEL-06', 'R-CANCEL-03'],
    concerns: succeeded('cancelBooking'),
    judge: cancelledFinding,
  },
  {
    ...common,
    area: 'lookup',
    id: 'LOOKUP-10',
    title: 'whatever is found by an id has that id',
    requirements: ['R-ERR-01', 'R-BOOK-05', 'R-VENUE-05'],
    concerns: succeeded(...Object.keys(details)),
    judge: idFinding,
  },
];
