/** A test panel that a client may book. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { listAt } from '../value.ts';
import { keyFor } from './client.ts';
import type { Client } from './client.ts';
import { controlText, demandSuccess } from './demand.ts';

/** Its name: what two panels have in common does not make them one. */
export const usualPanel = 'Full blood count';

/** A private panel made for the client; else the one that the profile knows; else the first in the list. */
export const givenPanel = (bench: Bench, client: Client): Promise<string> =>
  bench.once(`panel of ${client.name}`, async (maker) => {
    if (client.clientId !== undefined && maker.offers('panel.create')) {
      const made = await maker.act('panel.create', {
        clientId: client.clientId,
        name: usualPanel,
      });
      return controlText('panel.create', made, 'panelId');
    }
    const known = maker.profile.known.panelId;
    return known !== null && isLender(client) ? known : firstPanel(maker, client);
  });

/** What the profile knows are things of its primary client: a panel may be nobody else's. */
const isLender = ({ name, clientId }: Client): boolean =>
  name === 'primary' && clientId === undefined;

/** Which scope the list wants is open (O13). Here it is only a means, so any key may try. */
const keyForPanels = (client: Client): string =>
  client.keys.toSorted((one, other) => other.scopes.length - one.scopes.length)[0]?.key ??
  keyFor(client, 'listTestPanels');

async function firstPanel(bench: Bench, client: Client): Promise<string> {
  const key = keyForPanels(client);
  const listed = demandSuccess(await bench.call({ operation: 'listTestPanels', key }));
  const id = at(listAt(listed, 'panels'), 0, 'id');
  if (typeof id === 'string') return id;
  throw Obstacle.lacking(
    `the client ${client.name} has no test panel that could be booked`,
    isLender(client)
      ? 'offer client.create, key.mint and panel.create by control, or name one in the profile (known.panelId)'
      : 'offer client.create, key.mint and panel.create by control, or have a panel on the server that is global',
  );
}
