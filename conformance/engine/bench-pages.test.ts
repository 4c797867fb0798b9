import { describe, expect, it } from 'vitest';
import { aCheck, aWorkshop } from '../../test/given/workshop.ts';
import { BrowserMissing } from '../target/browser/start-browser.ts';
import type { PageTab } from '../target/pages/page-tab.ts';
import type { Pages, TabWish } from '../target/pages/pages.ts';
import type { Bench } from './bench.ts';
import { held, violated } from './outcome.ts';
import { runChecks } from './run.ts';
import type { CheckResult } from './run.ts';

const finding = { expected: 'a', actual: 'b' };

/** A browser that only notes what is asked of it. */
function givenPages(fault?: Error) {
  const asked: string[] = [];
  const wishes: TabWish[] = [];
  const tabOf = (url: string) => ({
    page: { url: () => url },
    shown: `text of ${url}`,
    close: () => {
      asked.push(`close ${url}`);
      return Promise.reject(new Error('it is closed already'));
    },
  });
  const pages = {
    open: (wish: TabWish) => {
      if (fault !== undefined) return Promise.reject(fault);
      wishes.push(wish);
      const { url, tell } = wish;
      tell({ url, step: 'open the page', shown: '', fault: null, durationMs: 1 });
      return Promise.resolve(tabOf(url));
    },
    keep: (tab: PageTab, name: string) => {
      asked.push(`keep ${tab.page.url()} as ${name}`);
      return Promise.resolve({ screenshot: `${name}.png`, trace: null });
    },
  };
  const workshop = aWorkshop({ pages: pages as unknown as Pages });
  return { asked, wishes, workshop };
}

type Given = ReturnType<typeof givenPages>;

async function run(given: Given, ...works: ((bench: Bench) => Promise<unknown>)[]) {
  const checks = works.map((work, index) =>
    aCheck(`A-0${String(index + 1)}`, async (bench) => {
      await work(bench);
      return violated(finding);
    }),
  );
  const hooks = { abortedBefore: undefined, onResult: () => undefined };
  return (await runChecks({ checks, probes: [] }, given.workshop, hooks)).results;
}

const evidenceOf = (given: Given, result: CheckResult | undefined): unknown[] =>
  (result?.evidence ?? []).map((id) => given.workshop.evidence.get(id));

describe('the pages of a check', () => {
  it('are kept when it failed, each under a name of its own, and closed', async () => {
    const given = givenPages();
    const [result] = await run(given, async (bench) => {
      await bench.openPage('http://h/1');
      await bench.openPage('http://h/2');
    });
    expect(given.asked).toEqual([
      'keep http://h/1 as A-01-1',
      'keep http://h/2 as A-01-2',
      'close http://h/1',
      'close http://h/2',
    ]);
    const kept = { kind: 'page', url: 'http://h/1', shown: 'text of http://h/1', trace: null };
    expect(evidenceOf(given, result)).toMatchObject([
      { kind: 'page', step: 'open the page', screenshot: null, trace: null },
      { kind: 'page', step: 'open the page' },
      { ...kept, fault: null, screenshot: 'A-01-1.png' },
      { url: 'http://h/2', screenshot: 'A-01-2.png' },
    ]);
  });

  it('are not kept when it held, and closed all the same', async () => {
    const given = givenPages();
    const check = aCheck('A-01', async (bench) => {
      await bench.openPage('http://h/1');
      return held();
    });
    const hooks = { abortedBefore: undefined, onResult: () => undefined };
    await runChecks({ checks: [check], probes: [] }, given.workshop, hooks);
    expect(given.asked).toEqual(['close http://h/1']);
  });

  it('that were made for it and others are kept with those of each that failed, and stay open', async () => {
    const given = givenPages();
    const needs = (bench: Bench) =>
      bench.once('a page', (maker) => maker.openPage('http://h/shared'));
    const twice = async (bench: Bench) => {
      await needs(bench);
      await needs(bench);
    };
    await run(given, twice, needs);
    expect(given.asked).toEqual([
      'keep http://h/shared as A-01-1',
      'keep http://h/shared as A-02-1',
    ]);
  });

  it('are as wide as is asked, and otherwise as wide as they always are', async () => {
    const given = givenPages();
    await run(given, async (bench) => {
      await bench.openPage('http://h/1', 320);
      await bench.openPage('http://h/2');
    });
    const [narrow, usual] = given.wishes;
    expect(narrow?.width).toBe(320);
    expect(usual).not.toHaveProperty('width');
  });
});

it('a check that needs pages is not-testable where there is no browser', async () => {
  const given = givenPages(new BrowserMissing('no browser', 'install one'));
  const [result] = await run(given, (bench) => bench.openPage('http://h/1'));
  expect(result).toMatchObject({
    verdict: 'not-testable',
    outcome: { kind: 'lacking', reason: 'no browser', remedy: 'install one' },
  });
});

it('a browser that breaks is the fault of the runner', async () => {
  const given = givenPages(new Error('the browser fell over'));
  const [result] = await run(given, (bench) => bench.openPage('http://h/1'));
  expect(result).toMatchObject({ verdict: 'error', outcome: { kind: 'broken' } });
});
