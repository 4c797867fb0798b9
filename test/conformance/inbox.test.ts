/** Webhooks of a client that a profile lends, at an address that a person has given to the server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { failuresOf, idsWith, judge, reasonOf } from './judge.ts';
import type { Judged } from './judge.ts';
import { actOn, allScopes, profile, unhurried } from './lending.ts';
import { freePort } from './free-port.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
});

type Lent = {
  /** Where the server delivers to; the runner listens at the port of it. */
  readonly publicUrl: string;
  readonly secret?: string;
};

/** A run without control, of a client whose endpoint is as a person has set it. */
async function judgeLent(path: string, lend: Partial<Lent> = {}): Promise<Judged> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${String(port)}${path}`;
  const act = actOn(sandbox);
  const webhook = { url: lend.publicUrl ?? publicUrl };
  const { clientId, webhookSecret = '' } = await act('client.create', { ...unhurried, webhook });
  await act('panel.create', { clientId });
  const { apiKey = '' } = await act('key.mint', { clientId, scopes: allScopes });
  const text = `
webhookSettle: 400ms
clients:
  primary:
    billingMode: WEEKLY_INVOICE
    webhookSecret: "\${SECRET}"
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
inbox: { listen: "127.0.0.1:${String(port)}", publicUrl: "${publicUrl}" }
`;
  const environment = { KEY: apiKey, SECRET: lend.secret ?? webhookSecret };
  const selection = { only: ['webhook'], skip: [] };
  return judge(sandbox.url, { profile: profile(text, environment), selection });
}

const lookingBack = ['WEBHOOK-02', 'WEBHOOK-03', 'WEBHOOK-06', 'WEBHOOK-13', 'SIGN-01', 'ECHO-01'];

describe('a lent client', () => {
  it('is heard at the public address, and its webhooks are judged', async () => {
    const end = await judgeLent('/hooks');
    expect(failuresOf(end)).toEqual([]);
    expect(idsWith(end, 'pass')).toEqual(expect.arrayContaining(['WEBHOOK-01', ...lookingBack]));
  });

  it('says nothing of what only an own client can be asked', async () => {
    const end = await judgeLent('/');
    expect(idsWith(end, 'not-testable')).toEqual(
      expect.arrayContaining(['ROTATE-01', 'REPLAY-01', 'SUBSCRIBE-01', 'RETRY-01']),
    );
    expect(reasonOf(end, 'SUBSCRIBE-01')).toContain('client.create');
  });

  it('whose secret is another one than the profile says fails its signatures, and nothing else', async () => {
    const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const end = await judgeLent('/hooks', { secret });
    expect(idsWith(end, 'fail')).toEqual(['SIGN-01']);
  });

  it('whose webhooks go elsewhere fails the one check that waits for them', async () => {
    const end = await judgeLent('/hooks', { publicUrl: 'http://127.0.0.1:9/elsewhere' });
    expect(idsWith(end, 'fail')).toEqual(['WEBHOOK-01']);
    expect(idsWith(end, 'not-testable')).toEqual(expect.arrayContaining(lookingBack));
  });
});
