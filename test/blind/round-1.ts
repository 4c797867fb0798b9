/** Ten servers that are each wrong in one sentence, made from the specification alone. */
import type { CreateBookingRequest } from '../../contract/model.ts';
import { isUnderDispute } from '../../mock/application/under-dispute.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from '../flaws/flaw.ts';
import { operating, refusingCancel } from '../flaws/lifetime.ts';
import { countingEvents, onEventData, posting, signed } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

export type BlindFlaw = Pick<Flaw, 'name' | 'red' | 'warned' | 'among'> & {
  /** The sentence of the specification, word for word. */
  readonly breaks: string;
} & ({ readonly tamper: () => Tamper } | { readonly sandbox: () => SandboxOptions });

/** Both signatures on what is sent first; whatever is sent again has the new one alone. */
const signingReplaysOnce = posting(() => {
  const sentBefore = countingEvents();
  return (post, { secrets }) =>
    sentBefore(post) > 0 ? [signed(post, secrets.slice(-1))] : undefined;
});

/** `+05:30` and `Z` pass; a zone west of Greenwich does not. */
const refusingWesternOffsets: Tamper = async (asked, forward) => {
  const isWestern =
    asked.operation === 'createBooking' &&
    /"venueSlotStart"\s*:\s*"[^"]*-\d{2}:\d{2}"/.test(asked.body);
  return isWestern
    ? json(400, { success: false, error: 'VALIDATION', message: 'venueSlotStart: not a date-time' })
    : forward(asked);
};

/** The first page is filtered, the later ones are not. */
const forgettingPeriodEnd = onQuery(['listInvoices'], (query) => {
  if (query.has('cursor')) query.delete('periodEnd');
});

const withoutNulls = (passthrough: unknown): unknown =>
  typeof passthrough === 'object' && passthrough !== null
    ? Object.fromEntries(Object.entries(passthrough).filter(([, value]) => value !== null))
    : passthrough;

const droppingNulls = (data: Json): Json =>
  'passthroughJson' in data
    ? { ...data, passthroughJson: withoutNulls(data['passthroughJson']) }
    : data;

/** Filters by the job in place of the client, as if the one implied the other. */
const scopingRefundsByJob = operating((operations, { store }) => ({
  listRefunds: async (caller, input) => {
    const job = await store.get('job', input.query['jobId'] ?? '');
    const owner = job === undefined ? undefined : await store.get('client', job.clientId);
    return operations.listRefunds({ ...caller, client: owner ?? caller.client }, input);
  },
}));

/** Looks at the dispute before it asks whose booking it is. */
const disclosingDisputes = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) =>
    (await isUnderDispute(store, input.id))
      ? refuse('cancel-under-dispute', 'The booking is under dispute.')
      : operations.cancelBooking(caller, input),
}));

/** The places that were booked at creation are held, also after the booking has moved away. */
const holdingLeftPlaces = operating((operations, { store }) => {
  const booked: { jobId: string; venueId: string; start: number }[] = [];
  const leftPlaces = async (venueId: string): Promise<readonly number[]> => {
    const starts: number[] = [];
    for (const one of booked.filter((each) => each.venueId === venueId)) {
      const job = await store.get('job', one.jobId);
      if (job !== undefined && job.visit.appointmentAt !== one.start) starts.push(one.start);
    }
    return starts;
  };
  return {
    createBooking: async (caller, input) => {
      const answer = await operations.createBooking(caller, input);
      const body = input.body as CreateBookingRequest;
      if (!isRefusal(answer) && body.fulfillmentChannel === 'IN_VENUE') {
        const start = Date.parse(body.venueSlotStart);
        booked.push({ jobId: answer.jobId, venueId: body.venueId, start });
      }
      return answer;
    },
    getVenueAvailability: async (caller, input) => {
      const answer = await operations.getVenueAvailability(caller, input);
      if (isRefusal(answer)) return answer;
      const left = await leftPlaces(input.id);
      const heldAt = (start: string) => left.filter((one) => one === Date.parse(start)).length;
      return {
        slots: answer.slots
          .map((slot) => ({ ...slot, capacity: slot.capacity - heldAt(slot.start) }))
          .filter(({ capacity }) => capacity > 0),
      };
    },
  };
});

/** The event is made before it is written down who drew. */
const completedByNobodyElse = (data: Json, type: string): Json =>
  type === 'job.completed' && 'fulfillment' in data
    ? { ...data, fulfillment: { type: 'INTERNAL', partner: null } }
    : data;

/** `pj_live_` and 32 characters: the width of the column by which keys are looked up. */
const keyLength = 40;

/** Looks at no more of the key than fits the column. */
const cuttingKeys: Tamper = (asked, forward) => {
  const key = asked.headers['x-api-key'];
  return forward(
    key === undefined
      ? asked
      : { ...asked, headers: { ...asked.headers, 'x-api-key': key.slice(0, keyLength) } },
  );
};

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'signs what it sends again with the new secret alone, within the rotation window',
    breaks:
      'for 24 hours exactly after a secret change, the header holds both signatures, `v1,<old-base64> v1,<new-base64>`',
    sandbox: signingReplaysOnce,
    red: ['ROTATE-07', 'ROTATE-08'],
  },
  {
    name: 'refuses a venueSlotStart with a negative offset',
    breaks: 'venueSlotStart (string, ISO 8601 date-time with a Z or numeric offset)',
    tamper: () => refusingWesternOffsets,
    red: ['VALID-82'],
  },
  {
    name: 'forgets the periodEnd filter of invoices from the second page on',
    breaks: 'periodEnd (ISO timestamp; only invoices whose periodEnd is at or before it)',
    tamper: () => forgettingPeriodEnd,
    red: ['LIST-42'],
  },
  {
    name: 'leaves members that are null out of the passthroughJson of its events',
    breaks: 'passthrough | object, any values | no | echoed on later events',
    sandbox: posting(onEventData(droppingNulls)),
    red: ['ECHO-01', 'ECHO-02'],
    among: ['VALID-70', 'WEBHOOK-01'],
  },
  {
    name: "lists another client's refunds when asked for them by jobId",
    breaks: 'A resource of another client is reported as 404, never disclosed.',
    sandbox: scopingRefundsByJob,
    red: ['TENANT-12'],
  },
  {
    name: 'refuses with 409 to cancel what staff have cancelled already',
    breaks: '200 with same shape; idempotent',
    sandbox: refusingCancel((job) => job.phase === 'cancelled' && job.cancelledBy === 'staff'),
    red: ['TENANT-20', 'WALK-03'],
  },
  {
    name: "answers 409 to a cancel of another client's booking that is under dispute",
    breaks:
      "404 | resource not found or not accessible to this client (also covers other clients' resources)",
    sandbox: disclosingDisputes,
    red: ['TENANT-19'],
  },
  {
    name: 'holds the place that a booking has left by a reschedule',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    sandbox: holdingLeftPlaces,
    red: [],
    warned: ['SLOT-27'],
  },
  {
    name: "says INTERNAL on job.completed of a partner's draw",
    breaks:
      'A booking may carry an optional `fulfillment` object saying who performed the draw (see Resources).',
    sandbox: posting(onEventData(completedByNobodyElse)),
    red: ['FULFIL-04'],
  },
  {
    name: 'accepts a valid key with more characters behind it',
    breaks: 'A missing or invalid key gives 401',
    tamper: () => cuttingKeys,
    red: ['AUTH-38', 'GEN-71'],
  },
];
