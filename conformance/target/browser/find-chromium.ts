/** Where this machine has a Chromium: named by the user, Playwright's own, the system's, or one that we installed. */
import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';

/** What the search depends on: a test, or a wish to see no browser of the system, gives its own. */
export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly isProgram: (file: string) => boolean;
  /** The names in a folder; none when it is not there. */
  readonly namesIn: (folder: string) => readonly string[];
};

export const thisMachine = (): Surroundings => ({
  environment: process.env,
  home: homedir(),
  platform: platform(),
  isProgram,
  namesIn,
});

/**
 * The first that is there: PHLEBO_CHROMIUM, Playwright's, the system's, the one in the cache folder. Undefined when
 * there is none. Throws a UsageError when PHLEBO_CHROMIUM names what is no program.
 */
export function findChromium(place: Surroundings): string | undefined {
  const named = place.environment['PHLEBO_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (place.isProgram(named)) return named;
    throw new UsageError(`PHLEBO_CHROMIUM is "${named}", which is no program on this machine`);
  }
  const candidates = [...playwrights(place), ...systems(place), cachedChromium(place)];
  return candidates.find((file) => place.isProgram(file));
}

/** How to get one, for whoever needs it and may not install anything by itself. */
export const chromiumRemedy =
  'install Chromium (Debian: apt-get install chromium; any system: npx playwright-core install chromium), or name one with PHLEBO_CHROMIUM';

/** Where `npm test` puts the one that it installs, when there is no other. */
export const cacheFolder = ({ environment, home }: Surroundings): string =>
  join(environment['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'phlebo', 'chromium');

export const cachedChromium = (place: Surroundings): string => join(cacheFolder(place), 'chromium');

/** The pop-ups of the address bar: each page starts a process for them, which costs as much as the page itself. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright bars, so that a page is loaded as it is asked for: its flag does not count beside ours. */
const barredByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Flags that every start gets; as root it starts only without the sandbox of Chromium, which refuses to. */
export const chromiumArguments = (userId = process.getuid?.()): readonly string[] => [
  `--disable-features=${[...addressBar, ...barredByPlaywright].join(',')}`,
  ...(userId === 0 ? ['--no-sandbox'] : []),
];

/** The newest first: chromium-1200 beside chromium-1190, and the headless shell that is smaller. */
function playwrights(place: Surroundings): readonly string[] {
  const folder = playwrightFolder(place);
  return place
    .namesIn(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((one, other) => numberIn(other) - numberIn(one))
    .flatMap((name) => programs.map((program) => join(folder, name, program)));
}

const numberIn = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);

function playwrightFolder({ environment, home, platform }: Surroundings): string {
  const named = environment['PLAYWRIGHT_BROWSERS_PATH'];
  if (named !== undefined && named !== '' && named !== '0') return named;
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return join(home, 'AppData', 'Local', 'ms-playwright');
  return join(environment['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright');
}

/** Within a folder of Playwright's, by system and by its way of naming over the years. */
const programs = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

function systems({ environment, platform }: Surroundings): readonly string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return platform === 'darwin' ? [...onPath, ...macApplications] : onPath;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
