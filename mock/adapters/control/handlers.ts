/** Every action of the control protocol that this sandbox knows, by name. */

import { catalogueHandlers } from './handlers/catalogue.ts';
import { clientHandlers } from './handlers/clients.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { moneyHandlers } from './handlers/money.ts';
import { serverHandlers } from './handlers/server.ts';
import { on, type Handlers } from './handler.ts';
import { nothing } from './schemas.ts';

/** Protocol, `describe`: the names are those of this table, no more and no less. */
const describe = on(nothing, async ({ controls }) => ({
  protocol: 1,
  actions: Object.keys(handlers),
  clock: controls.clockKind(),
}));

export const handlers: Handlers = {
  describe,
  ...serverHandlers,
  ...clientHandlers,
  ...catalogueHandlers,
  ...jobHandlers,
  ...moneyHandlers,
};
