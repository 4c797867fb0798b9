/** waitForEvent, expectNoEvent and setReceiver: what comes to the mailbox of a client, and what it answers. */
import { eventDataAt, envelopeAt, eventTypeOf } from '../receiver/delivery.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Mailbox, Wish } from '../receiver/mailbox.ts';
import { entriesOf, placesOf, problemsOf, timestampOf } from '../receiver/verify.ts';
import { met, notMet } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import type { Session } from './session.ts';

type Filter = {
  readonly type?: string;
  readonly jobId?: string;
  readonly externalOrderId?: string;
  readonly eventId?: string;
  readonly after?: number;
};

export type WaitForEvent = Filter & { readonly clientId: string; readonly type: string };

export async function waitForEvent(
  session: Session,
  { clientId, ...filter }: WaitForEvent,
): Promise<TestbenchAnswer> {
  const mailbox = session.mailbox(clientId);
  const [delivery] = await session.bench.arrivals(mailbox, wishFor(mailbox, filter));
  if (delivery === undefined) {
    return notMet(`no ${filter.type} came${wordsOf(filter)}; ${whatCame(mailbox, filter)}`);
  }
  const problems = problemsOf(delivery, {
    secrets: mailbox.secrets,
    receivedAt: delivery.receivedAt,
    isRepeat: mailbox.deliveries.some(
      (other) => other.number < delivery.number && idOf(other) === idOf(delivery),
    ),
  });
  if (problems.length > 0) {
    return notMet(`${filter.type} came, but must be rejected: ${problems.join('; ')}`);
  }
  return met(eventOf(delivery, mailbox));
}

export type ExpectNoEvent = Filter & { readonly clientId: string };

export async function expectNoEvent(
  session: Session,
  { clientId, ...filter }: ExpectNoEvent,
): Promise<TestbenchAnswer> {
  const { bench } = session;
  const mailbox = session.mailbox(clientId);
  const strays = await bench.strays(mailbox, wishFor(mailbox, filter));
  if (strays.length === 0) return met({ waitedSeconds: bench.profile.webhookSettle / 1000 });
  const types = [
    ...new Set(strays.map((stray) => eventTypeOf(stray) ?? 'something without a type')),
  ];
  return notMet(`${types.join(', ')} came${wordsOf(filter)}, and nothing of the kind may come`);
}

export type SetReceiver = {
  readonly clientId: string;
  readonly status: number;
  readonly times?: number;
};

export function setReceiver(
  session: Session,
  { clientId, status, times = 1 }: SetReceiver,
): TestbenchAnswer {
  const mailbox = session.mailbox(clientId);
  const until = mailbox.deliveries.length + times;
  mailbox.receive = (_headers, place) => ({ status: place < until ? status : 204 });
  return met({ sequence: session.sequence });
}

/** An event that has come before counts as before, however often it is delivered; asked for by its id, it counts. */
function wishFor(mailbox: Mailbox, filter: Filter): Wish {
  const { after } = filter;
  const isOld = (delivery: Delivery): boolean =>
    after !== undefined &&
    (delivery.number <= after ||
      (filter.eventId === undefined &&
        mailbox.deliveries.some(
          (other) => other.number <= after && idOf(other) === idOf(delivery),
        )));
  return (delivery) =>
    fits(filter.type, eventTypeOf(delivery)) &&
    fits(filter.jobId, eventDataAt(delivery, 'jobId')) &&
    fits(filter.externalOrderId, eventDataAt(delivery, 'externalOrderId')) &&
    fits(filter.eventId, idOf(delivery)) &&
    !isOld(delivery);
}

const fits = (wanted: string | undefined, found: unknown): boolean =>
  wanted === undefined || wanted === found;

const idOf = ({ headers }: Delivery): string | undefined => headers['webhook-id'];

/** As the answer shows it. Verified before: id and timestamp are there. */
const eventOf = (delivery: Delivery, mailbox: Mailbox): Record<string, unknown> => ({
  eventId: idOf(delivery),
  type: eventTypeOf(delivery),
  timestamp: envelopeAt(delivery, 'timestamp'),
  data: envelopeAt(delivery, 'data'),
  sequence: delivery.number,
  webhookTimestamp: timestampOf(delivery),
  signatures: entriesOf(delivery).length,
  signedBy: signersOf(delivery, mailbox.secrets),
  answered: delivery.answered ?? null,
});

/** For each entry of the signature header the place of its secret in the order in which they were given out. */
function signersOf(delivery: Delivery, secrets: readonly string[]): readonly number[] {
  const places = secrets.map((secret) => placesOf(delivery, secret));
  return entriesOf(delivery).map((_, entry) => places.findIndex((mine) => mine.includes(entry)));
}

function wordsOf({ type: _, after, ...filter }: Filter): string {
  const named = Object.entries(filter).map(([name, value]) => `${name} ${value}`);
  return [
    ...(named.length === 0 ? [] : [` with ${named.join(', ')}`]),
    ...(after === undefined ? [] : [` after number ${String(after)}`]),
  ].join('');
}

function whatCame({ deliveries }: Mailbox, { after = 0 }: Filter): string {
  const come = deliveries.filter(({ number }) => number > after);
  if (come.length === 0) return 'nothing came';
  const types = come.map((delivery) => eventTypeOf(delivery) ?? 'something without a type');
  return `what came: ${[...new Set(types)].join(', ')}`;
}
