import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import {
  entriesOf,
  isFresh,
  isSecret,
  isSignedBy,
  placesOf,
  problemsOf,
  signatureOf,
  timestampOf,
} from './verify.ts';
import type { Signed } from './verify.ts';

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const now = 1_800_000_000;

/** Signed by the library that receivers use. */
function deliver(secret: string, body: string, at = now): Signed {
  const id = 'evt_00000000-0000-4000-8000-000000000001';
  const signature = new Webhook(secret).sign(id, new Date(at * 1000), body);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signature,
  };
  return { headers, raw: Buffer.from(body) };
}

const withHeaders = (signed: Signed, headers: Record<string, string>): Signed => ({
  ...signed,
  headers: { ...signed.headers, ...headers },
});

const received = (signed: Signed, secret: string, at = now): readonly string[] =>
  problemsOf(signed, { secrets: [secret], receivedAt: at * 1000 });

const noMatch = ['no entry of webhook-signature matches the secret'];

describe('a delivery that the reference library has signed', () => {
  it.each([
    ['plain JSON', '{"type":"job.created"}'],
    ['UTF-8 beyond ASCII', '{"name":"Zoë 😀 \u2028"}'],
    ['CRLF between its lines', '{\r\n"a": 1\r\n}\r\n'],
    ['nothing', ''],
  ])('verifies with a body of %s', (_, body) => {
    const secret = newSecret();
    expect(received(deliver(secret, body), secret)).toEqual([]);
  });

  it('does not verify once a line break of its body was changed', () => {
    const secret = newSecret();
    const signed = deliver(secret, '{\r\n}');
    expect(received({ ...signed, raw: Buffer.from('{\n}') }, secret)).toEqual(noMatch);
  });

  it('does not verify with another secret', () => {
    expect(received(deliver(newSecret(), '{}'), newSecret())).toEqual(noMatch);
  });

  it.each(['webhook-id', 'webhook-timestamp'])('does not verify with another %s', (name) => {
    const secret = newSecret();
    const signed = withHeaders(deliver(secret, '{}'), { [name]: String(now + 1) });
    expect(received(signed, secret)).toEqual(noMatch);
  });

  it('verifies where the body is no UTF-8 at all', () => {
    const secret = newSecret();
    const raw = Buffer.from([0xff, 0xfe, 0x00, 0x0d, 0x0a]);
    const { headers } = deliver(secret, '');
    const key = Buffer.from(secret.slice(6), 'base64');
    const head = `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.`;
    const entry = `v1,${createHmac('sha256', key).update(head).update(raw).digest('base64')}`;
    const signed = { raw, headers: { ...headers, 'webhook-signature': entry } };
    expect(received(signed, secret)).toEqual([]);
  });
});

it('of what has come before the time may be old, and its signature must match all the same (O41)', () => {
  const secret = newSecret();
  const secrets = [secret];
  const late = { secrets, receivedAt: (now + 600) * 1000 };
  expect(problemsOf(deliver(secret, '{}'), late)).toEqual([
    'webhook-timestamp is more than five minutes away',
  ]);
  expect(problemsOf(deliver(secret, '{}'), { ...late, isRepeat: true })).toEqual([]);
  expect(problemsOf(deliver(newSecret(), '{}'), { ...late, isRepeat: true })).toEqual(noMatch);
});

describe('the published vector of Standard Webhooks', () => {
  const secret = 'whsec_plJ3nmyCDGBKInavdOK15jsl';
  const signed: Signed = {
    headers: {
      'webhook-id': 'msg_loFOjxBNrRLzqYUf',
      'webhook-timestamp': '1731705121',
      'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
    },
    raw: Buffer.from('{"event_type":"ping","data":{"success":true}}'),
  };

  it('verifies', () => {
    expect(received(signed, secret, 1_731_705_121)).toEqual([]);
  });

  it('is what the secret makes of it', () => {
    expect(signatureOf(signed, secret)).toBe(signed.headers['webhook-signature']);
  });
});

describe('during a rotation', () => {
  const [old, latest] = [newSecret(), newSecret()];
  const entries = [old, latest].map(
    (secret) => deliver(secret, '{}').headers['webhook-signature'] ?? '',
  );
  const both = withHeaders(deliver(old, '{}'), { 'webhook-signature': entries.join(' ') });

  it('either secret verifies, each at its place', () => {
    expect(placesOf(both, old)).toEqual([0]);
    expect(placesOf(both, latest)).toEqual([1]);
  });

  it('no other secret does', () => {
    expect(placesOf(both, newSecret())).toEqual([]);
    expect(isSignedBy(both, [])).toBe(false);
  });

  it.each([',', '\t', ';'])('entries that are parted by %j are not told apart', (between) => {
    const joined = withHeaders(both, { 'webhook-signature': entries.join(between) });
    expect(entriesOf(joined)).toHaveLength(1);
    expect(isSignedBy(joined, [old, latest])).toBe(false);
  });
});

describe('an entry', () => {
  const secret = newSecret();
  const [, base64 = ''] = (deliver(secret, '{}').headers['webhook-signature'] ?? '').split(',');

  it.each([
    ['another version', `v2,${base64}`],
    ['no version', base64],
    ['no padding', `v1,${base64.replace('=', '')}`],
    ['hex', `v1,${Buffer.from(base64, 'base64').toString('hex')}`],
    ['letters beyond ASCII, as many as are due', `v1,${'é'.repeat(44)}`],
    ['nothing', ''],
  ])('with %s does not match', (_, entry) => {
    const signed = withHeaders(deliver(secret, '{}'), { 'webhook-signature': entry });
    expect(received(signed, secret)).toEqual(noMatch);
  });
});

describe('the timestamp', () => {
  const secret = newSecret();

  it.each([-300, -299.5, 0, 300])('is taken %d s from the clock of the receiver', (away) => {
    expect(isFresh(now + away, now * 1000)).toBe(true);
  });

  it.each([-301, 300.001, 86_400])('is refused %d s from it', (away) => {
    expect(isFresh(now + away, now * 1000)).toBe(false);
  });

  it('is refused by the reference library, too, a second past the five minutes', () => {
    const actual = Math.floor(Date.now() / 1000);
    for (const at of [actual - 302, actual + 302]) {
      const signed = deliver(secret, '{}', at);
      const verify = (): unknown => new Webhook(secret).verify('{}', { ...signed.headers });
      expect(verify).toThrow(WebhookVerificationError);
      expect(received(signed, secret, actual)).toEqual([
        'webhook-timestamp is more than five minutes away',
      ]);
    }
  });

  it.each(['', '1.5', '-1', '1e9', ' 1', '2027-01-04T09:00:00Z', '1'.repeat(16)])(
    'is none when it says %j',
    (text) => {
      const signed = withHeaders(deliver(secret, '{}'), { 'webhook-timestamp': text });
      expect(timestampOf(signed)).toBeUndefined();
      expect(received(signed, secret)).toContain('webhook-timestamp is no integer of Unix seconds');
    },
  );
});

describe('a delivery without one of its headers', () => {
  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('lacks %s', (name) => {
    const secret = newSecret();
    const { headers, raw } = deliver(secret, '{}');
    const rest = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
    expect(received({ headers: rest, raw }, secret)).toEqual([`the header ${name} is missing`]);
  });
});

describe('a secret', () => {
  it.each(['whsec_plJ3nmyCDGBKInavdOK15jsl', newSecret(), 'whsec_AA==', 'whsec_AAA='])(
    '%s has the form',
    (secret) => {
      expect(isSecret(secret)).toBe(true);
    },
  );

  it.each([
    ...[
      '',
      'whsec_',
      'plJ3nmyCDGBKInavdOK15jsl',
      'WHSEC_AAAA',
      'whsec_AAA',
      'whsec_A===',
      'whsec_AA=',
    ],
    ...['whsec_AA-_', 'whsec_AAAA\n', 'whsec_ AAAA', 'whsec_whsec_AAAA'],
  ])('%j has not', (text) => {
    expect(isSecret(text)).toBe(false);
  });

  it('without its prefix still verifies, so that a fault of form does not pass for one of signing', () => {
    const secret = newSecret();
    expect(isSignedBy(deliver(secret, '{}'), [secret.slice(6)])).toBe(true);
  });
});
