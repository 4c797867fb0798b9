import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { keysAt, signedHeaders } from './sign.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = Buffer.from('{"test": 2432232314}');

describe('a signature', () => {
  it('is the one of the published example', () => {
    const signable = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body };
    expect(signedHeaders(signable, keysAt({ current: secret, previous: null }, 0))).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is the library’s for bytes of every kind', () => {
    const tricky = Buffer.from('{"note":"\\r\\n äöü 測試 \u{1F489}"}\r\n');
    const signed = signedHeaders(
      { id: 'evt_1', timestamp: 1_800_000_000, body: tricky },
      keysAt({ current: secret, previous: null }, 0),
    );
    const theirs = new Webhook(secret).sign('evt_1', new Date(1_800_000_000_000), tricky);
    expect(signed['webhook-signature']).toBe(theirs);
  });
});

describe('the keys that sign', () => {
  const previous = { secret: 'whsec_AAAA', until: 1_000 };

  it('are old and new, in that order, until the window ends; at its end the new one alone', () => {
    const old = Buffer.from('AAAA', 'base64');
    const current = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(keysAt({ current: secret, previous }, 999)).toEqual([old, current]);
    expect(keysAt({ current: secret, previous }, 1_000)).toEqual([current]);
    expect(current.byteLength).toBe(24);
  });
});
