/** Servers that send, keep back or send again the right events of most types, and the wrong ones of some. */
import type { Flaw } from './flaw.ts';
import { countingEvents, posting, signed, typeOf } from './posting.ts';
import type { Spoil } from './posting.ts';
import { choosing } from './seen-clients.ts';

const whatever = (type: string): Flaw => ({
  name: `delivers ${type}, whatever was chosen`,
  sandbox: choosing((chosen) => chosen && [...chosen, type]),
  red: ['SUBSCRIBE-07'],
  among: ['SUBSCRIBE-03'],
});

/** What was sent so often already is not sent again. */
const repeatingAtMost =
  (times: number, isMeant: (type: string) => boolean): (() => Spoil) =>
  () => {
    const sentBefore = countingEvents();
    return (post) => (sentBefore(post) >= times && isMeant(typeOf(post)) ? [] : undefined);
  };

const replayFlaws: readonly Flaw[] = [
  ...['dispatch.', 'sample.', 'refund.', 'invoice.', 'venue.', 'job.no_show'].map((kind): Flaw => ({
    name: `replays nothing of ${kind}`,
    sandbox: posting(repeatingAtMost(1, (type) => type.startsWith(kind))),
    red: ['REPLAY-06'],
    among: ['REPLAY-01'],
  })),
  {
    name: 'replays an event once, and no more',
    sandbox: posting(repeatingAtMost(2, () => true)),
    red: ['REPLAY-07'],
    among: ['REPLAY-01'],
  },
];

/** By the new secret alone, though the older one signs by rights. */
const newestAlone =
  (isMeant: (type: string) => boolean): (() => Spoil) =>
  () =>
  (post, { secrets }) =>
    isMeant(typeOf(post)) ? [signed(post, secrets.slice(-1))] : undefined;

const rotationFlaws = ['dispatch.', 'sample.', 'refund.', 'dispute.'].map((kind): Flaw => ({
  name: `signs ${kind} with the new secret alone, once it was changed`,
  sandbox: posting(newestAlone((type) => type.startsWith(kind))),
  red: ['ROTATE-12'],
  among: ['ROTATE-01'],
}));

export const chosenFlaws: readonly Flaw[] = [
  ...rotationFlaws,
  ...[
    ...['job.no_show', 'job.rescheduled', 'job.cancelled', 'dispatch.unassigned'],
    ...['refund.failed', 'dispute.closed', 'invoice.overdue', 'venue.deactivated'],
  ].map(whatever),
  {
    name: 'sends venue events only to who takes all types',
    sandbox: posting(() => (post, { client }) => {
      const hasChosen = client?.endpoints.some(({ eventTypes }) => eventTypes !== null);
      return hasChosen === true && typeOf(post).startsWith('venue.') ? [] : undefined;
    }),
    red: ['SUBSCRIBE-09'],
    among: ['EMIT-50', 'EMIT-51'],
  },
  ...replayFlaws,
];
