import { afterEach, describe, expect, it } from 'vitest';
import { EvidenceLog } from '../engine/evidence.ts';
import { emptyProfile } from '../target/profile/load-profile.ts';
import type { Profile } from '../target/profile/profile.ts';
import { Secrets } from '../target/secrets.ts';
import { UsageError } from '../usage-error.ts';
import { inboxFor, isLoopback } from './inbox-for.ts';
import type { Inbox } from './inbox.ts';

const log = new EvidenceLog(new Secrets(), () => undefined);
const opened: Inbox[] = [];

async function open(url: string, inbox?: Profile['inbox']): Promise<Inbox | undefined> {
  const made = await inboxFor({ url, profile: { ...emptyProfile(), inbox } }, log);
  if (made !== undefined) opened.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((inbox) => inbox.close()));
});

const publicUrl = 'https://hooks.example.org/phlebo';

describe('the inbox of a run', () => {
  it('is on loopback for a server that runs on this machine', async () => {
    const inbox = await open('http://127.0.0.1:4010');
    expect(inbox?.mailbox('primary').url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/run-/);
  });

  it('is none for a server elsewhere that was given no way in', async () => {
    expect(await open('https://staging.example.org')).toBeUndefined();
  });

  it('is none where the profile wants none, on this machine too', async () => {
    expect(await open('http://127.0.0.1:4010', 'none')).toBeUndefined();
  });

  it('is where the profile says', async () => {
    const inbox = await open('https://staging.example.org', { listen: '127.0.0.1:0', publicUrl });
    expect(inbox?.mailbox('primary').url.startsWith(`${publicUrl}/run-`)).toBe(true);
  });

  it.each(['8787', '127.0.0.1', '127.0.0.1:', '127.0.0.1:65536', '127.0.0.1:http'])(
    'is refused at %j, which is no address and port',
    async (listen) => {
      const opening = open('https://staging.example.org', { listen, publicUrl });
      await expect(opening).rejects.toThrow(UsageError);
      await expect(opening).rejects.toThrow(`inbox.listen "${listen}"`);
    },
  );

  it('is refused at an address that is taken, and says which', async () => {
    const first = await open('http://127.0.0.1:4010');
    const listen = `127.0.0.1:${String(first?.port)}`;
    const opening = open('https://staging.example.org', { listen, publicUrl });
    await expect(opening).rejects.toThrow(UsageError);
    await expect(opening).rejects.toThrow(`inbox.listen ${listen} cannot be listened on`);
  });
});

describe('a server', () => {
  it.each(['http://127.0.0.1:1', 'http://127.9.9.9', 'http://localhost:1', 'http://[::1]:1'])(
    'at %s is on this machine',
    (url) => {
      expect(isLoopback(url)).toBe(true);
    },
  );

  it.each(['http://10.0.0.1', 'https://localhost.example.org', 'http://127.example.org'])(
    'at %s is not',
    (url) => {
      expect(isLoopback(url)).toBe(false);
    },
  );
});
