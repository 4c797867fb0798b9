/** Servers whose events are right of most bookings, and wrong of those that differ from them in something. */
import { randomUUID } from 'node:crypto';
import type { CreateBookingRequest } from '../../contract/model.ts';
import type { Deps } from '../../mock/application/ports.ts';
import type { Operations } from '../../mock/application/operation.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import {
  dataOf,
  envelopeOf,
  onEventData,
  renamed,
  signed,
  spoiling,
  typeOf,
  withBody,
} from './posting.ts';
import type { Post, Spoil } from './posting.ts';
import { withMember } from './tampering.ts';
import type { Json } from './tampering.ts';

/** Changes the data of the events that are meant. */
const changing =
  (isMeant: (post: Post) => boolean, change: (data: Json) => Json): (() => Spoil) =>
  () =>
  (post, { secrets }) =>
    isMeant(post)
      ? [signed(withBody(post, { ...envelopeOf(post), data: change(dataOf(post)) }), secrets)]
      : undefined;

const isCreated = (post: Post): boolean => typeOf(post) === 'job.created';

/** Of a booking that was made with the required members alone. */
const isOfLittle = (post: Post): boolean =>
  isCreated(post) && dataOf(post)['externalOrderId'] === null;

/** Of each client, the patient of its first booking. */
const firstPatient = (): Spoil => {
  const firsts = new Map<string, unknown>();
  return (post, { secrets }) => {
    if (!isCreated(post)) return undefined;
    const data = dataOf(post);
    const patient = firsts.get(post.url.href) ?? data['patient'];
    firsts.set(post.url.href, patient);
    return [signed(withBody(post, { ...envelopeOf(post), data: { ...data, patient } }), secrets)];
  };
};

const laterBy =
  (ms: number, key = 'scheduledFor') =>
  (data: Json): Json => ({
    ...data,
    [key]: new Date(Date.parse(String(data[key])) + ms).toISOString(),
  });

/** Announces a booking before it is known whether it can be made. */
const announcingTooSoon = (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    operations: (operations, deps): Operations => ({
      ...operations,
      createBooking: async (caller, input) => {
        const answer = await operations.createBooking(caller, input);
        if (isRefusal(answer))
          await announce(deps, caller.client.id, input.body as CreateBookingRequest);
        return answer;
      },
    }),
  },
});

async function announce(deps: Deps, clientId: string, body: CreateBookingRequest): Promise<void> {
  const [id, jobId] = [`evt_${randomUUID()}`, `job_${randomUUID()}`];
  const at = deps.clock.now();
  const { externalUserId = null, externalOrderId = null, fulfillmentChannel } = body;
  const { firstName, lastName, phone } = body.patient;
  const data = {
    ...{ id, jobId, externalUserId, externalOrderId, passthroughJson: null, fulfillmentChannel },
    ...{ status: 'PENDING', paymentStatus: 'PENDING', billingMode: 'WEEKLY_INVOICE' as const },
    scheduledFor: new Date(at).toISOString(),
    patient: { firstName, lastName: lastName.slice(0, 1), phoneLast4: phone.slice(-4) },
  };
  await deps.store.transact((tx) => {
    tx.announce({ id, type: 'job.created', clientId, at, jobId, data });
    return Promise.resolve();
  });
}

/** Of a job that is billed weekly, as its job.created has told. */
const otherCheckIn = (): Spoil => {
  const weekly = new Set<unknown>();
  return onEventData((data, type) => {
    if (data['billingMode'] === 'WEEKLY_INVOICE') weekly.add(data['jobId']);
    return type === 'job.in_progress' && 'checkedInAt' in data && weekly.has(data['jobId'])
      ? laterBy(3_600_000, 'checkedInAt')(data)
      : data;
  })();
};

export const toldFlaws: readonly Flaw[] = [
  spoiling(
    'does not tell the notes on a sample that was drawn at an address',
    changing(
      (post) =>
        typeOf(post) === 'sample.registered' && dataOf(post)['fulfillmentChannel'] !== 'IN_VENUE',
      withMember('collectionNotes', null),
    ),
    { red: ['PAYLOAD-37'], among: ['PAYLOAD-25', 'PAYLOAD-26'] },
  ),
  spoiling(
    'tells the new ETA as the previous one, too',
    () =>
      onEventData((data) => ('newEta' in data ? { ...data, previousEta: data['newEta'] } : data))(),
    { red: ['PAYLOAD-36'], among: ['PAYLOAD-08'] },
  ),
  spoiling(
    'tells of every ETA the first one of the job',
    () => {
      const firsts = new Map<unknown, unknown>();
      return onEventData((data) => {
        if (!('newEta' in data)) return data;
        const newEta = firsts.get(data['jobId']) ?? data['newEta'];
        firsts.set(data['jobId'], newEta);
        return { ...data, newEta };
      })();
    },
    { red: ['PAYLOAD-36'], among: ['PAYLOAD-08'] },
  ),
  spoiling('tells another check-in than it shows of a job that is billed weekly', otherCheckIn, {
    red: ['PAYLOAD-07'],
  }),
  spoiling("tells of each booking the patient of its client's first one", firstPatient, {
    red: ['PAYLOAD-32'],
    among: ['EMIT-01', 'EMIT-02', 'CANCEL-09'],
  }),
  spoiling(
    'says of a booking without an order id that the patient pays',
    changing(isOfLittle, withMember('billingMode', 'PATIENT_PAY')),
    { red: ['PAYLOAD-33'], among: ['PAYLOAD-01', 'VALID-74'] },
  ),
  spoiling(
    'schedules a booking without an order id a week late',
    changing(isOfLittle, laterBy(7 * 86_400_000)),
    { red: ['PAYLOAD-34'], among: ['PAYLOAD-02', 'VALID-74'] },
  ),
  spoiling(
    'says of a booking without an order id that it waits for a payment',
    changing(isOfLittle, withMember('status', 'PENDING_PAYMENT')),
    { red: ['PAYLOAD-35'], among: ['PAYLOAD-12', 'VALID-74'] },
  ),
  spoiling(
    'tells of a booking without an order id twice, under two ids',
    () =>
      (post, { secrets }) =>
        isOfLittle(post)
          ? [post, signed(renamed(post, `evt_${randomUUID()}`), secrets)]
          : undefined,
    { red: ['EMIT-70'], among: ['EMIT-34', 'VALID-74'] },
  ),
  {
    name: 'tells of bookings that it refuses',
    sandbox: announcingTooSoon,
    red: ['EMIT-71'],
    among: ['VALID-40', 'EMIT-01'],
  },
  spoiling(
    'tells of a booking without an order id the one of the booking before',
    () => {
      let last: unknown = null;
      return (post, { secrets }) => {
        const before = last;
        const data = dataOf(post);
        last = data['externalOrderId'] ?? last;
        if (!isOfLittle(post)) return undefined;
        const told = { ...data, externalOrderId: before };
        return [signed(withBody(post, { ...envelopeOf(post), data: told }), secrets)];
      };
    },
    { red: ['ECHO-02'], among: ['ECHO-01', 'VALID-68', 'VALID-74'] },
  ),
];
