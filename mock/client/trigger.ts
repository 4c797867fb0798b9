/** `phlebo trigger EVENT`: drives the real state machine to the point where that event fires. */

import { isEventType, eventTypes, type EventType } from '#contract/events.ts';
import type { Command } from 'commander';
import { readAssignments } from './assignments.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { SandboxError, type ControlClient, type Parameters } from './control-client.ts';
import { planFor, type Step } from './trigger-steps.ts';

type Flags = ClientFlags & {
  readonly job?: string;
  readonly client?: string;
  readonly channel?: 'MOBILE' | 'IN_VENUE';
};

export const registerTrigger = (program: Command): void => {
  withSandbox(
    program
      .command('trigger')
      .description('Make an event happen, with all that has to happen before it.')
      .argument('<event>', 'one of the 27 event types')
      .argument('[name=value...]', 'parameters for the actions on the way')
      .option('--job <id>', 'on this booking; left out: on a new one')
      .option('--client <id>', 'for this client; left out: the first that it is possible for')
      .option('--channel <channel>', 'MOBILE or IN_VENUE, for a new booking'),
  ).action(
    asVerb(async (client, flags: Flags, event: string, words: readonly string[]) => {
      if (!isEventType(event)) {
        throw new SandboxError(
          `There is no event "${event}". The types are ${eventTypes.join(', ')}.`,
        );
      }
      await trigger(client, flags, event, readAssignments(words));
    }),
  );
};

const trigger = async (
  client: ControlClient,
  flags: Flags,
  event: EventType,
  overrides: Parameters,
): Promise<void> => {
  const plan = await planFor(client, event, flags);
  const accepted = await acceptedBy(client, plan.steps);
  refuseUnknown(overrides, accepted);
  const before = await newestCursor(client);
  let known: Parameters = plan.known;
  for (const step of plan.steps) {
    const given = pick(overrides, accepted.get(step.action) ?? []);
    const result = await client.act(step.action, { ...step.parameters(known), ...given });
    known = { ...known, ...result };
    if (!flags.json) console.log(`${step.action}  ${JSON.stringify({ ...given, ...result })}`);
  }
  await tellEvents(client, flags, event, before);
};

/** Names of the parameters of each action on the way, without the ids that the plan fills in. */
const acceptedBy = async (
  client: ControlClient,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { actions } = await client.act<{
    actions: readonly { action: string; parameters: readonly string[] | null }[];
  }>('action.list');
  const names = new Map(actions.map(({ action, parameters }) => [action, parameters ?? []]));
  const filled = new Set(['jobId', 'clientId', 'invoiceId', 'refundId', 'disputeId', 'venueId']);
  return new Map(
    steps.map(({ action }) => [
      action,
      (names.get(action) ?? []).filter((name) => !filled.has(name)),
    ]),
  );
};

const refuseUnknown = (
  overrides: Parameters,
  accepted: ReadonlyMap<string, readonly string[]>,
): void => {
  const all = [...new Set([...accepted.values()].flat())];
  const unknown = Object.keys(overrides).filter((name) => !all.includes(name));
  if (unknown.length === 0) return;
  const offer = all.length === 0 ? 'takes no parameters' : `takes ${all.sort().join(', ')}`;
  throw new SandboxError(
    `No action on the way takes ${unknown.join(', ')}: ${[...accepted.keys()].join(', ')} ${offer}.`,
  );
};

const pick = (from: Parameters, names: readonly string[]): Parameters =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

type Listed = {
  readonly events: readonly {
    cursor: number;
    id: string;
    type: string;
    at: string;
    body: string;
  }[];
};

const newestCursor = async (client: ControlClient): Promise<number> => {
  const { events } = await client.act<Listed>('event.list', { order: 'newest', limit: 1 });
  return events[0]?.cursor ?? 0;
};

/** What was announced on the way, the wanted event last seen among it. */
const tellEvents = async (
  client: ControlClient,
  flags: Flags,
  wanted: EventType,
  after: number,
): Promise<void> => {
  const { events } = await client.act<Listed>('event.list', { after, limit: 1000 });
  const text = events.map(({ type, id, body }) => `  ${type}  ${id}\n    ${body}`);
  print(flags, { events }, ['', ...text].join('\n'));
  if (!events.some(({ type }) => type === wanted)) {
    throw new SandboxError(
      `${wanted} did not fire: a policy of this sandbox may keep it silent (phlebo do policy.list).`,
    );
  }
};
