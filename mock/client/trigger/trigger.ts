/** `phlebo trigger EVENT`: drives the real state machine to the point where that event fires. */

import { isEventType, eventTypes, type EventType } from '#contract/events.ts';
import type { Command } from 'commander';
import { flag } from '../../flags.ts';
import { UsageError } from '../../options.ts';
import { readAssignments } from '../assignments.ts';
import { asVerb, print, withSandbox, type ClientFlags } from '../command.ts';
import { SandboxError, type ControlClient, type Parameters } from '../control-client.ts';
import { paint } from '../paint.ts';
import { escaped } from '../visible.ts';
import { wordsOf } from '../words.ts';
import type { Wish } from './booking.ts';
import { overridesFor, type Overrides } from './overrides.ts';
import { planFor, type Plan, type Step } from './plan.ts';
import { openPointsOf } from './ways.ts';

type Flags = ClientFlags & Wish;

export const registerTrigger = (program: Command): void => {
  withSandbox(
    program
      .command('trigger')
      .description('Make an event happen, with all that has to happen before it.')
      .argument('<event>', 'one of the 27 event types')
      .argument('[name=value...]', 'parameters for the actions on the way')
      .addOption(flag('--job <id>', 'on this booking; left out: on a new one'))
      .addOption(flag('--client <id>', 'of a new booking; left out: the first that can have it'))
      .addOption(flag('--channel <channel>', 'of a new booking').choices(['MOBILE', 'IN_VENUE'])),
  ).action(
    asVerb(async (client, flags: Flags, event: string, words: readonly string[]) => {
      if (!isEventType(event)) {
        throw new UsageError(
          `There is no event "${event}". The types are ${eventTypes.join(', ')}.`,
        );
      }
      await trigger(client, flags, event, readAssignments(words));
    }),
  );
};

type Done = {
  readonly action: string;
  readonly parameters: Parameters;
  readonly result: Parameters;
};

/** Nothing is done unless the whole way is known and every word has a taker. */
const trigger = async (
  client: ControlClient,
  flags: Flags,
  event: EventType,
  given: Parameters,
): Promise<void> => {
  const plan = await planFor(client, event, flags);
  const overrides = await overridesFor(client, plan, given);
  const before = await newestCursor(client);
  const { steps, known, refused } = await carryOut(client, plan, overrides, flags);
  if (refused !== undefined && steps.length === 0) throw refused;
  const events = await eventsSince(client, before, known);
  print(flags, { steps, events }, textOf(events));
  if (refused !== undefined) throw refused;
  if (!events.some(({ type }) => type === event)) throw silent(event);
};

/** To the end, or to the step that the sandbox refuses: what was done by then is done. */
const carryOut = async (
  client: ControlClient,
  plan: Plan,
  overrides: Overrides,
  { json }: Flags,
): Promise<{
  readonly steps: readonly Done[];
  readonly known: Parameters;
  readonly refused?: SandboxError;
}> => {
  const steps: Done[] = [];
  let { known } = plan;
  try {
    for (const step of plan.steps) {
      const parameters = await parametersOf(step, known, overrides(step), client);
      const result = await client.act(step.action, parameters);
      known = { ...known, ...result };
      steps.push({ action: step.action, parameters, result });
      if (!json) console.log(`${step.action}  ${wordsOf({ ...parameters, ...result })}`);
    }
    return { steps, known };
  } catch (error) {
    if (error instanceof SandboxError) return { steps, known, refused: error };
    throw error;
  }
};

const parametersOf = async (
  { fixed, usual }: Step,
  known: Parameters,
  given: Parameters,
  client: ControlClient,
): Promise<Parameters> => {
  const needed = Object.keys(given).length > 0 ? {} : await usual?.(known, client);
  return { ...needed, ...given, ...fixed(known) };
};

type EventRow = {
  readonly cursor: number;
  readonly id: string;
  readonly type: string;
  readonly jobId: string | null;
  readonly body: string;
};

type Listed = { readonly events: readonly EventRow[] };

const newestCursor = async (client: ControlClient): Promise<number> => {
  const { events } = await client.act<Listed>('event.list', { order: 'newest', limit: 1 });
  return events[0]?.cursor ?? 0;
};

/** What was announced on the way of this booking, invoice or venue; others may be at work too. */
const eventsSince = async (
  client: ControlClient,
  after: number,
  { jobId, invoiceId, venueId }: Parameters,
): Promise<readonly EventRow[]> => {
  const { events } = await client.act<Listed>('event.list', { after, limit: 1000 });
  return events.filter((event) => {
    if (event.jobId !== null) return event.jobId === jobId;
    const { data } = JSON.parse(event.body) as { data: Parameters };
    return (data['invoiceId'] ?? data['venueId']) === (invoiceId ?? venueId);
  });
};

const textOf = (events: readonly EventRow[]): string =>
  [
    '',
    ...events.map(
      ({ type, id, body }) => `${paint.bold(type)}  ${id}\n  ${paint.dim(escaped(body))}`,
    ),
  ].join('\n');

const silent = (event: EventType): SandboxError => {
  const points = openPointsOf(event);
  const which = points.length === 0 ? '' : `; see ${points.join(', ')} in phlebo do policy.list`;
  return new SandboxError(
    `${event} did not fire: a policy of this sandbox keeps it silent${which}.`,
  );
};
