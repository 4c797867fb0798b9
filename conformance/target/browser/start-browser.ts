/** Starts a Chromium that reaches the hosts which it is told, and no others. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type * as Playwright from 'playwright-core';
import { UsageError } from '../../usage-error.ts';
import { chromiumArguments, chromiumRemedy, findChromium, thisMachine } from './find-chromium.ts';

/** No browser can be had: says why, and how to get one. */
export class BrowserMissing extends Error {
  override readonly name = 'BrowserMissing';
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

export type BrowserWish = {
  /** `auto`: one that this machine has; else the path of a program. */
  readonly program: string;
  /** Names of hosts, without ports. */
  readonly hosts: readonly string[];
};

/** Throws a BrowserMissing when there is no Playwright or no Chromium, or when it does not start. */
export async function startBrowser({ program, hosts }: BrowserWish): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const executablePath = programOf(program);
  // Playwright would make one of its own, and leave it behind.
  const tracesDir = mkdtempSync(join(tmpdir(), 'phlebo-traces-'));
  const forget = async (): Promise<void> => {
    // Playwright may still be writing there when the browser has gone. What stays in spite of all is a few lines in
    // the temporary folder, which no run is to fail for.
    const patience = { maxRetries: 10, retryDelay: 50 };
    await rm(tracesDir, { recursive: true, force: true, ...patience }).catch(() => undefined);
  };
  try {
    const browser = await chromium.launch({
      ...{ executablePath, tracesDir },
      // Windows that nobody has asked for are held back, as a patient's browser does: a page could open thousands.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args: [...chromiumArguments(), '--no-proxy-server', onlyHosts(hosts)],
      // A signal ends the run in order, the browser with it.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    });
    return browser.on('disconnected', () => void forget());
  } catch (error) {
    await forget();
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BrowserMissing(
      `the browser ${executablePath} does not start: ${why}`,
      chromiumRemedy,
    );
  }
}

/** Of all ways to another host (links, redirects, sockets) this bars each: no name but these is found. */
const onlyHosts = (hosts: readonly string[]): string =>
  `--host-resolver-rules=${['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ')}`;

/** It is no part of the package: whoever checks no pages need not have it. */
async function loadPlaywright(): Promise<Pick<typeof Playwright, 'chromium'>> {
  try {
    return await import('playwright-core');
  } catch {
    throw new BrowserMissing(
      'hosted pages are opened with Playwright, which is not installed',
      'npm install playwright-core',
    );
  }
}

function programOf(program: string): string {
  if (program !== 'auto') {
    if (thisMachine().isProgram(program)) return program;
    const message = `pages.browser is "${program}", which is no program on this machine`;
    throw new BrowserMissing(message, chromiumRemedy);
  }
  const found = findNamedOrAny();
  if (found !== undefined) return found;
  throw new BrowserMissing('there is no Chromium on this machine', chromiumRemedy);
}

/** That PHLEBO_CHROMIUM names none is found out in the middle of a run, which goes on without pages. */
function findNamedOrAny(): string | undefined {
  try {
    return findChromium(thisMachine());
  } catch (error) {
    if (error instanceof UsageError) throw new BrowserMissing(error.message, chromiumRemedy);
    throw error;
  }
}
