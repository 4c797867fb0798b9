/** Servers that go astray only some way into the life of a job, or when two cancels meet. */
import { randomUUID } from 'node:crypto';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { onAppend, showing } from './lifetime.ts';
import { dataOf, onEventData, posting, renamed, signed, typeOf } from './posting.ts';
import type { Spoil } from './posting.ts';
import { idIn, json, onItems, onMember, withMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Shows a job for which a search had begun as still being searched for, when nobody is found. */
export const goesOnSearching = (): SandboxOptions => {
  const searched = new Set<string>();
  const shown = showing((job, { id }) =>
    searched.has(id) && job['status'] === 'AVAILABLE' ? { ...job, status: 'PENDING' } : job,
  )();
  return {
    ...shown,
    replacements: {
      ...shown.replacements,
      deps: onAppend((_, [kind, id, , event]) => {
        if (kind === 'job' && event.type === 'SearchBegan') searched.add(id);
      }),
    },
  };
};

/** Drops dispatch.assigned of the second phlebotomist, when the first one was removed by the operator. */
export const forgetsTheSecond = (): Spoil => {
  const before = new Map<unknown, readonly string[]>();
  return (post) => {
    const { jobId } = dataOf(post);
    const heard = before.get(jobId) ?? [];
    before.set(jobId, [...heard, typeOf(post)]);
    const dispatch = heard.filter((type) => /^dispatch\.(?:un)?assigned$/.test(type)).join(' ');
    const isSecond = dispatch === 'dispatch.assigned dispatch.unassigned';
    return isSecond && typeOf(post) === 'dispatch.assigned' ? [] : undefined;
  };
};

/** Under ids of their own. */
const repeating =
  (type: string, times: number): (() => Spoil) =>
  () =>
  (post, { secrets }) => {
    if (typeOf(post) !== type) return undefined;
    const others = Array.from({ length: times }, () =>
      signed(renamed(post, `evt_${randomUUID()}`), secrets),
    );
    return [post, ...others];
  };

export const completesTwice = repeating('job.completed', 1);

/** Answers 500 to a cancel while another one of the same booking is on its way. */
const stumbling = (): Tamper => {
  const onTheirWay = new Set<string>();
  return async (asked, forward) => {
    const id = idIn(asked.path);
    if (asked.operation !== 'cancelBooking') return forward(asked);
    if (onTheirWay.has(id)) return json(500, { success: false, error: 'INTERNAL' });
    onTheirWay.add(id);
    const reply = await forward(asked);
    onTheirWay.delete(id);
    return reply;
  };
};

const onStatus = (from: string, to: string) => (job: Readonly<Record<string, unknown>>) =>
  job['status'] === from ? { ...job, status: to } : job;

/** Changes the data of the events of one type. */
const telling = (type: string, change: (data: Json) => Json): (() => SandboxOptions) =>
  posting(onEventData((data, of) => (of === type ? change(data) : data)));

/** Tells of whoever accepts after a removal who was removed. */
const tellingTheRemoved = (): Spoil => {
  const last = new Map<unknown, { readonly phlebotomist: unknown; readonly wasRemoved: boolean }>();
  return onEventData((data, type) => {
    const { jobId, phlebotomist } = data;
    const before = last.get(jobId);
    if (type === 'dispatch.unassigned' && before !== undefined) {
      last.set(jobId, { ...before, wasRemoved: true });
    }
    if (type !== 'dispatch.assigned') return data;
    last.set(jobId, { phlebotomist, wasRemoved: false });
    return before?.wasRemoved === true ? { ...data, phlebotomist: before.phlebotomist } : data;
  })();
};

const eventFlaws: readonly Flaw[] = [
  {
    name: 'says of a job to which nobody came that it is CONFIRMED',
    sandbox: telling('job.no_show', withMember('status', 'CONFIRMED')),
    red: ['WALK-07'],
    among: ['WALK-02', 'EMIT-18'],
  },
  {
    name: 'says of a paid job that is moved that its payment is PENDING',
    sandbox: telling('job.rescheduled', withMember('paymentStatus', 'PENDING')),
    red: ['WALK-07'],
    among: ['WALK-02', 'PAYLOAD-12'],
  },
  {
    name: 'tells everyone who would have drawn when nobody comes',
    sandbox: telling('job.no_show', withMember('fulfillment', { type: 'INTERNAL', partner: null })),
    red: ['WALK-07'],
    among: ['FULFIL-05', 'FULFIL-08'],
  },
  {
    name: 'tells of who was removed when another one accepts',
    sandbox: posting(tellingTheRemoved),
    red: ['WALK-07'],
    among: ['PAYLOAD-20', 'WALK-02'],
  },
];

export const walkFlaws: readonly Flaw[] = [
  ...eventFlaws,
  {
    name: 'goes on searching, as it says, when a search had begun',
    sandbox: goesOnSearching,
    red: ['WALK-01'],
    among: ['LIFE-11', 'LIFE-12'],
  },
  {
    name: 'lists completed jobs as they were before',
    tamper: () => onItems('listBookings', 'bookings', onStatus('COMPLETED', 'CONFIRMED')),
    red: ['WALK-01'],
    among: ['LIFE-10', 'CANCEL-26', 'LIST-33'],
  },
  {
    name: 'forgets the external ids of a cancelled booking',
    tamper: () =>
      onMember('getBooking', 'job', (job) =>
        job['status'] === 'CANCELLED' ? { ...job, externalOrderId: null } : job,
      ),
    red: ['WALK-01'],
    among: ['CANCEL-04', 'BOOK-10'],
  },
  {
    name: 'has jobs checked in before anybody is there',
    tamper: () =>
      onMember('getBooking', 'job', (job) =>
        job['status'] === 'AVAILABLE' ? { ...job, checkedInAt: new Date().toISOString() } : job,
      ),
    red: ['WALK-01'],
    among: ['LIFE-03', 'LIFE-11'],
  },
  {
    name: 'leaves a sample with the lab when its results are there',
    tamper: () =>
      onMember('getBookingSample', 'sample', onStatus('RESULTS_READY', 'RECEIVED_BY_LAB')),
    red: ['WALK-01'],
    among: ['SAMPLE-08'],
  },
  {
    name: 'says that it cancels what is completed',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      if (asked.operation !== 'cancelBooking' || reply.status !== 409) return reply;
      const data = { jobId: idIn(asked.path), status: 'CANCELLED' };
      return json(200, { success: true, data });
    },
    red: ['WALK-01'],
    among: ['CANCEL-22', 'CANCEL-24'],
  },
  {
    name: 'forgets to tell of the phlebotomist who comes after a removal',
    sandbox: posting(forgetsTheSecond),
    red: ['WALK-02'],
    among: ['EMIT-04', 'EMIT-26', 'WALK-01'],
  },
  {
    name: 'tells of a completion twice, under two ids',
    sandbox: posting(completesTwice),
    red: ['WALK-02'],
    among: ['EMIT-08', 'EMIT-09', 'WALK-01'],
  },
  {
    name: 'shows jobs that somebody has accepted as PENDING',
    tamper: () => onMember('getBooking', 'job', onStatus('CONFIRMED', 'PENDING')),
    red: ['WALK-03'],
  },
  {
    name: 'tells of every creation twice, under two ids',
    sandbox: posting(repeating('job.created', 1)),
    red: ['WALK-04'],
    among: ['WALK-03'],
  },
  { name: 'stumbles over two cancels at once', tamper: stumbling, red: ['WALK-05'] },
  {
    name: 'tells of a cancel three times, under three ids',
    sandbox: posting(repeating('job.cancelled', 2)),
    red: ['WALK-06'],
    among: ['WALK-05'],
  },
];
