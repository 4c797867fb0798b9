/** GET /test-panels: what the client may book, its own and everyone's. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import { at } from '../json.ts';
import { successFinding } from './answer.ts';
import { givenClient, keyFor } from './given/client.ts';
import { sayingAlso } from './given/if-possible.ts';
import { givenPanel } from './given/panel.ts';
import { walkList } from './given/walk.ts';
import type { Walk } from './given/walk.ts';
import { differences } from './value.ts';

const walk = (bench: Bench): Promise<Walk> =>
  bench.once('walk through the panels', async (maker) => {
    const client = await givenClient(maker, 'primary');
    await givenPanel(maker, client);
    return walkList(maker, 'listTestPanels', keyFor(client, 'listTestPanels'));
  });

/** Which panels are private is known only of those that were made for a client of the runner. */
const needOwnPanel = (bench: Bench): Promise<void> =>
  sayingAlso(' (a profile cannot name a panel as private)', () =>
    bench.need('client.create', 'key.mint', 'panel.create'),
  );

const common = {
  kind: 'active',
  area: 'panel',
  level: 'MUST',
  asks: ['listTestPanels'],
} as const;

export const testPanelChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PANEL-01',
    title: 'test panels are listed',
    requirements: ['R-PANEL-01', 'R-ENV-01'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const key = keyFor(client, 'listTestPanels');
      return conclude(successFinding(await bench.call({ operation: 'listTestPanels', key })));
    },
  },
  {
    ...common,
    id: 'PANEL-02',
    title: "a client's private panel is in its list, as private",
    requirements: ['R-PANEL-01', 'R-PANEL-02'],
    run: async (bench) => {
      await needOwnPanel(bench);
      const panelId = await givenPanel(bench, await givenClient(bench, 'primary'));
      const { items } = await walk(bench);
      const panel = items.find((one) => at(one, 'id') === panelId);
      return conclude(differences('panel', panel, { id: panelId, isGlobal: false }));
    },
  },
  {
    ...common,
    id: 'PANEL-03',
    title: 'global panels come before private ones',
    requirements: ['R-PANEL-03'],
    run: async (bench) => {
      const { items } = await walk(bench);
      const kinds = items.map((panel) => at(panel, 'isGlobal'));
      const [firstPrivate, lastGlobal] = [kinds.indexOf(false), kinds.lastIndexOf(true)];
      if (firstPrivate === -1 || lastGlobal === -1) {
        throw Obstacle.lacking(
          'the list does not hold panels of both kinds',
          'have a global panel on the server, and either offer client.create, key.mint and panel.create by control or lend a client in the profile that has a panel of its own',
        );
      }
      if (lastGlobal < firstPrivate) return conclude(undefined);
      return conclude({
        expected: 'no global panel after a private one',
        actual: `place ${String(firstPrivate + 1)} is private, place ${String(lastGlobal + 1)} is global`,
      });
    },
  },
];
