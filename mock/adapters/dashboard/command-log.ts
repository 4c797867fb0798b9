/** The latest control actions and what became of them: the commands in a booking's timeline. */

import type { ActionRequest, Reply } from './options.ts';

export type LoggedCommand = {
  readonly number: number;
  /** The sandbox's time at its beginning, ms. */
  readonly at: number;
  /** The last line of the store's log before it. */
  readonly seq: number;
  readonly action: string;
  /** What it was given, as JSON, shortened. */
  readonly parameters: string;
  /** Null when it was carried out. */
  readonly refusal: string | null;
  /** Every text that it was given or gave back and that may be an id. */
  readonly about: readonly string[];
};

export type CommandLog = {
  /** Notes what passes it. */
  readonly noting: <R extends Reply>(
    carryOut: (request: unknown) => Promise<R>,
  ) => (request: unknown) => Promise<R>;
  /** Oldest first. */
  readonly list: () => readonly LoggedCommand[];
  readonly onNoted: (listener: (command: LoggedCommand) => void) => void;
};

type Place = { readonly now: () => number; readonly seq: () => number };

/** Earlier ones are dropped. */
const kept = 1_000;
const longest = 2_000;

export const createCommandLog = ({ now, seq }: Place): CommandLog => {
  const commands: LoggedCommand[] = [];
  const listeners: ((command: LoggedCommand) => void)[] = [];
  let count = 0;
  const note = (request: unknown, begun: { at: number; seq: number }, reply: Reply): void => {
    if (!isAction(request) || reads.test(request.action)) return;
    count += 1;
    const command = { number: count, ...begun, ...entryOf(request, reply) };
    commands.push(command);
    if (commands.length > kept) commands.shift();
    for (const listener of listeners) listener(command);
  };
  return {
    noting: (carryOut) => async (request) => {
      const begun = { at: now(), seq: seq() };
      const reply = await carryOut(request);
      note(request, begun, reply);
      return reply;
    },
    list: () => commands,
    onNoted: (listener) => {
      listeners.push(listener);
    },
  };
};

const isAction = (request: unknown): request is ActionRequest =>
  typeof request === 'object' &&
  request !== null &&
  'action' in request &&
  typeof request.action === 'string';

/** What only looks is no command; two of them hand out a secret. */
const reads = /^(describe|action\.list|.+\.(read|readSecret|list|get|state|seal|freeSlots))$/;

const entryOf = ({ action, ...parameters }: ActionRequest, reply: Reply) => ({
  action: action.slice(0, 64),
  parameters: JSON.stringify(parameters).slice(0, longest),
  refusal: reply.ok ? null : reply.message,
  about: [...textsIn(parameters), ...(reply.ok ? textsIn(idsOf(reply.result)) : [])],
});

/** A result may hold a key or a secret, which is not for keeping. */
const idsOf = (result: object): object =>
  Object.fromEntries(Object.entries(result).filter(([name]) => name.endsWith('Id')));

const textsIn = (values: object): readonly string[] =>
  Object.values(values)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.length < 100)
    .slice(0, 100);
