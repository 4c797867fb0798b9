/** Every action of the control protocol that this sandbox knows, by name. */

import { catalogueHandlers } from './handlers/catalogue.ts';
import { clientHandlers } from './handlers/clients.ts';
import { deliveryHandlers } from './handlers/deliveries.ts';
import { faultHandlers } from './handlers/faults.ts';
import { inspectHandlers } from './handlers/inspect.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { moneyHandlers } from './handlers/money.ts';
import { serverHandlers } from './handlers/server.ts';
import * as z from 'zod';
import { on, type Handlers } from './handler.ts';
import { nothing } from './schemas.ts';

/** Protocol, `describe`: the names are those of this table, no more and no less. */
const describe = on(nothing, async ({ controls }) => ({
  protocol: 1,
  actions: Object.keys(handlers),
  clock: controls.clockKind(),
}));

/** Sandbox-only: the parameters that an action takes, `a.b` for nested ones; null: any name goes. */
const describeActions = on(nothing, async () => ({
  actions: Object.entries(handlers).map(([action, { schema }]) => ({
    action,
    parameters: namesIn(schema),
  })),
}));

const namesIn = (schema: z.ZodType): readonly string[] | null => {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, member]) => [
      name,
      ...(namesIn(innerOf(member as z.ZodType)) ?? []).map((inner) => `${name}.${inner}`),
    ]);
  }
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return null;
  return [...new Set(schema.options.flatMap((option) => namesIn(option as z.ZodType) ?? []))];
};

/** Behind "may be left out" and "may be null". */
const innerOf = (schema: z.ZodType): z.ZodType => {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? innerOf(schema.unwrap() as z.ZodType) : schema;
};

export const handlers: Handlers = {
  describe,
  'action.list': describeActions,
  ...serverHandlers,
  ...clientHandlers,
  ...catalogueHandlers,
  ...jobHandlers,
  ...moneyHandlers,
  ...deliveryHandlers,
  ...faultHandlers,
  ...inspectHandlers,
};
