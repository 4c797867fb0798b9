/** What a booking's events tell, beyond that they come: held against what was given, and what GET showed then. */
import type { EventType } from '#contract/events.ts';
import type { Finding } from '../engine/outcome.ts';
import { compareInstants, readInstant } from '../instant.ts';
import { at, isMap } from '../json.ts';
import { envelopeAt, eventDataAt, eventIdOf, eventTypeOf } from '../receiver/delivery.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import type { Booking } from '../checks/given/booking.ts';
import { distinct, namesJob } from '../checks/events/find-events.ts';
import { digits, textsIn } from '../checks/life/texts.ts';
import { show } from '../checks/value.ts';
import type { JobState } from './job-state.ts';
import type { Prediction } from './model.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** One move: what was given with it, what was shown after it, and the one event of each type that it brought. */
type Entry = {
  readonly state: JobState;
  readonly given: Parameters;
  readonly job: unknown;
  readonly events: readonly Delivery[];
};

export class Chronicle {
  readonly #entries: Entry[] = [];
  readonly #heard = new Set<string | undefined>();
  /** Types of which an event may yet come of an earlier move: a later one cannot be said to be its own move's. */
  readonly #unsure = new Set<EventType>();
  readonly #booking: Booking;
  readonly #mailbox: Mailbox | undefined;
  #given: Parameters = {};

  constructor(booking: Booking, mailbox: Mailbox | undefined) {
    this.#booking = booking;
    this.#mailbox = mailbox;
  }

  /** What the next move is given. */
  give(parameters: Parameters): void {
    this.#given = parameters;
  }

  /** After the events of a move were waited for. */
  note(state: JobState, { must, may }: Pick<Prediction, 'must' | 'may'>, job: unknown): void {
    for (const type of may) this.#unsure.add(type);
    const events = must
      .filter((type) => !this.#unsure.has(type))
      .flatMap((type) => this.#new(type));
    for (const one of this.#events()) this.#heard.add(eventIdOf(one));
    this.#entries.push({ state, given: this.#given, job, events });
    this.#given = {};
  }

  /** That names the job: others may be another's (O38). */
  #events(): readonly Delivery[] {
    return distinct(this.#mailbox?.deliveries.filter(namesJob(this.#booking)) ?? []);
  }

  /** As it was told first: a second delivery may have been built anew when the job had gone on (O43). */
  #new(type: EventType): readonly Delivery[] {
    const fresh = (this.#mailbox?.deliveries ?? []).filter(
      (one) =>
        eventTypeOf(one) === type &&
        namesJob(this.#booking)(one) &&
        !this.#heard.has(eventIdOf(one)),
    );
    const [first, ...others] = fresh;
    if (first === undefined) return [];
    return others.every((one) => eventIdOf(one) === eventIdOf(first)) ? [first] : [];
  }

  /** The first event that tells something else than it should. */
  finding(): Finding | undefined {
    for (const [place, entry] of this.#entries.entries()) {
      const shown = this.#entries.slice(place).map(({ job }) => job);
      for (const event of entry.events) {
        const found = detailFinding(event, entry) ?? agreementFinding(event, entry, shown);
        if (found !== undefined) return found;
      }
    }
    return this.#booking.client.fulfillerVisibility ? undefined : this.#disclosure();
  }

  #disclosure(): Finding | undefined {
    const telling = this.#events().find((one) => {
      const data = envelopeAt(one, 'data');
      return isMap(data) && 'fulfillment' in data;
    });
    if (telling === undefined) return undefined;
    return {
      expected: `${typeIn(telling)} without fulfillment, since the client has no fulfiller visibility`,
      actual: `data.fulfillment ${show(eventDataAt(telling, 'fulfillment'))}`,
    };
  }
}

const typeIn = (event: Delivery): string => String(eventTypeOf(event));

/** Where a dispatcher has the job it may move it on between the event and the reading. */
const isSettled: readonly JobState['phase'][] = [
  ...(['confirmed', 'inProgress', 'completed', 'noShow', 'cancelled'] as const),
];

/** What was paid may be given back, or kept, once nobody is drawn: it is not known what it was when that was told. */
const membersOf = ({ phase }: JobState): readonly string[] =>
  phase === 'cancelled' || phase === 'noShow' ? ['status'] : ['status', 'paymentStatus'];

/** As GET /bookings/{id} showed it after the move, or later, if it was told late. */
function agreementFinding(
  event: Delivery,
  { state }: Entry,
  shown: readonly unknown[],
): Finding | undefined {
  if (!typeIn(event).startsWith('job.') || state.isLost || !isSettled.includes(state.phase)) {
    return undefined;
  }
  const wrong = membersOf(state).find(
    (name) => !shown.some((job) => at(job, name) === eventDataAt(event, name)),
  );
  if (wrong === undefined) return undefined;
  const read = [...new Set(shown.map((job) => show(at(job, wrong))))];
  return {
    expected: `${typeIn(event)} with ${wrong} as GET /bookings/{id} has it: ${read.join(', then ')}`,
    actual: `${wrong} ${show(eventDataAt(event, wrong))}`,
  };
}

type Detail = (event: Delivery, entry: Entry) => Finding | undefined;

const textsOf = (event: Delivery): readonly string[] => textsIn(envelopeAt(event, 'data'));

const unless = (isTold: boolean, what: string, event: Delivery): Finding | undefined =>
  isTold
    ? undefined
    : {
        expected: `${typeIn(event)} with ${what}`,
        actual: `data ${show(envelopeAt(event, 'data'))}`,
      };

/** Name and phone stand under keys that are open (O65). */
const phlebotomist: Detail = (event, { given }) => {
  const [name, phone] = ['name', 'phone'].map((key) => String(at(given['phlebotomist'], key))) as [
    string,
    string,
  ];
  const texts = textsOf(event);
  const isTold =
    texts.some((text) => text.includes(name)) &&
    texts.some((text) => digits(text).endsWith(digits(phone).slice(-10)));
  return unless(isTold, `${name}, ${phone}`, event);
};

const reason: Detail = (event, { given }) => {
  const due = String(given['reason']);
  return unless(
    textsOf(event).some((text) => text.includes(due)),
    `the reason "${due}"`,
    event,
  );
};

const checkIn: Detail = (event, { state, job }) => {
  if (state.channel !== 'IN_VENUE') return undefined;
  const [told, read] = [eventDataAt(event, 'checkedInAt'), at(job, 'checkedInAt')];
  // That it is shown at all is another check's business.
  const isTold = readInstant(read) === undefined || compareInstants(told, read) !== 'apart';
  return unless(isTold, `checkedInAt ${show(read)}, as GET /bookings/{id} has it`, event);
};

const details: Readonly<Partial<Record<EventType, Detail>>> = {
  'dispatch.assigned': phlebotomist,
  'dispatch.unassigned': reason,
  'job.in_progress': checkIn,
};

const detailFinding: Detail = (event, entry) =>
  details[eventTypeOf(event) as EventType]?.(event, entry);
