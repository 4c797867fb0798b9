/** What an operator does in the dashboard: keys, secrets, deliveries, requests, clock, faults, reset. */
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { launchChromium, openDashboard } from './open-dashboard.ts';
import { startReceiver, type Receiver } from './receiver.ts';

let browser: Browser;
let sandbox: Sandbox;
let receiver: Receiver;
beforeAll(async () => {
  [browser, sandbox, receiver] = await Promise.all([
    launchChromium(),
    createSandbox({
      seed: 1,
      clock: '2027-01-04T09:00:00Z',
      webhooks: { ladder: [0, 60_000], jitter: false },
    }),
    startReceiver(),
  ]);
}, 60_000);
beforeEach(async () => {
  receiver.status = 200;
  await sandbox.reset();
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
  receiver.close();
});

const patient = { timeout: 60_000 };

const look = async (path: string) => {
  const looked = await openDashboard(browser, sandbox.url, `/_sandbox${path}`);
  await looked.page.locator('#live-state[data-state=live]').waitFor();
  return looked;
};

const first = () => sandbox.clients[0]!;

const ask = (path: string, apiKey: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${sandbox.url}/api/integration/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
  });

describe('a key', patient, () => {
  it('is shown whole and copied once, when it is minted; then only its end', async () => {
    const { page } = await look(`/clients/${first().id}`);
    await page.locator('#mint > summary').click();
    await page.getByLabel('bookings:write').uncheck();
    await page.getByRole('button', { name: 'Mint', exact: true }).click();
    const minted = page.locator('#minted-key');
    await minted.waitFor();
    const apiKey = await minted.innerText();
    expect(apiKey).toMatch(/^pj_live_[\w-]{10,}$/);
    await page.locator('#copy-key').click();
    await page.locator('#copy-key', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(apiKey);
    expect((await ask('/bookings?limit=1', apiKey)).status).toBe(200);
    expect((await ask('/bookings', apiKey, { method: 'POST', body: '{}' })).status).toBe(403);

    await page.reload();
    expect(await page.content()).not.toContain(apiKey);
    expect(await page.locator('.keys').innerText()).toContain(`pj_live_…${apiKey.slice(-4)}`);
    const kept = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';
    expect(await page.evaluate(kept)).not.toContain(apiKey);
  });
});

describe('a booking link', patient, () => {
  it('is made in the name of a client, and leads to the page of its kind', async () => {
    const { page } = await look(`/clients/${first().id}`);
    await page.getByLabel('The patient books').selectOption('at any venue');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const made = page.locator('#made-link');
    await made.waitFor();
    await page.getByText('A patient can book with this link once, until').waitFor();
    const opened = await fetch((await made.getAttribute('href')) ?? '');
    expect(opened.status).toBe(200);
    const text = await opened.text();
    expect(text).toContain('<title>Choose a clinic · Blood test booking</title>');
  });
});

describe('a webhook secret', patient, () => {
  it('is not in the page, and is copied by its button', async () => {
    const { page } = await look(`/clients/${first().id}`);
    const source = await (await fetch(page.url())).text();
    for (const text of [source, await page.content()]) {
      expect(text).not.toContain(first().webhookSecret);
      expect(text).not.toContain(first().webhookSecret.slice('whsec_'.length));
    }
    await page.locator('#copy-secret').click();
    await page.locator('#copy-secret', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first().webhookSecret);
    expect(await page.content()).not.toContain(first().webhookSecret);
  });

  it('is rotated, and the page says until when the one before signs too', async () => {
    const { page } = await look(`/clients/${first().id}`);
    await page.getByRole('button', { name: 'Rotate' }).click();
    await page.getByText('The one before signs too until 2027-01-05 09:00:00').waitFor();
    const asked = { clientId: first().id };
    const { webhookSecret } = await sandbox.do<{ webhookSecret: string }>(
      'webhook.readSecret',
      asked,
    );
    expect(webhookSecret).not.toBe(first().webhookSecret);
    expect(await page.content()).not.toContain(webhookSecret.slice('whsec_'.length));
  });
});

describe('a client', patient, () => {
  it('is made, gets an endpoint, and loses it again', async () => {
    const { page } = await look('/clients');
    await page.locator('#new-client > summary').click();
    await page.getByLabel('Name').fill('Brackenridge Labs');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('h1', { hasText: 'Brackenridge Labs' }).waitFor();
    await page.locator('#new-endpoint > summary').click();
    await page.getByLabel('URL').fill('ftp://example.org/');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    expect(await page.getByRole('alert').innerText()).toContain(
      'expected an http or https address',
    );
    await page.locator('#new-endpoint').evaluate('(e) => { e.open = true; }');
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('.endpoint', { hasText: receiver.url }).waitFor();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: 'Switch on' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.endpoint').waitFor({ state: 'detached' });
  });
});

describe('a delivery', patient, () => {
  const delivered = async () => {
    await sandbox.do('webhook.configure', { clientId: first().id, url: receiver.url });
    await sandbox.do('booking.createInternal', { clientId: first().id });
  };

  it('shows every attempt, the payload, what is signed, and is sent again', async () => {
    receiver.status = 503;
    const { page } = await look('/deliveries');
    await delivered();
    await page.locator('tbody .chip', { hasText: 'failing' }).waitFor();
    await page.locator('tbody a.strong').first().click();
    await page.locator('.attempt').first().waitFor();
    expect(await page.locator('.attempt').first().innerText()).toContain('503');
    receiver.status = 200;
    await page.getByRole('button', { name: 'Resend' }).click();
    await page.locator('.headline .chip', { hasText: 'delivered' }).waitFor();
    await page.locator('#attempt-2').waitFor();
    expect(await page.locator('.attempt').count()).toBe(2);
    await page.locator('#attempt-2-signature > summary').click();
    const signed = await page.locator('#attempt-2-signed').textContent();
    const [id = '', timestamp = '', ...body] = signed!.split('.');
    const signature = (await page.locator('#attempt-2-signatures').textContent())!;
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    };
    expect(() => new Webhook(first().webhookSecret).verify(body.join('.'), headers)).not.toThrow();
    expect(receiver.bodies.at(-1)).toBe(body.join('.'));
    const payload = await page.locator('#payload').textContent();
    expect(JSON.parse(payload!)).toEqual(JSON.parse(receiver.bodies.at(-1)!));
  });

  it('stands in its booking’s timeline, with its state', async () => {
    await delivered();
    const [event] = await sandbox.events.list({ clientId: first().id, type: 'job.created' });
    const { page } = await look(`/bookings/${event!.jobId}`);
    await page.locator('.timeline .delivery .chip', { hasText: 'delivered' }).waitFor();
    await page.locator('.timeline .delivery').click();
    await page.locator('.attempt').first().waitFor();
  });

  it('is found by its state', async () => {
    await delivered();
    const { page } = await look('/deliveries');
    await page.locator('tbody tr').first().waitFor();
    await page.getByLabel('State').selectOption('exhausted');
    await page.waitForURL(/state=exhausted/);
    await page.locator('.empty').waitFor();
  });
});

describe('a refused request', patient, () => {
  it('appears with its reason and a curl line that is refused alike', async () => {
    const { page } = await look('/requests');
    const { apiKey } = first().keys[0]!;
    const body = `{"fulfillmentChannel":"MOBILE","patient":{"firstName":"O'Neill"}}`;
    await ask('/bookings', apiKey, { method: 'POST', body });
    const entry = page.locator('.log li').first();
    await entry.locator('.reason', { hasText: 'validation' }).waitFor();
    await entry.locator('summary').click();
    await entry.locator('.why').waitFor();
    expect(await entry.locator('.why').innerText()).toContain('body.location');
    const curl = await entry.locator('pre').textContent();
    expect(curl).toContain(`'${sandbox.url}/api/integration/v1/bookings'`);
    expect(curl).toContain('-H "X-API-Key: $KEY"');
    expect(curl).toContain(String.raw`O'\''Neill`);
    expect(await page.content()).not.toContain(apiKey);
    await page.getByLabel('Outcome').selectOption('served');
    await page.waitForURL(/outcome=served/);
    await page.locator('.log li .reason').waitFor({ state: 'detached' });
  });

  it('and one that was served stand in the timeline of their booking', async () => {
    const { apiKey } = first().keys[0]!;
    const panels = (await (await ask('/test-panels', apiKey)).json()) as {
      data: { panels: { id: string }[] };
    };
    const booking = {
      fulfillmentChannel: 'MOBILE',
      patient: {
        ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada.okafor@example.org' },
        ...{ phone: '07700 900123', dateOfBirth: '1988-04-12', gender: 'FEMALE' },
      },
      location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
      appointment: {
        ...{ preferredDate: '2027-01-12', timePreference: 'morning' },
        testType: panels.data.panels[0]!.id,
      },
    };
    const answer = await ask('/bookings', apiKey, {
      method: 'POST',
      body: JSON.stringify(booking),
    });
    const { data } = (await answer.json()) as { data: { jobId: string } };
    await sandbox.do('dispatch.exhaust', { jobId: data.jobId });
    await ask(`/bookings/${data.jobId}/cancel`, first().keys[1]!.apiKey, { method: 'POST' });
    const { page } = await look(`/bookings/${data.jobId}`);
    const calls = await page.locator('.timeline .is-call .what').allInnerTexts();
    expect(calls).toHaveLength(2);
    expect(calls[0]).toContain('403');
    expect(calls[0]).toContain('scope-missing');
    expect(calls[1]).toMatch(/POST \/api\/integration\/v1\/bookings\s+200/);
  });
});

describe('the clock', patient, () => {
  it('is moved from any page, which tells what fell due', async () => {
    const { page } = await look('/');
    await page.locator('#clock > summary').click();
    await page.getByRole('button', { name: '+ 1 week' }).click();
    await page.locator('#told', { hasText: 'It is 2027-01-11 09:00:00 now' }).waitFor();
    expect(await page.locator('#told li').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^2027-01-\d\d \d\d:\d\d:\d\d bookingLink\.expired /),
    );
    expect(await page.locator('#now').innerText()).toBe('2027-01-11 09:00:00');
    expect(sandbox.clock.now().toISOString()).toBe('2027-01-11T09:00:00.000Z');
  });

  it('runs and is frozen', async () => {
    const { page } = await look('/settings');
    await page.locator('#hold').click();
    await page.locator('#told', { hasText: 'The clock runs' }).waitFor();
    expect((await sandbox.do<{ frozen: boolean }>('clock.state')).frozen).toBe(false);
    await page.locator('#hold', { hasText: 'Freeze' }).click();
    await page.locator('#told', { hasText: 'The clock stands' }).waitFor();
    expect((await sandbox.do<{ frozen: boolean }>('clock.state')).frozen).toBe(true);
  });

  it('follows when someone else moves it', async () => {
    const { page } = await look('/settings');
    const body = JSON.stringify({ action: 'clock.advance', seconds: 3600 });
    await fetch(sandbox.controlUrl, { method: 'POST', body });
    await page.locator('#now', { hasText: '2027-01-04 10:00:00' }).waitFor();
  });
});

describe('a fault rule', patient, () => {
  it('is added, strikes, is seen to have struck, and is removed', async () => {
    const { page } = await look('/faults');
    await page.locator('#new-request-fault > summary').click();
    const panel = page.locator('#new-request-fault .panel');
    await panel.getByLabel('What goes wrong').selectOption({ label: 'answer 429' });
    await panel.getByLabel('Operation').selectOption('listBookings');
    await panel.getByLabel('Times, at most').fill('1');
    await panel.getByRole('button', { name: 'Add' }).click();
    await page.locator('.rules li', { hasText: 'struck 0 of 0' }).waitFor();
    const { apiKey } = first().keys[0]!;
    expect((await ask('/bookings', apiKey)).status).toBe(429);
    await page.locator('.rules li', { hasText: 'struck 1 of 1' }).waitFor();
    await page.locator('.rules .chip', { hasText: 'spent' }).waitFor();
    expect((await ask('/bookings', apiKey)).status).toBe(200);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.locator('.rules').waitFor({ state: 'detached' });
    expect(await sandbox.do('fault.list')).toEqual({ faults: [] });
  });

  it('spoils webhooks, with an effect of one’s own', async () => {
    const { page } = await look('/faults');
    await page.locator('#new-webhook-fault > summary').click();
    const panel = page.locator('#new-webhook-fault .panel');
    await panel.getByLabel('Another effect, as JSON').fill('{"kind":"delay","ms":5}');
    await panel.getByRole('button', { name: 'Add' }).click();
    await page.locator('.rules li', { hasText: '"delay","ms":5' }).waitFor();
  });
});

describe('the sandbox', patient, () => {
  it('is reset, after a question', async () => {
    await sandbox.do('client.create', { name: 'Made since' });
    const { page } = await look('/settings');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Reset to the start' }).click();
    await page.locator('#told', { hasText: 'Back to the start' }).waitFor();
    const { clients } = await sandbox.do<{ clients: { name: string }[] }>('client.list');
    expect(clients.map(({ name }) => name)).not.toContain('Made since');
  });

  it('is put into another world, and back', async () => {
    const { page } = await look('/settings');
    page.on('dialog', (dialog) => void dialog.accept());
    for (const [world, bookings] of [
      ['empty', /^0$/],
      ['default', /^\d\d+$/],
    ] as const) {
      await page.getByLabel('Another world').selectOption(world);
      await page.getByRole('button', { name: 'Load' }).click();
      await page.locator('#told', { hasText: 'another world' }).waitFor();
      // The words are those of the world before, too: the number shows that it is this one's.
      const counted = page.locator('.facts > div', { hasText: 'Bookings' }).locator('dd');
      await counted.filter({ hasText: bookings }).waitFor();
      await sandbox.reset();
      expect(await sandbox.do('world.list')).toMatchObject({ world });
    }
  });

  it('takes another reading of an open point', async () => {
    const { page } = await look('/settings');
    await page.getByLabel('O09', { exact: true }).selectOption('400');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('#told.done').waitFor();
    const { policies } = await sandbox.do<{ policies: Record<string, { value: string }> }>(
      'policy.list',
    );
    expect(policies['O09']?.value).toBe('400');
    expect(await page.getByLabel('O09', { exact: true }).inputValue()).toBe('400');
  });
});
