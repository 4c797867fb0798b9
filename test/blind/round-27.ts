/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; six of them were those of
 * a round before over again, and are left out.
 */
import type { Announcement, Deps, Store, Transaction } from '../../mock/application/ports.ts';
import { announcementsFor } from '../../mock/application/webhooks/announce.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import { isOpen } from '../../mock/domain/dispute/dispute.ts';
import { depending, transacting } from '../flaws/lifetime.ts';
import { idOf, posting } from '../flaws/posting.ts';
import type { Broken } from './broken.ts';

type Logged = Parameters<Transaction['append']>;

/** What one kind of thing becomes when it is written down. */
const writing =
  <T>(tx: Transaction, written: string, change: (state: T) => T): Transaction['put'] =>
  (kind, id, state) => {
    // Of the kind that is written, as its state is, which the compiler takes on trust.
    tx.put(kind, id, kind === written ? (change(state as T) as typeof state) : state);
  };

/** What is announced is looked at once all that is logged with it is known. */
const atCommit = (
  settle: (
    logged: readonly Logged[],
    due: readonly Announcement[],
    around: Deps & { readonly tx: Transaction },
  ) => Promise<readonly Announcement[]> | readonly Announcement[],
) =>
  depending((deps) => {
    const { store } = deps;
    const transact: Store['transact'] = (work) =>
      store.transact(async (tx) => {
        const logged: Logged[] = [];
        const due: Announcement[] = [];
        const append: Transaction['append'] = (...line) => {
          logged.push(line);
          tx.append(...line);
        };
        const announce: Transaction['announce'] = (one) => {
          due.push(one);
        };
        const result = await work({ ...tx, append, announce });
        for (const one of await settle(logged, due, { ...deps, tx })) tx.announce(one);
        return result;
      });
    return { ...deps, store: { ...store, transact } };
  });

/** One form saves the whole row of the endpoint; what it has no field for becomes null. */
const endingTheWindowWithAnySetting = () => {
  const settings = new Map<string, string>();
  const saved = (client: Client): Client => {
    const now = JSON.stringify(client.endpoints.map(({ url, eventTypes }) => [url, eventTypes]));
    const before = settings.get(client.id);
    settings.set(client.id, now);
    if (before === undefined || before === now) return client;
    return { ...client, webhookSecrets: { ...client.webhookSecrets, previous: null } };
  };
  return transacting((tx) => ({ put: writing(tx, 'client', saved) }))();
};

/** The address is a column of the delivery, filled in when the event is first sent. */
const sendingWhereItWentFirst = posting(() => {
  const first = new Map<string, URL>();
  return (post, { client }) => {
    const id = idOf(post);
    const url = first.get(id);
    if (url === undefined) first.set(id, post.url);
    const isStillThere = client?.endpoints.some((one) => one.url === url?.href) === true;
    return url === undefined || isStillThere ? undefined : [{ ...post, url }];
  };
});

/** `charge.dispute.updated` and `charge.dispute.closed` come to one handler. */
const closingWithAnyUpdate = atCommit(async (logged, due, around) => {
  const more: Announcement[] = [];
  for (const [kind, id, , { type, at }] of logged) {
    const state = kind === 'dispute' ? await around.tx.get('dispute', id) : undefined;
    if (type !== 'DisputeUpdated' || state === undefined || !isOpen(state)) continue;
    // The type decides what is told, not the outcome.
    const event = { type: 'DisputeClosed', at, outcome: 'won' } as const;
    more.push(...(await announcementsFor(around, { kind: 'dispute', event, state })));
  }
  return [...due, ...more];
});

/** The job is closed by an update of its own, beside the service that cancels jobs. */
const cancellingInSilenceWithARefund = atCommit((logged, due) => {
  const isRefunded = logged.some(([, , , event]) => event.type === 'RefundCreated');
  const isByStaff = logged.some(
    ([, , , event]) => event.type === 'JobCancelled' && event.by === 'staff',
  );
  return isRefunded && isByStaff ? due.filter(({ type }) => type !== 'job.cancelled') : due;
});

export const blindFlaws: readonly Broken[] = [
  {
    name: 'stops signing with the old secret when the webhook settings are changed within the 24 hours',
    breaks:
      'for 24 hours exactly after a secret change, the header holds both signatures, `v1,<old-base64> v1,<new-base64>`',
    red: ['ROTATE-13'],
    sandbox: endingTheWindowWithAnySetting,
  },
  {
    name: 'sends an event again to the address that it was first sent to, although the client has another by now',
    breaks:
      'Events are outbound HTTP deliveries (webhooks) to an endpoint configured by the client.',
    red: ['REPLAY-05'],
    sandbox: sendingWhereItWentFirst,
  },
  {
    name: 'sends dispute.closed whenever the status of an open dispute changes',
    breaks: 'dispute.closed | BOTH | chargeback resolved (won or lost)',
    red: ['EMIT-99'],
    sandbox: closingWithAnyUpdate,
  },
  {
    name: 'sends no job.cancelled for a booking that staff cancel together with its refund',
    breaks:
      'job.cancelled | BOTH | admin-side cancel, including POST /bookings/{id}/cancel; phlebotomist-side cancel emits nothing',
    red: ['EMIT-27'],
    sandbox: cancellingInSilenceWithARefund,
  },
];
