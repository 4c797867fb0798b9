/** Servers that forget events, send some that are none of theirs, or tell the wrong things in them. */
import { randomUUID } from 'node:crypto';
import { emissions } from '../../conformance/checks/events/emissions.ts';
import { moneyEmissions } from '../../conformance/checks/events/money-events.ts';
import { toldAgain } from '../../conformance/checks/events/told-again.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { announcing, cancelledOf } from './lifetime.ts';
import {
  dataOf,
  envelopeOf,
  idOf,
  onEventData,
  posting,
  renamed,
  signed,
  spoiling,
  typeOf,
  withBody,
} from './posting.ts';
import type { Post, Spoil } from './posting.ts';
import { without, withMember } from './tampering.ts';
import { toldFlaws } from './told-flaws.ts';
import type { Json } from './tampering.ts';

type Rest = Omit<Flaw, 'name' | 'tamper' | 'sandbox' | 'site'>;

/** Drops what is meant. */
const forgetting =
  (isMeant: (post: Post) => boolean): (() => Spoil) =>
  () =>
  (post) =>
    isMeant(post) ? [] : undefined;

const isFor =
  (type: string, channel?: string) =>
  (post: Post): boolean =>
    typeOf(post) === type &&
    (channel === undefined || dataOf(post)['fulfillmentChannel'] === channel);

/** Checks that wait for the same event of the same channel cannot be told apart by forgetting it. */
const units = ((): readonly (readonly [key: string, ids: readonly string[]])[] => {
  const byKey = new Map<string, string[]>();
  const add = (key: string, id: string): void => {
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  };
  for (const { id, type, channel } of emissions) add(`${type} ${channel}`, id);
  for (const { id, type } of moneyEmissions) add(type, id);
  // Without it nothing else is waited for at all.
  byKey.delete('job.created MOBILE');
  return [...byKey];
})();

const keysOf = (post: Post): readonly string[] => [
  typeOf(post),
  `${typeOf(post)} ${String(dataOf(post)['fulfillmentChannel'])}`,
];

/**
 * Each forgets those events whose number has a certain bit. Every event is forgotten by one at least, and of any two
 * events one is forgotten by a server that remembers the other: so each check has its own event.
 */
const forgetful: readonly Flaw[] = [0, 1, 2, 3, 4, 5].map((bit) => {
  const isForgotten = (_: unknown, place: number): boolean => (((place + 1) >> bit) & 1) === 1;
  const forgotten = units.filter(isForgotten);
  const kept = units.filter((unit, place) => !isForgotten(unit, place));
  const keys = new Set(forgotten.map(([key]) => key));
  return spoiling(
    `forgets the events whose number has bit ${String(bit)}`,
    forgetting((post) => keysOf(post).some((key) => keys.has(key))),
    { red: forgotten.flatMap(([, ids]) => ids), among: kept.flatMap(([, ids]) => ids) },
  );
});

/** Drops those of one job, or, where they name none, of one client, that come after so many others. */
const tellingAtMost =
  (type: string, most: number): (() => Spoil) =>
  () => {
    const told = new Map<unknown, Set<string>>();
    return (post) => {
      if (typeOf(post) !== type) return undefined;
      const whose = dataOf(post)['jobId'] ?? post.url.href;
      const ids = told.get(whose) ?? new Set();
      told.set(whose, ids);
      if (ids.size < most) ids.add(idOf(post));
      return ids.has(idOf(post)) ? undefined : [];
    };
  };

/** Drops the one where the other one was told before. */
const silentAfter =
  (first: string, second: string): (() => Spoil) =>
  () => {
    const told = new Set<string>();
    return (post) => {
      if (typeOf(post) === first) told.add(post.url.href);
      return typeOf(post) === second && told.has(post.url.href) ? [] : undefined;
    };
  };

/** Tells of a job what the first event of the type has told of it. */
const repeating =
  (type: string, change: (first: Json, data: Json) => Json): (() => Spoil) =>
  () => {
    const firsts = new Map<unknown, Json>();
    return onEventData((data, ofType) => {
      if (ofType !== type) return data;
      const first = firsts.get(data['jobId']) ?? data;
      firsts.set(data['jobId'], first);
      return change(first, data);
    })();
  };

/** One for each check of what happens again; two checks that wait for the same event share one. */
const tiredFlaws: readonly Flaw[] = [...new Set(toldAgain.map(({ type }) => type))].map((type) => {
  const rows = toldAgain.filter((row) => row.type === type);
  const most = Math.min(...rows.map(({ times }) => times)) - 1;
  const often = most === 1 ? 'once' : 'twice';
  return spoiling(`tells ${type} ${often} and no more`, tellingAtMost(type, most), {
    red: rows.map(({ id }) => id),
  });
});

/** Sends another event, besides, in the name of the same job. */
const sendingAlso =
  (isMeant: (post: Post) => boolean, type: string): (() => Spoil) =>
  () =>
  (post, { secrets }) => {
    if (!isMeant(post)) return undefined;
    const other = renamed(post, `evt_${randomUUID()}`);
    return [post, signed(withBody(other, { ...envelopeOf(other), type }), secrets)];
  };

const sentTooMuch: readonly Flaw[] = [
  spoiling(
    'confirms an IN_VENUE job at its check-in',
    sendingAlso(isFor('job.in_progress', 'IN_VENUE'), 'job.confirmed'),
    { red: ['EMIT-30'] },
  ),
  {
    name: 'tells the withdrawal of a phlebotomist as a cancel',
    sandbox: () => ({
      ...posting(() => (post, { secrets }) => {
        if (dataOf(post)['reason'] !== 'phlebotomist_cancelled') return undefined;
        return [signed(withBody(post, { ...envelopeOf(post), type: 'job.cancelled' }), secrets)];
      })(),
      policies: { ...usualPolicies, O03: 'unassigned' },
    }),
    red: ['EMIT-31'],
  },
  {
    name: 'tells the end of the search as a cancel',
    sandbox: announcing('SearchExhausted', (jobId, clientId, at) =>
      cancelledOf(jobId, clientId, at),
    ),
    red: ['EMIT-32', 'EMIT-38'],
  },
  spoiling(
    'assigns somebody to an IN_VENUE job',
    sendingAlso(isFor('job.in_progress', 'IN_VENUE'), 'dispatch.assigned'),
    { red: ['EMIT-33', 'EMIT-35'], among: ['EMIT-04'] },
  ),
  spoiling(
    'is on the way to an IN_VENUE job',
    sendingAlso(isFor('job.in_progress', 'IN_VENUE'), 'job.en_route'),
    { red: ['EMIT-35'], among: ['EMIT-07'] },
  ),
  spoiling(
    'tells of a booking twice, under two ids',
    () =>
      (post, { secrets }) =>
        typeOf(post) === 'job.created'
          ? [post, signed(renamed(post, `evt_${randomUUID()}`), secrets)]
          : undefined,
    { red: ['EMIT-34'], among: ['EMIT-02'] },
  ),
  spoiling(
    'tells of a sample twice, under two ids',
    sendingAlso(isFor('sample.registered'), 'sample.registered'),
    { red: ['WALK-02'] },
  ),
  ...['job.phleb_arrived', 'job.expired'].map((type) =>
    spoiling(`knows ${type}`, sendingAlso(isFor('job.created'), type), {
      red: ['EMIT-36'],
      among: ['EMIT-01'],
    }),
  ),
];

/** Changes the data of one type of event. */
const telling = (
  name: string,
  [type, change]: readonly [type: string, change: (data: Json) => Json],
  rest: Rest,
): Flaw =>
  spoiling(
    name,
    onEventData((data, of) => (of === type ? change(data) : data)),
    rest,
  );

const onPatient =
  (change: (patient: Json) => Json) =>
  (data: Json): Json => ({ ...data, patient: change(data['patient'] as Json) });

/** The last names of the suite's patients, by their initials. */
const wholeName = ({ lastName }: Json): string =>
  ['Okafor', 'Ferreira', 'Lindqvist', 'Ramaswamy', 'Tanaka'].find((name) =>
    name.startsWith(String(lastName)),
  ) ?? '';

const later =
  (key: string, ms: number, channel?: string) =>
  (data: Json): Json =>
    channel !== undefined && data['fulfillmentChannel'] !== channel
      ? data
      : { ...data, [key]: new Date(Date.parse(String(data[key])) + ms).toISOString() };

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

const jobPayloads: readonly Flaw[] = [
  telling(
    'bills everyone weekly, as it says',
    ['job.created', withMember('billingMode', 'WEEKLY_INVOICE')],
    { red: ['PAYLOAD-01'] },
  ),
  telling(
    'schedules a MOBILE booking a week late',
    ['job.created', later('scheduledFor', weekMs, 'MOBILE')],
    { red: ['PAYLOAD-02'], among: ['PAYLOAD-03', 'PAYLOAD-04'] },
  ),
  telling(
    'does not tell when an IN_VENUE booking is scheduled',
    [
      'job.created',
      (data) => (data['fulfillmentChannel'] === 'IN_VENUE' ? without('scheduledFor')(data) : data),
    ],
    { red: ['PAYLOAD-03'], warned: ['PAYLOAD-04'], among: ['PAYLOAD-02'] },
  ),
  telling(
    'schedules an IN_VENUE booking an hour after its slot',
    ['job.created', later('scheduledFor', hourMs, 'IN_VENUE')],
    { red: [], warned: ['PAYLOAD-04'], among: ['PAYLOAD-03'] },
  ),
  telling(
    'tells the last name of the patient',
    ['job.created', onPatient((patient) => withMember('lastName', wholeName(patient))(patient))],
    { red: ['PAYLOAD-05', 'PAYLOAD-06'] },
  ),
  telling(
    'tells the first four digits of the phone as the last',
    ['job.created', onPatient(withMember('phoneLast4', '4477'))],
    { red: ['PAYLOAD-05'], among: ['PAYLOAD-06'] },
  ),
  telling(
    'tells the phone of the patient in its national form',
    [
      'job.created',
      (data) => {
        const { phoneLast4 } = data['patient'] as Json;
        return { ...data, contact: `07700 90${String(phoneLast4)}` };
      },
    ],
    { red: ['PAYLOAD-06'], among: ['PAYLOAD-05'] },
  ),
  telling(
    'does not tell when the patient checked in',
    ['job.in_progress', without('checkedInAt')],
    { red: ['PAYLOAD-07'] },
  ),
  telling(
    'tells another check-in than it shows',
    ['job.in_progress', later('checkedInAt', hourMs, 'IN_VENUE')],
    { red: ['PAYLOAD-07'] },
  ),
  telling('does not tell the ETA of before', ['job.eta_updated', without('previousEta')], {
    red: ['PAYLOAD-08'],
  }),
  telling('tells another ETA than was given', ['job.eta_updated', later('newEta', hourMs)], {
    red: ['PAYLOAD-08'],
  }),
  telling(
    'says of a confirmed job that it is PENDING',
    ['job.confirmed', withMember('status', 'PENDING')],
    { red: ['PAYLOAD-10', 'PAYLOAD-12'] },
  ),
  telling(
    'says of a cancelled job that it is CONFIRMED',
    ['job.cancelled', withMember('status', 'CONFIRMED')],
    { red: ['PAYLOAD-11'], among: ['EMIT-22'] },
  ),
  telling(
    'says of a new job that it is paid by voucher',
    ['job.created', withMember('paymentStatus', 'VOUCHER')],
    { red: ['PAYLOAD-12'], among: ['PAYLOAD-01'] },
  ),
  telling('says that an arrived job is ARRIVED', ['job.arrived', withMember('status', 'ARRIVED')], {
    red: ['EMIT-37'],
    among: ['LIFE-25'],
  }),
];

/** Whoever accepts, the first one is told of. */
const firstOnly = (): Spoil => {
  const first = new Map<unknown, unknown>();
  return (post, { secrets }) => {
    if (typeOf(post) !== 'dispatch.assigned') return undefined;
    const data = dataOf(post);
    const phlebotomist = first.get(data['jobId']) ?? data['phlebotomist'];
    first.set(data['jobId'], phlebotomist);
    return [
      signed(withBody(post, { ...envelopeOf(post), data: { ...data, phlebotomist } }), secrets),
    ];
  };
};

const onPhlebotomist =
  (change: (phlebotomist: Json) => Json) =>
  (data: Json): Json => ({ ...data, phlebotomist: change(data['phlebotomist'] as Json) });

const otherPayloads: readonly Flaw[] = [
  telling(
    'does not tell the name of the phlebotomist',
    ['dispatch.assigned', onPhlebotomist(without('name'))],
    { red: ['PAYLOAD-20'], among: ['PAYLOAD-21'] },
  ),
  telling(
    'does not tell the phone of the phlebotomist',
    ['dispatch.assigned', onPhlebotomist(without('phone'))],
    { red: ['PAYLOAD-21'], among: ['PAYLOAD-20'] },
  ),
  spoiling('tells of the first phlebotomist only', firstOnly, {
    red: ['PAYLOAD-22'],
    among: ['PAYLOAD-20', 'PAYLOAD-21'],
  }),
  telling(
    'tells the radius in kilometres',
    ['dispatch.searching', withMember('searchRadiusMiles', 19)],
    { red: ['PAYLOAD-23'] },
  ),
  telling('does not tell why', ['dispatch.unassigned', without('reason')], {
    red: ['PAYLOAD-24'],
  }),
  telling(
    'does not tell where a shipment mode is from',
    ['sample.registered', without('shipmentModeSource')],
    { red: ['PAYLOAD-25'], among: ['PAYLOAD-26'] },
  ),
  telling(
    'loses the metadata of a sample on the way',
    ['sample.registered', withMember('clientMetadata', null)],
    { red: ['PAYLOAD-26'], among: ['PAYLOAD-25'] },
  ),
  telling('does not tell where the results are', ['sample.results_ready', without('resultsUrl')], {
    red: ['PAYLOAD-27'],
  }),
];

const fulfilment: readonly Flaw[] = [
  telling('keeps to itself who drew', ['job.completed', without('fulfillment')], {
    red: ['FULFIL-04'],
  }),
  spoiling(
    'tells everyone who drew',
    onEventData((data) => ({ fulfillment: { type: 'INTERNAL', partner: null }, ...data })),
    { red: ['FULFIL-05'] },
  ),
  ...(['sample.registered', 'sample.in_lab', 'sample.results_ready'] as const).map((type) =>
    telling(
      `says INTERNAL on ${type} of a partner's draw`,
      [
        type,
        (data) =>
          'fulfillment' in data
            ? { ...data, fulfillment: { type: 'INTERNAL', partner: null } }
            : data,
      ],
      { red: ['FULFIL-70'], among: ['FULFIL-04'] },
    ),
  ),
  telling(
    'tells every client on job.cancelled who drew',
    ['job.cancelled', withMember('fulfillment', { type: 'INTERNAL', partner: null })],
    // A client is seen not to be shown who drew by what it has that is completed.
    { red: ['FULFIL-72'], among: ['FULFIL-05', 'CANCEL-09', 'CANCEL-10'] },
  ),
  spoiling(
    'is silent about what partners have completed',
    forgetting(
      (post) =>
        typeOf(post) === 'job.completed' &&
        JSON.stringify(dataOf(post)['fulfillment'] ?? null).includes('PARTNER'),
    ),
    { red: ['FULFIL-07'] },
  ),
  spoiling(
    'is silent about the receipt by the lab of what partners have drawn',
    forgetting(
      (post) =>
        typeOf(post) === 'sample.in_lab' &&
        JSON.stringify(dataOf(post)['fulfillment'] ?? null).includes('PARTNER'),
    ),
    { red: ['FULFIL-07'] },
  ),
];

const cancels: readonly Flaw[] = [
  spoiling('is silent about cancels of MOBILE', forgetting(isFor('job.cancelled', 'MOBILE')), {
    red: ['CANCEL-09', 'CANCEL-25'],
    among: ['CANCEL-10'],
  }),
  spoiling('is silent about cancels of IN_VENUE', forgetting(isFor('job.cancelled', 'IN_VENUE')), {
    red: ['CANCEL-10'],
    among: ['CANCEL-09', 'CANCEL-25'],
  }),
];

/** What happens to a booking after something else, and is told where that has not happened. */
const hanging: readonly Flaw[] = (
  [
    ['EMIT-93', 'refund.succeeded', 'job.en_route'],
    ['EMIT-94', 'dispute.opened', 'dispatch.unassigned'],
    ['EMIT-95', 'dispute.closed', 'job.no_show'],
    ['EMIT-96', 'job.rescheduled', 'job.cancelled'],
    ['EMIT-97', 'job.rescheduled', 'job.en_route'],
    ['EMIT-98', 'dispute.closed', 'job.in_progress'],
  ] as const
).map(([id, first, second]) =>
  spoiling(`sends no ${second} where ${first} was sent before`, silentAfter(first, second), {
    red: [id],
    among: range('EMIT', 92, 98).filter((other) => other !== id),
  }),
);

export const eventFlaws: readonly Flaw[] = [
  spoiling('forgets job.created of MOBILE bookings', forgetting(isFor('job.created', 'MOBILE')), {
    red: ['EMIT-01'],
  }),
  ...forgetful,
  ...tiredFlaws,
  spoiling(
    'tells of every search the radius of the first one',
    repeating('dispatch.searching', ({ searchRadiusMiles }, data) => ({
      ...data,
      searchRadiusMiles,
    })),
    { red: ['PAYLOAD-30'] },
  ),
  spoiling(
    'tells of every phlebotomist the name of the first one',
    repeating('dispatch.assigned', ({ phlebotomist }, data) => ({ ...data, phlebotomist })),
    { red: ['PAYLOAD-31'] },
  ),
  spoiling(
    'does not tell of a charge that fails after the due date',
    silentAfter('invoice.overdue', 'invoice.payment_failed'),
    { red: ['EMIT-69'], among: ['EMIT-42', 'EMIT-68'] },
  ),
  ...sentTooMuch,
  ...jobPayloads,
  ...otherPayloads,
  ...fulfilment,
  ...cancels,
  ...hanging,
  ...toldFlaws,
];
