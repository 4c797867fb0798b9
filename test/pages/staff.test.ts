/** The staff page: what it shows, what staff may do now, and who counts as staff. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mock/start-sandbox.ts';
import { launchChromium } from '../dashboard/open-dashboard.ts';
import {
  ask,
  aSandbox,
  aVenue,
  book,
  clientWho,
  formOf,
  hint,
  NOW,
  post,
  visit,
  type Booked,
  type Sandbox,
} from './given-pages.ts';

let browser: Browser;
let sandbox: Sandbox;

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([launchChromium(), aSandbox()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const patient = { timeout: 90_000 };

const booked = async (over: object = {}): Promise<Booked & { url: string }> => {
  const made = await book(sandbox, clientWho(sandbox, 'WEEKLY_INVOICE'), over);
  return { ...made, url: made.bookingUrl! };
};

const confirmed = async (): Promise<Booked & { url: string }> => {
  const made = await booked();
  await sandbox.do('phlebotomist.accept', { jobId: made.jobId });
  return made;
};

const statusOf = async (jobId: string): Promise<string> => {
  const client = clientWho(sandbox, 'WEEKLY_INVOICE');
  const { job } = await ask<{ job: { status: string } }>(sandbox, client, `/bookings/${jobId}`);
  return job.status;
};

const movesOn = (page: Page): Promise<string[]> => page.locator('summary').allInnerTexts();

const open = (page: Page, move: string): Promise<void> =>
  page.locator('summary', { hasText: move }).click();

describe.each([
  ['with', true],
  ['without', false],
] as const)('the staff page %s JavaScript', patient, (_, javaScriptEnabled) => {
  it('moves a visit at home to another time', async () => {
    const { jobId, url } = await confirmed();
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await open(page, 'Reschedule');
    await page.getByLabel('New date and time').fill('2027-07-20T15:30');
    await page.getByRole('button', { name: 'Move the appointment' }).click();
    await page.getByText('The appointment has been moved.').waitFor();
    // By the clocks of a British summer.
    expect(await page.locator('main').innerText()).toContain('Tuesday 20 July 2027 at 15:30');
    await sandbox.events.waitFor({ type: 'job.rescheduled', jobId });
  });

  it('marks a patient who did not come', async () => {
    const { jobId, url } = await confirmed();
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await open(page, 'Patient did not attend');
    await page.getByRole('button', { name: 'Mark as not attended' }).click();
    await page.getByText('The patient was marked as not attending.').waitFor();
    await sandbox.events.waitFor({ type: 'job.no_show', jobId });
    expect(await movesOn(page)).toEqual(['Cancel the booking']);
  });

  it('cancels a booking', async () => {
    const { jobId, url } = await booked();
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await open(page, 'Cancel the booking');
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await page.getByText('The booking has been cancelled.').waitFor();
    expect(await statusOf(jobId)).toBe('CANCELLED');
    expect(await movesOn(page)).toEqual([]);
    await page.getByText('Nothing more can be done with this booking.').waitFor();
  });
});

describe('what staff may do', patient, () => {
  it.each([
    [[], ['Reschedule', 'Cancel the booking']],
    [['phlebotomist.accept'], ['Reschedule', 'Patient did not attend', 'Cancel the booking']],
    [['phlebotomist.accept', 'phlebotomist.start'], ['Cancel the booking']],
    [['phlebotomist.accept', 'phlebotomist.start', 'job.complete'], []],
    [['staff.cancel'], []],
  ])('after %j is: %j', async (actions, moves) => {
    const { jobId, url } = await booked();
    for (const action of actions) await sandbox.do(action, { jobId });
    const { page } = await visit(browser, url);
    expect(await movesOn(page)).toEqual(moves);
  });

  it('is told when it is too late for a move that was still shown', async () => {
    const { jobId, url } = await confirmed();
    const html = await (await fetch(url)).text();
    await sandbox.do('staff.cancel', { jobId });
    const answer = await post(`${url}/no-show`, formOf(html, {}));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('There will be no visit.');
    // Read again, where it was answered, it is the page.
    expect((await fetch(`${url}/no-show`)).url).toBe(url);
  });

  it.each(['', 'tomorrow', '2027-02-31T10:00', '9999-12-31T10:00'])(
    'is not to move a visit to %j',
    async (time) => {
      const { jobId, url } = await confirmed();
      const form = formOf(await (await fetch(url)).text(), { time });
      const answer = await post(`${url}/reschedule`, form);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('Choose a date and a time.');
      expect(await statusOf(jobId)).toBe('CONFIRMED');
    },
  );

  it('with a visit at a venue is to choose one of its free slots', async () => {
    const { id: venueId } = await aVenue(sandbox);
    const slot = '2027-01-20T10:00:00.000Z';
    const { url } = await booked({
      ...{ fulfillmentChannel: 'IN_VENUE', venueId, venueSlotStart: slot },
    });
    const { page } = await visit(browser, url);
    await open(page, 'Reschedule');
    const times = page.getByLabel('New time');
    expect(await times.locator(`option[value="${slot}"]`).count()).toBe(0);
    await times.selectOption({ label: 'Wed 20 Jan, 11:00' });
    await page.getByRole('button', { name: 'Move the appointment' }).click();
    await page.getByText('Wednesday 20 January 2027 at 11:00').waitFor();
  });
});

describe('the page', patient, () => {
  it('tells the story of a booking in order', async () => {
    const { jobId, url } = await booked({ externalOrderId: 'order-7' });
    for (const action of [
      ...['dispatch.search', 'phlebotomist.accept', 'phlebotomist.enRoute'],
      ...['phlebotomist.start', 'job.complete', 'lab.receive', 'lab.publish'],
    ]) {
      await sandbox.do(action, { jobId });
    }
    const { page } = await visit(browser, url);
    expect(await page.locator('.timeline .event').allInnerTexts()).toEqual([
      'Booked through the API',
      'Search for a phlebotomist within 10 miles',
      'Robin Example accepted',
      'Phlebotomist on the way',
      'Visit started',
      'Visit completed',
      'Sample registered',
      'Sample received by the laboratory',
      'Results published',
    ]);
    const shown = await page.locator('main').innerText();
    for (const fact of [hint.email, hint.phone, 'LS1 4AP', 'order-7', 'Full blood count', jobId]) {
      expect(shown).toContain(fact);
    }
  });

  it('shows what a patient has written as text, each name in its own direction', async () => {
    const name = '<b onclick=alert(1)>\u202eabc';
    const { url } = await booked({ patient: { ...hint, firstName: name } });
    const { page, complaints } = await visit(browser, url);
    expect(await page.locator('h1 bdi').textContent()).toBe(`${name} Example`);
    expect(await page.locator('main b').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('opens every booking of the starting world', async () => {
    for (const client of sandbox.clients) {
      const { bookings } = await ask<{ bookings: { id: string }[] }>(
        sandbox,
        client,
        '/bookings?limit=100',
      );
      const statuses = await Promise.all(
        bookings.map(async ({ id }) => (await fetch(`${sandbox.url}/admin/bookings/${id}`)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  it('of a booking that nobody knows is none', async () => {
    expect((await fetch(`${sandbox.url}/admin/bookings/job_none`)).status).toBe(404);
  });
});

describe('who is staff', patient, () => {
  it('is not a page of another site, nor one under a foreign name', async () => {
    const { jobId, url } = await confirmed();
    const form = formOf(await (await fetch(url)).text(), {});
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(`${url}/cancel`, form, foreign)).status).toBe(403);
    const rebound = await fetch(url, { headers: { origin: 'http://evil.example' } });
    expect(rebound.status).toBe(403);
    expect(await rebound.text()).not.toContain(hint.email);
    expect(await statusOf(jobId)).toBe('CONFIRMED');
  });

  it('with a control token is whoever has shown it, once in a browser', async () => {
    const controlToken = 'a token of staff';
    const own = await startSandbox({ startAt: Date.parse(NOW), controlToken });
    try {
      const [job] = own.world.jobs;
      const url = `${own.url}/admin/bookings/${job!.id}`;
      const stranger = await fetch(url);
      expect(stranger.status).toBe(401);
      expect(await stranger.text()).not.toContain('Timeline');
      const bearer = { authorization: `Bearer ${controlToken}` };
      expect((await fetch(url, { headers: bearer })).status).toBe(200);

      const { page } = await visit(browser, url);
      await page.getByLabel('Control token').fill('a guess');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').getByText('That is not the token').waitFor();
      await page.getByLabel('Control token').fill(controlToken);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
      expect(page.url()).toBe(url);
    } finally {
      await own.close();
    }
  });
});
