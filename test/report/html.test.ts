/** report.html of a failing run, opened in a real browser as a client would open it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHtmlAssets } from '../../conformance/html-assets.ts';
import { htmlReport } from '../../conformance/report/html/html.ts';
import type { Report } from '../../conformance/report/report.ts';
import { visible } from '../../conformance/report/visible.ts';
import { loadRequirements } from '../../conformance/requirements.ts';
import { axeFaults } from '../axe.ts';
import { launchChromium } from '../dashboard/open-dashboard.ts';
import { failingRun } from './failing-run.ts';
import { failed, httpEvidence, notTestable, passed, reportOf } from './given-report.ts';

let browser: Browser;
let dir: string;
let real: Report;

const written = (name: string, report: Report): string => {
  const file = join(dir, `${name}.html`);
  const context = { requirements: loadRequirements(), assets: readHtmlAssets() };
  writeFileSync(file, htmlReport(report, context));
  return pathToFileURL(file).href;
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-html-'));
  [browser, real] = await Promise.all([launchChromium(), failingRun()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A page of its own, and all that it asks of any network or complains of. */
async function open(url: string, { width = 1280 } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('console', (message) => void complaints.push(message.text()));
  page.on('pageerror', (error) => void complaints.push(error.message));
  await page.goto(url);
  return { page, asked, complaints };
}

// What is run in the page is text: the project's own code has no page to be typed by.

/** Opening one draws others into it. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(`
    for (let closed = 1; closed > 0; ) {
      const found = document.querySelectorAll('details:not([open])');
      for (const details of found) {
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      }
      closed = found.length;
    }`);

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Its name, the class of what it stands in, and its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(({ localName, textContent, parentElement }) =>
    [localName, '.', parentElement?.className ?? '', ' ', textContent.replace(/\\s+/g, ' ').trim()].join('')
  )(document.activeElement ?? document.body)`);

const isOnClosed = (page: Page): Promise<boolean> =>
  page.evaluate(`document.activeElement?.localName === 'summary' &&
    document.activeElement.closest('details').open === false`);

const patient = { timeout: 120_000 };

describe('report.html of a server that fails', patient, () => {
  it('has nothing that axe finds fault with, light or dark', async () => {
    const { page } = await open(written('axe', real));
    // One of each kind opened: a card, its steps, a chapter, an area.
    for (const closed of ['.chapter', '.area', '.area .check', '.check.is-fail .step']) {
      await page.locator(`${closed} > summary`).first().click();
    }
    expect(await axeFaults(page)).toEqual([]);
  });

  it.each([320, 768, 1280])(
    'is never wider than a screen of %i pixels, all opened',
    async (width) => {
      const { page } = await open(written('width', real), { width });
      expect(await overflow(page)).toBe(0);
      await openAll(page);
      expect(await overflow(page)).toBe(0);
    },
  );

  it('asks nothing of any network, and shows hostile text as text', async () => {
    const url = written('hostile', real);
    const { page, asked, complaints } = await open(url);
    await openAll(page);
    expect(asked).toEqual([url]);
    expect(complaints).toEqual([]);
    expect(await page.title()).toMatch(/^phlebo check of /);
    expect(await page.locator('img, iframe, object, link, failure').count()).toBe(0);
    const seen = await page.locator('.check.is-fail').first().innerText();
    expect(seen).toContain('</script><script>document.title');
    expect(visible(seen)).toBe(seen);
  });

  it('tells in the card of a failure what is due, where it stands, what was sent, what came', async () => {
    const { page } = await open(written('card', real));
    const check = real.results.checks.find(({ verdict }) => verdict === 'fail')!;
    await page.locator('.broken').getByRole('link', { name: check.id }).click();
    const card = page.locator(`#${check.id}`);
    const texts = await card.locator('dl.rows > div').allInnerTexts();
    const terms = texts.map((text) => text.split('\n')[0]);
    expect(terms).toEqual(['Requirement', 'Sent', 'Expected', 'Came']);
    const requirement = loadRequirements().get(check.requirements[0]!)!;
    expect(texts[0]).toContain(requirement.text);
    expect(texts[0]).toContain(`Spec: ${requirement.section}`);
    expect(texts[1]).toMatch(/curl -sS -i .*http:\/\/127\.0\.0\.1/s);
    expect(await card.locator('.timeline > li').count()).toBe(check.evidence.length);
    expect((await card.boundingBox())?.y).toBeLessThan(900);
  });

  it('copies the line that repeats a request', async () => {
    const { page } = await open(written('copy', real));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const box = page.locator('.check.is-fail .copyable').first();
    await box.getByRole('button', { name: 'Copy' }).click();
    await box.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^curl -sS -i /);
    expect(copied).toBe(await box.locator('pre').innerText());
  });

  it('is reached and opened by the keyboard alone', async () => {
    const { page } = await open(written('keyboard', reportOf([failed(), passed(), notTestable()])));
    const seen: string[] = [];
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (at.startsWith('body')) break;
      seen.push(at);
      if (await isOnClosed(page)) {
        await page.keyboard.press('Enter');
        await expect.poll(() => isOnClosed(page)).toBe(false);
      }
    }
    expect(seen[0]).toMatch(/Skip to the overview/);
    const stillClosed = await page.locator('details:not([open])').count();
    expect(stillClosed).toBe(0);
    for (const part of [
      /^a\..*BOOK-06/,
      /^summary\.area/,
      /^summary\.check.*BOOK-05/,
      /^summary\.step/,
      /^button\.copyable Copy/,
      /^input/,
      /^select/,
    ]) {
      expect(
        seen.find((at) => part.test(at)),
        String(part),
      ).toBeDefined();
    }
  });

  it('finds checks by word and by verdict', async () => {
    const { page } = await open(written('find', reportOf([failed(), passed(), notTestable()])));
    await page.getByLabel('Find').fill('book-05');
    expect(await page.locator('#found').innerText()).toBe('1 of 3');
    expect(await page.locator('#BOOK-05').isVisible()).toBe(true);
    expect(await page.locator('#BOOK-06').isVisible()).toBe(false);
    await page.getByLabel('Find').fill('');
    await page.getByRole('combobox', { name: 'Verdict' }).selectOption('not-testable');
    expect(await page.locator('.check:visible').count()).toBe(1);
  });
});

describe('report.html of a large run', patient, () => {
  const size = { checks: 1000, records: 3000 };
  const large = (): Report => {
    const ids = Array.from({ length: size.records }, (_, index) => `e${String(index + 1)}`);
    const body = JSON.stringify({ success: true, data: { text: 'x'.repeat(800) } });
    const evidence = Object.fromEntries(
      ids.map((id) => [id, httpEvidence({ response: { status: 200, headers: {}, body } })]),
    );
    const checks = Array.from({ length: size.checks }, (_, index) => {
      const over = { id: `BOOK-${String(index + 10)}`, evidence: ids.slice(index, index + 30) };
      return index % 10 === 0 ? failed(over) : passed(over);
    });
    return reportOf(checks, { results: { evidence } });
  };

  it('holds each record once, and is there within seconds and filters', async () => {
    const report = large();
    const html = htmlReport(report, { requirements: new Map(), assets: readHtmlAssets() });
    expect(html.length).toBeLessThan(8_000_000);
    const { page } = await open(written('large', report));
    const ready = await page.evaluate<number>(
      "performance.getEntriesByType('navigation')[0].loadEventEnd",
    );
    expect(ready).toBeLessThan(5000);
    // Only what stands open is drawn: ten cards of thirty steps.
    expect(await page.locator('.step').count()).toBe(300);
    await page.getByLabel('Find').fill('BOOK-1009');
    expect(await page.locator('.check:visible').count()).toBe(1);
  });
});
