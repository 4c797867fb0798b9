/** The payment page: every card, every state of a booking, both billing modes. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../dashboard/open-dashboard.ts';
import {
  ask,
  aSandbox,
  book,
  clientWho,
  fillCard,
  formOf,
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

const due = async (
  over: object = {},
): Promise<Required<Pick<Booked, 'jobId'>> & { url: string }> => {
  const booked = await book(sandbox, clientWho(sandbox, 'PATIENT_PAY'), over);
  return { jobId: booked.jobId, url: booked.paymentRequiredUrl! };
};

const paymentOf = async (jobId: string): Promise<string> => {
  const path = `/bookings/${jobId}`;
  const client = clientWho(sandbox, 'PATIENT_PAY');
  const { job } = await ask<{ job: { paymentStatus: string } }>(sandbox, client, path);
  return job.paymentStatus;
};

const pressPay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay/ }).click();

const good = {
  cardName: 'A',
  cardNumber: '4242424242424242',
  cardExpiry: '12/30',
  cardCode: '123',
};

describe.each([
  ['with', true],
  ['without', false],
] as const)('a payment %s JavaScript', patient, (_, javaScriptEnabled) => {
  it('with a good card finalizes it, and the page then shows that it is paid', async () => {
    const { jobId, url } = await due();
    const { page, complaints } = await visit(browser, url, { javaScriptEnabled });
    expect(await page.locator('main').innerText()).toContain('£85.00');
    await fillCard(page, '4242 4242 4242 4242');
    await pressPay(page);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(page.url()).toBe(url);
    expect(await paymentOf(jobId)).toBe('PAID');
    await page.reload();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('with a card that its bank asks about takes one step more', async () => {
    const { jobId, url } = await due();
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await fillCard(page, '4000 0027 6000 3184');
    await pressPay(page);
    await page.getByRole('heading', { name: 'Confirm with your bank' }).waitFor();
    expect(await paymentOf(jobId)).toBe('PENDING');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(await paymentOf(jobId)).toBe('PAID');
  });

  it('that its bank does not confirm is not made, and can be tried again', async () => {
    const { jobId, url } = await due();
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await fillCard(page, '4000 0027 6000 3184');
    await pressPay(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alert').getByText('Your bank did not confirm').waitFor();
    expect(await paymentOf(jobId)).toBe('PENDING');
    await fillCard(page, '4242 4242 4242 4242');
    await pressPay(page);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  });

  it.each([
    ['4000 0000 0000 0002', /^Your card was declined/],
    ['4000 0000 0000 9995', /^There is not enough money/],
    ['5555 5555 5555 4444', /^The sandbox takes no real cards/],
    ['1234', /^Enter the card number as it is on the card/],
  ])(
    'with the card %s is refused beside the field, and no digit comes back',
    async (number, words) => {
      const { jobId, url } = await due();
      const { page } = await visit(browser, url, { javaScriptEnabled });
      await fillCard(page, number);
      await pressPay(page);
      const said = await page.getByRole('alert').getByRole('link').allInnerTexts();
      expect(said).toEqual([expect.stringMatching(words)]);
      expect(await page.locator('#cardNumber-error').innerText()).toContain(said[0]!);
      expect(await page.getByLabel('Card number').inputValue()).toBe('');
      expect(await page.getByLabel('Security code').inputValue()).toBe('');
      expect(await page.getByLabel('Name on card').inputValue()).toBe('Alex Example');
      expect(await paymentOf(jobId)).toBe('PENDING');
    },
  );
});

describe('a booking', patient, () => {
  it('at a venue is confirmed by its payment, and the client is told', async () => {
    const venues = await ask<{ venues: { id: string }[] }>(
      sandbox,
      clientWho(sandbox, 'PATIENT_PAY'),
      '/venues',
    );
    const [{ id: venueId }] = venues.venues as [{ id: string }];
    const { slots } = await sandbox.do<{ slots: string[] }>('venue.freeSlots', { venueId });
    const { jobId, url } = await due({
      ...{ fulfillmentChannel: 'IN_VENUE', venueId, venueSlotStart: slots[5] },
    });
    const html = await (await fetch(url)).text();
    expect(html).toContain('£60.00');
    expect((await post(url, formOf(html, good))).status).toBe(303);
    const confirmed = await sandbox.events.waitFor({ type: 'job.confirmed', jobId });
    expect(confirmed.envelope.data).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
  });

  it('is paid once: a second payment is led to the page that says so', async () => {
    const { jobId, url } = await due();
    const html = await (await fetch(url)).text();
    const answers = await Promise.all([
      post(url, formOf(html, good)),
      post(url, formOf(html, good)),
    ]);
    const third = await post(url, formOf(html, good));
    expect([...answers, third].map(({ status }) => status)).toEqual([303, 303, 303]);
    for (const { headers } of [...answers, third])
      expect(headers.get('location')).toBe(`/pay/${jobId}`);
    expect(await (await fetch(url)).text()).toContain('Payment received');
    const story = await (await fetch(`${sandbox.url}/admin/bookings/${jobId}`)).text();
    expect(story.split('Payment received')).toHaveLength(2);
  });

  it('that was cancelled cannot be paid, also from a form that was open before', async () => {
    const { jobId, url } = await due();
    const html = await (await fetch(url)).text();
    await sandbox.do('staff.cancel', { jobId });
    const { page, answer } = await visit(browser, url);
    expect(answer.status()).toBe(410);
    expect(await page.locator('h1').innerText()).toBe('This booking cannot be paid');
    expect(await page.locator('form').count()).toBe(0);
    expect((await post(url, formOf(html, good))).status).toBe(303);
    expect(await paymentOf(jobId)).toBe('PENDING');
  });

  it('that its client is invoiced for asks nobody for money', async () => {
    const { jobId } = await book(sandbox, clientWho(sandbox, 'WEEKLY_INVOICE'));
    const { page } = await visit(browser, `${sandbox.url}/pay/${jobId}`);
    expect(await page.locator('h1').innerText()).toBe('There is nothing to pay');
    expect(await page.locator('form').count()).toBe(0);
  });

  it('that was refunded says so', async () => {
    const { jobId, url } = await due();
    await sandbox.do('payment.finalize', { jobId });
    const { refundId } = await sandbox.do<{ refundId: string }>('refund.create', { jobId });
    await sandbox.do('refund.settle', { refundId });
    expect(await (await fetch(url)).text()).toContain('Payment refunded');
  });

  it('that nobody knows has no payment page', async () => {
    expect((await fetch(`${sandbox.url}/pay/job_none`)).status).toBe(404);
    expect((await post(`${sandbox.url}/pay/job_none`, new URLSearchParams(good))).status).toBe(404);
    expect((await fetch(`${sandbox.url}/pay/job_none/confirm`)).status).toBe(404);
  });

  it('is not paid by whoever guesses the address of the bank’s step', async () => {
    const { jobId, url } = await due();
    const guessed = await fetch(`${url}/confirm?attempt=guess`, { redirect: 'manual' });
    expect(guessed.headers.get('location')).toBe(`/pay/${jobId}`);
    const form = formOf(await (await fetch(url)).text(), { answer: 'confirm' });
    expect((await post(`${url}/confirm`, form)).status).toBe(403);
    expect(await paymentOf(jobId)).toBe('PENDING');
  });
});
