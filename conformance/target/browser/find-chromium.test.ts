import { describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from './find-chromium.ts';
import type { Surroundings } from './find-chromium.ts';

const machine = (
  programs: readonly string[],
  { environment = {}, folders = {}, ...over }: Partial<Machine> = {},
): Surroundings => ({
  environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
  home: '/home/ada',
  platform: 'linux',
  isProgram: (file) => programs.includes(file),
  namesIn: (folder) => folders[folder] ?? [],
  ...over,
});

type Machine = Surroundings & { readonly folders: Readonly<Record<string, readonly string[]>> };

const system = '/usr/bin/chromium';
const cached = '/home/ada/.cache/phlebo/chromium/chromium';
const playwrights = '/home/ada/.cache/ms-playwright';
const folders = { [playwrights]: ['chromium-1190', 'chromium-1200', 'firefox-1500'] };
const newest = `${playwrights}/chromium-1200/chrome-linux64/chrome`;
const older = `${playwrights}/chromium-1190/chrome-linux/chrome`;

describe('Chromium is', () => {
  it('the one that the user has named, before all others', () => {
    const named = { environment: { PHLEBO_CHROMIUM: '/opt/chrome' } };
    expect(findChromium(machine(['/opt/chrome', system], named))).toBe('/opt/chrome');
  });

  it('never another than the one named: a name that leads nowhere is wrong usage', () => {
    const named = { environment: { PHLEBO_CHROMIUM: '/opt/chrome' } };
    expect(() => findChromium(machine([system], named))).toThrow(
      'PHLEBO_CHROMIUM is "/opt/chrome", which is no program',
    );
  });

  it("Playwright's newest, before the system's", () => {
    expect(findChromium(machine([older, newest, system], { folders }))).toBe(newest);
    expect(findChromium(machine([older, system], { folders }))).toBe(older);
  });

  it("where Playwright's variable says that they are", () => {
    const elsewhere = '/browsers/chromium-1200/chrome-linux64/chrome';
    const found = findChromium(
      machine([elsewhere], {
        environment: { PLAYWRIGHT_BROWSERS_PATH: '/browsers' },
        folders: { '/browsers': ['chromium-1200'] },
      }),
    );
    expect(found).toBe(elsewhere);
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    '%s on the PATH, before the one in our cache',
    (name) => {
      expect(findChromium(machine([`/usr/bin/${name}`, cached]))).toBe(`/usr/bin/${name}`);
    },
  );

  it('the one in our cache, when there is no other', () => {
    expect(findChromium(machine([cached]))).toBe(cached);
  });

  it('not there, when it is nowhere', () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });

  it('started without its sandbox as root, and with it as anyone else', () => {
    expect(chromiumArguments(0)).toContain('--no-sandbox');
    expect(chromiumArguments(1000)).not.toContain('--no-sandbox');
  });
});
