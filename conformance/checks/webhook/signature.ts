/** Each delivery is signed by its client's secret (Events, Signing). Rotation has its own file. */
import { createHmac } from 'node:crypto';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, DeliveryCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { entriesOf, isSecret, isSignedBy, requiredHeaders } from '../../receiver/verify.ts';
import { bookAndHear } from '../given/webhook.ts';
import { givenPair } from './pair.ts';

/** The signature of a SHA-256 has 32 bytes. */
const entryForm = /^v1,[A-Za-z0-9+/]{43}=$/;

const isSigned = ({ headers }: Delivery): boolean => headers['webhook-signature'] !== undefined;

function signatureFinding(delivery: Delivery): Finding | undefined {
  if (isSignedBy(delivery, delivery.secrets)) return undefined;
  return {
    expected:
      "one entry of webhook-signature made with the client's secret over webhook-id, webhook-timestamp and the raw body",
    actual: `none is: ${delivery.headers['webhook-signature'] ?? ''}`,
  };
}

function entryFinding(delivery: Delivery): Finding | undefined {
  const entries = entriesOf(delivery);
  if (entries.length > 0 && entries.every((entry) => entryForm.test(entry))) return undefined;
  return {
    expected: 'webhook-signature: v1,<base64> with spaces between entries',
    actual: delivery.headers['webhook-signature'] ?? '',
  };
}

/** What the former scheme may have signed, and how it may have read the secret: it is not described any more. */
function formerSignatures({ headers, raw, secrets }: Delivery): ReadonlySet<string> {
  const [id, timestamp] = [headers['webhook-id'] ?? '', headers['webhook-timestamp'] ?? ''];
  const signed = ['', `${timestamp}.`, `${id}.${timestamp}.`];
  const keys = secrets.flatMap((secret) => {
    const bare = secret.replace(/^whsec_/, '');
    return [Buffer.from(secret), Buffer.from(bare), Buffer.from(bare, 'base64')];
  });
  return new Set(
    keys.flatMap((key) =>
      signed.map((head) => createHmac('sha256', key).update(head).update(raw).digest('hex')),
    ),
  );
}

/** A header may hold any other hex digits: only what is a signature is one. */
function formerFinding(delivery: Delivery): Finding | undefined {
  const hex = Object.entries(delivery.headers).flatMap(([name, value]) =>
    (value.match(/[0-9a-f]{64}/gi) ?? []).map((digits) => ({ name, digits: digits.toLowerCase() })),
  );
  if (hex.length === 0) return undefined;
  const former = formerSignatures(delivery);
  const found = hex.find(({ digits }) => former.has(digits));
  if (found === undefined) return undefined;
  return {
    expected: 'no other signature than webhook-signature',
    actual: `a hex HMAC of the body in the header ${found.name}`,
  };
}

export function secretFinding(secret: string, others: readonly string[]): Finding | undefined {
  if (!isSecret(secret)) {
    return { expected: 'a secret of the form whsec_<base64>', actual: shapeOf(secret) };
  }
  if (!others.includes(secret)) return undefined;
  return { expected: 'a new secret', actual: 'one that was issued before' };
}

/** A secret is not shown, not even a wrong one. */
const shapeOf = (secret: string): string =>
  secret.startsWith('whsec_')
    ? 'whsec_ and something else than padded base64'
    : `${String(secret.length)} characters that do not begin with whsec_`;

const common = { kind: 'delivery', area: 'webhook', level: 'MUST' } as const;

/** Where no secret is known, or not all that was signed, nothing can be said of the signature. */
const isVerifiable = ({ headers, isCut, secrets }: Delivery): boolean =>
  requiredHeaders.every((name) => headers[name] !== undefined) && !isCut && secrets.length > 0;

export const signatureChecks: readonly DeliveryCheck[] = [
  {
    ...common,
    id: 'SIGN-01',
    title: "one entry of webhook-signature verifies with the client's secret over the raw body",
    requirements: ['R-SIGN-01', 'R-SIGN-02', 'R-SIGN-03', 'R-SIGN-05', 'R-DELIVER-05'],
    concerns: isVerifiable,
    judge: signatureFinding,
  },
  {
    ...common,
    id: 'SIGN-02',
    title: 'webhook-signature is v1,<base64>, with spaces between several entries',
    requirements: ['R-HOOK-12', 'R-HOOK-13'],
    concerns: isSigned,
    judge: entryFinding,
  },
  {
    ...common,
    id: 'SIGN-03',
    title: 'no delivery has the former hex HMAC of the body in a header',
    requirements: ['R-HOOK-14', 'R-VERSION-07'],
    concerns: ({ isCut, secrets }) => !isCut && secrets.length > 0,
    judge: formerFinding,
  },
];

const active = { kind: 'active', area: 'webhook', level: 'MUST', asks: ['createBooking'] } as const;

/** The delivery that the checks of this file look at. */
const signedEvent = (bench: Bench): Promise<Delivery> =>
  bench.once('event that is signed', async (maker) => {
    const { one } = await givenPair(maker);
    return (await bookAndHear(maker, one, 'to be signed')).event;
  });

export const secretChecks: readonly ActiveCheck[] = [
  {
    ...active,
    id: 'SIGN-04',
    title: 'before any change of its secret a client gets one signature with each delivery',
    requirements: ['R-SIGN-13'],
    run: async (bench) => {
      const entries = entriesOf(await signedEvent(bench));
      if (entries.length === 1) return conclude(undefined);
      return conclude({ expected: 'one signature', actual: `${String(entries.length)} of them` });
    },
  },
  {
    ...active,
    id: 'SIGN-05',
    title: 'a webhook secret is issued as whsec_<base64>',
    requirements: ['R-SIGN-04'],
    asks: [],
    run: async (bench) => {
      const { one } = await givenPair(bench);
      return conclude(secretFinding(one.mailbox.secrets[0] ?? '', []));
    },
  },
  {
    ...active,
    id: 'SIGN-06',
    title: "another client's secret does not verify a delivery",
    requirements: ['R-SIGN-06'],
    run: async (bench) => {
      const event = await signedEvent(bench);
      const { other } = await givenPair(bench);
      if (!isSignedBy(event, event.secrets)) {
        throw Obstacle.lacking('the delivery is not signed', 'mend what SIGN-01 finds');
      }
      if (!isSignedBy(event, other.mailbox.secrets)) return conclude(undefined);
      return conclude({
        expected: 'a secret for each client',
        actual: 'what was sent to one client verifies with the secret of another',
      });
    },
  },
];
