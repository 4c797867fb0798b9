/** GET /test-panels: what the client may book, its own and everyone's. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import type { Order } from '../given/booking.ts';
import { givenClient, keyFor, makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { controlText } from '../given/demand.ts';
import { concludeFilled } from '../given/filled.ts';
import { ifPossible, sayingAlso } from '../given/if-possible.ts';
import { givenPanel, usualPanel } from '../given/panel.ts';
import { walkList } from '../given/walk.ts';
import type { Walk } from '../given/walk.ts';
import { statements } from '../statements.ts';
import { differences } from '../value.ts';

const walk = (bench: Bench): Promise<Walk> =>
  bench.once('walk through the panels', async (maker) => {
    const client = await givenClient(maker, 'primary');
    await givenPanel(maker, client);
    await ifPossible(globalPanel(maker));
    return walkList(maker, 'listTestPanels', keyFor(client, 'listTestPanels'));
  });

/** Which panels are private is known only of those that were made for a client of the runner. */
export const needOwnPanel = (bench: Bench): Promise<void> =>
  sayingAlso(' (a profile cannot name a panel as private)', () =>
    bench.need('client.create', 'key.mint', 'panel.create'),
  );

/** One that the operator has made for all. */
export const globalPanel = (bench: Bench): Promise<string> =>
  bench.once('global panel', async (maker) => {
    const made = await maker.act('panel.create', { name: 'For all clients' });
    return controlText('panel.create', made, 'panelId');
  });

async function panelOf(bench: Bench, client: Client, id: string): Promise<unknown> {
  const { items } = await walkList(bench, 'listTestPanels', keyFor(client, 'listTestPanels'));
  return items.find((panel) => at(panel, 'id') === id);
}

/** Seen by clients that have nothing to do with each other, whether they were there before it or came later. */
async function globalFinding(bench: Bench): Promise<Finding | undefined> {
  await needOwnPanel(bench);
  const earlier = [await givenClient(bench, 'primary'), await givenClient(bench, 'other')];
  // One of them has a panel of its own by the same name.
  for (const client of earlier) await givenPanel(bench, client);
  const made = await bench.act('panel.create', { name: usualPanel });
  const id = controlText('panel.create', made, 'panelId');
  const later = await makeClient(bench, 'later than a global panel', {});
  for (const client of [...earlier, later]) {
    const panel = await panelOf(bench, client, id);
    const finding = differences(`panel of ${client.name}`, panel, { id, isGlobal: true });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const given = {
  name: 'Lipids, glucose & HbA1c, as given to the client in a long name',
  description:
    'Fasting for twelve hours: “water only”, no tea, no coffee. The first tube is for lipids, the second for glucose; both are turned over five times, kept upright, and sent off on the day of the draw. Ask again when a patient is not sure about the last meal.',
};

/** Both marks in each combination; the orders are no places in the list, nor one after the other. */
const givenSteps = [
  { name: 'Confirm identity', order: 2, isMandatory: true, requiresPhoto: false },
  { name: 'Photograph the tubes', order: 5, isMandatory: false, requiresPhoto: true },
  { name: 'Photograph the label', order: 11, isMandatory: true, requiresPhoto: true },
  { name: 'Offer water', order: 20, isMandatory: false, requiresPhoto: false },
];

async function asGivenFinding(bench: Bench): Promise<Finding | undefined> {
  await needOwnPanel(bench);
  const client = await givenClient(bench, 'primary');
  const id = await bench.once('panel as given', async (maker) => {
    const { clientId } = client;
    const made = await maker.act('panel.create', { clientId, ...given, steps: givenSteps });
    return controlText('panel.create', made, 'panelId');
  });
  const panel = await panelOf(bench, client, id);
  const wrong = givenSteps.map((due) =>
    differences(`step ${String(due.order)}`, stepOf(panel, due.order), due),
  );
  return differences('panel', panel, given) ?? wrong.find((finding) => finding !== undefined);
}

function stepOf(panel: unknown, order: number): unknown {
  const steps = at(panel, 'steps');
  return Array.isArray(steps) ? steps.find((step) => at(step, 'order') === order) : undefined;
}

/** More than a page of a list holds. */
const manySteps = Array.from({ length: 27 }, (_, index) => ({
  name: `Step ${String(index + 1)}`,
  order: index + 1,
  isMandatory: index % 2 === 0,
  requiresPhoto: index % 3 === 0,
}));

async function manyStepsFinding(bench: Bench): Promise<Finding | undefined> {
  await needOwnPanel(bench);
  const client = await givenClient(bench, 'primary');
  const { clientId } = client;
  const made = await bench.act('panel.create', { clientId, name: 'Long', steps: manySteps });
  const panel = await panelOf(bench, client, controlText('panel.create', made, 'panelId'));
  return firstFinding(
    ...manySteps.map(
      (due) => () => differences(`step ${String(due.order)}`, stepOf(panel, due.order), due),
    ),
  );
}

async function bookFinding(
  bench: Bench,
  testType: string,
  channel: Order['channel'] = 'MOBILE',
): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const wanted = { channel, purpose: `of panel ${testType}` };
  const sound = await bookingBody(bench, client, wanted);
  const body = { ...sound, appointment: { ...sound.appointment, testType } };
  const key = keyFor(client, 'createBooking');
  return successFinding(await bench.call({ operation: 'createBooking', key, body }));
}

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
    requirements: [
      ...['R-PANEL-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...['R-PAGE-03', ...statements('PANEL', 4, 8), 'R-PANEL-13'],
    ],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      await ifPossible(givenPanel(bench, client));
      const key = keyFor(client, 'listTestPanels');
      const exchange = await bench.call({ operation: 'listTestPanels', key });
      return concludeFilled(exchange, successFinding(exchange), {
        name: 'panels',
        fill: () => givenPanel(bench, client),
      });
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
  {
    ...common,
    id: 'PANEL-04',
    title: 'an operator-curated panel is in the list of each client, as global',
    asks: ['listTestPanels', 'listTestPanels', 'listTestPanels'],
    requirements: ['R-PANEL-14', 'R-PANEL-17'],
    run: async (bench) => conclude(await globalFinding(bench)),
  },
  {
    ...common,
    id: 'PANEL-05',
    title: 'a panel shows the name, description and steps that it was given',
    requirements: ['R-PANEL-15', ...statements('PANEL', 9, 12)],
    run: async (bench) => conclude(await asGivenFinding(bench)),
  },
  {
    ...common,
    id: 'PANEL-06',
    title: 'a private panel of the client can be booked',
    asks: ['createBooking'],
    requirements: ['R-PANEL-16', 'R-BOOK-73'],
    run: async (bench) => {
      await needOwnPanel(bench);
      const panelId = await givenPanel(bench, await givenClient(bench, 'primary'));
      return conclude(await bookFinding(bench, panelId));
    },
  },
  {
    ...common,
    id: 'PANEL-07',
    title: 'a global panel can be booked',
    asks: ['createBooking'],
    requirements: ['R-PANEL-16', 'R-BOOK-74'],
    run: async (bench) => {
      bench.need('panel.create');
      return conclude(await bookFinding(bench, await globalPanel(bench)));
    },
  },
  {
    ...common,
    id: 'PANEL-12',
    title: 'a global panel can be booked at a venue',
    asks: ['createBooking'],
    requirements: ['R-PANEL-16', 'R-PANEL-17', 'R-BOOK-74'],
    run: async (bench) => {
      bench.need('panel.create');
      return conclude(await bookFinding(bench, await globalPanel(bench), 'IN_VENUE'));
    },
  },
  {
    ...common,
    id: 'PANEL-10',
    title: 'a panel of many steps shows all of them',
    requirements: ['R-PANEL-15'],
    run: async (bench) => conclude(await manyStepsFinding(bench)),
  },
];
