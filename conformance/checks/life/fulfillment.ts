/** Who performed the draw: told to clients that see fulfillers, once the job is completed, and to no others. */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import { envelopeAt, eventTypeOf } from '../../receiver/delivery.ts';
import { allEventsOf, arrivalsOf, givenEvents } from '../events/find-events.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { differences, listAt, show } from '../value.ts';
import { jobIn, stageOf } from './walk.ts';
import type { Stage, Way } from './walk.ts';
import { partner } from './steps.ts';
import {
  drawnByOwn,
  drawnByPartner,
  drawnUnseen,
  wholeMobileLife,
  wholeVenueLife,
} from './ways.ts';

const completed = (bench: Bench, way: Way): Promise<Stage> => stageOf(bench, way, 'completed');

const published = (bench: Bench, way: Way): Promise<Stage> => stageOf(bench, way, 'published');

const internal = { type: 'INTERNAL', partner: null };

/** A server may add keys of its own to either object. */
function fulfillmentFinding(
  place: string,
  value: unknown,
  due: { readonly type: string; readonly partner: Record<string, string> | null },
): Finding | undefined {
  const { type } = due;
  if (due.partner === null) return differences(place, value, { type, partner: null });
  const wanted = due.partner;
  return firstFinding(
    () => differences(place, value, { type }),
    () => differences(`${place}.partner`, at(value, 'partner'), wanted),
  );
}

const byPartner = { type: 'PARTNER', partner: { ...partner } };

async function detailFinding(
  bench: Bench,
  way: Way,
  due: Parameters<typeof fulfillmentFinding>[2],
): Promise<Finding | undefined> {
  const { reading } = await completed(bench, way);
  return fulfillmentFinding('job.fulfillment', at(jobIn(reading), 'fulfillment'), due);
}

/** The newest bookings of a client that sees fulfillers, after all three draws. */
const listed = (bench: Bench, client: Client): Promise<readonly unknown[]> =>
  bench.once(`list of ${client.name}, which sees fulfillers`, async (maker) => {
    const ways = [drawnByOwn.MOBILE, drawnByOwn.IN_VENUE, drawnByPartner];
    await Promise.all(ways.map((way) => completed(maker, way)));
    const key = keyFor(client, 'listBookings');
    const list = await maker.call({ operation: 'listBookings', key, query: { limit: '100' } });
    return listAt(demandSuccess(list), 'bookings');
  });

async function listFinding(
  bench: Bench,
  way: Way,
  due: Parameters<typeof fulfillmentFinding>[2],
): Promise<Finding | undefined> {
  const { client, jobId } = (await completed(bench, way)).booking;
  const item = (await listed(bench, client)).find((one) => at(one, 'id') === jobId);
  if (item === undefined) {
    throw Obstacle.lacking(`job ${jobId} is not in the list`, 'list the newest bookings first');
  }
  return fulfillmentFinding('booking.fulfillment', at(item, 'fulfillment'), due);
}

async function eventFinding(
  bench: Bench,
  way: Way,
  due: Parameters<typeof fulfillmentFinding>[2],
): Promise<Finding | undefined> {
  const { booking } = await completed(bench, way);
  const [event] = await givenEvents(bench, booking, 'job.completed');
  return fulfillmentFinding('data.fulfillment', envelopeAt(event, 'data', 'fulfillment'), due);
}

/** What can only be told once the blood is drawn; by when it was drawn nobody else can have been meant (O36). */
const afterTheDraw: readonly EventType[] = [
  ...(['job.completed', 'sample.registered', 'sample.in_lab', 'sample.results_ready'] as const),
];

/** Which of them carry it is open but for those of the job (O37): those that do tell the truth. */
async function laterFinding(bench: Bench, way: Way): Promise<Finding | undefined> {
  const { booking } = await published(bench, way);
  const telling = (await allEventsOf(bench, booking)).filter((one) => {
    const data = envelopeAt(one, 'data');
    const isLater = afterTheDraw.some((type) => type === eventTypeOf(one));
    return isLater && isMap(data) && 'fulfillment' in data;
  });
  if (telling.length === 0) {
    throw Obstacle.lacking(
      `no event of job ${booking.jobId} tells who drew`,
      'mend what FULFIL-04 finds',
    );
  }
  return firstFinding(
    ...telling.map(
      (one) => () =>
        fulfillmentFinding(
          `data.fulfillment of ${String(eventTypeOf(one))}`,
          envelopeAt(one, 'data', 'fulfillment'),
          byPartner,
        ),
    ),
  );
}

const draws = [
  [drawnByOwn.MOBILE, internal],
  [drawnByOwn.IN_VENUE, internal],
  [drawnByPartner, byPartner],
] as const;

/** The first that is wrong of all three draws, wherever it is looked for. */
const onEachDraw = (judge: typeof detailFinding) => async (bench: Bench) => {
  const findings = await Promise.all(draws.map(([way, due]) => judge(bench, way, due)));
  return conclude(findings.find((one) => one !== undefined));
};

async function hiddenFinding(bench: Bench, way: Way): Promise<Finding | undefined> {
  const { booking } = await published(bench, way);
  const { name, fulfillerVisibility } = booking.client;
  if (fulfillerVisibility) {
    throw Obstacle.lacking(
      `the profile says that its client ${name} sees fulfillers`,
      'lend a client that does not, or offer client.create and key.mint by control',
    );
  }
  const telling = (await allEventsOf(bench, booking)).find((one) => {
    const data = envelopeAt(one, 'data');
    return isMap(data) && 'fulfillment' in data;
  });
  if (telling === undefined) return undefined;
  return {
    expected: 'no key fulfillment, since the client has no fulfiller visibility',
    actual: `${String(eventTypeOf(telling))} with fulfillment ${show(envelopeAt(telling, 'data', 'fulfillment'))}`,
  };
}

/** The job that a partner has drawn, as the API shows it to its client. */
async function unseenFinding(bench: Bench): Promise<Finding | undefined> {
  const { booking, reading } = await stageOf(bench, drawnUnseen, 'published');
  const key = keyFor(booking.client, 'listBookings');
  const list = await bench.call({ operation: 'listBookings', key, query: { limit: '100' } });
  const item = listAt(demandSuccess(list), 'bookings').find(
    (one) => at(one, 'id') === booking.jobId,
  );
  if (item === undefined) {
    throw Obstacle.lacking(
      'the booking is not among the newest hundred of its client',
      'mend GET /bookings',
    );
  }
  const places = [
    ['job', jobIn(reading)],
    ['booking', item],
  ] as const;
  const telling = places.find(([, one]) => isMap(one) && 'fulfillment' in one);
  if (telling === undefined) return undefined;
  const [place, one] = telling;
  return {
    expected: `${place} without fulfillment, since the client has no fulfiller visibility`,
    actual: `${place}.fulfillment ${show(at(one, 'fulfillment'))}`,
  };
}

/** When a search begins is the operator's business: one of two jobs may be accepted before it has begun. */
const isOfTheDraw = (type: EventType): boolean => type !== 'dispatch.searching';

/** The types of its events, each once. */
async function typesOf(bench: Bench, way: Way): Promise<readonly EventType[]> {
  const { booking } = await published(bench, way);
  const types = new Set((await allEventsOf(bench, booking)).map(eventTypeOf));
  return eventTypes.filter((type) => types.has(type) && isOfTheDraw(type));
}

/** Those of the types of which one has come, or comes while it is waited for. */
async function comeOf(
  bench: Bench,
  way: Way,
  types: readonly EventType[],
): Promise<readonly string[]> {
  const { booking } = await published(bench, way);
  const come = await Promise.all(types.map((type) => arrivalsOf(bench, booking, type)));
  return types.filter((_type, place) => come[place]?.length !== 0).toSorted();
}

const common = { kind: 'active', area: 'life', level: 'MUST', asks: ['getBooking'] } as const;

export const fulfillmentChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'FULFIL-01',
    title: 'GET /bookings/{id} tells a client that sees fulfillers that its own people drew',
    requirements: [...['R-FULFIL-02', 'R-FULFIL-06', 'R-FULFIL-08', 'R-FULFIL-09', 'R-FULFIL-10']],
    run: async (bench) => {
      const mobile = await detailFinding(bench, drawnByOwn.MOBILE, internal);
      return conclude(mobile ?? (await detailFinding(bench, drawnByOwn.IN_VENUE, internal)));
    },
  },
  {
    ...common,
    id: 'FULFIL-02',
    title: 'GET /bookings/{id} tells a client that sees fulfillers which partner drew',
    requirements: ['R-FULFIL-02', 'R-FULFIL-06', 'R-FULFIL-07', 'R-FULFIL-11'],
    run: async (bench) => conclude(await detailFinding(bench, drawnByPartner, byPartner)),
  },
  {
    ...common,
    id: 'FULFIL-03',
    title: 'GET /bookings tells a client that sees fulfillers who drew',
    requirements: ['R-FULFIL-03'],
    run: onEachDraw(listFinding),
  },
  {
    ...common,
    id: 'FULFIL-04',
    title: 'job.completed tells a client that sees fulfillers who drew',
    requirements: ['R-FULFIL-04'],
    run: onEachDraw(eventFinding),
  },
  {
    ...common,
    id: 'FULFIL-05',
    title: 'no event tells a client that does not see fulfillers who drew',
    requirements: ['R-FULFIL-01', 'R-FULFIL-05'],
    run: async (bench) => {
      const lives = [wholeMobileLife, wholeVenueLife].map((way) => hiddenFinding(bench, way));
      return conclude((await Promise.all(lives)).find((one) => one !== undefined));
    },
  },
  {
    ...common,
    id: 'FULFIL-08',
    title:
      'a client that does not see fulfillers is not told that a partner drew: not by GET, not by the list, and by no event up to the results',
    requirements: ['R-FULFIL-01', 'R-FULFIL-05'],
    asks: ['getBooking', 'listBookings'],
    run: async (bench) =>
      conclude((await hiddenFinding(bench, drawnUnseen)) ?? (await unseenFinding(bench))),
  },
  {
    ...common,
    id: 'FULFIL-06',
    title: 'the status of a completed job does not depend on who drew',
    requirements: ['R-FULFIL-12'],
    run: async (bench) => {
      const [own, other] = await Promise.all(
        [drawnByOwn.MOBILE, drawnByPartner].map((way) => completed(bench, way)),
      );
      if (own === undefined || other === undefined) throw new Error('there is no draw');
      const status = at(jobIn(own.reading), 'status');
      return conclude(differences('job', jobIn(other.reading), { status }));
    },
  },
  {
    ...common,
    id: 'FULFIL-70',
    title:
      'whatever event tells a client that sees fulfillers of a draw by a partner, up to the results, tells which partner',
    requirements: ['R-FULFIL-04', 'R-FULFIL-11'],
    asks: [],
    run: async (bench) => conclude(await laterFinding(bench, drawnByPartner)),
  },
  {
    ...common,
    id: 'FULFIL-07',
    title: 'the events of a job, up to the results, do not depend on who drew',
    requirements: ['R-FULFIL-13'],
    run: async (bench) => {
      const ways = [drawnByOwn.MOBILE, drawnByPartner];
      const seen = await Promise.all(ways.map((way) => typesOf(bench, way)));
      // What one has had is waited for with the other: it may only be late.
      const types = [...new Set(seen.flat())];
      const lives = await Promise.all(ways.map((way) => comeOf(bench, way, types)));
      const [own, other] = lives.map((come) => come.join(', '));
      if (own === other) return conclude(undefined);
      return conclude({
        expected: `by a partner as by the own phlebotomist: ${String(own)}`,
        actual: `by a partner: ${String(other)}`,
      });
    },
  },
];
