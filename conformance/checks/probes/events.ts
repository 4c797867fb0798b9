/** What events carry: names of keys, ids, and what is echoed. */
import type { Bench } from '../../engine/bench.ts';
import { readInstant } from '../../instant.ts';
import { at, isMap } from '../../json.ts';
import { eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { attemptBooking } from '../given/booking.ts';
import { givenClient, keyFor, makeClient } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { phlebotomists } from '../life/steps.ts';
import { dataAt, listAt } from '../value.ts';
import { eventOf } from './hearing.ts';
import { probedStage } from './life.ts';
import { listed, probe, unseen } from './probe.ts';
import { venueEvents } from './venues.ts';

const created = async (bench: Bench): Promise<Delivery> =>
  eventOf(bench, (await probedStage(bench, 'booked')).booking, 'job.created');

/** Events of the walked job that are not job.*, of which the spec shows no payload. */
async function others(bench: Bench): Promise<readonly Delivery[]> {
  const { booking } = await probedStage(bench, 'completed');
  const found: Delivery[] = [];
  for (const type of ['dispatch.assigned', 'sample.registered']) {
    const event = await ifPossible(eventOf(bench, booking, type));
    if (event !== undefined) found.push(event);
  }
  if (found.length === 0) throw unseen('neither dispatch.assigned nor sample.registered came');
  return found;
}

const typesOf = (events: readonly Delivery[]): string =>
  listed([...new Set(events.map((event) => String(eventTypeOf(event))))]);

/** The keys in data under which this text stands, as in phlebotomist.name. */
function pathsTo(value: unknown, text: string, path = ''): readonly string[] {
  if (value === text) return [path];
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    pathsTo(member, text, path === '' ? key : `${path}.${key}`),
  );
}

/** In UK time, as a patient reads it. */
function ukTime(text: unknown): string {
  const instant = readInstant(text);
  if (instant === undefined) return 'no timestamp';
  const options = { timeZone: 'Europe/London', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(instant.earliest);
}

const hostOf = (text: unknown): string | undefined =>
  typeof text === 'string' && URL.canParse(text) ? new URL(text).host : undefined;

const common = { area: 'event', asks: [] } as const;

export const eventProbes = [
  probe({
    ...common,
    id: 'O16',
    question: 'Do events of a job carry customerPostcode or requestedDate?',
    run: async (bench) => {
      const data = eventDataAt(await created(bench));
      const found = ['customerPostcode', 'requestedDate'].filter(
        (key) => at(data, key) !== undefined,
      );
      return {
        answer: found.length === 0 ? 'job.created does not' : `job.created: ${listed(found)}`,
      };
    },
  }),
  probe({
    ...common,
    id: 'O28',
    question: 'When does a MOBILE appointment in the morning begin, until staff set a time?',
    run: async (bench) => {
      const event = await created(bench);
      const instant = eventDataAt(event, 'scheduledFor');
      return { answer: `scheduledFor says ${ukTime(instant)} in UK time` };
    },
  }),
  probe({
    ...common,
    id: 'O38',
    question: 'Do dispatch and sample events echo the external ids?',
    run: async (bench) => {
      const events = await others(bench);
      const echoing = events.filter((event) =>
        ['externalUserId', 'externalOrderId'].every(
          (key) => typeof eventDataAt(event, key) === 'string',
        ),
      );
      return { answer: echoing.length === 0 ? 'none does' : `${typesOf(echoing)} do` };
    },
  }),
  probe({
    ...common,
    id: 'O39',
    question: 'Is there a key passthrough besides passthroughJson in events?',
    run: async (bench) => {
      const also = eventDataAt(await created(bench), 'passthrough') !== undefined;
      return { answer: also ? 'yes' : 'no' };
    },
  }),
  probe({
    ...common,
    id: 'O40',
    question: 'Is data.id of events that are not job.* the id of the event?',
    run: async (bench) => {
      const venue = (await ifPossible(venueEvents(bench))) ?? [];
      const rows = [...(await others(bench)), ...venue].map((event) => {
        const id = eventDataAt(event, 'id');
        const says = id === eventIdOf(event) ? 'yes' : id === undefined ? 'missing' : 'no';
        return `${String(eventTypeOf(event))}: ${says}`;
      });
      return { answer: [...new Set(rows)].join('; ') };
    },
  }),
  probe({
    ...common,
    id: 'O65',
    question: 'Under which keys does dispatch.assigned name the phlebotomist?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'accepted');
      const data = eventDataAt(await eventOf(bench, booking, 'dispatch.assigned'));
      // The first acceptance and the second one may come in either order.
      const paths = [phlebotomists.first, phlebotomists.second].flatMap(({ name, phone }) => [
        ...pathsTo(data, name),
        ...pathsTo(data, phone),
      ]);
      return { answer: paths.length === 0 ? 'under none' : listed([...new Set(paths)]) };
    },
  }),
  probe({
    ...common,
    id: 'O67',
    question: 'How is the last name reduced to an initial in job.created?',
    run: async (bench) => {
      const initial = String(eventDataAt(await created(bench), 'patient', 'lastName'));
      if (/^\p{L}$/u.test(initial)) return { answer: 'a single letter' };
      const isStopped = /^\p{L}\.$/u.test(initial);
      return { answer: isStopped ? 'a letter with a full stop' : 'in another form' };
    },
  }),
  probe({
    area: 'booking',
    id: 'O63',
    question: 'On which hosts are the pages?',
    asks: ['createBookingUrl'],
    run: async (bench) => {
      const primary = await givenClient(bench, 'primary');
      const key = keyFor(primary, 'createBookingUrl');
      const body = { scope: { kind: 'all-mobile' } };
      const link = await bench.call({ operation: 'createBookingUrl', key, body });
      const api = hostOf(link.request.url);
      const says = (url: unknown): string =>
        hostOf(url) === api
          ? 'the host of the API'
          : hostOf(url) === undefined
            ? 'none'
            : 'another';
      const wish = { channel: 'MOBILE', purpose: 'to have its pages seen' } as const;
      const weekly = await attemptBooking(bench, { client: 'primary', ...wish });
      const patient = await attemptBooking(bench, { client: 'patientPay', ...wish });
      const rows = [
        `booking link: ${says(demandText(link, 'url'))}`,
        `bookingUrl: ${says(dataAt(weekly.exchange, 'bookingUrl'))}`,
        `paymentRequiredUrl: ${says(dataAt(patient.exchange, 'paymentRequiredUrl'))}`,
      ];
      return { answer: rows.join('; ') };
    },
  }),
  probe({
    area: 'fields',
    id: 'O56',
    question: 'Which members has a field definition that has all of them?',
    asks: ['getVenueFieldDefinitions'],
    run: async (bench) => {
      const { definitions } = await fieldDefinitions(bench);
      const [first] = definitions;
      if (!isMap(first)) throw unseen('the client has no field definitions');
      const words = ['key', 'label', 'type', 'required'];
      return { answer: listed(words.filter((word) => word in first)) };
    },
  }),
  probe({
    area: 'fields',
    id: 'O68',
    question: 'What is the courier value of labShipmentMode on the wire?',
    asks: ['getVenueFieldDefinitions'],
    run: async (bench) => ({ answer: String((await fieldDefinitions(bench)).mode) }),
  }),
];

type Definitions = { readonly definitions: readonly unknown[]; readonly mode: unknown };

/** Of a client that has one definition and sends its samples by courier. */
const fieldDefinitions = (bench: Bench): Promise<Definitions> =>
  bench.once('field definitions to be probed', async (maker) => {
    const client = await makeClient(maker, 'with one definition', {
      labShipmentMode: 'SERVICE_COURIER_PICKUP',
      venueCompletionFields: [{ key: 'arm', label: 'Arm', type: 'text', required: true }],
    });
    const key = keyFor(client, 'getVenueFieldDefinitions');
    const read = demandSuccess(await maker.call({ operation: 'getVenueFieldDefinitions', key }));
    const definitions = listAt(read, 'venueCompletionFields');
    return { definitions, mode: dataAt(read, 'labShipmentMode') };
  });
