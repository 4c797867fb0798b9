/** Everything that a bench stands on, opened for one server: its API, its control, the inbox. */
import type { Depth } from './engine/depth.ts';
import type { NoPages, Observation, Workshop } from './engine/bench.ts';
import type { EvidenceLog } from './engine/evidence.ts';
import { Exchanges } from './engine/exchanges.ts';
import { Slots } from './engine/slots.ts';
import { inboxFor } from './receiver/inbox-for.ts';
import { openTarget } from './target/open-target.ts';
import type { TargetPorts, TargetSettings } from './target/open-target.ts';
import { Pages } from './target/pages/pages.ts';

export type WorkshopSettings = TargetSettings & {
  /** How many checks are on their way at the same time, and how many requests. */
  readonly workers: number;
  readonly seed: number;
  /** How many of its cases a check goes through; left out: a few. */
  readonly depth?: Depth;
  /** The browser for hosted pages, in the place of the profile's: `auto`, the path of a program, or `none`. */
  readonly browser?: string;
  /** Where screenshots and traces of pages go; left out: nowhere. */
  readonly pageFolder?: string;
};

export type WorkshopPorts = TargetPorts & {
  readonly evidence: EvidenceLog;
  /** Lets real time pass (ms), while silence is listened to. */
  readonly pause: (ms: number) => Promise<void>;
  readonly onObservation: (observation: Observation) => void;
  /** Is given scenario files that reproduce a failure; left out: they are not kept. */
  readonly onScenario?: (name: string, text: string) => void;
};

export type OpenedWorkshop = {
  readonly workshop: Workshop;
  /** Why the target cannot be reached, when it cannot. Nothing has been opened then that wants closing. */
  readonly unreachable: string | undefined;
};

/** Throws a UsageError when an address, a token or the profile is wrong. Close it in the end. */
export async function openWorkshop(
  settings: WorkshopSettings,
  ports: WorkshopPorts,
): Promise<OpenedWorkshop> {
  const { secrets, evidence, pause, signal, onObservation } = ports;
  const pages = pagesFor(settings);
  const { target, unreachable } = await openTarget(settings, ports);
  const inbox = unreachable === undefined ? await inboxFor(settings, evidence) : undefined;
  const workshop: Workshop = {
    ...target,
    ...{ pages, inbox, profile: settings.profile, seed: settings.seed, secrets, evidence },
    depth: settings.depth ?? 'default',
    onScenario: ports.onScenario,
    ...{ onObservation, pause, signal, slots: new Slots(settings.workers) },
    ...{
      observations: [],
      exchanges: new Exchanges(),
      made: new Map(),
      passed: { ms: 0 },
      owners: new Map(),
      leftovers: [],
    },
  };
  // What a browser is asked knows of no signal: it ends with the browser.
  signal.addEventListener('abort', () => void closePages(pages), { once: true });
  return { workshop, unreachable };
}

/** Ends what listens, and the browser. */
export async function closeWorkshop({ inbox, pages }: Workshop): Promise<void> {
  await inbox?.close();
  await closePages(pages);
}

async function closePages(pages: Pages | NoPages): Promise<void> {
  if (!('reason' in pages)) await pages.close();
}

/** The browser is started when the first page is opened. */
function pagesFor(settings: WorkshopSettings): Pages | NoPages {
  const { url, profile, timeoutMs, pageFolder: folder } = settings;
  const browser = settings.browser ?? profile.pages.browser;
  if (browser !== 'none') {
    return new Pages({ url, browser, timeoutMs, folder, selectors: profile.pages.fields });
  }
  return settings.browser === 'none'
    ? { reason: 'the run was told to do without a browser', remedy: 'leave --no-browser out' }
    : { reason: 'the profile says pages.browser: none', remedy: 'set pages.browser to auto' };
}
