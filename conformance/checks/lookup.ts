/** An id that no thing has is answered with 404. */
import type { Capability, OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding, Outcome } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { refusalFinding as deniedFinding } from './access/denied.ts';
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

type Asked = {
  readonly exchange: Exchange;
  /** Whether the id had the form of the server's ids for certain. */
  readonly inForm: boolean;
};

async function askUnknown(bench: Bench, row: Row): Promise<Asked> {
  const client = await givenClient(bench, 'primary');
  if (row.capability !== undefined) needCapability(client, row.capability);
  // No example to be had is no reason not to ask: then the id is a random UUID.
  const example = await ifPossible(row.example(bench));
  const { id, inForm } = unknownIdLike(example, bench.random(row.id));
  const call = await wellFormedCall(bench, row.operation, id);
  return { exchange: await bench.call({ ...call, key: keyFor(client, row.operation) }), inForm };
}

/** Where the form of the id may be wrong, 400 may come before 404 (O70). */
function refusalFinding(bench: Bench, { exchange, inForm }: Asked): Finding | undefined {
  if (inForm) return errorFinding(exchange, 404);
  const finding = errorFinding(exchange, 404, 400);
  if (finding === undefined) {
    const { method, path } = exchange.operation;
    bench.observe({
      id: 'O70',
      question: `How does ${shortName(method, path)} refuse an id that nothing has, and whose form may be wrong?`,
      answer: statusOf(exchange),
    });
  }
  return finding;
}

const statusOf = ({ answer }: Exchange): string =>
  answer.kind === 'whole' ? String(answer.status) : 'no answer';

const shortName = (method: string, path: string): string =>
  `${method} ${path.replace('/api/integration/v1', '')}`;

const formUnknown = (asked: Asked): string | undefined =>
  asked.inForm
    ? undefined
    : `${statusOf(asked.exchange)}, for an id whose form may be wrong, since no real one was at hand to make it from`;

const common = { kind: 'active', area: 'lookup', level: 'MUST' } as const;

const plain = rows.map((row): ActiveCheck => {
  const { method, path } = operationById(row.operation);
  return {
    ...common,
    id: row.id,
    title: `${shortName(method, path)} with an unknown id is answered with 404`,
    asks: [row.operation],
    requirements: ['R-ERR-01'],
    observes: ['O70'],
    run: async (bench) => {
      const asked = await askUnknown(bench, row);
      return conclude(refusalFinding(bench, asked), formUnknown(asked));
    },
  };
});

/** With a key and without: which refusal it is without one is open (O79). */
const unknownPath: ActiveCheck = {
  ...common,
  id: 'LOOKUP-09',
  title: 'a path that the interface does not have is refused, with a key and without',
  asks: ['getBooking', 'getBooking'],
  requirements: ['R-WIRE-18'],
  run: async (bench) => {
    const key = keyFor(await givenClient(bench, 'primary'), 'getBooking');
    const path = '/api/integration/v1/nothing-is-here';
    const asked = { operation: 'getBooking', path } as const;
    const without = await bench.call(asked);
    const withKey = await bench.call({ ...asked, key });
    return conclude(deniedFinding(without) ?? deniedFinding(withKey));
  },
};

/** Whether the availability of an unknown venue is a 404 or an empty list is open (O54): it must be one of them. */
const availability: ActiveCheck = {
  ...common,
  id: 'LOOKUP-05',
  title: 'no slots are offered at an unknown venue',
  asks: ['getVenueAvailability'],
  requirements: ['R-AVAIL-04'],
  observes: ['O54', 'O70'],
  run: async (bench): Promise<Outcome> => {
    const asked = await askUnknown(bench, {
      id: 'LOOKUP-05',
      operation: 'getVenueAvailability',
      example: venue,
      capability: 'canUseVenueNetwork',
    });
    const { exchange } = asked;
    const isEmpty = statusOf(exchange) === '200';
    const answer = isEmpty ? '200 with an empty list' : statusOf(exchange);
    const finding = isEmpty ? emptyFinding(exchange) : refusalFinding(bench, asked);
    if (finding === undefined) {
      bench.observe({
        id: 'O54',
        question: 'How is the availability of an unknown venue answered?',
        answer,
      });
    }
    return conclude(finding, formUnknown(asked) ?? answer);
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

export const lookupChecks: readonly ActiveCheck[] = [...plain, unknownPath, availability];
