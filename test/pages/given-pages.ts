/** A sandbox whose clock stands, and browsers that use its pages as patients and staff do. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { createSandbox, type Sandbox, type SandboxClient } from '../../mock/create-sandbox.ts';

export type { Sandbox } from '../../mock/create-sandbox.ts';

/** A Tuesday, with nothing in the way of the days after it. */
export const NOW = '2027-01-12T09:00:00Z';

export const hint = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.org',
  phone: '07700 900123',
  dateOfBirth: '1985-06-15',
  gender: 'FEMALE',
} as const;

export const aSandbox = (): Promise<Sandbox> => createSandbox({ seed: 1, clock: NOW });

export type Scope = { readonly kind: string; readonly venueId?: string };

/** An answer of the API, which the client's first key may ask for anything. */
export const ask = async <Data>(
  { url }: Pick<Sandbox, 'url'>,
  client: SandboxClient,
  path: string,
  body?: object,
): Promise<Data> => {
  const response = await fetch(`${url}/api/integration/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-API-Key': client.keys[0]!.apiKey, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Data };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
};

export const clientWho = (sandbox: Sandbox, billingMode: SandboxClient['billingMode']) =>
  sandbox.clients.find((client) => client.billingMode === billingMode)!;

/** The address of a booking page. */
export const mint = async (
  sandbox: Sandbox,
  scope: Scope,
  over: object = {},
  client = clientWho(sandbox, 'WEEKLY_INVOICE'),
): Promise<string> => {
  const body = { scope, patient: hint, ...over };
  return (await ask<{ url: string }>(sandbox, client, '/booking-url', body)).url;
};

let venuesMade = 0;

/** A venue with few enough times a day that each can be pressed, under a name of its own. */
export const aVenue = async (
  sandbox: Sandbox,
  over: object = {},
): Promise<{ id: string; name: string }> => {
  venuesMade += 1;
  const name = `Test Lane ${String(venuesMade)} Clinic`;
  const { venueId } = await sandbox.do<{ venueId: string }>('venue.create', {
    name,
    slotDurationMinutes: 60,
    phlebotomyStations: 1,
    ...over,
  });
  return { id: venueId, name };
};

export type Booked = {
  readonly jobId: string;
  readonly bookingUrl?: string;
  readonly paymentRequiredUrl?: string;
};

export const book = async (
  sandbox: Sandbox,
  client: SandboxClient,
  over: object = {},
): Promise<Booked> => {
  const { panels } = await ask<{ panels: { id: string }[] }>(sandbox, client, '/test-panels');
  return ask<Booked>(sandbox, client, '/bookings', {
    fulfillmentChannel: 'MOBILE',
    patient: hint,
    location: { addressLine1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' },
    appointment: {
      preferredDate: '2027-01-20',
      timePreference: 'morning',
      testType: panels[0]!.id,
    },
    ...over,
  });
};

export type Visited = {
  readonly page: Page;
  readonly answer: Response;
  /** Every address that was asked for. */
  readonly asked: readonly string[];
  /** What the page's policy forbade, and errors of its script. */
  readonly complaints: readonly string[];
};

/** A context of its own, as another person's browser is. */
export const visit = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visited> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('console', (message) => {
    // A page with a status of its own is told as a failure to load it.
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => void complaints.push(error.message));
  const answer = await page.goto(url);
  return { page, answer: answer!, asked, complaints };
};

/** The rest of a home visit, where the hint has filled in the patient. */
export const fillVisit = async (page: Page): Promise<void> => {
  await page.getByLabel('Address line 1').fill('1 Example Street');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('ls14ap');
  await page.getByLabel('Preferred date').fill('2027-01-20');
  await page.getByRole('radio', { name: /^Afternoon/ }).check();
  await page.getByRole('radio', { name: /^Full blood count/ }).check();
};

export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Name on card').fill('Alex Example');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
};

/** What a browser would send: the hidden fields of the page's form that posts, and those given. */
export const formOf = (html: string, fields: Readonly<Record<string, string>>): URLSearchParams => {
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([input]): [string, string] => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ],
  );
  return new URLSearchParams([...hidden, ...Object.entries(fields)]);
};

export const post = (
  url: string,
  body: URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): Promise<globalThis.Response> =>
  fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
