/** What a check has on its bench: the API, the hidden actors, the clock, and what other checks have made. */
import type { ApiClient, Call } from '../target/api-client.ts';
import type { Control } from '../target/control.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Inbox } from '../receiver/inbox.ts';
import { mostKeptWords } from '../receiver/mailbox.ts';
import type { Mailbox, Wish } from '../receiver/mailbox.ts';
import { BrowserMissing } from '../target/browser/start-browser.ts';
import type { Pace } from '../target/pace.ts';
import type { PageTab } from '../target/pages/page-tab.ts';
import type { Pages } from '../target/pages/pages.ts';
import type { Profile } from '../target/profile/profile.ts';
import type { Secrets } from '../target/secrets.ts';
import type { Depth } from './depth.ts';
import { unlessCalledOff } from './called-off.ts';
import { mergeTrail } from './evidence.ts';
import type { EvidenceLog, Trail } from './evidence.ts';
import type { Exchanges } from './exchanges.ts';
import { Obstacle } from './obstacle.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import type { Slots } from './slots.ts';
import { TargetLost } from './target-lost.ts';

export type Observation = {
  /** The open point, as in O54. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The answer as the value of a policy of the sandbox, where it has one. */
  readonly value?: string;
  readonly evidence: readonly string[];
};

/** However soon silence is believed, a webhook that is due is waited for so long: a machine may be busy. */
const leastPatienceMs = 6_000;

/** A webhook that was due is waited for so many times as long as silence must last to be believed. */
const patience = 5;

/** What all checks of a run share. */
export type Workshop = {
  readonly api: ApiClient;
  readonly control: Control;
  /** Where webhooks come in; undefined when there is no way in. */
  readonly inbox: Inbox | undefined;
  /** The way to hosted pages; where there is none, why, and what would give it. */
  readonly pages: Pages | NoPages;
  readonly profile: Profile;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
  readonly seed: number;
  readonly depth: Depth;
  readonly slots: Slots;
  readonly pace: Pace;
  /** Requests a minute of the keys that have a budget of their own. */
  readonly budgets: Map<string, number>;
  /** Whose each key is, by the name that the run gives its client. */
  readonly owners: Map<string, string>;
  readonly exchanges: Exchanges;
  readonly observations: Observation[];
  readonly onObservation: (observation: Observation) => void;
  /** Is given scenario files that reproduce a failure: their names, without a suffix, and their text. */
  readonly onScenario?: ((name: string, text: string) => void) | undefined;
  /** Aborted when the run is called off. */
  readonly signal: AbortSignal;
  /** Lets real time pass, in ms; ends early when the run is called off. */
  readonly pause: (ms: number) => Promise<void>;
  /** By name; `maker` is the text of the function that makes it, so that two things cannot share a name. */
  readonly made: Map<string, { readonly making: Promise<Made>; readonly maker: string }>;
  readonly leftovers: Leftover[];
  /** By how much the run has moved the server's clock; `isLost` when a move of it was not answered. */
  readonly passed: { ms: number; isLost?: boolean };
  /** Whether the target still answers anything at all. */
  readonly isAlive: () => Promise<boolean>;
};

const clockLost =
  'an earlier clock.advance was not answered: whether and when it takes effect is not known, nor is the time';

export type NoPages = { readonly reason: string; readonly remedy: string };

/** An action that takes away, at the end of the run, what the run has put where others see it. */
export type Leftover = {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** How making a thing ended, and the evidence of it. */
export type Made = {
  readonly end:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly error: unknown };
  readonly trail: Trail;
  /** Pages that were opened for it; they stay open, since a check that uses it may yet fail. */
  readonly tabs: readonly PageTab[];
};

/** One check's view of the workshop: all that goes through it is noted in the check's own trail. */
export class Bench {
  readonly trail: Trail = [];
  readonly #workshop: Workshop;
  /** Pages of its own. */
  readonly #tabs: PageTab[] = [];
  /** Pages of things that were made for it and others. */
  readonly #sharedTabs: PageTab[] = [];

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  get profile(): Profile {
    return this.#workshop.profile;
  }

  get secrets(): Secrets {
    return this.#workshop.secrets;
  }

  /** How many of its cases a check goes through. */
  get depth(): Depth {
    return this.#workshop.depth;
  }

  random(label: string): Random {
    return seededRandom(this.#workshop.seed, label);
  }

  /** Throws a TargetLost when no answer comes and the target has stopped answering altogether, or when it says too much. */
  async call(call: Call): Promise<Exchange> {
    const { api, owners } = this.#workshop;
    const client = call.key === undefined ? undefined : owners.get(call.key);
    const exchange = { ...(await api.call(call, this.trail)), client };
    if (exchange.answer.kind === 'none' && !(await this.#workshop.isAlive())) {
      throw new TargetLost(exchange.answer.problem);
    }
    const { exchanges } = this.#workshop;
    exchanges.add(exchange);
    if (exchanges.surfeit !== undefined) throw new TargetLost(exchanges.surfeit);
    return exchange;
  }

  offers(action: string): boolean {
    return this.#workshop.control.offers(action);
  }

  /** Ends the check as not-testable at once when the target does not offer all of these actions. */
  need(...actions: readonly string[]): void {
    this.#workshop.control.need(...actions);
  }

  /** Moves a hidden actor. An action that cannot be had ends the check as not-testable. */
  async act(action: string, parameters: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { control } = this.#workshop;
    if (action !== 'clock.advance') return control.act(action, parameters, this.trail);
    return this.#advance(parameters);
  }

  /** A move of the clock that was not answered may take effect at any later time: then nothing is known of time. */
  async #advance(parameters: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { control, passed, pace } = this.#workshop;
    if (passed.isLost) throw Obstacle.broken(clockLost);
    try {
      const result = await control.act('clock.advance', parameters, this.trail);
      const ms = Number(parameters['seconds']) * 1000;
      passed.ms += ms;
      // The minutes of the rate limit pass with the server's time.
      pace.pass(ms);
      return result;
    } catch (error) {
      passed.isLost = error instanceof Obstacle && error.outcome.kind === 'broken';
      throw error;
    }
  }

  /** By how much the run has moved the server's clock so far (ms). */
  get passedMs(): number {
    return this.#workshop.passed.ms;
  }

  /** Says whose a key is, and how many requests a minute it may make (Infinity: as many as it likes). */
  own(key: string, client: string, perMinute: number): void {
    this.#workshop.owners.set(key, client);
    this.#workshop.budgets.set(key, perMinute);
  }

  /** Of several keys that would do, the one with the most room in its budget. */
  roomiest(keys: readonly [string, ...string[]]): string {
    const { pace } = this.#workshop;
    return keys.reduce((best, key) => (pace.room(key) > pace.room(best) ? key : best));
  }

  /** How many more requests this key may make just now; Infinity where nothing holds the runner back. */
  room(key: string): number {
    return this.#workshop.pace.room(key);
  }

  /**
   * Opens a hosted page in a browser, in a context of its own, `width` CSS pixels wide (1024). What is done there is
   * noted. Ends the check as not-testable when there is no browser. That the page does not open is seen at the tab.
   */
  async openPage(url: string, width?: number): Promise<PageTab> {
    const { evidence } = this.#workshop;
    const none = { screenshot: null, trace: null };
    try {
      const tab = await this.#pages().open({
        url,
        ...(width === undefined ? {} : { width }),
        tell: (step) => void evidence.record({ kind: 'page', ...step, ...none }, this.trail),
      });
      this.#tabs.push(tab);
      return tab;
    } catch (error) {
      if (error instanceof BrowserMissing) throw Obstacle.lacking(error.message, error.remedy);
      throw error;
    }
  }

  /** Ends the check as not-testable at once when hosted pages cannot be opened. */
  needPages(): void {
    this.#pages();
  }

  #pages(): Pages {
    const { pages } = this.#workshop;
    if ('reason' in pages) throw Obstacle.lacking(pages.reason, pages.remedy);
    return pages;
  }

  /** Takes a screenshot and a trace of each page that the check has seen, into files that bear this name. */
  async keepPages(name: string): Promise<void> {
    const { pages, evidence } = this.#workshop;
    const tabs = [...this.#sharedTabs, ...this.#tabs];
    if ('reason' in pages || tabs.length === 0) return;
    for (const [index, tab] of tabs.entries()) {
      const startedAt = performance.now();
      const files = await pages.keep(tab, `${name}-${String(index + 1)}`);
      const step = 'as it stood when the check had failed';
      const durationMs = Math.round(performance.now() - startedAt);
      const seen = { url: tab.page.url(), shown: tab.shown, fault: null, durationMs };
      evidence.record({ kind: 'page', step, ...seen, ...files }, this.trail);
    }
  }

  /** Closes the pages that were opened for this check alone. */
  async closePages(): Promise<void> {
    await Promise.all(this.#tabs.splice(0).map((tab) => tab.close().catch(() => undefined)));
  }

  /** Whether webhooks can come in at all. */
  get hasInbox(): boolean {
    return this.#workshop.inbox !== undefined;
  }

  /** The mailbox of this name. Ends the check as not-testable when there is no way in for webhooks. */
  mailbox(name: string): Mailbox {
    const { inbox } = this.#workshop;
    if (inbox !== undefined) return inbox.mailbox(name);
    throw Obstacle.lacking(
      'the server has no way to reach this machine with webhooks',
      'give inbox: in the profile, with an address under which the server reaches this machine',
    );
  }

  /**
   * The webhooks in the mailbox that are wished for: as soon as there are `count` (1), else those that have come
   * when the longest wait is over. They belong to the evidence of the check. Others may ask meanwhile.
   */
  async arrivals(mailbox: Mailbox, wish: Wish, count = 1): Promise<readonly Delivery[]> {
    const come = mailbox.deliveries.filter(wish);
    const waitMs = Math.max(leastPatienceMs, patience * this.profile.webhookSettle);
    const found =
      come.length >= count
        ? come
        : await this.#aside(() =>
            unlessCalledOff(mailbox.arrivals(wish, { count, waitMs }), this.#workshop.signal),
          );
    mergeTrail(
      this.trail,
      found.map(({ evidence }) => evidence),
    );
    if (found.length < count && mailbox.isFull) throw tooMany(mailbox);
    return found;
  }

  /**
   * Waits until silence may be believed (`webhookSettle` of the profile), and gives what is wished for and has
   * come all the same. Others may ask meanwhile.
   */
  async strays(mailbox: Mailbox, wish: Wish): Promise<readonly Delivery[]> {
    await this.pause(this.profile.webhookSettle);
    const found = mailbox.deliveries.filter(wish);
    mergeTrail(
      this.trail,
      found.map(({ evidence }) => evidence),
    );
    if (found.length === 0 && mailbox.isFull) throw tooMany(mailbox);
    return found;
  }

  /** Lets real time pass; others may ask meanwhile. Throws when the run is called off. */
  pause(ms: number): Promise<void> {
    const { pause, signal } = this.#workshop;
    return this.#aside(() => unlessCalledOff(pause(ms), signal));
  }

  #aside<T>(waiting: () => Promise<T>): Promise<T> {
    return this.#workshop.slots.without(waiting);
  }

  /** Has an action carried out at the end of the run, if the target offers it. */
  afterwards(action: string, parameters: Leftover['parameters']): void {
    this.#workshop.leftovers.push({ action, parameters });
  }

  /** Writes down how the server answers where the spec leaves the answer open. Never judged. */
  observe(observation: Omit<Observation, 'evidence'>): void {
    const { secrets, observations, onObservation } = this.#workshop;
    const answer = secrets.mask(observation.answer);
    const seen = { ...observation, answer, evidence: [...this.trail] };
    observations.push(seen);
    onObservation(seen);
  }

  /** Has a scenario file that reproduces a failure put beside the reports; the name is an id of a check. */
  keepScenario(name: string, text: string): void {
    this.#workshop.onScenario?.(name, this.secrets.mask(text));
  }

  /**
   * Makes a thing once in a run, whoever asks for it first; its evidence belongs to every check that uses it.
   * A thing that could not be made stays so: the same obstacle meets each check that needs it.
   */
  async once<T>(name: string, make: (bench: Bench) => Promise<T>): Promise<T> {
    const { made } = this.#workshop;
    const maker = make.toString();
    const begun = made.get(name);
    if (begun !== undefined && begun.maker !== maker) {
      throw new Error(`two different things are called "${name}" in this run`);
    }
    const making = begun?.making ?? this.#make(make);
    made.set(name, { making, maker });
    // Whoever makes it may need a place to go on: who only waits for it holds none.
    const { end, trail, tabs } = await (begun === undefined ? making : this.#aside(() => making));
    mergeTrail(this.trail, trail);
    for (const tab of tabs) if (!this.#sharedTabs.includes(tab)) this.#sharedTabs.push(tab);
    if (!end.ok) throw end.error;
    // One name has one maker, so what comes back has the maker's type.
    return end.value as T;
  }

  async #make(make: (bench: Bench) => Promise<unknown>): Promise<Made> {
    const bench = new Bench(this.#workshop);
    const rest = () => ({ trail: bench.trail, tabs: [...bench.#sharedTabs, ...bench.#tabs] });
    try {
      return { end: { ok: true, value: await make(bench) }, ...rest() };
    } catch (error) {
      return { end: { ok: false, error }, ...rest() };
    }
  }
}

/** What is not kept can be neither found nor believed to be missing. */
const tooMany = ({ name }: Mailbox): Obstacle =>
  Obstacle.lacking(
    `more webhooks came to ${name} than the runner keeps (${mostKeptWords})`,
    'find out why the server sends so many',
  );
