/** A sandbox, and a browser that looks at its dashboard as a person would. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import {
  chromiumArguments,
  chromiumRemedy,
  findChromium,
  thisMachine,
} from '../../conformance/target/browser/find-chromium.ts';

export const launchChromium = (): Promise<Browser> => {
  const executablePath = findChromium(thisMachine());
  if (executablePath === undefined) throw new Error(`There is no Chromium: ${chromiumRemedy}.`);
  return chromium.launch({ executablePath, args: [...chromiumArguments()] });
};

export type Look = {
  readonly width?: number;
};

export type Looked = {
  readonly page: Page;
  /** Every address that was asked for. */
  readonly asked: readonly string[];
  /** Errors in the page, and what its policy forbade. */
  readonly complaints: readonly string[];
};

/**
 * A page of its own at `path`, which begins with `/_sandbox/`. It is closed with the test: a page
 * left open has the sandbox tell of changes, which the page of the next test would hear of too.
 */
export const openDashboard = async (
  browser: Browser,
  url: string,
  path = '/_sandbox/',
  { width = 1280 }: Look = {},
): Promise<Looked> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('console', (message) => void complaints.push(message.text()));
  page.on('pageerror', (error) => void complaints.push(error.message));
  await page.goto(`${url}${path}`);
  return { page, asked, complaints };
};
