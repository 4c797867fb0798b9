/** What one client tries with the things of another comes to nothing. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { bookingBody, bookingToRead, givenBooking } from '../given/booking.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { dataAt, differences, listAt } from '../value.ts';
import { refusalFinding, statusOf } from './denied.ts';
import { job, jobToKeep, panel, stranger } from './stranger.ts';

const common = { kind: 'active', area: 'tenancy', level: 'MUST' } as const;

/** A list of the owner's with one booking to the page has a cursor as soon as there are two of them. */
async function ownersCursor(bench: Bench): Promise<string> {
  await job(bench);
  await jobToKeep(bench);
  const key = keyFor(await givenClient(bench, 'primary'), 'listBookings');
  const query = { limit: '1' };
  return demandText(await bench.call({ operation: 'listBookings', key, query }), 'nextCursor');
}

/** A 4xx, the first page or an empty one (O83): but nothing of the other client. */
async function strangeCursor(bench: Bench): Promise<Finding | undefined> {
  const cursor = await ownersCursor(bench);
  const owner = await givenClient(bench, 'primary');
  const owned = await bench.call({
    operation: 'listBookings',
    key: keyFor(owner, 'listBookings'),
    query: { limit: '100' },
  });
  const ids = new Set(listAt(demandSuccess(owned), 'bookings').map((one) => at(one, 'id')));
  const key = keyFor(await stranger(bench), 'listBookings');
  const query = { cursor, limit: '100' };
  const exchange = await bench.call({ operation: 'listBookings', key, query });
  const status = statusOf(exchange);
  if (status !== 200) return refusalFinding(exchange);
  const leaked = listAt(exchange, 'bookings').find((one) => ids.has(at(one, 'id')));
  if (leaked === undefined) return undefined;
  return {
    expected: 'none of the bookings of the client whose cursor it is',
    actual: `its booking ${String(at(leaked, 'id'))}`,
  };
}

/** A MOBILE booking with a panel that is another client's: for IN_VENUE that is open (O26). */
async function strangePanel(bench: Bench): Promise<Finding | undefined> {
  const { id: testType } = await panel(bench);
  const client = await stranger(bench);
  needCapability(client, 'canUseMobilePhleb');
  const sound = await bookingBody(bench, client, { channel: 'MOBILE', purpose: 'strange panel' });
  const body = { ...sound, appointment: { ...sound.appointment, testType } };
  const made = await bench.call({
    operation: 'createBooking',
    key: keyFor(client, 'createBooking'),
    body,
  });
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const orderIds = listAt(listed, 'bookings').map((one) => at(one, 'externalOrderId'));
  return firstFinding(
    () => refusalFinding(made, (status) => status !== 409),
    () =>
      orderIds.includes(sound.externalOrderId)
        ? { expected: 'no booking with a panel of another client', actual: 'a booking in the list' }
        : undefined,
  );
}

async function strangeCancel(bench: Bench): Promise<Finding | undefined> {
  const { jobId, client } = await jobToKeep(bench);
  const key = keyFor(await stranger(bench), 'cancelBooking');
  await bench.call({ operation: 'cancelBooking', key, id: jobId });
  const read = { operation: 'getBooking', key: keyFor(client, 'getBooking'), id: jobId } as const;
  const status = dataAt(demandSuccess(await bench.call(read)), 'job', 'status');
  if (status !== 'CANCELLED') return undefined;
  return { expected: 'a booking as it was', actual: 'job.status "CANCELLED"' };
}

/** The same external ids with two clients: each finds its own booking under its own id. */
async function sameExternalIds(bench: Bench): Promise<Finding | undefined> {
  const mine = await givenBooking(bench, bookingToRead);
  const client = await stranger(bench);
  const key = keyFor(client, 'createBooking');
  const { externalUserId, externalOrderId } = mine.body;
  const sound = await bookingBody(bench, client, { channel: 'MOBILE', purpose: 'same ids' });
  const body = { ...sound, externalUserId, externalOrderId };
  const jobId = demandText(await bench.call({ operation: 'createBooking', key, body }), 'jobId');
  const seen = async (who: Client, id: string): Promise<Finding | undefined> => {
    const asked = { operation: 'getBooking', key: keyFor(who, 'getBooking'), id } as const;
    const { passthrough } = id === jobId ? sound : mine.body;
    const due = { id, externalOrderId, passthrough };
    return differences('job', dataAt(await bench.call(asked), 'job'), due);
  };
  return (await seen(client, jobId)) ?? (await seen(mine.client, mine.jobId));
}

type Single = Pick<ActiveCheck, 'id' | 'title' | 'asks' | 'requirements'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const singles: readonly Single[] = [
  {
    id: 'TENANT-14',
    title: "a cursor of another client's list brings none of its bookings",
    asks: ['listBookings', 'listBookings', 'listBookings'],
    requirements: ['R-TENANT-13'],
    find: strangeCursor,
  },
  {
    id: 'TENANT-15',
    title: "a MOBILE booking with another client's private panel is refused, and not made",
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-TENANT-18'],
    find: strangePanel,
  },
  {
    id: 'TENANT-16',
    title: "cancelling another client's booking leaves it as it was",
    asks: ['cancelBooking', 'getBooking'],
    requirements: ['R-TENANT-03'],
    find: strangeCancel,
  },
  {
    id: 'TENANT-17',
    title: 'the same external ids with two clients keep their bookings apart',
    asks: ['createBooking', 'getBooking', 'getBooking'],
    requirements: ['R-TENANT-19'],
    find: sameExternalIds,
  },
];

/** The fields of a client that has some, in the answer to one that has others. */
const strangeFields: ActiveCheck = {
  ...common,
  id: 'TENANT-18',
  title: 'GET /venue-field-definitions holds no field of another client',
  asks: ['getVenueFieldDefinitions'],
  requirements: ['R-TENANT-12'],
  run: async (bench) => {
    const key = 'only_of_another_client';
    await bench.once('client with a field of its own', (maker) => fieldOwner(maker, key));
    const reader = await stranger(bench);
    const operation = 'getVenueFieldDefinitions';
    const exchange = await bench.call({ operation, key: keyFor(reader, operation) });
    const fields = listAt(demandSuccess(exchange), 'venueCompletionFields');
    if (!fields.some((field) => at(field, 'key') === key)) return conclude(undefined);
    return conclude({ expected: 'fields of this client only', actual: `the field ${key}` });
  },
};

async function fieldOwner(bench: Bench, key: string): Promise<void> {
  if (!bench.offers('client.create')) {
    throw Obstacle.lacking(
      'which fields are another client’s is known only of one that the runner has made',
      'offer client.create by control',
    );
  }
  const venueCompletionFields = [{ key, label: 'Room', type: 'text', required: false }];
  await bench.act('client.create', { name: 'phlebo check, fields', venueCompletionFields });
}

export const trespassChecks: readonly ActiveCheck[] = [
  ...singles.map(({ find, ...described }): ActiveCheck => ({
    ...common,
    ...described,
    run: async (bench) => conclude(await find(bench)),
  })),
  strangeFields,
];
