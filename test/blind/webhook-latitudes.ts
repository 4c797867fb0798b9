/** Other right servers, made from the specification alone: when their webhooks come, how signed, and of what shape. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../mock/application/ports.ts';
import { jobStatus } from '../../mock/application/projections/job-status.ts';
import type { Posted } from '../../mock/adapters/webhooks/post.ts';
import type { Sealed } from '../../mock/adapters/webhooks/seal.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { transacting } from '../flaws/lifetime.ts';
import {
  afterSigning,
  dataOf,
  envelopeOf,
  idOf,
  keyOf,
  onEventData,
  posting,
  signatureOf,
  signed,
  typeOf,
  withBody,
  withHeaders,
} from '../flaws/posting.ts';
import type { Post } from '../flaws/posting.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Latitude } from './latitude.ts';

const SECOND = 1000;

/** Parts of several sandboxes in one; of two with the same part the later has it. */
const joined =
  (...made: readonly (() => SandboxOptions)[]) =>
  (): SandboxOptions => {
    const all = made.map((make) => make());
    const replacements = Object.assign(
      {},
      ...all.map((one) => one.replacements ?? {}),
    ) as NonNullable<SandboxOptions['replacements']>;
    return { ...(Object.assign({}, ...all) as SandboxOptions), replacements };
  };

const taken: Posted = {
  response: { status: 204, headers: {}, body: '', truncated: false },
  error: null,
  durationMs: 0,
  reconnected: false,
};

const secretsAt = ({ webhookSecrets: { current, previous } }: Client, now: number) =>
  previous !== null && now < previous.until ? [previous.secret, current] : [current];

/** The client whose secret has signed this. */
async function signerOf({ store, clock }: Deps, post: Post): Promise<Client | undefined> {
  const has = post.headers['webhook-signature'] ?? '';
  return (await store.clients()).find((client) =>
    secretsAt(client, clock.now()).some((one) => has.includes(signatureOf(post, keyOf(one)))),
  );
}

/** Signed by those secrets that sign now, with the time of now. */
async function signedNow(deps: Deps, post: Post, clientId: string): Promise<Post | undefined> {
  const client = await deps.store.get('client', clientId);
  const isThere = client?.endpoints.some((one) => one.url === post.url.href) ?? false;
  if (client === undefined || !isThere) return undefined;
  const stamped = withHeaders(post, {
    'webhook-timestamp': String(Math.floor(Date.now() / SECOND)),
  });
  return signed(stamped, secretsAt(client, deps.clock.now()));
}

type Send = (post: Post) => Promise<Posted>;

const postingWith =
  (make: () => (post: Post, send: Send, deps: Deps) => Promise<Posted>) => (): SandboxOptions => {
    const act = make();
    return {
      world: 'empty',
      replacements: {
        poster: (poster, deps) => ({
          ...poster,
          post: (url: URL, { headers, body }: Sealed) =>
            act({ url, headers, body }, (post) => poster.post(post.url, post), deps),
        }),
      },
    };
  };

/** Everything comes a second time 1.2 s later: its members in another order, and signed anew. */
const sendingTwice = postingWith(() => {
  const seen = new Set<string>();
  return async (post, send, deps) => {
    const client = await signerOf(deps, post);
    const end = await send(post);
    if (client === undefined || seen.has(idOf(post))) return end;
    seen.add(idOf(post));
    const again = async (): Promise<void> => {
      await delay(1200);
      const { type, timestamp } = envelopeOf(post);
      const data = Object.fromEntries(Object.entries(dataOf(post)).toReversed());
      const anew = withBody(post, { data, timestamp, type });
      const double = await signedNow(deps, anew, client.id);
      if (double !== undefined) await send(double);
    };
    // A receiver that is gone by then has had its delivery.
    again().catch(() => undefined);
    return end;
  };
});

const late: ReadonlySet<string> = new Set(['job.created', 'refund.created', 'dispatch.assigned']);

/** What begins a story waits in a slower queue: what comes after it is there before it. */
const beginningLate = postingWith(() => {
  const seen = new Set<string>();
  return async (post, send, deps) => {
    const client = await signerOf(deps, post);
    if (!late.has(typeOf(post)) || client === undefined || seen.has(idOf(post))) return send(post);
    seen.add(idOf(post));
    const afterwards = async (): Promise<void> => {
      for (const ms of [1500, 500, 1000, 2000, 4000]) {
        await delay(ms);
        const anew = await signedNow(deps, post, client.id);
        const end = anew === undefined ? taken : await send(anew);
        if (end.response !== null && end.response.status < 300) return;
      }
    };
    afterwards().catch(() => undefined);
    return taken;
  };
});

/** Each secret signs for its own 24 hours: two rotations in a day make three signatures. */
const signingThrice = (): SandboxOptions => {
  const former = new Map<string, { readonly secret: string; readonly until: number }[]>();
  return joined(
    transacting((tx) => ({
      put: (kind, id, state) => {
        tx.put(kind, id, state);
        if (kind !== 'client') return;
        const { previous } = (state as unknown as Client).webhookSecrets;
        const known = former.get(id) ?? [];
        if (previous === null || known.some(({ secret }) => secret === previous.secret)) return;
        former.set(id, [...known, previous]);
      },
    })),
    posting(() => (post, { client, now }) => {
      if (client === undefined) return undefined;
      const still = (former.get(client.id) ?? []).filter(({ until }) => now < until);
      const secrets = [...still.map(({ secret }) => secret), client.webhookSecrets.current];
      return secrets.length > 2 ? [signed(post, secrets)] : undefined;
    }),
  )();
};

const wrapped: Readonly<Record<string, readonly string[]>> = {
  refund: ['refundId', 'refundStatus', 'amount', 'reason'],
  dispute: ['disputeId', 'disputeStatus', 'amountPence', 'reason'],
  invoice: ['invoiceId', 'invoiceNumber', 'status', 'totalPence'],
  venue: ['venueId', 'name', 'active'],
};
const jobMembers = [
  ...['id', 'jobId', 'externalUserId', 'externalOrderId', 'passthroughJson'],
  ...['fulfillmentChannel', 'paymentStatus', 'fulfillment'],
];

/** What is no job event has its thing under one member; of names none is where it usually is. */
const otherPayloads = posting(
  onEventData((data, type) => {
    const kind = type.split('.')[0] ?? '';
    const names = wrapped[kind];
    if (names !== undefined) {
      const kept = Object.entries(data).filter(([name]) => jobMembers.includes(name));
      const thing = Object.fromEntries(
        names.map((name) => {
          const short = name.replace(kind, '');
          return [short.charAt(0).toLowerCase() + short.slice(1), data[name]];
        }),
      );
      return { ...Object.fromEntries(kept), [kind]: thing };
    }
    const { phlebotomist, previousScheduledFor: _, ...rest } = data;
    if (type === 'job.rescheduled') {
      const { scheduledFor, venueSlotStart: __, ...job } = rest;
      return { ...job, appointment: { startsAt: scheduledFor } };
    }
    if (phlebotomist === undefined) return rest;
    const { name, phone } = phlebotomist as Json;
    return { ...rest, phlebotomistName: name, phlebotomistPhone: phone };
  }),
);

/** What is sent again, by itself or by hand, is built anew: it tells the job as it is by then. */
const rebuildingWhatIsSentAgain = postingWith(() => {
  const seen = new Set<string>();
  return async (post, send, deps) => {
    const key = `${post.url.href} ${idOf(post)}`;
    const client = await signerOf(deps, post);
    if (!seen.has(key) || client === undefined) {
      seen.add(key);
      return send(post);
    }
    const data = dataOf(post);
    const jobId = data['jobId'];
    const job = typeof jobId === 'string' ? await deps.store.get('job', jobId) : undefined;
    const now = deps.clock.now();
    const fresh =
      job !== undefined && 'paymentStatus' in data
        ? { status: jobStatus(job), paymentStatus: job.payment }
        : {};
    const envelope = {
      ...envelopeOf(post),
      timestamp: new Date(now).toISOString(),
      data: { ...data, ...fresh, redelivery: true },
    };
    return send(signed(withBody(post, envelope), secretsAt(client, now)));
  };
});

const escaped = (text: string): string =>
  text.replaceAll(
    /[^\t\n\u0020-\u007e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Header names in capitals, the body over several lines and in ASCII, a charset, more headers. */
const writingOtherwise = posting(() => (post, sender) => {
  const body = `${escaped(JSON.stringify(envelopeOf(post), null, '\t'))}\n`;
  const anew = signed(withBody(post, body), sender.secrets);
  const headers = Object.fromEntries(
    Object.entries(anew.headers)
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => [name.toUpperCase(), value]),
  );
  const more = {
    'CONTENT-TYPE': 'application/json; charset=utf-8',
    'X-ATTEMPT': '1',
    'X-REGION': 'eu-west-2',
  };
  return afterSigning((one) => withHeaders({ ...one, headers }, more))()(anew, sender);
});

export const webhookLatitudes: readonly Latitude[] = [
  {
    name: 'delivers each event a second time 1.2 s later, built and signed anew',
    allowedBy:
      'At-least-once delivery. Receivers dedupe on event id (O41 A; O43, reading B: same id and type, body may be built anew)',
    sandbox: sendingTwice,
  },
  {
    name: 'delivers job.created, refund.created and dispatch.assigned after what followed them',
    allowedBy:
      'silent: no order of deliveries and no delivery time is named; at-least-once delivery',
    sandbox: beginningLate,
  },
  {
    name: 'signs with three secrets after two rotations within 24 hours',
    allowedBy: 'O44, reading A: a second rotation keeps both older secrets (three entries)',
    sandbox: signingThrice,
  },
  {
    name: 'puts the thing of money and venue events into a member of its own, and flattens the phlebotomist',
    allowedBy:
      'Payload fields of the other event types: not shown beyond those named in the table (O65, reading B)',
    sandbox: otherPayloads,
  },
  {
    name: 'builds what is sent again anew: the status of the job by then, the time of the delivery, a mark',
    allowedBy:
      'O43, reading B ("body may be built anew"), with O42, reading B ("Time of the delivery"), O41, reading A; unknown keys tolerated',
    sandbox: rebuildingWhatIsSentAgain,
  },
  {
    name: 'writes webhook header names in capitals, and bodies with tabs, line ends and \\u escapes',
    allowedBy:
      'Receivers read the headers case-insensitively; "the raw body byte-for-byte"; silent on the form of the JSON and on other headers',
    sandbox: writingOtherwise,
  },
];
