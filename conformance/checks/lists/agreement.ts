/** A thing says in the list what it says by its id: the members that both have are the same. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { resolve } from '../../generate/schema.ts';
import { compareInstants, readInstant } from '../../instant.ts';
import { at, isMap, sameJson } from '../../json.ts';
import { bookingToRead, givenBooking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import { givenVenue, outwardCode } from '../given/venue.ts';
import { dataAt, listAt, show } from '../value.ts';
import { foundTwice } from './found-twice.ts';

type Thing = { readonly client: Client; readonly id: string };

type Row = {
  readonly id: string;
  readonly requirement: string;
  readonly name: string;
  readonly list: OperationId;
  readonly get: OperationId;
  readonly thing: (bench: Bench) => Promise<Thing>;
};

const rows: readonly Row[] = [
  {
    id: 'LIST-33',
    requirement: 'R-JOBLIST-12',
    name: 'booking',
    list: 'listBookings',
    get: 'getBooking',
    thing: async (bench) => {
      const { client, jobId } = await givenBooking(bench, bookingToRead);
      return { client, id: jobId };
    },
  },
  {
    id: 'LIST-34',
    requirement: 'R-INVOICE-30',
    name: 'invoice',
    list: 'listInvoices',
    get: 'getInvoice',
    thing: givenInvoice,
  },
  {
    id: 'LIST-35',
    requirement: 'R-REFUND-21',
    name: 'refund',
    list: 'listRefunds',
    get: 'getRefund',
    thing: givenRefund,
  },
  {
    id: 'LIST-36',
    requirement: 'R-DISPUTE-21',
    name: 'dispute',
    list: 'listDisputes',
    get: 'getDispute',
    thing: givenDispute,
  },
];

/** Of the items of all lists. What a server shows besides may be of the answer, and not of the thing. */
const members = new Set(
  ['JobListItem', 'Invoice', 'Refund', 'Dispute', 'Venue'].flatMap((name) =>
    Object.keys(resolve({ $ref: `#/components/schemas/${name}` }).properties ?? {}),
  ),
);

/** It may be signed anew for each answer. */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value);

/** The same value, the same moment in another form, or two addresses; of lists, each item. */
const agree = (one: unknown, other: unknown): boolean =>
  sameJson(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => agree(item, other[index]))) ||
  (readInstant(one) !== undefined && compareInstants(one, other) !== 'apart') ||
  (isAddress(one) && isAddress(other));

/** An item of a list, and its detail: what both have, both say alike. */
export function agreementFinding(item: unknown, detail: unknown): Finding | undefined {
  if (!isMap(item) || !isMap(detail)) return undefined;
  const wrong = Object.keys(item).filter(
    (key) => members.has(key) && Object.hasOwn(detail, key) && !agree(item[key], detail[key]),
  );
  if (wrong.length === 0) return undefined;
  const all = (of: Record<string, unknown>): string =>
    wrong.map((key) => `${key} ${show(of[key])}`).join(', ');
  return { expected: `${all(item)}, as in the list`, actual: `${all(detail)} by its id` };
}

const notListed = (name: string, list: string): Obstacle =>
  Obstacle.lacking(`the ${name} is not among the newest hundred of ${list}`, `mend ${list}`);

async function judge(bench: Bench, { name, list, get, thing }: Row): Promise<Finding | undefined> {
  const { client, id } = await thing(bench);
  const query = { limit: '100' };
  const listed = demandSuccess(
    await bench.call({ operation: list, key: keyFor(client, list), query }),
  );
  const item = listAt(listed, `${name}s`).find((one) => at(one, 'id') === id);
  if (item === undefined) throw notListed(name, list);
  const read = demandSuccess(await bench.call({ operation: get, key: keyFor(client, get), id }));
  return agreementFinding(item, dataAt(read, name === 'booking' ? 'job' : name));
}

/** Looked for by the first part of its postcode: a list of venues has no second page. */
async function judgeVenue(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const { venueId } = await givenVenue(bench, client);
  const get = keyFor(client, 'getVenue');
  const read = demandSuccess(await bench.call({ operation: 'getVenue', key: get, id: venueId }));
  const detail = dataAt(read, 'venue');
  const query = { postcode: outwardCode(String(at(detail, 'postcode'))) };
  const key = keyFor(client, 'listVenues');
  const listed = demandSuccess(await bench.call({ operation: 'listVenues', key, query }));
  const item = listAt(listed, 'venues').find((one) => at(one, 'id') === venueId);
  if (item === undefined) throw notListed('venue', 'listVenues');
  return agreementFinding(item, detail);
}

const common = { kind: 'active', area: 'list', level: 'MUST' } as const;

export const agreementChecks: readonly ActiveCheck[] = [
  ...rows.map((row): ActiveCheck => ({
    ...common,
    id: row.id,
    title: `a ${row.name} is the same in the list and by its id`,
    asks: [row.list, row.get],
    requirements: [row.requirement],
    run: async (bench) => conclude(await foundTwice(() => judge(bench, row))),
  })),
  {
    ...common,
    id: 'LIST-37',
    title: 'a venue is the same in the list and by its id',
    asks: ['getVenue', 'listVenues'],
    requirements: ['R-VENUE-38'],
    run: async (bench) => conclude(await foundTwice(() => judgeVenue(bench))),
  },
];
