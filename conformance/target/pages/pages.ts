/** The browser of a run: started when the first page is opened, one for each set of hosts, closed at the end. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { pageScript } from '../../page-script.ts';
import { startBrowser } from '../browser/start-browser.ts';
import { answerOf, PageBalks } from './page-balks.ts';
import { PageTab } from './page-tab.ts';
import type { TellStep } from './page-tab.ts';

export type PagesSettings = {
  /** {base_url}: its host is the target's, too. */
  readonly url: string;
  /** `auto`, or the path of a program. */
  readonly browser: string;
  readonly selectors: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Where screenshots and traces go; undefined: nowhere. */
  readonly folder: string | undefined;
};

export type TabWish = {
  readonly url: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly tell: TellStep;
};

/** Files of one page, by their paths within the folder of the reports. */
export type PageFiles = { readonly screenshot: string | null; readonly trace: string | null };

/** Pages whose scripts do not end are not believed to be an accident when there are so many of them. */
const mostSilentPages = 3;

/** A screenshot or a trace takes that long at the most, in ms. */
const longestWrite = 10_000;

/** Not every Chromium without a window of its own holds such windows back. */
const noUnaskedWindows = `{
  const openWindow = window.open;
  window.open = (...asked) =>
    navigator.userActivation.isActive ? openWindow.apply(window, asked) : null;
}`;

export class Pages {
  readonly #settings: PagesSettings;
  readonly #hosts: Set<string>;
  readonly #browsers: {
    readonly hosts: ReadonlySet<string>;
    readonly starting: Promise<Browser>;
  }[] = [];
  #silentPages = 0;
  readonly #files = new WeakMap<PageTab, Promise<PageFiles>>();

  constructor(settings: PagesSettings) {
    this.#settings = settings;
    this.#hosts = new Set([new URL(settings.url).hostname]);
  }

  /**
   * Throws a BrowserMissing when there is none, and a PageBalks when some pages of the run have not answered: each that
   * follows would have to be waited for. That the page does not open is told, and is no error.
   */
  async open({ url, width = 1024, tell }: TabWish): Promise<PageTab> {
    if (this.#silentPages >= mostSilentPages) {
      const why = `${String(mostSilentPages)} pages of this run have not answered: no more are opened`;
      throw new PageBalks(why, true);
    }
    const { hostname } = new URL(url);
    this.#hosts.add(hostname);
    const browser = await this.#browserFor(hostname);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      ...{ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' },
    });
    if (this.#settings.folder !== undefined) await context.tracing.start({ snapshots: true });
    await context.addInitScript({ content: pageScript() });
    await context.addInitScript({ content: noUnaskedWindows });
    const tab = new PageTab(await context.newPage(), {
      ...{ context, tell },
      selectors: this.#settings.selectors,
      timeoutMs: this.#settings.timeoutMs,
      isOwnHost: (host) => this.#hosts.has(host),
      onSilence: () => {
        this.#silentPages += 1;
      },
    });
    await tab.open(url);
    return tab;
  }

  /** One that is running may not know a host of which the run has only just heard. */
  #browserFor(hostname: string): Promise<Browser> {
    const found = this.#browsers.find(({ hosts }) => hosts.has(hostname));
    if (found !== undefined) return found.starting;
    const hosts = new Set(this.#hosts);
    const starting = startBrowser({ program: this.#settings.browser, hosts: [...hosts] });
    this.#browsers.push({ hosts, starting });
    return starting;
  }

  /** A screenshot and a trace of the page as it is now, once for each page. */
  keep(tab: PageTab, name: string): Promise<PageFiles> {
    const kept = this.#files.get(tab) ?? this.#write(tab, name);
    this.#files.set(tab, kept);
    return kept;
  }

  async #write(tab: PageTab, name: string): Promise<PageFiles> {
    const { folder } = this.#settings;
    if (folder === undefined || tab.isSilent) return { screenshot: null, trace: null };
    mkdirSync(join(folder, 'pages'), { recursive: true });
    const written = async (file: string, write: (path: string) => Promise<unknown>) => {
      try {
        await answerOf(write(join(folder, file)), longestWrite);
        return file;
      } catch {
        // A page that has crashed or does not answer cannot be photographed; the check has failed for another reason.
        return null;
      }
    };
    const { page } = tab;
    return {
      screenshot: await written(`pages/${name}.png`, (path) =>
        page.screenshot({ path, fullPage: true, timeout: 5000 }),
      ),
      trace: await written(`pages/${name}.zip`, (path) => page.context().tracing.stop({ path })),
    };
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#browsers.map(({ starting }) =>
        starting.then((browser) => browser.close()).catch(() => undefined),
      ),
    );
  }
}
