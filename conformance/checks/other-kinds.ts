/** The id of one kind of thing is no id of another kind. */
import type { OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { statusOf } from './access/denied.ts';
import { errorFinding } from './answer.ts';
import { givenReadableJob } from './given/booking.ts';
import { givenClient, keyFor, needCapability } from './given/client.ts';
import type { Client } from './given/client.ts';
import { ifPossible } from './given/if-possible.ts';
import { givenDispute, givenInvoice, givenRefund } from './given/money.ts';
import type { MoneyThing } from './given/money.ts';
import { givenVenue } from './given/venue.ts';
import { told } from './validation/refused-bookings.ts';
import { dataAt, show } from './value.ts';

type Asked = { readonly client: Client; readonly id: string };

type Row = {
  readonly operation: OperationId;
  /** Under which name the thing would be answered. */
  readonly name: string;
  /** Whose id is asked for, in words. */
  readonly words: string;
  readonly id: (bench: Bench) => Promise<Asked | undefined>;
};

/** A thing of money that is known by its profile alone does not say of which job it is. */
const jobOf =
  (given: (bench: Bench) => Promise<MoneyThing>) =>
  async (bench: Bench): Promise<Asked | undefined> => {
    const { client, jobId } = await given(bench);
    return jobId === undefined ? undefined : { client, id: jobId };
  };

const rows: readonly Row[] = [
  {
    ...{ operation: 'getInvoice', name: 'invoice', words: 'the id of a job that it bills' },
    id: jobOf(givenInvoice),
  },
  {
    ...{ operation: 'getRefund', name: 'refund', words: 'the id of its job' },
    id: jobOf(givenRefund),
  },
  {
    ...{ operation: 'getDispute', name: 'dispute', words: 'the id of its job' },
    id: jobOf(givenDispute),
  },
  {
    ...{ operation: 'getBooking', name: 'job', words: 'the id of a venue' },
    id: async (bench) => {
      const client = await givenClient(bench, 'primary');
      return { client, id: (await givenVenue(bench, client)).venueId };
    },
  },
  {
    ...{ operation: 'getVenue', name: 'venue', words: 'the id of a booking' },
    id: async (bench) => {
      const { client, jobId } = await givenReadableJob(bench);
      needCapability(client, 'canUseVenueNetwork');
      return { client, id: jobId };
    },
  },
];

/** Things of two kinds may have the same number; the form of an id may be that of its kind alone (O70). */
function foundFinding({ name }: Row, exchange: Exchange, id: string): Finding | undefined {
  if (statusOf(exchange) !== 200) return errorFinding(exchange, 404, 400);
  const shown = dataAt(exchange, name, 'id');
  if (shown === id) return undefined;
  return { expected: `404, or a ${name} with the id ${id}`, actual: `${name}.id ${show(shown)}` };
}

async function otherKindFinding(bench: Bench): Promise<Finding | undefined> {
  let isExercised = false;
  for (const row of rows) {
    const asked = await ifPossible(row.id(bench));
    if (asked === undefined) continue;
    const { client, id } = asked;
    isExercised = true;
    const key = keyFor(client, row.operation);
    const exchange = await bench.call({ operation: row.operation, key, id });
    const finding = foundFinding(row, exchange, id);
    if (finding === undefined) continue;
    const { method, path } = operationById(row.operation);
    return told(finding, `${method} ${path} with ${row.words}`);
  }
  if (isExercised) return undefined;
  throw Obstacle.lacking(
    'there is no thing whose id could be taken for that of another kind',
    'offer client.create, key.mint and venue.create by control, or lend a client in the profile',
  );
}

export const otherKindChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'lookup',
    level: 'MUST',
    id: 'LOOKUP-11',
    title: 'with the id of another kind of thing nothing is found',
    asks: rows.map(({ operation }) => operation),
    requirements: ['R-ERR-01'],
    run: async (bench) => conclude(await otherKindFinding(bench)),
  },
];
