/** For 24 hours after a change of secret both sign, and then only the new one (Events, Signing, 4). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { entriesOf, isSignedBy, placesOf } from '../../receiver/verify.ts';
import { controlText } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import {
  bookAndHear,
  demandEventId,
  demandReplay,
  isOfEvent,
  makeListener,
} from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { secretFinding } from './signature.ts';

export type Rotated = {
  readonly client: Listener;
  readonly former: string;
  readonly newest: string;
};

export async function rotate(bench: Bench, client: Listener): Promise<Rotated> {
  const { clientId, mailbox } = client;
  const former = mailbox.secrets.at(-1) ?? '';
  const rotated = await bench.act('webhook.rotateSecret', { clientId });
  const newest = controlText('webhook.rotateSecret', rotated, 'webhookSecret');
  mailbox.secrets.push(newest);
  return { client, former, newest };
}

/** A client whose secret was changed once, and what was sent to it afterwards. */
const rotation = (bench: Bench): Promise<Rotated & { readonly event: Delivery }> =>
  bench.once('rotation of a secret', async (maker) => {
    maker.need('webhook.rotateSecret');
    const rotated = await rotate(maker, await makeListener(maker, 'rotating'));
    const { event } = await bookAndHear(maker, rotated.client, 'to be signed by two secrets');
    return { ...rotated, event };
  });

/** What is sent once more within the 24 hours: the event was made in them, so that nothing about it is older (O41). */
const replayedInTime = (bench: Bench): Promise<Rotated & { readonly again: Delivery }> =>
  bench.once('replay after a rotation', async (maker) => {
    maker.need('webhook.rotateSecret', 'webhook.replay');
    const rotated = await rotate(maker, await makeListener(maker, 'rotating, with a replay'));
    const { event } = await bookAndHear(maker, rotated.client, 'to be replayed with two secrets');
    return { ...rotated, again: await demandReplay(maker, rotated.client, event) };
  });

/** The same of what its receiver did not take: by a retry within a minute, else by a replay, since no retry need come (O71). */
const againInTime = (bench: Bench): Promise<Rotated & { readonly again: Delivery }> =>
  bench.once('retry after a rotation', async (maker) => {
    maker.need('webhook.rotateSecret', 'clock.advance');
    const rotated = await rotate(maker, await makeListener(maker, 'rotating, with a retry'));
    const { mailbox } = rotated.client;
    mailbox.receive = () => ({ status: 500 });
    const { event } = await bookAndHear(maker, rotated.client, 'to be retried with two secrets');
    mailbox.acceptAll();
    await maker.act('clock.advance', { seconds: 60 });
    const [, again] = await maker.arrivals(mailbox, isOfEvent(demandEventId(event)), 2);
    return { ...rotated, again: again ?? (await demandReplay(maker, rotated.client, event)) };
  });

/** The same, by the clock of the server: shortly before the 24 hours are over, and shortly after. */
type Day = Rotated & { readonly before: Delivery; readonly after: Delivery };

const almostADay = 24 * 3600 - 60;

const rotationDay = (bench: Bench): Promise<Day> =>
  bench.once('the day of a rotation', async (maker) => {
    maker.need('webhook.rotateSecret', 'clock.advance');
    const rotated = await rotate(maker, await makeListener(maker, 'rotating for a day'));
    const { client } = rotated;
    await maker.act('clock.advance', { seconds: almostADay });
    const before = await bookAndHear(maker, client, 'to be signed after 23 h 59 min');
    await maker.act('clock.advance', { seconds: 120 });
    const after = await bookAndHear(maker, client, 'to be signed after 24 h 1 min');
    return { ...rotated, before: before.event, after: after.event };
  });

/** What was first sent within the 24 hours, and is sent again after them. */
const replayedTooLate = (bench: Bench): Promise<Day> =>
  bench.once('replay after the day of a rotation', async (maker) => {
    maker.need('webhook.replay');
    const day = await rotationDay(maker);
    return { ...day, after: await demandReplay(maker, day.client, day.before) };
  });

/** The secret is changed anew when the 24 hours are over: the same holds of the new pair. */
const secondDay = (bench: Bench): Promise<Day> =>
  bench.once('the day of a second rotation', async (maker) => {
    const { client } = await rotationDay(maker);
    // It asks what the first pair still signs.
    await ifPossible(replayedTooLate(maker));
    const rotated = await rotate(maker, client);
    const before = await bookAndHear(maker, client, 'to be signed after a second change');
    await maker.act('clock.advance', { seconds: almostADay + 120 });
    const after = await bookAndHear(maker, client, 'to be signed a day after a second change');
    return { ...rotated, before: before.event, after: after.event };
  });

/** Which secrets sign, by their places in the header. */
function signedBy(event: Delivery, { former, newest }: Rotated): string {
  const signers = entriesOf(event).map((_, place) =>
    placesOf(event, former).includes(place)
      ? 'the old secret'
      : placesOf(event, newest).includes(place)
        ? 'the new secret'
        : 'no known secret',
  );
  return signers.length === 0 ? 'no signature' : `signatures by ${signers.join(', ')}`;
}

export function twoFinding(event: Delivery, rotated: Rotated): Finding | undefined {
  const both = [rotated.former, rotated.newest].every((secret) => isSignedBy(event, [secret]));
  if (both && entriesOf(event).length === 2) return undefined;
  return {
    expected: 'two signatures, by the old secret and by the new one',
    actual: signedBy(event, rotated),
  };
}

function oneFinding({ after, ...day }: Day): Finding | undefined {
  if (isSignedBy(after, [day.newest]) && entriesOf(after).length === 1) return undefined;
  return { expected: 'one signature, by the new secret', actual: signedBy(after, day) };
}

const common = { kind: 'active', area: 'webhook', level: 'MUST', asks: ['createBooking'] } as const;
const onTheDay = { ...common, asks: ['createBooking', 'createBooking'], alone: true } as const;

export const rotationChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'ROTATE-01',
    title: 'after a change of the secret a delivery has two signatures, by the old and the new one',
    requirements: ['R-SIGN-07', 'R-SIGN-12'],
    run: async (bench) => {
      const rotated = await rotation(bench);
      return conclude(twoFinding(rotated.event, rotated));
    },
  },
  {
    ...common,
    id: 'ROTATE-02',
    title: 'of the two signatures the one by the old secret comes first',
    requirements: ['R-SIGN-08'],
    run: async (bench) => {
      const { event, ...rotated } = await rotation(bench);
      const [old] = placesOf(event, rotated.former);
      const [latest] = placesOf(event, rotated.newest);
      // Whether there are two is another check's business.
      if (old === undefined || latest === undefined) {
        throw Obstacle.lacking('the delivery has not both signatures', 'mend what ROTATE-01 finds');
      }
      if (old < latest) return conclude(undefined);
      return conclude({
        expected: 'signatures by the old secret, the new secret',
        actual: signedBy(event, rotated),
      });
    },
  },
  {
    ...onTheDay,
    id: 'ROTATE-03',
    title: '23 hours 59 minutes after a change of the secret both still sign',
    requirements: ['R-SIGN-09'],
    run: async (bench) => {
      const day = await rotationDay(bench);
      return conclude(twoFinding(day.before, day));
    },
  },
  {
    ...onTheDay,
    id: 'ROTATE-04',
    title: '24 hours 1 minute after a change of the secret only the new one signs',
    requirements: ['R-SIGN-10', 'R-SIGN-11'],
    run: async (bench) => {
      return conclude(oneFinding(await rotationDay(bench)));
    },
  },
  {
    ...common,
    id: 'ROTATE-05',
    title: 'after a second change, too, the newest secret signs',
    requirements: ['R-SIGN-12'],
    run: async (bench) => {
      const { client } = await rotation(bench);
      const { newest } = await rotate(bench, client);
      const { event } = await bookAndHear(bench, client, 'to be signed by the newest secret');
      if (isSignedBy(event, [newest])) return conclude(undefined);
      const count = String(entriesOf(event).length);
      return conclude({
        expected: 'a signature by the newest secret',
        actual: `${count} signatures, none by it`,
      });
    },
  },
  {
    ...common,
    id: 'ROTATE-06',
    title: 'the new secret is another one, issued as whsec_<base64>',
    requirements: ['R-SIGN-04'],
    asks: [],
    run: async (bench) => {
      const { former, newest } = await rotation(bench);
      return conclude(secretFinding(newest, [former]));
    },
  },
  {
    ...common,
    id: 'ROTATE-07',
    title: 'a replay within 24 hours of a change of the secret is signed by both, too',
    requirements: ['R-SIGN-07', 'R-DELIVER-05'],
    run: async (bench) => {
      const { again, ...rotated } = await replayedInTime(bench);
      return conclude(twoFinding(again, rotated));
    },
  },
  {
    ...common,
    id: 'ROTATE-08',
    title:
      'what was not taken, and is sent again within 24 hours of a change of the secret, is signed by both, too',
    alone: true,
    requirements: ['R-SIGN-07'],
    run: async (bench) => {
      const { again, ...rotated } = await againInTime(bench);
      return conclude(twoFinding(again, rotated));
    },
  },
  {
    ...onTheDay,
    id: 'ROTATE-09',
    title:
      'after a second change of the secret, the first 24 hours being over, both secrets of that change sign',
    requirements: ['R-SIGN-07'],
    run: async (bench) => {
      const day = await secondDay(bench);
      return conclude(twoFinding(day.before, day));
    },
  },
  {
    ...onTheDay,
    id: 'ROTATE-10',
    title: '24 hours 1 minute after a second change of the secret only the newest one signs',
    requirements: ['R-SIGN-10', 'R-SIGN-11'],
    run: async (bench) => conclude(oneFinding(await secondDay(bench))),
  },
  {
    ...onTheDay,
    id: 'ROTATE-11',
    title:
      'what was signed by both secrets is signed by the new one alone when it is replayed after the 24 hours',
    requirements: ['R-SIGN-10', 'R-SIGN-11'],
    run: async (bench) => conclude(oneFinding(await replayedTooLate(bench))),
  },
];
