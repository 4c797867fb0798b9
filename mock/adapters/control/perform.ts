/** From a request of the control protocol to its reply, without HTTP. */

import type { ActionDeps } from '../../application/actions/controls.ts';
import { faultsOf } from './parameter-faults.ts';
import type { Handlers } from './handler.ts';
import { nearest } from './nearest.ts';
import { failure, replyTo, type Reply } from './reply.ts';

let loading: Promise<Handlers> | undefined;

/** Loaded by the first request: reading zod takes longer than starting the sandbox may. */
const loadHandlers = (): Promise<Handlers> =>
  (loading ??= import('./handlers.ts').then(({ handlers }) => handlers));

/** Carries out `{"action": name, ...parameters}`. A rejected promise is a bug. */
export const perform = async (deps: ActionDeps, request: unknown): Promise<Reply> => {
  if (!isObject(request)) {
    return failure('INVALID', 'Expected one JSON object, as in {"action": "describe"}.');
  }
  const { action, ...parameters } = request;
  if (typeof action !== 'string') {
    return failure('INVALID', 'action: expected the name of an action; describe lists them all');
  }
  const handlers = await loadHandlers();
  const handler = Object.hasOwn(handlers, action) ? handlers[action] : undefined;
  if (handler === undefined) return failure('UNSUPPORTED', unknownAction(action, handlers));
  const parsed = handler.schema.safeParse(parameters);
  if (!parsed.success) {
    return failure('INVALID', faultsOf(handler.schema, parameters) ?? parsed.error.message);
  }
  return replyTo(await handler.run(deps, parsed.data));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownAction = (action: string, handlers: Handlers): string => {
  const near = nearest(action, Object.keys(handlers));
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'describe lists them all.';
  return `There is no action ${JSON.stringify(action.slice(0, 64))}. ${hint}`;
};
