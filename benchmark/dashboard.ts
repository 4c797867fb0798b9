/** The dashboard over 10,000 bookings and deliveries: how soon one can use it, what an open page costs. */

import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import {
  chromiumArguments,
  chromiumRemedy,
  findChromium,
  thisMachine,
} from '../conformance/target/browser/find-chromium.ts';
import type { Servers } from './build-servers.ts';
import { median } from './load.ts';
import { cpuSeconds, startServer, type RunningServer } from './process.ts';

type Setting = { readonly servers: Pick<Servers, 'receiver'>; readonly rounds: number };

const bookings = 10_000;
const idleSeconds = Number(process.env['BENCH_IDLE_SECONDS'] ?? 60);

export const measureDashboard = async ({ servers, rounds }: Setting): Promise<void> => {
  const executablePath = findChromium(thisMachine());
  if (executablePath === undefined) {
    console.log(`\nThe dashboard is not measured: there is no Chromium (${chromiumRemedy}).`);
    return;
  }
  const receiver = await startServer([servers.receiver]);
  const sandbox = await startServer(
    ['--import', 'tsx', fileURLToPath(new URL('./servers/dashboard.ts', import.meta.url))],
    { BENCH_BOOKINGS: String(bookings), BENCH_RECEIVER: receiver.url },
  );
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments()] });
  console.log(
    `\nThe dashboard over ${bookings} bookings and ${String(sandbox.hello['deliveries'])} deliveries\n`,
  );
  await measureInteractive(browser, sandbox, rounds);
  await measureIdle(browser, sandbox);
  await browser.close();
  await sandbox.stop();
  await receiver.stop();
};

const measureInteractive = async (
  browser: Browser,
  { url, hello }: RunningServer,
  rounds: number,
): Promise<void> => {
  const paths = [
    '/',
    '/?text=alex',
    '/deliveries',
    '/webhooks',
    `/bookings/${String(hello['jobId'])}`,
  ];
  console.log(
    `  first visit (reads the log)     ${await interactiveMs(browser, `${url}/_sandbox/`)} ms`,
  );
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await interactiveMs(browser, `${url}/_sandbox${path}`));
    }
    const name = path.replace(/job_.*/, 'job_…').padEnd(30);
    console.log(`  ${name} ${median(times).toFixed(0).padStart(6)} ms (under 1,000 wanted)`);
  }
};

/**
 * From the start of the navigation, with an empty cache, until the scripts have run, the stream of
 * changes is open, and the browser has painted: later than the first moment at which a click counts.
 */
const interactiveMs = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('#live-state[data-state=live]').waitFor();
  const now = await page.evaluate<number>(
    'new Promise((done) => requestAnimationFrame(() => done(performance.now())))',
  );
  await context.close();
  return Math.round(now);
};

const measureIdle = async (browser: Browser, { url, pid }: RunningServer): Promise<void> => {
  // What the visits so far left to be tidied up is no cost of an idle page.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const alone = await shareOf(pid);
  const page = await browser.newPage();
  await page.goto(`${url}/_sandbox/`);
  await page.locator('#live-state[data-state=live]').waitFor();
  // What the visit itself cost is over by then.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const open = await shareOf(pid);
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
  console.log(`\n  core used over ${idleSeconds} s, no page open    ${percent(alone)}`);
  console.log(`  with an idle page open            ${percent(open)} (at most 0.5 % wanted)`);
  await page.close();
};

const shareOf = async (pid: number): Promise<number> => {
  const before = await cpuSeconds(pid);
  await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000));
  return ((await cpuSeconds(pid)) - before) / idleSeconds;
};
