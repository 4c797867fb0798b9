/** The driver finds its way through pages that it does not know. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageBalks } from '../../conformance/target/pages/page-balks.ts';
import { Pages } from '../../conformance/target/pages/pages.ts';
import type { PageTab } from '../../conformance/target/pages/page-tab.ts';
import type { PageWish } from '../../conformance/target/pages/page-wish.ts';
import { startWalk, walkOn } from '../../conformance/target/pages/walk-page.ts';
import type { WalkEnd } from '../../conformance/target/pages/walk.ts';
import { givenWish } from './given-wish.ts';
import { pageServer } from './page-server.ts';
import type { PageServer } from './page-server.ts';

const patienceMs = 30_000;

const card = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2039', cvc: '123' };

const extra = {
  '/blank': '<h1>Nothing to do</h1>',
  '/stuck': '<h1>Name</h1><label>First name <input></label>',
  '/foreign': '<h1>Shop</h1><img src="http://tracker.invalid/x.png"><a href="/x">About</a>',
  '/strict':
    '<form method="post" action="/sent"><label>Email <input type="email" name="a" required></label><button>Book</button></form>',
  '/unknown-words': '<h1>Willkommen</h1><button type="button">Los</button>',
  '/windows': '<h1>Shop</h1><script>for (let n = 0; n < 9; n += 1) open("/blank");</script>',
  '/late-answer':
    '<form method="post" action="/late"><label>First name <input name="a"></label><button>Book</button></form>',
  '/named':
    '<form method="post" action="/sent"><input id="xq" name="xq"><button>Losschicken</button></form>',
};

/** Cards whose buttons are called alike, then parts of the day as buttons, then a form. */
const cards = `<h1>Choose a clinic</h1><main></main><script>
  const main = document.querySelector('main');
  const card = (name) => \`<div><h2>\${name}</h2><p>1 High Street</p><button data-name="\${name}">Select</button></div>\`;
  const parts = ['Morning', 'Afternoon', 'Evening'].map((part) => \`<button>\${part}</button>\`).join('');
  const form = (clinic, part) => \`<form method="post" action="/sent"><input type="hidden" name="clinic" value="\${clinic}">
    <input type="hidden" name="part" value="\${part}"><label>First name <input name="a"></label><button>Book</button></form>\`;
  const whenPressed = (act) => document.querySelectorAll('button').forEach((one) => (one.onclick = () => act(one)));
  main.innerHTML = card('North clinic') + card('West clinic');
  whenPressed(({ dataset: { name } }) => {
    main.innerHTML = parts;
    whenPressed(({ textContent }) => (main.innerHTML = form(name, textContent)));
  });
</script>`;

/** One form looks for times, which are those that stand there already; the other one books. */
const week = `<h1>Clinic</h1>
  <form action="/week"><label>Show times from <input type="date" name="from" required></label>
    <button>Show times</button></form>
  <form method="post" action="/sent"><label>Time <select name="time" required>
      <option value="">Please choose<option value="2027-01-05T09:00:00Z">Tue 5 Jan, 09:00</select></label>
    <label>First name <input name="a"></label><button>Book</button></form>`;
const weeks = { '/week': week, '/week?from=2027-01-05': week };

/** Forms that lead nowhere, since their scripts do not end or the page does not stay. */
const restless = {
  '/loop': '<p>Book</p><script>for (;;);</script>',
  '/loop-later': `${extra['/strict']}<script>setTimeout(() => { for (;;); })</script>`,
  '/loop-when-written':
    '<form><label>Email <input type="email" oninput="for (;;);"></label><button>Book</button></form>',
  '/loop-when-pressed':
    '<form onsubmit="for (;;);"><label>First name <input></label><button>Book</button></form>',
  '/reload': `${extra['/strict']}<script>location.reload()</script>`,
};

let server: PageServer;
let pages: Pages;
let folder: string;
const steps: string[] = [];
const settings = { browser: 'auto', timeoutMs: 10_000, selectors: { firstName: '#xq' } };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phlebo-pages-'));
  server = await pageServer({ ...extra, '/cards': cards, ...weeks, ...restless });
  pages = new Pages({ ...settings, url: server.url, folder });
}, patienceMs);
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string): Promise<PageTab> =>
  pages.open({ url: `${server.url}${path}`, tell: ({ step }) => void steps.push(step) });

async function walk(
  path: string,
  more: Partial<PageWish> = {},
): Promise<{ readonly end: WalkEnd; readonly tab: PageTab; readonly form: unknown }> {
  const tab = await open(path);
  const before = server.sent.length;
  const end = await walkOn(startWalk(tab, { ...givenWish, ...more }, { book: 'Losschicken' }));
  const form = server.sent.length > before ? server.sent.at(-1)?.form : undefined;
  return { end, tab, form };
}

describe('a walk through a hosted page', { timeout: patienceMs }, () => {
  it('fills in a form in words of its own, and sends it off', async () => {
    const { end, form } = await walk('/other-words');
    expect(end).toEqual({ kind: 'finished' });
    expect(form).toEqual({
      ...{ website: '', a: 'Ada', b: 'Okafor', c: 'ada@example.org', d: '+447700900123' },
      ...{ e1: '12', e2: 'apr', e3: '1988', f: '2', g: '1 Example Street', h: '', i: 'Exampleton' },
      ...{ j: 'ZZ99 3VZ', k: '05/01/2027', l: 'pm', m: 'x2', n: 'yes' },
    });
  });

  it('goes through a wizard that a script draws, with buttons for choices', async () => {
    const { end, form } = await walk('/drawn-by-script', {
      channel: 'IN_VENUE',
      venue: { id: 'v_2', name: 'West clinic' },
      slot: { start: '2027-01-05T09:00:00Z', local: '09:00' },
    });
    expect(end).toEqual({ kind: 'finished' });
    expect(form).toMatchObject({
      ...{ way: 'IN_VENUE', clinic: 'west', day: '2027-01-05', time: '09:00' },
      ...{ Given: 'Ada', Family: 'Okafor' },
    });
  });

  it('pays with a card, and reads that it was declined', async () => {
    const { end, form } = await walk('/card', { card });
    expect(form).toEqual({
      ...{ a: 'Ada Okafor', b: '4242424242424242', c: '12', d: '39', e: '123' },
    });
    expect(end).toMatchObject({ kind: 'refused', complaints: ['Your bank said no.'] });
  });

  it('ends before a card that it was not given', async () => {
    const { end, form } = await walk('/card');
    expect([end.kind, form]).toEqual(['finished', undefined]);
  });

  it("reads the browser's own complaint, and sends nothing off", async () => {
    const { end, form } = await walk('/strict', { fields: { email: 'nobody' } });
    expect(form).toBeUndefined();
    expect(end.kind === 'refused' && end.complaints.join()).toMatch(/^Email: .*@/);
  });

  it('takes fields and buttons by the names that the profile gives', async () => {
    expect((await walk('/named')).form).toEqual({ xq: 'Ada' });
  });

  it('sends off once what is answered late', async () => {
    const { end } = await walk('/late-answer');
    expect(end).toEqual({ kind: 'finished' });
    expect(server.sent.filter(({ path }) => path === '/late')).toHaveLength(1);
  });

  it('goes on to the form that books, where one beside it only shows the same again', async () => {
    const { end, form } = await walk('/week');
    expect(end).toEqual({ kind: 'finished' });
    expect(form).toEqual({ time: '2027-01-05T09:00:00Z', a: 'Ada' });
  });

  it('tells cards apart by what they say, and takes the part of the day that is wished for', async () => {
    const { end, form } = await walk('/cards', { venue: { id: 'v_2', name: 'West clinic' } });
    expect(end).toEqual({ kind: 'finished' });
    expect(form).toEqual({ clinic: 'West clinic', part: 'Afternoon', a: 'Ada' });
  });

  it('says that it has found no way on', async () => {
    expect((await walk('/stuck')).end).toEqual({ kind: 'stuck' });
    expect((await walk('/unknown-words')).end).toEqual({ kind: 'stuck' });
    expect((await walk('/blank')).end).toEqual({ kind: 'finished' });
  });

  it('stops where the page does not offer what nothing else would do for', async () => {
    const strict = { strict: ['testType'], panel: { id: 'tp_9', name: 'Ferritin' } } as const;
    const { end, form } = await walk('/other-words', strict);
    expect([end, form]).toEqual([{ kind: 'unoffered', field: 'testType' }, undefined]);
  });
});

describe('a page that does not hold still', { timeout: patienceMs }, () => {
  let hasty: Pages;
  // A new one each time: it opens no more when too many of its pages have not answered.
  beforeEach(() => {
    const folderOfItsOwn = join(folder, 'restless');
    hasty = new Pages({ ...settings, url: server.url, folder: folderOfItsOwn, timeoutMs: 500 });
  });
  afterEach(() => hasty.close());
  const openHasty = (path: string): Promise<PageTab> =>
    hasty.open({ url: `${server.url}${path}`, tell: () => undefined });

  it.each(Object.keys(restless))('ends the walk in time, photographed or not: %s', async (path) => {
    const tab = await openHasty(path);
    const walking = walkOn(startWalk(tab, givenWish, {}));
    await expect(walking).rejects.toThrow(PageBalks);
    await expect(walking).rejects.toThrow('the hosted page cannot be operated: ');
    await hasty.keep(tab, path.slice(1));
    await tab.close();
  });

  it('is not opened again and again', async () => {
    for (const time of ['first', 'second', 'third']) {
      const tab = await openHasty('/loop-later');
      await expect(walkOn(startWalk(tab, givenWish, {})), time).rejects.toThrow(PageBalks);
    }
    await expect(openHasty('/blank')).rejects.toThrow('no more are opened');
  });

  it('opens no windows that nobody has asked for', async () => {
    const tab = await openHasty('/windows');
    expect(tab.page.context().pages()).toEqual([tab.page]);
  });
});

describe('a page in the browser', { timeout: patienceMs }, () => {
  it('reaches no other host, and what it wanted there is told', async () => {
    expect((await open('/foreign')).foreign).toEqual(['http://tracker.invalid']);
  });

  it('leaves a screenshot and a trace when it is kept, once', async () => {
    const tab = await open('/blank');
    const files = await pages.keep(tab, 'HOSTED-99-1');
    expect(files).toEqual({
      screenshot: 'pages/HOSTED-99-1.png',
      trace: 'pages/HOSTED-99-1.zip',
    });
    expect(await pages.keep(tab, 'HOSTED-98-1')).toEqual(files);
    expect(readdirSync(join(folder, 'pages')).sort()).toEqual([
      'HOSTED-99-1.png',
      'HOSTED-99-1.zip',
    ]);
  });

  it('tells each step', async () => {
    steps.length = 0;
    await walk('/named');
    expect(steps).toEqual(['open the page: 200', 'press "Losschicken"']);
  });
});
