/** What is sent to the pages by others than their own forms, and what is kept of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aSandbox,
  aVenue,
  book,
  clientWho,
  formOf,
  hint,
  mint,
  post,
  type Sandbox,
} from './given-pages.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await aSandbox();
});
afterAll(() => sandbox.close());

const entries = {
  ...{ ...hint, addressLine1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' },
  ...{ preferredDate: '2027-01-20', timePreference: 'morning' },
};

const card = {
  cardName: 'A',
  cardNumber: '4242424242424242',
  cardExpiry: '12/30',
  cardCode: '123',
};

const bookingForm = async (): Promise<{ url: string; form: URLSearchParams }> => {
  const url = await mint(sandbox, { kind: 'all-mobile' });
  const html = await (await fetch(url)).text();
  const testType = /name="testType"[^>]*value="([^"]*)"/.exec(html)![1]!;
  return { url, form: formOf(html, { ...entries, testType }) };
};

describe('a form', () => {
  it('is taken from a client that tells nothing of itself, by its token', async () => {
    const { url, form } = await bookingForm();
    expect((await post(url, form)).status).toBe(303);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['of another origin, where nothing else is told', { origin: 'https://evil.example' }],
  ])('%s is refused, and nothing comes of it', async (_, headers) => {
    const { url, form } = await bookingForm();
    expect((await post(url, form, headers)).status).toBe(403);
    expect((await post(url, form)).status).toBe(303);
  });

  it('without its token is refused, and so is one with the token of another link', async () => {
    const [one, other] = [await bookingForm(), await bookingForm()];
    const without = new URLSearchParams(one.form);
    without.delete('formToken');
    expect((await post(one.url, without)).status).toBe(403);
    const foreign = new URLSearchParams(one.form);
    foreign.set('formToken', other.form.get('formToken')!);
    expect((await post(one.url, foreign)).status).toBe(403);
    expect((await post(one.url, one.form)).status).toBe(303);
  });

  it('of a payment needs the token of its own job', async () => {
    const client = clientWho(sandbox, 'PATIENT_PAY');
    const [one, other] = [await book(sandbox, client), await book(sandbox, client)];
    const html = await (await fetch(one.paymentRequiredUrl!)).text();
    expect((await post(other.paymentRequiredUrl!, formOf(html, card))).status).toBe(403);
    expect((await post(one.paymentRequiredUrl!, new URLSearchParams(card))).status).toBe(403);
    expect((await post(one.paymentRequiredUrl!, formOf(html, card))).status).toBe(303);
  });

  it('of the staff page needs its token too', async () => {
    const { bookingUrl } = await book(sandbox, clientWho(sandbox, 'WEEKLY_INVOICE'));
    expect((await post(`${bookingUrl!}/cancel`, new URLSearchParams())).status).toBe(403);
    const form = formOf(await (await fetch(bookingUrl!)).text(), {});
    expect((await post(`${bookingUrl!}/cancel`, form)).status).toBe(303);
  });

  it.each([
    ['that is too large', 'application/x-www-form-urlencoded', `a=${'x'.repeat(70_000)}`, 400],
    ['with too many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(200), 400],
    ['that is JSON', 'application/json', '{"formToken":"x"}', 403],
  ])('%s is refused', async (_, type, body, status) => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('books what its link is for, whatever else it says', async () => {
    const [own, other] = [await aVenue(sandbox), await aVenue(sandbox)];
    const url = await mint(sandbox, { kind: 'venue', venueId: own.id });
    const html = await (await fetch(`${url}?slot=2027-01-13T10:00:00.000Z`)).text();
    const testType = /name="testType"[^>]*value="([^"]*)"/.exec(html)![1]!;
    const form = formOf(html, { ...entries, testType });
    form.set('venue', other.id);
    const refused = await post(url, form);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This link is for another way of booking.');
    form.set('venue', own.id);
    form.set('channel', 'mobile');
    const booked = await post(url, form);
    const confirmation = await fetch(new URL(booked.headers.get('location')!, url));
    expect(await confirmation.text()).toContain(own.name);
  });
});

describe('an address', () => {
  it.each([
    '/book',
    '/book/',
    '/book/a/b',
    '/book/%zz',
    '/pay/',
    '/invoices/inv_none',
    '/results/job_none',
    '/admin/bookings',
    '/pages/none.js',
  ])('%s that leads nowhere is a page that says so, not an answer of the API', async (path) => {
    const answer = await fetch(`${sandbox.url}${path}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is asked for by no other method', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await fetch(url, { method })).status).toBe(404);
    }
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('of a booking page, with its token, is in no log', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const token = url.split('/').at(-1)!;
    for (const visited of [url, `${url}/`, `${url}/x`, `${sandbox.url}/Book/${token}`]) {
      await fetch(visited);
    }
    await fetch(`${sandbox.url}/api/integration/v1/bookings/${token}`);
    const log = await (await fetch(`${sandbox.url}/_sandbox/requests`)).text();
    expect(log).toContain('/api/integration/v1/bookings/eyJ…');
    expect(log).not.toContain(token);
    expect(log).not.toContain(token.split('.').at(-1)!);
  });
});
