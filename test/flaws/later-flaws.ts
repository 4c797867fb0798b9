/** Servers that take one time for another, which differ only when days lie in between; or that tell later another one. */
import type { EventType } from '../../contract/events.ts';
import type { Data } from '../../contract/model.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { Operations } from '../../mock/application/operation.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { onAppend, operating, showing } from './lifetime.ts';
import { dataOf, envelopeOf, onEventData, posting, signed, typeOf, withBody } from './posting.ts';
import type { Json } from './tampering.ts';

const DAY = 86_400_000;

type Change = (shown: Json, job: Job | undefined, now: number) => Json;

const members = {
  listRefunds: 'refunds',
  getRefund: 'refund',
  listDisputes: 'disputes',
  getDispute: 'dispute',
  listInvoices: 'invoices',
  getInvoice: 'invoice',
  getBookingSample: 'sample',
  listBookings: 'bookings',
} as const satisfies Partial<Record<OperationId, string>>;

type Shown = keyof typeof members;

/** Shows in these answers something else than is kept; `job` is the one that it is about. */
const shownAs = (names: readonly Shown[], change: Change): (() => SandboxOptions) =>
  operating((operations, { store, clock }) => {
    const changed = async (one: Json | null, id: string): Promise<Json | null> => {
      if (one === null) return null;
      const jobId = one['jobId'] ?? (one['barcode'] === undefined ? one['id'] : id);
      return change(one, await store.get('job', String(jobId)), clock.now());
    };
    const wrapped = names.map((name) => {
      const operation: Operations[Shown] = async (caller, input) => {
        const answer = await (operations[name] as Operations['getRefund'])(caller, input);
        if (isRefusal(answer)) return answer;
        const data = answer as unknown as Json;
        const shown = data[members[name]] as Json | Json[] | null;
        const now = Array.isArray(shown)
          ? await Promise.all(shown.map((one) => changed(one, input.id)))
          : await changed(shown, input.id);
        // Shaped like what it was, but for what is wrong with it.
        return { ...data, [members[name]]: now } as unknown as Data<'getRefund'>;
      };
      return [name, operation] as const;
    });
    return Object.fromEntries(wrapped);
  });

const iso = (moment: number): string => new Date(moment).toISOString();

/** The time of the envelope is taken from the row of the booking. */
const stampedByBooking = (isMeant: (type: string) => boolean) => (): SandboxOptions => {
  const createdAt = new Map<unknown, number>();
  const options = posting(() => (post, { secrets }) => {
    const created = createdAt.get(dataOf(post)['jobId']);
    if (created === undefined || !isMeant(typeOf(post))) return undefined;
    return [signed(withBody(post, { ...envelopeOf(post), timestamp: iso(created) }), secrets)];
  })();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'job' && event.type === 'JobBooked') createdAt.set(id, event.at);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The one that is due stands in the column that is nearest by name. */
const stampedBy = (type: EventType, column: string): (() => SandboxOptions) =>
  posting(() => (post, { secrets }) => {
    const timestamp = dataOf(post)[column];
    return typeOf(post) === type && typeof timestamp === 'string'
      ? [signed(withBody(post, { ...envelopeOf(post), timestamp }), secrets)]
      : undefined;
  });

const stampedByVenue = (): SandboxOptions => {
  const madeAt = new Map<unknown, number>();
  const options = posting(() => (post, { secrets }) => {
    const made = madeAt.get(dataOf(post)['venueId']);
    if (made === undefined || typeOf(post) !== 'venue.activated') return undefined;
    return [signed(withBody(post, { ...envelopeOf(post), timestamp: iso(made) }), secrets)];
  })();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'venue' && !madeAt.has(id)) madeAt.set(id, event.at);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** Right at first; then it grows with the time. */
const creeping = (member: string, when: (shown: Json) => boolean): Change => {
  const before = new Map<unknown, number>();
  return (shown) => {
    const key = shown['id'] ?? shown['barcode'];
    const times = before.get(key) ?? 0;
    if (!when(shown)) return shown;
    before.set(key, times + 1);
    return { ...shown, [member]: iso(Date.parse(String(shown[member])) + times * 1500) };
  };
};

const byJob =
  (member: string): Change =>
  (shown, job) =>
    job === undefined ? shown : { ...shown, [member]: iso(job.createdAt) };

const stamps: readonly EventType[] = [
  ...([
    'job.confirmed',
    'job.en_route',
    'job.arrived',
    'job.in_progress',
    'job.completed',
  ] as const),
  ...(['job.cancelled', 'job.no_show', 'dispatch.assigned', 'dispatch.unassigned'] as const),
  ...(['sample.registered', 'sample.in_lab', 'sample.results_ready'] as const),
  ...(['refund.created', 'refund.failed', 'dispute.opened', 'dispute.closed'] as const),
];

export const laterFlaws: readonly Flaw[] = [
  ...stamps.map((type): Flaw => ({
    name: `dates ${type} by the creation of the booking`,
    sandbox: stampedByBooking((one) => one === type),
    red: ['WEBHOOK-60'],
  })),
  {
    name: 'dates job.rescheduled by the new appointment',
    sandbox: stampedBy('job.rescheduled', 'scheduledFor'),
    red: ['WEBHOOK-60'],
  },
  {
    name: 'dates invoice.created by its due date',
    sandbox: stampedBy('invoice.created', 'dueDate'),
    red: ['WEBHOOK-60'],
  },
  {
    name: 'dates venue.activated by the day on which the venue was made',
    sandbox: stampedByVenue,
    red: ['WEBHOOK-60'],
  },
  {
    name: 'dates dispute.opened by the day on which evidence is due',
    sandbox: stampedBy('dispute.opened', 'evidenceDueBy'),
    red: ['WEBHOOK-60'],
  },
  {
    name: 'counts the hours to an appointment at a venue from the day of the booking',
    sandbox: operating((operations, deps) => ({
      cancelBooking: async (caller, input) => {
        const job = await deps.store.get('job', input.id);
        const isFar =
          job?.visit.channel === 'IN_VENUE' && job.visit.appointmentAt - job.createdAt > 2 * DAY;
        return isFar && job.clientId === caller.client.id && job.phase === 'pending'
          ? { jobId: job.id, status: 'CANCELLED' }
          : operations.cancelBooking(caller, input);
      },
    })),
    red: ['CANCEL-60'],
  },
  {
    name: 'shows the time of the booking as the check-in at the venue',
    sandbox: showing((shown, job) =>
      shown['checkedInAt'] === null || job.visit.channel === 'MOBILE'
        ? shown
        : { ...shown, checkedInAt: iso(job.createdAt) },
    ),
    red: ['LIFE-60'],
  },
  {
    name: 'tells on job.in_progress the time of the booking as the check-in',
    sandbox: (): SandboxOptions => {
      const createdAt = new Map<unknown, number>();
      const options = posting(
        onEventData((data) => {
          const created = createdAt.get(data['jobId']);
          return created === undefined || data['checkedInAt'] === undefined
            ? data
            : { ...data, checkedInAt: iso(created) };
        }),
      )();
      const deps = onAppend((_, [kind, id, , event]) => {
        if (kind === 'job' && event.type === 'JobBooked') createdAt.set(id, event.at);
      });
      return { ...options, replacements: { ...options.replacements, deps } };
    },
    red: ['LIFE-60'],
  },
  {
    name: 'dates a sample by the booking',
    sandbox: shownAs(['getBookingSample'], byJob('sampleDate')),
    red: ['SAMPLE-61'],
  },
  {
    name: 'dates a refund by its booking',
    sandbox: shownAs(['listRefunds', 'getRefund'], byJob('createdAt')),
    red: ['REFUND-61'],
  },
  {
    name: 'dates a dispute by its booking',
    sandbox: shownAs(['listDisputes', 'getDispute'], byJob('createdAt')),
    red: ['DISPUTE-61'],
  },
  {
    name: 'dates an invoice by its due date',
    sandbox: shownAs(['listInvoices', 'getInvoice'], (shown) => ({
      ...shown,
      createdAt: shown['dueDate'],
    })),
    red: ['INVOICE-61'],
  },
  {
    name: 'shows an invoice as paid when it fell due',
    sandbox: shownAs(['listInvoices', 'getInvoice'], (shown) =>
      shown['paidAt'] === null ? shown : { ...shown, paidAt: shown['dueDate'] },
    ),
    red: ['INVOICE-61'],
  },
  {
    name: 'shows a refund that did not cancel its job as one that did, once somebody has cancelled it',
    sandbox: shownAs(['listRefunds', 'getRefund'], (shown, job) => ({
      ...shown,
      cancelledJob: job?.phase === 'cancelled',
    })),
    red: ['REFUND-11', 'REFUND-12'],
  },
  {
    name: 'dates bookings anew each time that they are listed',
    sandbox: shownAs(
      ['listBookings'],
      creeping('createdAt', () => true),
    ),
    red: ['BOOK-60'],
    among: ['BOOK-08', 'BOOK-09'],
  },
  {
    name: 'shows when a visit at a venue was published as the check-in',
    sandbox: showing((shown, job) =>
      job.phase === 'completed' && job.visit.channel === 'IN_VENUE'
        ? { ...shown, checkedInAt: iso(job.completedAt + 5000) }
        : shown,
    ),
    red: ['BOOK-61'],
    among: ['LIFE-06', 'LIFE-22'],
  },
  {
    name: 'dates a sample of a visit by the receipt of the lab',
    sandbox: shownAs(['getBookingSample'], (shown, job) =>
      job?.visit.channel === 'IN_VENUE' && shown['status'] !== 'REGISTERED'
        ? { ...shown, sampleDate: iso(Date.parse(String(shown['sampleDate'])) + 5000) }
        : shown,
    ),
    red: ['SAMPLE-60'],
    among: ['SAMPLE-08', 'SAMPLE-09'],
  },
  {
    name: 'dates an invoice anew with each of its changes',
    sandbox: shownAs(['listInvoices', 'getInvoice'], (shown) =>
      shown['status'] === 'PENDING'
        ? shown
        : { ...shown, createdAt: iso(Date.parse(String(shown['createdAt'])) + 5000) },
    ),
    red: ['INVOICE-60'],
    among: ['INVOICE-12'],
  },
  {
    name: 'dates a refund by its settlement',
    sandbox: shownAs(['listRefunds', 'getRefund'], (shown) =>
      shown['status'] === 'SUCCEEDED'
        ? { ...shown, createdAt: iso(Date.parse(String(shown['createdAt'])) + 5000) }
        : shown,
    ),
    red: ['REFUND-60'],
    among: ['REFUND-13', 'STORY-04'],
  },
  {
    name: 'dates a dispute by its end',
    sandbox: shownAs(['listDisputes', 'getDispute'], (shown) =>
      shown['status'] === 'won' || shown['status'] === 'lost'
        ? { ...shown, createdAt: iso(Date.parse(String(shown['createdAt'])) + 5000) }
        : shown,
    ),
    red: ['DISPUTE-60'],
    among: ['DISPUTE-10', 'STORY-04'],
  },
];
