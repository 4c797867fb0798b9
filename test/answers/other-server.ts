/** A server that answers the other way wherever the sandbox itself has no choice, so that a probe can be seen to tell. */
import type { OperationId } from '../../contract/operations.ts';
import { posting, typeOf, dataOf, envelopeOf, withBody, withHeaders } from '../flaws/posting.ts';
import type { Post, Spoil } from '../flaws/posting.ts';
import { json, onAnswer, onData, onItems, onMember, without } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Asked, Forward, Tamper } from '../flaws/tampering-proxy.ts';

const success = (data: unknown) => json(200, { success: true, data });
const failure = (status: number) => json(status, { success: false, error: 'OTHER' });

/** Answers by itself what is asked for in this way. */
const when =
  (operation: OperationId, is: (asked: Asked) => boolean, reply: () => ReturnType<typeof json>) =>
  async (asked: Asked, forward: Forward) =>
    asked.operation === operation && is(asked) ? reply() : forward(asked);

const queryOf = ({ path }: Asked): URLSearchParams => new URL(path, 'http://a').searchParams;

const bodyHas =
  (text: string) =>
  ({ body }: Asked): boolean =>
    body.includes(text);

const queryHas =
  (text: string) =>
  ({ path }: Asked): boolean =>
    path.includes(text);

/** One place more than there is, one slot that has begun, and none that ends behind the window. */
function otherSlots(slots: unknown, asked: Asked): unknown {
  const [from, to] = [queryOf(asked).get('from') ?? '', queryOf(asked).get('to') ?? ''];
  const inside = (slots as Json[]).filter(
    (slot) => Date.parse(String(slot['end'])) <= Date.parse(to),
  );
  const more = inside.map((slot) => ({ ...slot, capacity: Number(slot['capacity']) + 1 }));
  return [...more, { start: from, end: to, capacity: 7 }];
}

const noSlots: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  const isUnknown = asked.operation === 'getVenueAvailability' && reply.status === 404;
  return isUnknown ? success({ slots: [] }) : reply;
};

/** Each reading shows another status. */
const restless = (): Tamper => {
  let readings = 0;
  return onMember('getBooking', 'job', (job) => {
    readings += 1;
    return { ...job, status: `STATUS_${String(readings)}` };
  });
};

/** The second booking with the same order id is answered with the first. */
const once = (): Tamper => {
  let first: ReturnType<Forward> | undefined;
  return (asked, forward) => {
    if (!asked.body.includes('order-given-twice')) return forward(asked);
    first ??= forward(asked);
    return first;
  };
};

const tampers: readonly Tamper[] = [
  onAnswer('createBooking', 200, (body) => ({ ...body, id: 'job_1' })),
  when('listBookings', queryHas('limit=abc'), () => success({ bookings: [], nextCursor: null })),
  when('listBookings', queryHas('createdFrom=2031'), () => failure(400)),
  when('listBookings', queryHas('never-given-out'), () =>
    success({ bookings: [{}], nextCursor: null }),
  ),
  when('createBooking', bodyHas('"testType":"nothing-has-this-id"'), () => failure(404)),
  when('createBooking', bodyHas('12/04/1988'), () => success({ jobId: 'job_1' })),
  when('createBooking', bodyHas('{"in":'.repeat(100)), () => success({ jobId: 'job_1' })),
  when('createBooking', bodyHas('x'.repeat(1000)), () => success({ jobId: 'job_1' })),
  when('createBookingUrl', bodyHas('nothing-has-this-id'), () => success({ url: 'http://a' })),
  when(
    'getVenueAvailability',
    (asked) => !queryHas('Z')(asked) && queryHas('from=')(asked),
    () => success({ slots: [] }),
  ),
  when('listRefunds', queryHas('nothing-has-this-id'), () => failure(404)),
  when('getVenue', queryHas('nothing-has-this-id'), () => failure(404)),
  noSlots,
  onMember('getVenueAvailability', 'slots', otherSlots),
  onMember('listVenues', 'venues', (venues) => (venues as unknown as Json[]).toReversed()),
  restless(),
  once(),
  onMember('getInvoice', 'invoice', (invoice) => ({
    ...without('lineItems')(invoice),
    status: 'PENDING',
  })),
  onData('getBookingSample', ({ sample }) => ({ sample: sample ?? {} })),
  onData('getVenueFieldDefinitions', (data) => ({
    ...data,
    labShipmentMode: 'ACME_COURIER_PICKUP',
  })),
  onItems('getVenueFieldDefinitions', 'venueCompletionFields', without('label')),
  onData('createBooking', (data) => ({ ...data, bookingUrl: 'https://staff.example.org/1' })),
  onItems('listBookings', 'bookings', (item) => ({
    ...item,
    createdAt: String(item['createdAt']).replace('Z', ''),
  })),
  onAnswer('createBooking', 400, (body) => ({ ...body, error: 'BAD_REQUEST' })),
  async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status === 429 ? success({ bookings: [], nextCursor: null }) : reply;
  },
];

/** Each passes on to the next. */
export const otherApi: Tamper = (asked, forward) =>
  tampers.reduce<Forward>((next, tamper) => (one) => tamper(one, next), forward)(asked);

const otherData = (type: string, data: Json, eventId: string): Json => {
  const isOfJob = type.startsWith('job.');
  const named = {
    ...data,
    id: isOfJob ? eventId : 'thing_1',
    passthrough: {},
    customerPostcode: 'ZZ99 3VZ',
    scheduledFor: '2027-01-19T00:00:00Z',
    fulfillment: { type: 'INTERNAL', partner: null },
  };
  if (type === 'dispatch.assigned') {
    const { name, phone } = data['phlebotomist'] as Json;
    return { jobId: data['jobId'], phlebotomistName: name, phlebotomistPhone: phone };
  }
  if (type === 'sample.registered') return { jobId: data['jobId'], id: 'thing_1' };
  if (type === 'sample.results_ready') return { ...named, resultsUrl: null };
  return type === 'job.created'
    ? { ...named, patient: { ...(data['patient'] as Json), lastName: 'O.' } }
    : named;
};

/** Says the time of the event in the header, and the time of the attempt in the body; never tries again. */
const otherPost = (): Spoil => {
  const first = new Map<string, string>();
  return (post) => {
    const [id, type] = [post.headers['webhook-id'] ?? '', typeOf(post)];
    const isAgain = first.has(id);
    if (type === 'job.arrived' || (isAgain && post.url.href.includes('failing'))) return [];
    const timestamp = first.get(id) ?? post.headers['webhook-timestamp'] ?? '';
    first.set(id, timestamp);
    const envelope = {
      ...envelopeOf(post),
      timestamp: new Date().toISOString(),
      data: otherData(type, dataOf(post), id),
    };
    const signature = `${post.headers['webhook-signature'] ?? ''} v1,AAAA`;
    const told: Post = withBody(post, envelope);
    return [withHeaders(told, { 'webhook-timestamp': timestamp, 'webhook-signature': signature })];
  };
};

export const otherSandbox = posting(otherPost);
