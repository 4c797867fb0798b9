/** All pages, as everybody sees them: nothing axe objects to, no sideways scroll, nothing from elsewhere. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../axe.ts';
import { launchChromium } from '../dashboard/open-dashboard.ts';
import {
  ask,
  aSandbox,
  aVenue,
  book,
  clientWho,
  fillCard,
  mint,
  visit,
  type Sandbox,
} from './given-pages.ts';

let browser: Browser;
let sandbox: Sandbox;
/** The address of each page, and what is to be done there first. */
let pages: Readonly<Record<string, readonly [url: string, act?: (page: Page) => Promise<void>]>>;

const submit = async (page: Page): Promise<void> => {
  await page.locator('form[method=post] button').first().click();
  await page.locator('.mistakes').waitFor();
};

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([launchChromium(), aSandbox()]);
  const [weekly, paying] = [
    clientWho(sandbox, 'WEEKLY_INVOICE'),
    clientWho(sandbox, 'PATIENT_PAY'),
  ];
  const { id: venueId } = await aVenue(sandbox);
  const clinic = await mint(sandbox, { kind: 'venue', venueId });
  const home = await mint(sandbox, { kind: 'all-mobile' }, { patient: {} }, paying);
  const due = await book(sandbox, paying);
  const paid = await book(sandbox, paying);
  await sandbox.do('payment.finalize', { jobId: paid.jobId });
  const done = await book(sandbox, weekly);
  const open = await book(sandbox, weekly);
  await sandbox.do('phlebotomist.accept', { jobId: open.jobId });
  for (const action of [
    'phlebotomist.accept',
    'phlebotomist.start',
    'job.complete',
    'lab.publish',
  ]) {
    await sandbox.do(action, { jobId: done.jobId });
  }
  const { invoices } = await ask<{ invoices: { hostedInvoiceUrl: string }[] }>(
    sandbox,
    weekly,
    '/invoices',
  );
  pages = {
    channel: [await mint(sandbox, { kind: 'mobile-then-venue-fallback' })],
    venues: [await mint(sandbox, { kind: 'all-venues' })],
    times: [clinic],
    'clinic form': [`${clinic}?slot=2027-01-13T10:00:00.000Z`],
    'home form': [home],
    'home form with mistakes': [home, submit],
    'link unknown': [`${sandbox.url}/book/nothing`],
    card: [due.paymentRequiredUrl!],
    'card with mistakes': [due.paymentRequiredUrl!, submit],
    bank: [
      due.paymentRequiredUrl!,
      async (page) => {
        await fillCard(page, '4000002760003184');
        await page.getByRole('button', { name: /^Pay/ }).click();
        await page.getByRole('button', { name: 'Confirm payment' }).waitFor();
      },
    ],
    paid: [paid.paymentRequiredUrl!],
    'nothing to pay': [`${sandbox.url}/pay/${done.jobId}`],
    staff: [
      open.bookingUrl!,
      async (page) => {
        for (const summary of await page.locator('summary').all()) await summary.click();
      },
    ],
    'staff, done': [done.bookingUrl!],
    invoice: [invoices[0]!.hostedInvoiceUrl],
    results: [`${sandbox.url}/results/${done.jobId}`],
    'results to come': [`${sandbox.url}/results/${open.jobId}`],
  };
}, 60_000);
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const names = [
  ...['channel', 'venues', 'times', 'clinic form', 'home form', 'home form with mistakes'],
  ...['link unknown', 'card', 'card with mistakes', 'bank', 'paid', 'nothing to pay', 'staff'],
  ...['staff, done', 'invoice', 'results', 'results to come'],
];

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('each page', { timeout: 120_000 }, () => {
  it('is named here', () => {
    expect(Object.keys(pages)).toEqual(names);
  });

  it.each(names)('%s: is readable by all, in light and dark, and never too wide', async (name) => {
    const [url, act] = pages[name]!;
    const { page, asked, complaints } = await visit(browser, url);
    await act?.(page);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
    expect(asked.filter((address) => !address.startsWith(`${sandbox.url}/`))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().close();
  });

  it.each(names)('%s: is kept by nobody, framed by nobody and told to nobody', async (name) => {
    const [url] = pages[name]!;
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('set-cookie')).toBeNull();
  });
});
