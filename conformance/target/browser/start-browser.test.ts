import { expect, it, vi } from 'vitest';
import { BrowserMissing, startBrowser } from './start-browser.ts';

const start = (program: string): Promise<unknown> =>
  startBrowser({ program, hosts: ['127.0.0.1'] }).catch((error: unknown) => error);

it('a browser that the profile names and that is not there is missing, with the way to get one', async () => {
  const missing = await start('/no/such/browser');
  expect(missing).toBeInstanceOf(BrowserMissing);
  expect(missing).toMatchObject({
    message: 'pages.browser is "/no/such/browser", which is no program on this machine',
    remedy: expect.stringContaining('npx playwright-core install chromium') as string,
  });
});

it('so is one that the environment names', async () => {
  vi.stubEnv('PHLEBO_CHROMIUM', '/no/such/browser');
  expect(await start('auto')).toBeInstanceOf(BrowserMissing);
});
