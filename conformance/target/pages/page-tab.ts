/** One hosted page in a browser, in a context of its own: read and operated as a patient would. */
import type {
  BrowserContext,
  ElementHandle,
  Frame,
  Page,
  Request,
  Response,
} from 'playwright-core';
import { answerOf, firstLine, PageBalks } from './page-balks.ts';
import { outlineOf } from './screen.ts';
import type { FormControl, Screen } from './screen.ts';

/** Told of what was done on the page. */
export type TellStep = (step: PageStep) => void;

export type PageStep = {
  readonly url: string;
  readonly step: string;
  readonly shown: string;
  readonly fault: string | null;
  readonly durationMs: number;
};

export type TabSettings = {
  readonly context: BrowserContext;
  /** CSS selectors of the profile, by field. */
  readonly selectors: Readonly<Record<string, string>>;
  readonly isOwnHost: (hostname: string) => boolean;
  /** For each answer of the server. */
  readonly timeoutMs: number;
  readonly tell: TellStep;
  /** When the page has not answered in time. */
  readonly onSilence: () => void;
};

/** How the first request was answered. */
export type Opening = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

const longestAction = 3000;
const longestQuiet = 5000;
const beatMs = 40;
/** What these fetch may go on for ever, and changes nothing that is asked. */
const endless = new Set(['eventsource', 'websocket', 'media', 'image', 'font', 'ping']);

export class PageTab {
  readonly page: Page;
  /** What the page wanted from other hosts; none of it has got there. */
  readonly foreign: string[] = [];
  /** Messages that scripts have put before the patient. */
  readonly dialogs: string[] = [];
  /** Answers of the server's own hosts with a status of 500 or more, as "POST /path: 500". */
  readonly failures: string[] = [];
  opening: Opening | undefined;
  readonly #settings: TabSettings;
  readonly #pending = new Set<Request>();
  #screen: Screen | undefined;
  /** Set once it has not answered in time. */
  #silent: PageBalks | undefined;
  /** Where the control of each index is. */
  #places: readonly (readonly [Frame, number])[] = [];

  constructor(page: Page, settings: TabSettings) {
    this.page = page;
    this.#settings = settings;
    page.setDefaultTimeout(longestAction);
    page.on('request', (request) => {
      this.#noteRequest(request);
    });
    const done = (request: Request): void => {
      this.#pending.delete(request);
    };
    page.on('response', (response) => {
      this.#noteFailure(response);
    });
    page.on('requestfinished', done);
    page.on('requestfailed', done);
    page.on('dialog', (dialog) => {
      this.dialogs.push(dialog.message());
      dialog.dismiss().catch(() => undefined);
    });
  }

  #noteRequest(request: Request): void {
    if (!endless.has(request.resourceType())) this.#pending.add(request);
    const url = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (/^(https?|wss?):$/.test(url.protocol) && !isPage) {
      if (!this.#settings.isOwnHost(url.hostname)) this.foreign.push(url.origin);
    }
  }

  #noteFailure(response: Response): void {
    const { hostname, pathname } = new URL(response.url());
    if (response.status() < 500 || !this.#settings.isOwnHost(hostname)) return;
    this.failures.push(`${response.request().method()} ${pathname}: ${String(response.status())}`);
  }

  /** What it shows now, as of the last look at it. */
  get screen(): Screen {
    if (this.#screen === undefined) throw new PageBalks('it has not opened');
    return this.#screen;
  }

  /** Opens an address. That it cannot be opened is told, and leaves `opening` undefined. */
  async open(url: string): Promise<void> {
    const startedAt = performance.now();
    const { timeoutMs } = this.#settings;
    try {
      const waiting = { waitUntil: 'domcontentloaded', timeout: timeoutMs } as const;
      const response = await this.page.goto(url, waiting);
      this.opening =
        response === null
          ? undefined
          : { status: response.status(), headers: await response.allHeaders() };
      await this.settle();
      this.tell(`open the page: ${String(this.opening?.status ?? 'no answer')}`, startedAt);
    } catch (error) {
      this.tell('open the page', startedAt, firstLine(error));
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      if (isLate) this.#fallSilent(new PageBalks('it has not opened in time', true));
    }
  }

  /** It has not answered in time, and is not asked again. */
  get isSilent(): boolean {
    return this.#silent !== undefined;
  }

  #fallSilent(balk: PageBalks): void {
    this.#silent = balk;
    this.#settings.onSilence();
  }

  /** The text of the page as it was last looked at, cut where it is long. */
  get shown(): string {
    return (this.#screen?.text ?? '').slice(0, 3000);
  }

  tell(step: string, startedAt: number, fault: string | null = null): void {
    this.#settings.tell({
      ...{ step, fault },
      url: this.page.url(),
      shown: this.shown,
      durationMs: Math.round(performance.now() - startedAt),
    });
  }

  /**
   * Looks again when nothing is under way any more and two looks have shown the same. The next page has the time of an
   * answer of the server; what a page fetches may go on for ever, and is waited for less.
   */
  async settle(): Promise<Screen> {
    const startedAt = performance.now();
    let before: string | undefined;
    for (;;) {
      await this.page.waitForTimeout(beatMs);
      const isLeaving = [...this.#pending].some((request) => request.isNavigationRequest());
      const patienceMs = isLeaving ? this.#settings.timeoutMs : longestQuiet;
      const isLate = performance.now() - startedAt > patienceMs;
      if (this.#pending.size > 0 && !isLate) continue;
      const screen = await this.look();
      const now = outlineOf(screen) + screen.text;
      if (now === before || isLate) return screen;
      before = now;
    }
  }

  /** The same, when something is due to change: that it does not is believed after a while only. */
  async settleAfter(before: Screen, patienceMs = 1200): Promise<Screen> {
    const startedAt = performance.now();
    const old = outlineOf(before) + before.text;
    for (;;) {
      const screen = await this.settle();
      const isOther = outlineOf(screen) + screen.text !== old;
      if (isOther || performance.now() - startedAt > patienceMs) return screen;
    }
  }

  /**
   * The answer of the page, asked within the time of an answer of the server. Throws a PageBalks when there is none; a
   * page that has not answered once is not waited for again.
   */
  async ask<T>(asking: () => Promise<T>, patienceMs = this.#settings.timeoutMs): Promise<T> {
    if (this.#silent !== undefined) throw this.#silent;
    try {
      return await answerOf(asking(), patienceMs);
    } catch (error) {
      if (error instanceof PageBalks && error.isSilent && !this.isSilent) this.#fallSilent(error);
      throw error;
    }
  }

  /** A page on its way to the next one cannot be looked at: then it is tried again. */
  async look(): Promise<Screen> {
    const deadline = performance.now() + this.#settings.timeoutMs;
    for (;;) {
      try {
        this.#screen = await this.ask(() => this.#lookOnce());
        return this.#screen;
      } catch (error) {
        const isOver = performance.now() > deadline || this.page.isClosed();
        if (isOver || this.#silent !== undefined) throw error;
        await this.page.waitForTimeout(beatMs);
      }
    }
  }

  async #lookOnce(): Promise<Screen> {
    const main = this.page.mainFrame();
    const call = `globalThis[Symbol.for('phlebo.describe')](${JSON.stringify(this.#settings.selectors)})`;
    const whole = await main.evaluate<Screen>(call);
    const places: (readonly [Frame, number])[] = whole.controls.map(({ index }) => [main, index]);
    const controls = [...whole.controls];
    // A card form may stand in frames of its own.
    for (const [number, frame] of main.childFrames().entries()) {
      if (!/^https?:/.test(frame.url())) continue;
      const part = await frame.evaluate<Screen>(call);
      for (const control of part.controls) {
        const form = control.form === -1 ? -1 : control.form + 1000 * (number + 1);
        controls.push({ ...control, index: places.length, form });
        places.push([frame, control.index]);
      }
    }
    this.#places = places;
    return { ...whole, controls };
  }

  /** Does something with the element of a control. */
  #at<T>({ index }: FormControl, act: (element: ElementHandle) => Promise<T>): Promise<T> {
    return this.ask(async () => {
      const place = this.#places[index];
      if (place === undefined) throw new Error('the control has gone');
      const [frame, number] = place;
      const handle = await frame.evaluateHandle(
        `globalThis[Symbol.for('phlebo.elements')][${String(number)}]`,
      );
      return act(handle as ElementHandle);
    });
  }

  /** A page may hear of what was written only when the field is left. */
  async leaveField(): Promise<void> {
    const leave = (): Promise<unknown> => this.page.evaluate('document.activeElement?.blur?.()');
    await this.ask(leave).catch(() => undefined);
  }

  async write(control: FormControl, text: string): Promise<void> {
    await this.#at(control, (element) => element.fill(text));
  }

  async select(control: FormControl, value: string): Promise<void> {
    await this.#at(control, (element) => element.selectOption(value));
  }

  /** Presses a button, ticks a box, takes a choice. One that something lies over is pressed from inside. */
  async press(control: FormControl): Promise<void> {
    const isDrawnByLabel = control.role === 'radio' || control.role === 'checkbox';
    await this.#at(control, async (element) => {
      if (isDrawnByLabel) {
        await element.evaluate(clickInside);
        return;
      }
      try {
        // Waiting for the next page is for whoever looks next: here a late one would look like a click that was not
        // done, and the second click would send the form twice.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- goes when it is Playwright's default
        await element.click({ noWaitAfter: true });
      } catch {
        await element.evaluate(clickInside);
      }
    });
  }

  /** One that does not go in time is left to the end of the browser. */
  close(): Promise<void> {
    return answerOf(this.#settings.context.close(), longestQuiet);
  }
}

/** Carried out in the page. */
const clickInside = (element: unknown): void => {
  (element as { readonly click: () => void }).click();
};
