/** A booking's whole life in the dashboard, by clicks, and pages that keep up with what happens. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { launchChromium, openDashboard } from './open-dashboard.ts';

let browser: Browser;
let sandbox: Sandbox;
beforeAll(async () => {
  [browser, sandbox] = await Promise.all([
    launchChromium(),
    createSandbox({ seed: 1, clock: '2027-01-04T09:00:00Z' }),
  ]);
}, 60_000);
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const patient = { timeout: 60_000 };

const look = async (path = '/_sandbox/') => {
  const looked = await openDashboard(browser, sandbox.url, path);
  await looked.page.locator('#live-state[data-state=live]').waitFor();
  return looked;
};

/** Clicks a move and waits until the page tells that it was carried out. */
const move = async (page: Page, name: string, action: string): Promise<void> => {
  await page.locator('.moves').getByRole('button', { name, exact: true }).click();
  await page.locator('#told.done', { hasText: action }).waitFor();
};

const status = (page: Page): Promise<string> => page.locator('.headline .chip').first().innerText();

const jobIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

const book = async (page: Page, channel: string): Promise<void> => {
  await page.locator('#new-booking > summary').click();
  await page.locator('#new-booking').getByLabel('Channel').selectOption(channel);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.locator('.moves').waitFor();
};

describe('a booking’s life', patient, () => {
  it('is lived by clicks, from the booking to the results', async () => {
    const { page, complaints } = await look();
    await book(page, 'MOBILE');
    // The page's script takes what was told once out of the address.
    await page.waitForURL(/\/_sandbox\/bookings\/job_[0-9a-f-]+$/);
    await move(page, 'Search phlebotomist', 'dispatch.search');
    await move(page, 'Accept', 'phlebotomist.accept');
    await expect.poll(() => status(page), { timeout: 10_000 }).toBe('CONFIRMED');
    await move(page, 'En route', 'phlebotomist.enRoute');
    await move(page, 'Arrive', 'phlebotomist.arrive');
    await move(page, 'Start visit', 'phlebotomist.start');
    await move(page, 'Complete', 'job.complete');
    await move(page, 'Receive sample', 'lab.receive');
    await move(page, 'Publish results', 'lab.publish');
    await expect.poll(() => status(page), { timeout: 10_000 }).toBe('COMPLETED');
    await move(page, 'Invoice this booking', 'invoice.create');
    await move(page, 'Invoice paid', 'invoice.pay');
    const story = async () => (await page.locator('.timeline strong').allInnerTexts()).toReversed();
    // The page is drawn anew when the change is told of, which may be a moment later.
    await expect
      .poll(story, { timeout: 10_000 })
      .toEqual([
        'Job booked',
        'Search began',
        'Phlebotomist accepted',
        'En route marked',
        'Arrival marked',
        'Visit started',
        'Job completed',
        'Sample registered',
        'Sample received',
        'Results published',
        'Invoice created',
        'Job invoiced',
        'Invoice issued',
        'Invoice paid',
        'Job paid',
      ]);
    const jobId = jobIn(page);
    const types = (await sandbox.events.list({ jobId })).map(({ type }) => type);
    const shown = await page.locator('.timeline .sent a.mono').allInnerTexts();
    expect(
      shown
        .filter((type) => !type.startsWith('invoice.'))
        .toReversed()
        .sort(),
    ).toEqual(types.sort());
    expect(shown).toContain('invoice.paid');
    expect(complaints).toEqual([]);
  });

  it('takes what a move needs: another slot, a barcode, a new ETA', async () => {
    const { page } = await look();
    await book(page, 'IN_VENUE');
    await page.locator('#move-staff-reschedule-more > summary').click();
    const slot = page.locator('#move-staff-reschedule-more select');
    const wanted = (await slot.locator('option').nth(3).getAttribute('value'))!;
    await slot.selectOption(wanted);
    await page.locator('#move-staff-reschedule-given').click();
    await page.locator('#told.done').waitFor();
    await move(page, 'Finalize payment', 'payment.finalize');
    await move(page, 'Check in', 'venue.checkIn');
    await page.locator('#move-job-complete-more > summary').click();
    await page.getByLabel('Barcode').fill('0042');
    await page.locator('#move-job-complete-given').click();
    await page.locator('aside', { hasText: '0042' }).waitFor();
    const jobId = jobIn(page);
    const { job } = await sandbox.do<{ job: { appointmentAt: string } }>('job.get', { jobId });
    expect(job.appointmentAt).toBe(wanted);
  });

  it('shows why a move was refused that came too late', async () => {
    const { page } = await look();
    await book(page, 'MOBILE');
    const jobId = jobIn(page);
    // As if the page had not heard of it yet.
    await page.evaluate(`document.getElementById('refresher').remove()`);
    await sandbox.do('staff.cancel', { jobId });
    await page.locator('#move-phlebotomist-accept').click();
    const told = page.getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toContain('The job is in phase cancelled');
    await expect.poll(() => status(page), { timeout: 10_000 }).toBe('CANCELLED');
    expect(await page.locator('.timeline .is-command').first().innerText()).toContain('refused');
  });

  it('can be lived with the keyboard alone, and the focus stays where the work is', async () => {
    const { page } = await look();
    await book(page, 'MOBILE');
    await page.locator('#move-phlebotomist-accept').focus();
    await page.keyboard.press('Enter');
    await page.locator('#told.done').waitFor();
    const focused = () => page.evaluate<string>('document.activeElement.id');
    await expect.poll(focused).toBe('told');
    await page.locator('#move-staff-reschedule-more > summary').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#move-staff-reschedule-more .panel').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#move-staff-reschedule-more .panel').isVisible()).toBe(false);
  });
});

describe('an open page', patient, () => {
  it('shows a new booking and its moves as they happen, without being loaded anew', async () => {
    const { page } = await look();
    await page.evaluate('window.isTheSame = true');
    const [client] = sandbox.clients;
    const made = { clientId: client!.id };
    const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', made);
    const row = page.locator(`[data-row="${jobId}"]`);
    await row.waitFor();
    expect(await row.locator('.chip').innerText()).toBe('PENDING');
    await sandbox.do('phlebotomist.accept', { jobId });
    await row.locator('.chip', { hasText: 'CONFIRMED' }).waitFor();
    expect(await page.evaluate('window.isTheSame')).toBe(true);
  });

  it('leaves alone what someone is typing into', async () => {
    const { page } = await look();
    await book(page, 'MOBILE');
    const jobId = jobIn(page);
    await page.locator('#move-dispatch-search-more > summary').click();
    await page.getByLabel('Radius, miles').fill('7');
    await sandbox.do('phlebotomist.accept', { jobId });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await page.getByLabel('Radius, miles').inputValue()).toBe('7');
    await expect.poll(() => status(page), { timeout: 10_000 }).toBe('PENDING');
    await page.locator('h1').click();
    await page.locator('.headline .chip', { hasText: 'CONFIRMED' }).waitFor();
  });

  it('keeps what was filled in when the page is read anew around it', async () => {
    const { page } = await look();
    await book(page, 'MOBILE');
    const jobId = jobIn(page);
    await page.locator('#move-refund-create-more > summary').click();
    await page.getByLabel('Amount, £').fill('7');
    await page.getByLabel('Cancel the booking too').check();
    await page.locator('h1').click();
    await sandbox.do('phlebotomist.accept', { jobId });
    await page.locator('.headline .chip', { hasText: 'CONFIRMED' }).waitFor();
    expect(await page.getByLabel('Amount, £').inputValue()).toBe('7');
    expect(await page.getByLabel('Cancel the booking too').isChecked()).toBe(true);
  });

  it('asks for nothing while nothing happens', async () => {
    const { page, asked } = await look();
    await page.waitForLoadState('load');
    const before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(asked.slice(before)).toEqual([]);
  });

  it('asks only for what concerns it', async () => {
    const { page, asked } = await look('/_sandbox/faults');
    const [client] = sandbox.clients;
    const before = asked.length;
    await sandbox.do('client.create', {});
    await sandbox.do('booking.createInternal', { clientId: client!.id });
    await page.locator('h1').waitFor();
    await new Promise((resolve) => setTimeout(resolve, 800));
    const concerned = asked.slice(before).filter((url) => !url.endsWith('/faults'));
    expect(concerned).toEqual([]);
  });
});

describe('the list of bookings', patient, () => {
  const rows = (page: Page): Promise<string[]> =>
    page.locator('tbody tr td:first-child').allInnerTexts();

  it('is filtered by status, channel, client and text, and the address says how', async () => {
    const { page } = await look();
    await page.getByLabel('Status').selectOption('completed');
    await page.waitForURL(/phase=completed/);
    await page.locator('.count', { hasText: 'filtered' }).waitFor();
    expect(new Set(await rows(page))).toEqual(new Set(['COMPLETED']));
    const all = (await rows(page)).length;
    await page.getByLabel('Channel').first().selectOption('IN_VENUE');
    await page.waitForURL(/channel=IN_VENUE/);
    await expect.poll(async () => (await rows(page)).length).toBeLessThan(all);
    const name = await page.locator('tbody tr td a.strong').first().innerText();
    await page.getByLabel('Search').fill(name.toUpperCase());
    await page.waitForURL(/text=/);
    const names = () => page.locator('tbody tr td a.strong').allInnerTexts();
    await expect.poll(async () => new Set(await names())).toEqual(new Set([name]));
    const found = await names();
    await page.reload();
    expect(await page.locator('tbody tr td a.strong').allInnerTexts()).toEqual(found);
    await page.getByRole('link', { name: 'show all' }).click();
    await page.locator('.count:not(:has-text("filtered"))').waitFor();
  });

  it('goes on page by page, and misses none', async () => {
    const [client] = sandbox.clients;
    for (let made = 0; made < 150; made += 1) {
      await sandbox.do('booking.createInternal', { clientId: client!.id });
    }
    const { page } = await look();
    const total = Number(/\d+/.exec(await page.locator('.count').innerText())?.[0]);
    const seen = new Set<string>();
    for (;;) {
      await page.waitForLoadState('load');
      const ids = await page
        .locator('tr[data-row]')
        .evaluateAll((found) =>
          found.map((row) => (row as unknown as { dataset: { row: string } }).dataset.row),
        );
      for (const id of ids) seen.add(id);
      const older = page.getByRole('link', { name: 'Older' });
      if ((await older.count()) === 0) break;
      const [first] = ids;
      await older.click();
      await page.locator(`tr[data-row="${first}"]`).waitFor({ state: 'detached' });
    }
    expect(seen.size).toBe(total);
    expect(total).toBeGreaterThan(200);
  });

  it('goes back with the browser', async () => {
    const { page } = await look();
    await page.locator('tbody a.strong').first().click();
    await page.locator('.moves, .timeline').first().waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: 'Bookings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/_sandbox/');
  });
});
