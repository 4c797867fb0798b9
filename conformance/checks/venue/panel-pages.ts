/** GET /test-panels page by page: the global panels come first, and none is lost where the private ones begin. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { walkPages } from '../given/walk.ts';
import { fullList, makeQuietClient } from '../lists/full-lists.ts';
import { dataAt, listAt, show } from '../value.ts';
import { globalPanel, needOwnPanel } from './test-panels.ts';

/** All panels of the client, page by page. */
async function panelsBy(bench: Bench, client: Client, limit: number): Promise<readonly unknown[]> {
  await globalPanel(bench);
  const key = keyFor(client, 'listTestPanels');
  const query = { limit: String(limit) };
  const { pages } = await walkPages(bench, { operation: 'listTestPanels', key, query });
  return pages.flatMap(({ items }) => items);
}

type Kinds = { readonly firstPrivate: number; readonly lastGlobal: number };

/** Their places, from 0. */
function kindsOf(panels: readonly unknown[]): Kinds {
  const kinds = panels.map((panel) => at(panel, 'isGlobal'));
  const [firstPrivate, lastGlobal] = [kinds.indexOf(false), kinds.lastIndexOf(true)];
  if (firstPrivate !== -1 && lastGlobal !== -1) return { firstPrivate, lastGlobal };
  throw Obstacle.lacking('the list does not hold panels of both kinds', 'mend GET /test-panels');
}

async function acrossPages(bench: Bench): Promise<Finding | undefined> {
  const { client } = await fullList(bench, 'listTestPanels');
  const { firstPrivate, lastGlobal } = kindsOf(await panelsBy(bench, client, 10));
  if (lastGlobal < firstPrivate) return undefined;
  return {
    expected: 'no global panel after a private one, on all pages',
    actual: `place ${String(firstPrivate + 1)} is private, place ${String(lastGlobal + 1)} is global`,
  };
}

/** It has two private panels, so that the list goes on behind the global ones, and not for long. */
const clientAtBorder = (bench: Bench): Promise<Client> =>
  bench.once('client with two panels', async (maker) => {
    await needOwnPanel(maker);
    const client = await makeQuietClient(maker, 'two panels');
    for (const name of ['First of two', 'Second of two']) {
      await maker.act('panel.create', { clientId: client.clientId, name });
    }
    return client;
  });

/** Pages that end just before the border between the two kinds, at it, and behind it. */
async function atTheBorder(bench: Bench): Promise<Finding | undefined> {
  const client = await clientAtBorder(bench);
  const all = await panelsBy(bench, client, 100);
  const ids = all.map((panel) => at(panel, 'id'));
  const border = kindsOf(all).lastGlobal + 1;
  const sizes = [border - 1, border, border + 1].filter((size) => size >= 1 && size <= 100);
  for (const size of sizes) {
    const found = new Set((await panelsBy(bench, client, size)).map((panel) => at(panel, 'id')));
    const lost = ids.find((id) => !found.has(id));
    if (lost === undefined) continue;
    return {
      expected: `by pages of ${String(size)} all ${String(ids.length)} panels, of which ${String(border)} are global`,
      actual: `${String(found.size)} of them; ${show(lost)} is missing`,
    };
  }
  return undefined;
}

const mostOnPage = 100;

/** One panel more of its own than the longest page holds. */
export const clientOfManyPanels = (bench: Bench): Promise<Client> =>
  bench.once('client with more panels than a page holds', async (maker) => {
    await needOwnPanel(maker);
    const client = await makeQuietClient(maker, 'many panels');
    const { clientId } = client;
    for (let number = 0; number <= mostOnPage; number += 1) {
      await maker.act('panel.create', { clientId, name: `One of many, ${String(number)}` });
    }
    return client;
  });

async function hundredFinding(bench: Bench): Promise<Finding | undefined> {
  const key = keyFor(await clientOfManyPanels(bench), 'listTestPanels');
  const query = { limit: String(mostOnPage) };
  const exchange = demandSuccess(await bench.call({ operation: 'listTestPanels', key, query }));
  const count = listAt(exchange, 'panels').length;
  const cursor = dataAt(exchange, 'nextCursor');
  if (count === mostOnPage && typeof cursor === 'string') return undefined;
  return {
    expected: `${String(mostOnPage)} panels and a nextCursor, of more`,
    actual: `${String(count)} panels and nextCursor ${show(cursor)}`,
  };
}

const common = { kind: 'active', area: 'panel', level: 'MUST' } as const;

export const panelPageChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PANEL-08',
    title: 'global panels come first across pages, too',
    asks: ['listTestPanels', 'listTestPanels', 'listTestPanels', 'listTestPanels'],
    requirements: ['R-PANEL-19'],
    run: async (bench) => conclude(await acrossPages(bench)),
  },
  {
    ...common,
    id: 'PANEL-09',
    title: 'no panel is lost where a page ends with the last global one',
    asks: ['listTestPanels', 'listTestPanels', 'listTestPanels', 'listTestPanels'],
    requirements: ['R-PANEL-14', 'R-PAGE-18'],
    run: async (bench) => conclude(await atTheBorder(bench)),
  },
  {
    ...common,
    id: 'PANEL-11',
    title: 'limit=100 brings a hundred panels of a list that has more',
    asks: ['listTestPanels'],
    requirements: ['R-PAGE-11'],
    run: async (bench) => conclude(await hundredFinding(bench)),
  },
];
