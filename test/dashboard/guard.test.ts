/** Who is let in to the dashboard, and what a page of another site can make it do: nothing. */
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../mock/start-sandbox.ts';
import { launchChromium } from './open-dashboard.ts';

const token = 'a token of nine words that nobody would guess';

let open: RunningSandbox;
let locked: RunningSandbox;
let browser: Browser;
beforeAll(async () => {
  [open, locked, browser] = await Promise.all([
    startSandbox({ seed: 1 }),
    startSandbox({ seed: 1, controlToken: token }),
    launchChromium(),
  ]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await Promise.all([open.close(), locked.close()]);
});

type Asked = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

type Answer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Not fetch, which sets headers of its own, such as Sec-Fetch-Mode. */
const ask = (url: string, { path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const browsing = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const making = 'action=client.create&name=Intruder&back=/_sandbox/clients';

const names = async (): Promise<readonly string[]> =>
  (await open.deps.store.clients()).map(({ name }) => name);

describe('what changes something', () => {
  it.each([
    ['says nothing of where it comes from', {}],
    ['comes from another site', { Origin: 'https://example.org' }],
    ['comes from another port', { Origin: 'http://127.0.0.1:1' }],
    ['comes from a page without an origin', { Origin: 'null' }],
    ['comes from another site by Fetch Metadata', { 'Sec-Fetch-Site': 'cross-site' }],
    ['comes from a site of the same name', { 'Sec-Fetch-Site': 'same-site' }],
    ['was typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
    [
      'is a navigation from elsewhere',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
    ],
  ])('is refused when it %s', async (_, headers) => {
    const asked = { path: '/_sandbox/act', method: 'POST', headers: { ...form, ...headers } };
    expect((await ask(open.url, { ...asked, body: making })).status).toBe(403);
    const secret = `/_sandbox/clients/${open.world.clients[0]!.id}/secret`;
    const answer = await ask(open.url, { ...asked, path: secret });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('whsec_');
    expect(await names()).not.toContain('Intruder');
  });

  it('is carried out when it comes from its own page', async () => {
    for (const headers of [{ Origin: open.url }, { 'Sec-Fetch-Site': 'same-origin' }]) {
      const body = making.replace('Intruder', 'Owner');
      const asked = { path: '/_sandbox/act', method: 'POST', headers: { ...form, ...headers } };
      const answer = await ask(open.url, { ...asked, body });
      expect(answer.status).toBe(303);
      expect(answer.headers['location']).toMatch(/^\/_sandbox\/clients\?told=/);
    }
    expect((await names()).filter((name) => name === 'Owner')).toHaveLength(2);
  });

  it.each(['https://example.org/', '//example.org', '/_sandbox/../../evil', '/\\example.org', 'x'])(
    'never leads elsewhere afterwards: %s',
    async (back) => {
      const body = new URLSearchParams({ action: 'clock.freeze', back }).toString();
      const headers = { ...form, Origin: open.url };
      const answer = await ask(open.url, { path: '/_sandbox/act', method: 'POST', headers, body });
      const target = new URL(String(answer.headers['location']), open.url);
      expect(target.origin).toBe(open.url);
      expect(answer.status).toBe(303);
    },
  );
});

describe('a form that cannot be read', () => {
  const secret = 'whsec_never-to-be-seen';
  const unreadable: readonly [string, number, Omit<Asked, 'path'>][] = [
    ['too long', 413, { body: Buffer.alloc(20_000_000, `a=${secret}&`) }],
    ['of too many fields', 413, { body: `a=${secret}&`.repeat(5_000) }],
    [
      'in letters that nobody knows',
      415,
      { headers: { 'Content-Type': `${form['Content-Type']}; charset=foo` }, body: secret },
    ],
    ['packed in a way of its own', 415, { headers: { 'Content-Encoding': 'bogus' }, body: secret }],
    ['not packed as it says', 400, { headers: { 'Content-Encoding': 'gzip' }, body: secret }],
    [
      'packed, and too long',
      413,
      {
        headers: { 'Content-Encoding': 'gzip' },
        body: gzipSync(Buffer.alloc(300_000, `a=${secret}&`)),
      },
    ],
  ];

  it.each(unreadable)('is told so and is no bug when it is %s', async (_, status, asked) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    for (const [{ url }, path, words] of [
      [open, '/_sandbox/act', 'href="/_sandbox/clients"'],
      [locked, '/_sandbox/login', 'Control token'],
    ] as const) {
      const headers = { ...form, Origin: url, ...asked.headers };
      const answer = await ask(url, { ...asked, path, method: 'POST', headers });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.text).toContain('Nothing was changed');
      expect(answer.text).toContain(words);
      expect(answer.text).not.toContain(secret);
    }
    expect([...open.bugs, ...locked.bugs]).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('tells those who have not signed in nothing of the sandbox', async () => {
    const headers = { ...form, Origin: locked.url };
    const asked = { path: '/_sandbox/login', method: 'POST', headers };
    const { text } = await ask(locked.url, { ...asked, body: 'a'.repeat(300_000) });
    expect(text).not.toMatch(/World:|id="clock"/);
  });
});

describe('a page', () => {
  it('is not given under a name that was made to lead here', async () => {
    const headers = { Host: 'rebound.example.org' };
    for (const path of ['/_sandbox/', '/_sandbox/changes', '/_sandbox/clients']) {
      expect((await ask(open.url, { path, headers })).status).toBe(403);
    }
  });

  it('is not given to a script or an image of another site, but to a link', async () => {
    const cross = { 'Sec-Fetch-Site': 'cross-site' };
    const asked = { path: '/_sandbox/changes', headers: { ...cross, 'Sec-Fetch-Mode': 'no-cors' } };
    expect((await ask(open.url, asked)).status).toBe(403);
    const visit = { path: '/_sandbox/', headers: { ...cross, 'Sec-Fetch-Mode': 'navigate' } };
    expect((await ask(open.url, visit)).status).toBe(200);
  });

  it('allows its own files and no frame, and is not kept', async () => {
    const { headers, text } = await ask(open.url, { path: '/_sandbox/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(text).not.toMatch(/<style|<script(?! src=)|\sstyle=|\son[a-z]+=/);
  });

  const nowhere = ['nowhere', 'bookings/', 'bookings/%', 'bookings/x/y', 'docs/nothing'];

  it.each(nowhere)('that is not there, %s, is left to the API', async (name) => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'application/json' }]) {
      const answer = await ask(open.url, { path: `/_sandbox/${name}`, headers });
      expect([answer.status, answer.headers['x-sandbox-reason']]).toEqual([404, 'route-unknown']);
    }
  });

  it.each(nowhere)('that is not there, %s, is one of its own for a browser', async (name) => {
    const asked = { path: `/_sandbox/${name}?x=1`, headers: browsing };
    const { status, headers, text } = await ask(open.url, asked);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('Not here');
    expect(text).toContain('href="/_sandbox/clients"');
    expect(await ask(open.url, { ...asked, method: 'HEAD' })).toMatchObject({ status, text: '' });
    expect((await ask(open.url, { ...asked, method: 'DELETE' })).text).not.toContain('<html');
  });

  it('is not given in the place of what answers programs', async () => {
    const control = await ask(open.url, { path: '/_sandbox/control', headers: browsing });
    expect([control.status, JSON.parse(control.text)]).toMatchObject([405, { ok: false }]);
    const live = await ask(open.url, { path: '/_sandbox/live/nothing', headers: browsing });
    expect(live.headers['content-type']).toMatch(/^application\/json/);
  });

  it('that breaks is a bug with an answer, and the sandbox goes on', async () => {
    let isBroken = false;
    const broken = await startSandbox({
      seed: 1,
      replacements: {
        deps: (deps) => ({
          ...deps,
          store: {
            ...deps.store,
            clients: () => (isBroken ? Promise.reject(new Error('broken')) : deps.store.clients()),
          },
        }),
      },
    });
    onTestFinished(() => broken.close());
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    isBroken = true;
    expect((await ask(broken.url, { path: '/_sandbox/clients' })).status).toBe(500);
    expect(broken.bugs).toHaveLength(1);
  });

  it('of a thing that is gone is not there', async () => {
    expect((await ask(open.url, { path: '/_sandbox/bookings/job_none' })).status).toBe(404);
    expect((await ask(open.url, { path: '/_sandbox' })).headers['location']).toBe('/_sandbox/');
  });
});

describe('with a token', () => {
  it.each(['/_sandbox/', '/_sandbox/changes', '/_sandbox/requests'])(
    '%s asks for it and shows nothing',
    async (path) => {
      const { status, text } = await ask(locked.url, { path });
      expect(status).toBe(401);
      expect(text).toContain('Control token');
      expect(text).not.toContain(locked.world.clients[0]!.name);
    },
  );

  it('nothing is carried out without it', async () => {
    const headers = { ...form, Origin: locked.url };
    const asked = { path: '/_sandbox/act', method: 'POST', headers, body: making };
    expect((await ask(locked.url, asked)).status).toBe(401);
  });

  it('takes it as the control plane does', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await ask(locked.url, { path: '/_sandbox/', headers })).status).toBe(200);
    const forged = { cookie: 'phlebo_0=; phlebo_1=x', Authorization: 'Bearer x' };
    expect((await ask(locked.url, { path: '/_sandbox/', headers: forged })).status).toBe(401);
  });

  it('opens to whoever signs in, and stays live', { timeout: 30_000 }, async () => {
    const page = await browser.newPage();
    await page.goto(`${locked.url}/_sandbox/`);
    await page.getByLabel('Control token').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Control token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#live-state[data-state=live]').waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_sandbox' });
    expect(cookie!.value).not.toContain(token);
    await page.locator('#new-booking > summary').click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.locator('.moves').waitFor();
  });
});
