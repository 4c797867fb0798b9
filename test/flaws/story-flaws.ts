/** Servers that go astray only where several things have come together. */
import type { Flaw } from './flaw.ts';
import { dataOf, envelopeOf, posting, signed, typeOf, withBody } from './posting.ts';
import type { Spoil } from './posting.ts';
import { onItems, onMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Of one client, after so many of the same kind. */
const fallingSilentAfter =
  (kind: string, most: number): (() => Spoil) =>
  () => {
    const told = new Map<string, number>();
    return (post) => {
      if (!typeOf(post).startsWith(kind)) return undefined;
      const count = (told.get(post.url.href) ?? 0) + 1;
      told.set(post.url.href, count);
      return count > most ? [] : undefined;
    };
  };

/** What lies behind a cancelled booking is lost where a completed one stands beside it. */
const losing = (items: readonly Json[]): readonly Json[] => {
  const has = (status: string): boolean => items.some((one) => one['status'] === status);
  return has('CANCELLED') && has('COMPLETED') ? items.slice(0, -1) : items;
};

const names = ['jobId', 'externalUserId', 'externalOrderId', 'passthroughJson'] as const;

/** Of each client, the booking that was told of first, whichever one the money is of. */
const ofTheFirstBooking = (): Spoil => {
  const firsts = new Map<string, Json>();
  return (post, { secrets }) => {
    const data = dataOf(post);
    if (typeOf(post) === 'job.created' && !firsts.has(post.url.href)) {
      firsts.set(post.url.href, data);
    }
    const first = firsts.get(post.url.href);
    if (!/^(?:refund|dispute)\./.test(typeOf(post)) || first === undefined) return undefined;
    const wrong = Object.fromEntries(
      names.flatMap((name) => (name in data ? [[name, first[name]] as const] : [])),
    );
    return [signed(withBody(post, { ...envelopeOf(post), data: { ...data, ...wrong } }), secrets)];
  };
};

/** Finds the sample whose notes it has shown first, whatever is asked for. */
const rememberingNotes = (): Tamper => {
  let first: unknown;
  return onMember('getBookingSample', 'sample', (sample) => {
    if ((sample as Json | null) === null) return null;
    first ??= sample['collectionNotes'];
    return { ...sample, collectionNotes: first };
  });
};

export const storyFlaws: readonly Flaw[] = [
  {
    name: "tells of all refunds and disputes as of the client's first booking",
    sandbox: posting(ofTheFirstBooking),
    red: ['STORY-04'],
    among: ['STORY-03'],
  },
  {
    name: 'shows the notes of one sample for all that the client has',
    tamper: rememberingNotes,
    red: ['STORY-01', 'STORY-03'],
    among: ['SAMPLE-02'],
  },
  {
    name: 'writes on a completed booking of the list when it was changed last, in the place of its creation',
    tamper: () =>
      onItems('listBookings', 'bookings', (booking) =>
        booking['status'] === 'COMPLETED'
          ? { ...booking, createdAt: new Date(Date.now() + 60_000).toISOString() }
          : booking,
      ),
    red: ['STORY-01', 'STORY-03'],
    among: ['LIST-06'],
  },
  {
    name: 'lists the bookings of the API that are for a venue as those of staff',
    tamper: () =>
      onItems('listBookings', 'bookings', (booking) =>
        booking['fulfillmentChannel'] === 'IN_VENUE'
          ? { ...booking, bookingSource: 'INTERNAL' }
          : booking,
      ),
    red: ['STORY-01', 'STORY-03'],
    among: ['BOOK-09', 'WALK-01'],
  },
  {
    name: 'loses the oldest booking of a list that has completed and cancelled ones in it',
    tamper: () =>
      onMember('listBookings', 'bookings', (list) => losing(list as unknown as readonly Json[])),
    red: ['STORY-01', 'STORY-03'],
    blocked: ['STORY-02', 'STORY-04'],
  },
  {
    name: 'writes in the list of invoices what was true when they were made',
    tamper: () =>
      onItems('listInvoices', 'invoices', (invoice) => ({
        ...invoice,
        paidAt: null,
        status: 'PENDING',
      })),
    red: ['STORY-01'],
    blocked: ['STORY-02'],
  },
  {
    name: 'falls silent about jobs after six of their events',
    sandbox: posting(fallingSilentAfter('job.', 6)),
    red: ['STORY-02', 'STORY-04'],
    among: ['STORY-01', 'STORY-03'],
  },
];
