/** How the pages look: to axe, on a small screen, and with data that means harm. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { axeFaults } from '../axe.ts';
import { launchChromium, openDashboard } from './open-dashboard.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const hostile = `<img src=x onerror="document.title='owned'">'"&</script>\u202egnp`;

let browser: Browser;
let sandbox: Sandbox;
let receiver: Receiver;
let paths: readonly string[];

beforeAll(async () => {
  [browser, sandbox, receiver] = await Promise.all([
    launchChromium(),
    createSandbox({ seed: 1, clock: '2027-01-04T09:00:00Z' }),
    startReceiver(),
  ]);
  paths = await hostileWorld();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await sandbox.close();
  receiver.close();
});

/** Puts the text wherever a client or a receiver can put one. Returns all pages that show it. */
const hostileWorld = async (): Promise<readonly string[]> => {
  const { clientId } = await sandbox.do<{ clientId: string }>('client.create', { name: hostile });
  await sandbox.do('webhook.configure', { clientId, url: receiver.url });
  const scopes = ['bookings:read', 'bookings:write'];
  const { apiKey } = await sandbox.do<{ apiKey: string }>('key.mint', { clientId, scopes });
  const { panelId } = await sandbox.do<{ panelId: string }>('panel.create', { name: hostile });
  const ask = (body: unknown, query = ''): Promise<Response> =>
    fetch(`${sandbox.url}/api/integration/v1/bookings${query}`, {
      method: 'POST',
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const booking = {
    fulfillmentChannel: 'MOBILE',
    patient: {
      ...{ firstName: hostile, lastName: hostile, email: 'ada.okafor@example.org' },
      ...{ phone: '07700 900123', dateOfBirth: '1988-04-12', gender: 'FEMALE' },
    },
    location: { addressLine1: hostile, city: hostile, postcode: 'ZZ99 3VZ' },
    appointment: { preferredDate: '2027-01-12', timePreference: 'morning', testType: panelId },
    externalOrderId: hostile,
    externalUserId: hostile,
    passthrough: { [hostile]: hostile },
  };
  const made = (await (await ask(booking)).json()) as { data: { jobId: string } };
  const { jobId } = made.data;
  await ask({ [hostile]: hostile }, `?q=${encodeURIComponent(hostile)}`);
  const phlebotomist = { name: hostile, phone: hostile };
  await sandbox.do('phlebotomist.accept', { jobId, phlebotomist });
  await sandbox.do('refund.create', { jobId, reason: hostile });
  await sandbox.do('fault.add', {
    on: 'webhook',
    match: { jobId: hostile },
    effect: { kind: 'drop' },
  });
  const { deliveries } = await sandbox.do<{ deliveries: { id: string; eventId: string }[] }>(
    'delivery.list',
    { clientId },
  );
  const [{ id, eventId } = { id: '', eventId: '' }] = deliveries;
  return [
    ...['/', `/bookings/${jobId}`, '/webhooks', `/events/${eventId}`, '/deliveries'],
    ...[`/deliveries/${id}`, '/requests', '/clients', `/clients/${clientId}`, '/faults'],
    '/settings',
  ];
};

const look = (path: string, how: Parameters<typeof openDashboard>[3]) =>
  openDashboard(browser, sandbox.url, `/_sandbox${path}`, how);

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const openAll = `for (const one of document.querySelectorAll('#main details:not(.popover)')) one.open = true`;

const patient = { timeout: 120_000 };

describe('every page', patient, () => {
  it('has nothing that axe finds fault with, light or dark', async () => {
    for (const path of paths) {
      const { page } = await look(path, {});
      await page.evaluate(openAll);
      expect([path, await axeFaults(page)]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it('is never wider than a screen of 320 or 768 pixels', async () => {
    for (const path of paths) {
      const { page } = await look(path, { width: 320 });
      await page.evaluate(openAll);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, width, await page.evaluate(overflow)]).toEqual([path, width, 0]);
      }
      await page.context().close();
    }
  });

  it('shows hostile text as text, asks nothing of anyone else, and complains of nothing', async () => {
    for (const path of paths) {
      const { page, asked, complaints } = await look(path, {});
      await page.locator('#live-state[data-state=live]').waitFor();
      await page.evaluate(openAll);
      expect(await page.title()).toMatch(/phlebo sandbox$/);
      expect([path, await page.locator('#main img, #main script').count()]).toEqual([path, 0]);
      expect(await page.locator('#main').textContent()).not.toContain('\u202e');
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(`${sandbox.url}/_sandbox/`))).toEqual([]);
      await page.context().close();
    }
  });

  it('shows the hostile name where it belongs', async () => {
    const { page } = await look('/', {});
    expect(await page.locator('tbody').textContent()).toContain(hostile.slice(0, 40));
  });

  it('opens its menus within a small screen', async () => {
    const { page } = await look('/', { width: 320 });
    for (const menu of ['#clock', '#new-booking']) {
      await page.locator(`${menu} > summary`).click();
      expect([menu, await page.evaluate(overflow)]).toEqual([menu, 0]);
      await page.keyboard.press('Escape');
    }
  });

  it('is of use without its script: forms are forms', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/_sandbox/`);
    await page.locator('#new-booking > summary').click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.locator('#move-phlebotomist-accept').click();
    expect(await page.locator('.headline .chip').first().innerText()).toBe('CONFIRMED');
    await context.close();
  });
});
