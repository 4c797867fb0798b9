/** The booking page of every kind of link, in a real browser, from the link to the booking. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../mock/create-sandbox.ts';
import { launchChromium } from '../dashboard/open-dashboard.ts';
import {
  ask,
  aSandbox,
  aVenue,
  clientWho,
  fillVisit,
  formOf,
  hint,
  mint,
  NOW,
  post,
  visit,
  type Sandbox,
} from './given-pages.ts';

let browser: Browser;
let sandbox: Sandbox;
let venue: { id: string; name: string };

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([launchChromium(), aSandbox()]);
  venue = await aVenue(sandbox);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const patient = { timeout: 90_000 };

type JobItem = { id: string; bookingSource: string; externalOrderId: string | null };

const hostedJobs = async (externalOrderId: string): Promise<readonly JobItem[]> => {
  const found = await Promise.all(
    sandbox.clients.map((client) =>
      ask<{ bookings: JobItem[] }>(
        sandbox,
        client,
        '/bookings?bookingSource=INTEGRATION_HOSTED&limit=100',
      ),
    ),
  );
  return found
    .flatMap(({ bookings }) => bookings)
    .filter((job) => job.externalOrderId === externalOrderId);
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

const toClinicForm = async (page: Page, { choosesVenue = true } = {}): Promise<void> => {
  if (choosesVenue) {
    await page.getByLabel('Town, postcode area or name').fill(venue.name.toLowerCase());
    await press(page, 'Search');
    await page.getByRole('radio', { name: new RegExp(`^${venue.name}`) }).check();
    await press(page, 'Continue');
  }
  await page.getByRole('link', { name: /13 Jan/ }).click();
  await page.getByRole('radio', { name: '10:00' }).check();
  await press(page, 'Continue');
  await page.getByRole('radio', { name: /^Full blood count/ }).check();
};

const chooseClinic = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /^At a clinic/ }).check();
  await press(page, 'Continue');
};

const ways = [
  ['all-mobile', 'MOBILE', fillVisit],
  ['all-venues', 'IN_VENUE', toClinicForm],
  ['venue', 'IN_VENUE', (page: Page) => toClinicForm(page, { choosesVenue: false })],
  [
    'mobile-then-venue-fallback',
    'MOBILE',
    async (page: Page) => {
      await page.getByRole('radio', { name: /^At home/ }).check();
      await press(page, 'Continue');
      await fillVisit(page);
    },
  ],
  [
    'mobile-then-venue-fallback',
    'IN_VENUE',
    async (page: Page) => {
      await chooseClinic(page);
      await toClinicForm(page);
    },
  ],
] as const;

describe.each([
  ['with', true],
  ['without', false],
] as const)('a booking %s JavaScript', patient, (words, javaScriptEnabled) => {
  let count = 0;

  it.each(ways)('through a link for %s becomes a job that is %s', async (kind, channel, fill) => {
    // Its own venue for each: they all want the same slot.
    venue = await aVenue(sandbox);
    count += 1;
    const externalOrderId = `order-${words}-${String(count)}`;
    const scope = kind === 'venue' ? { kind, venueId: venue.id } : { kind };
    const keys = { externalOrderId, externalUserId: 'user-7', passthrough: { source: 'mail' } };
    const url = await mint(sandbox, scope, keys);
    const { page, complaints } = await visit(browser, url, { javaScriptEnabled });
    await fill(page);
    await press(page, 'Book appointment');
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();

    const [job, ...more] = await hostedJobs(externalOrderId);
    expect(more).toEqual([]);
    expect(job).toMatchObject({
      bookingSource: 'INTEGRATION_HOSTED',
      status: 'PENDING',
      fulfillmentChannel: channel,
      venueSlotStart: channel === 'MOBILE' ? null : '2027-01-13T10:00:00.000Z',
    });
    const created = await sandbox.events.waitFor({ type: 'job.created', jobId: job!.id });
    expect(created.envelope.data).toMatchObject({
      externalOrderId,
      externalUserId: 'user-7',
      passthroughJson: { source: 'mail' },
    });
    const shown = await page.locator('main').innerText();
    expect(shown).toContain(job!.id);
    expect(shown).toContain(
      channel === 'MOBILE'
        ? 'Wednesday 20 January 2027, in the afternoon'
        : 'Wednesday 13 January 2027 at 10:00',
    );
    expect(complaints).toEqual([]);
  });

  it('that the patient is to pay goes on to the payment page', async () => {
    const paying = clientWho(sandbox, 'PATIENT_PAY');
    const externalOrderId = `order-pay-${words}`;
    const url = await mint(sandbox, { kind: 'all-mobile' }, { externalOrderId }, paying);
    const { page } = await visit(browser, url, { javaScriptEnabled });
    await fillVisit(page);
    await press(page, 'Book and continue to payment');
    await page.getByRole('heading', { name: 'Pay for your appointment' }).waitFor();
    const [job] = await hostedJobs(externalOrderId);
    expect(new URL(page.url()).pathname).toBe(`/pay/${job!.id}`);
    expect(job).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});

describe('what is wrong with a form', patient, () => {
  it('stands beside its field and in a summary that leads there, with all that was entered kept', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const { page } = await visit(browser, url, { javaScriptEnabled: false });
    await fillVisit(page);
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Phone number').fill('12');
    await page.getByLabel('Postcode').fill('nowhere');
    await page.getByLabel('Anything we should know').fill('\nfirst line empty');
    await press(page, 'Book appointment');
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'Enter an email address in the correct form, like name@example.com.',
      'Enter a UK phone number, like 07700 900123, or one that begins with + and the country code.',
      'Enter a full UK postcode, like SW1A 1AA.',
    ]);
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.getAttribute('aria-describedby')).toBe('email-error');
    expect(await page.locator('#email-error').innerText()).toContain('Enter an email address');
    expect(await email.inputValue()).toBe('not an address');
    expect(await page.getByLabel('Town or city').inputValue()).toBe('Leeds');
    expect(await page.getByRole('radio', { name: /^Afternoon/ }).isChecked()).toBe(true);
    await page.getByRole('link', { name: /full UK postcode/ }).click();
    expect(await page.evaluate('document.activeElement.id')).toBe('postcode');
    // What is mended is taken: nothing was used up.
    await email.fill(hint.email);
    await page.getByLabel('Phone number').fill('+44 7700 900123');
    await page.getByLabel('Postcode').fill('LS1 4AP');
    await press(page, 'Book appointment');
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  });

  it('has the focus when the page is there', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' }, { patient: {} });
    const { page } = await visit(browser, url);
    await press(page, 'Book appointment');
    await page.locator('.mistakes:focus').waitFor();
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your date of birth.',
      'Choose your sex.',
      'Enter your email address.',
      'Enter your phone number.',
      'Enter the first line of your address.',
      'Enter your town or city.',
      'Enter your postcode.',
      'Choose a date for the visit.',
      'Choose a time of day.',
      'Choose a test.',
    ]);
  });

  it.each([
    ['?', { kind: 'mobile-then-venue-fallback' }, 'Choose where to have your blood taken.'],
    ['?', { kind: 'all-venues' }, 'Choose a clinic.'],
  ])('is told at the steps before it too (%s, %j)', async (query, scope, message) => {
    const url = await mint(sandbox, scope);
    const { page } = await visit(browser, `${url}${query}`);
    expect(await page.getByRole('alert').count()).toBe(0);
    await press(page, 'Continue');
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([message]);
  });

  it('is a time that someone else has taken meanwhile: those that are left stand in its place', async () => {
    const place = await aVenue(sandbox);
    const scope = { kind: 'venue', venueId: place.id };
    const slot = '2027-01-13T10:00:00.000Z';
    const [first, second] = [await mint(sandbox, scope), await mint(sandbox, scope)];
    const query = `?${String(new URLSearchParams({ slot }))}`;
    const { page: one } = await visit(browser, `${first}${query}`);
    const { page: other } = await visit(browser, `${second}${query}`);
    for (const page of [one, other]) {
      await page.getByRole('radio', { name: /^Full blood count/ }).check();
      await page.getByLabel('Anything we should know').fill('kept');
    }
    await press(one, 'Book appointment');
    await one.getByRole('heading', { name: 'What happens next' }).waitFor();
    await press(other, 'Book appointment');
    await other.getByRole('alert').waitFor();
    expect(await other.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'That time is no longer free. Choose another.',
    ]);
    expect(await other.getByLabel('Anything we should know').inputValue()).toBe('kept');
    const times = other.getByLabel('Appointment time');
    expect(await times.locator(`option[value="${slot}"]`).count()).toBe(0);
    await times.selectOption({ label: 'Wed 13 Jan, 11:00' });
    await press(other, 'Book appointment');
    await other.getByText('Wednesday 13 January 2027 at 11:00').waitFor();
  });

  it('is a venue that was hidden meanwhile: there is nothing to fill in', async () => {
    const place = await aVenue(sandbox);
    const url = await mint(sandbox, { kind: 'venue', venueId: place.id });
    await sandbox.do('venue.deactivate', { venueId: place.id });
    const { page } = await visit(browser, url);
    await page.getByRole('heading', { name: 'No clinic takes bookings now' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });
});

describe('where there is nothing to choose', patient, () => {
  it('is said so, with the way that is left', async () => {
    const own = await createSandbox({ seed: 1, clock: NOW, world: 'empty' });
    try {
      const url = await mint(own, { kind: 'mobile-then-venue-fallback' });
      const { page } = await visit(browser, url);
      await chooseClinic(page);
      await page.getByRole('heading', { name: 'No clinic takes bookings now' }).waitFor();
      await page.getByRole('link', { name: 'Have a home visit instead' }).click();
      await page.getByRole('heading', { name: 'Book a home visit' }).waitFor();
      await page.getByText('No test is offered at the moment').waitFor();
      expect(await page.getByRole('button', { name: 'Book appointment' }).isDisabled()).toBe(true);
    } finally {
      await own.close();
    }
  });

  it('at one venue, as all its times are taken, leads to the others', async () => {
    const full = await aVenue(sandbox, { operatingHours: null });
    const url = await mint(sandbox, { kind: 'all-venues' });
    const { page } = await visit(browser, `${url}?channel=venue&venue=${full.id}`);
    await page.getByRole('heading', { name: 'No free times' }).waitFor();
    await page.getByRole('link', { name: 'Choose another clinic' }).click();
    await page.getByRole('heading', { name: 'Choose a clinic' }).waitFor();
  });
});

describe('a link', patient, () => {
  const complete = {
    ...{ ...hint, addressLine1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' },
    ...{ preferredDate: '2027-01-20', timePreference: 'morning' },
  };
  const filled = async (url: string): Promise<URLSearchParams> => {
    const html = await (await fetch(url)).text();
    const testType = /name="testType"[^>]*value="([^"]*)"/.exec(html)![1]!;
    return formOf(html, { ...complete, testType });
  };

  it('is used up by one of two submissions that race, and the other is told so', async () => {
    const externalOrderId = 'order-race';
    const url = await mint(sandbox, { kind: 'all-mobile' }, { externalOrderId });
    const forms = await Promise.all([filled(url), filled(url)]);
    const answers = await Promise.all(forms.map((form) => post(url, form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await hostedJobs(externalOrderId)).toHaveLength(1);
    const lost = answers.find(({ status }) => status === 410)!;
    expect(await lost.text()).toContain('This link has been used');
  });

  it('shows its confirmation to whoever has booked, not to whoever finds it', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const answer = await post(url, await filled(url));
    const there = new URL(answer.headers.get('location')!, url).href;
    const confirmation = await fetch(there);
    expect(confirmation.status).toBe(200);
    expect(await confirmation.text()).toContain('What happens next');
    const guessed = await fetch(there.replace(/receipt=.*/, 'receipt=guess'));
    expect(guessed.status).toBe(410);
    expect(await guessed.text()).not.toContain('What happens next');
  });

  const used = async (): Promise<string> => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    expect((await post(url, await filled(url))).status).toBe(303);
    return url;
  };
  const changed = async (): Promise<string> => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const [head, payload, signature = ''] = url.split('.').slice(-3);
    const other = signature.startsWith('A') ? 'B' : 'A';
    return `${sandbox.url}/book/${head!.split('/').at(-1)!}.${payload!}.${other}${signature.slice(1)}`;
  };

  it.each([
    ['used', used, 410, 'This link has been used'],
    ['tampered with', changed, 404, 'This link is not valid'],
    ['unknown', async () => `${sandbox.url}/book/nothing`, 404, 'We do not know this link'],
  ] as const)('that is %s has a page of its own without a form', async (_, make, status, title) => {
    const url = await make();
    const { page, answer } = await visit(browser, url);
    expect(answer.status()).toBe(status);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('form').count()).toBe(0);
    const sent = await post(url, new URLSearchParams(complete));
    expect(sent.status).toBe(status);
    expect(await sent.text()).toContain(title);
  });

  it('that has expired has one too, also for a form that was open before', async () => {
    const own = await aSandbox();
    try {
      const url = await mint(own, { kind: 'all-mobile' });
      const form = await filled(url);
      await own.clock.advance({ seconds: 24 * 60 * 60 });
      const { page, answer } = await visit(browser, url);
      expect(answer.status()).toBe(410);
      expect(await page.locator('h1').innerText()).toBe('This link has expired');
      expect(await page.locator('form').count()).toBe(0);
      expect((await post(url, form)).status).toBe(410);
    } finally {
      await own.close();
    }
  });

  it('that was signed but is no longer known, since the sandbox was reset, is unknown', async () => {
    const own = await aSandbox();
    try {
      const url = await mint(own, { kind: 'all-mobile' });
      await own.reset();
      const answer = await fetch(url);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('We do not know this link');
    } finally {
      await own.close();
    }
  });
});

describe('what the client knows of the patient', patient, () => {
  const hostile = {
    firstName: `<script>document.title='owned'</script>`,
    lastName: `"'><img src=x onerror=alert(1)> O’Neill & Söhne`,
    email: 'alex@example.org',
    phone: '+44 7700 900123\u202e',
    gender: 'MALE',
    dateOfBirth: `1985-06-15`,
  };
  const rightToLeft = { ...hint, firstName: 'עדי \u202eabc', lastName: '👩‍⚕️ مريم' };

  it.each([
    ['hostile', hostile],
    ['written from right to left, and emoji', rightToLeft],
  ])('is filled in just as it is: %s', async (_, given) => {
    const url = await mint(sandbox, { kind: 'all-mobile' }, { patient: given });
    const { page, complaints, asked } = await visit(browser, url);
    expect(await page.getByLabel('First name').inputValue()).toBe(given.firstName);
    expect(await page.getByLabel('Last name').inputValue()).toBe(given.lastName);
    expect(await page.getByLabel('Phone number').inputValue()).toBe(given.phone);
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('1985-06-15');
    expect(await page.getByLabel('Sex').inputValue()).toBe(given.gender);
    expect(await page.title()).toBe('Book a home visit · Blood test booking');
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(asked.every((address) => address.startsWith(sandbox.url))).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard alone', patient, () => {
  it('is enough to book', async () => {
    const url = await mint(sandbox, { kind: 'mobile-then-venue-fallback' });
    const { page } = await visit(browser, url);
    const reach = async (wanted: string): Promise<void> => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate<string>(
          `(({ id, localName }) => id || localName)(document.activeElement)`,
        );
        if (at === wanted) return;
      }
      throw new Error(`${wanted} cannot be reached`);
    };
    await reach('channel');
    await page.keyboard.press('Space');
    await reach('button');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Book a home visit' }).waitFor();
    const write = async (id: string, text: string): Promise<void> => {
      await reach(id);
      await page.keyboard.type(text);
    };
    await write('addressLine1', '1 Example Street');
    await write('city', 'Leeds');
    await write('postcode', 'LS1 4AP');
    // The same whether the day or the month stands first.
    await write('preferredDate', '02022027');
    await reach('timePreference');
    await page.keyboard.press('ArrowDown');
    await reach('testType');
    await page.keyboard.press('Space');
    await reach('button');
    await page.keyboard.press('Enter');
    await page.getByText('Tuesday 2 February 2027, in the afternoon').waitFor();
  });
});

describe('the fields', patient, () => {
  it('say to the browser what belongs in them', async () => {
    const url = await mint(sandbox, { kind: 'all-mobile' });
    const { page } = await visit(browser, url);
    const fields = await page.locator('[autocomplete]').all();
    const tokens = await Promise.all(fields.map((field) => field.getAttribute('autocomplete')));
    expect(tokens).toEqual([
      ...['given-name', 'family-name', 'bday', 'sex', 'email', 'tel', 'address-line1'],
      ...['address-line2', 'address-level2', 'address-level1', 'postal-code'],
    ]);
  });
});
