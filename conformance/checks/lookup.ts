/** An id that no thing has is answered with 404. */
import type { Capability, OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding, Outcome } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { errorFinding, successFinding } from './answer.ts';
import { givenReadableJob } from './given/booking.ts';
import { givenClient, keyFor, needCapability } from './given/client.ts';
import { ifPossible } from './given/if-possible.ts';
import { givenDispute, givenInvoice, givenRefund } from './given/money.ts';
import { givenVenue } from './given/venue.ts';
import { unknownIdLike } from './unknown-id.ts';
import { listAt } from './value.ts';
import { wellFormedCall } from './well-formed.ts';

type Row = {
  readonly id: string;
  readonly operation: OperationId;
  /** A real id of the kind, as an example of its form. */
  readonly example: (bench: Bench) => Promise<string>;
  readonly capability?: Capability;
};

const job = async (bench: Bench): Promise<string> => (await givenReadableJob(bench)).jobId;
const venue = async (bench: Bench): Promise<string> =>
  (await givenVenue(bench, await givenClient(bench, 'primary'))).venueId;

const rows: readonly Row[] = [
  { id: 'LOOKUP-01', operation: 'getBooking', example: job },
  { id: 'LOOKUP-02', operation: 'cancelBooking', example: job },
  { id: 'LOOKUP-03', operation: 'getBookingSample', example: job },
  { id: 'LOOKUP-04', operation: 'getVenue', example: venue, capability: 'canUseVenueNetwork' },
  { id: 'LOOKUP-06', operation: 'getInvoice', example: async (b) => (await givenInvoice(b)).id },
  { id: 'LOOKUP-07', operation: 'getRefund', example: async (b) => (await givenRefund(b)).id },
  { id: 'LOOKUP-08', operation: 'getDispute', example: async (b) => (await givenDispute(b)).id },
];

async function askUnknown(bench: Bench, row: Row): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  if (row.capability !== undefined) needCapability(client, row.capability);
  // No example to be had is no reason not to ask: then the id is a random UUID.
  const example = await ifPossible(row.example(bench));
  const unknown = unknownIdLike(example, bench.random(row.id));
  const call = await wellFormedCall(bench, row.operation, unknown);
  return bench.call({ ...call, key: keyFor(client, row.operation) });
}

const common = { kind: 'active', area: 'lookup', level: 'MUST' } as const;

const plain = rows.map((row): ActiveCheck => {
  const { method, path } = operationById(row.operation);
  return {
    ...common,
    id: row.id,
    title: `${method} ${path.replace('/api/integration/v1', '')} with an unknown id is answered with 404`,
    asks: [row.operation],
    requirements: ['R-ERR-01'],
    run: async (bench) => conclude(errorFinding(await askUnknown(bench, row), 404)),
  };
});

/** Whether the availability of an unknown venue is a 404 or an empty list is open (O54): it must be one of them. */
const availability: ActiveCheck = {
  ...common,
  id: 'LOOKUP-05',
  title: 'no slots are offered at an unknown venue',
  asks: ['getVenueAvailability'],
  requirements: ['R-AVAIL-04'],
  run: async (bench): Promise<Outcome> => {
    const exchange = await askUnknown(bench, {
      id: 'LOOKUP-05',
      operation: 'getVenueAvailability',
      example: venue,
      capability: 'canUseVenueNetwork',
    });
    const isEmpty = exchange.answer.kind === 'whole' && exchange.answer.status === 200;
    const answer = isEmpty ? '200 with an empty list' : '404';
    const finding = isEmpty ? emptyFinding(exchange) : errorFinding(exchange, 404);
    if (finding === undefined) {
      bench.observe({
        id: 'O54',
        question: 'How is the availability of an unknown venue answered?',
        answer,
      });
    }
    return conclude(finding, answer);
  },
};

function emptyFinding(exchange: Exchange): Finding | undefined {
  const finding = successFinding(exchange);
  if (finding !== undefined) return finding;
  const count = listAt(exchange, 'slots').length;
  if (count === 0) return undefined;
  return {
    expected: '404, or no slots',
    actual: `${String(count)} slots at a venue that does not exist`,
  };
}

export const lookupChecks: readonly ActiveCheck[] = [...plain, availability];
