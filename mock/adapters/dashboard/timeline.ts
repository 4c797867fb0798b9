/** One booking's story: what was asked, what changed, which webhooks went out, in their order. */

import type { Kind, Logged } from '../../application/aggregates.ts';
import { announcedBy } from '../../application/webhooks/announced.ts';
import type { Policies } from '../../domain/policy.ts';
import type { LoggedCommand } from './command-log.ts';
import type { Call, EventView } from './options.ts';

export type Entry =
  | { readonly kind: 'call'; readonly at: number; readonly call: Call }
  | { readonly kind: 'command'; readonly at: number; readonly command: LoggedCommand }
  | {
      readonly kind: 'change';
      readonly at: number;
      readonly line: Logged;
      readonly events: readonly EventView[];
    }
  /** One of which the log no longer tells why. */
  | { readonly kind: 'event'; readonly at: number; readonly event: EventView };

export type Sources = {
  readonly lines: readonly Logged[];
  /** Oldest first. */
  readonly events: readonly EventView[];
  readonly commands: readonly LoggedCommand[];
  readonly calls: readonly { readonly call: Call; readonly seq: number }[];
  readonly policies: Policies;
};

/** `seq`: the line of the log after which it belongs, where the times are the same. */
type Placed = { readonly entry: Entry; readonly seq: number; readonly rank: number };

/** Oldest first. A command stands before what it changed, a call after it: that is when it was answered. */
export const timelineOf = (sources: Sources): readonly Entry[] => {
  const waiting = [...sources.events];
  const changes = sources.lines.map((line): Placed => {
    const events = takeAnnounced(line, waiting, sources.policies);
    const { at } = line.event;
    return { entry: { kind: 'change', at, line, events }, seq: line.seq, rank: 0 };
  });
  const commands = sources.commands.map((command): Placed => ({
    entry: { kind: 'command', at: command.at, command },
    seq: command.seq,
    rank: 2,
  }));
  const calls = sources.calls.map(({ call, seq }): Placed => ({
    entry: { kind: 'call', at: call.at, call },
    seq,
    rank: 1,
  }));
  const others = waiting.map((event): Placed => ({
    entry: { kind: 'event', at: event.at, event },
    seq: Infinity,
    rank: 3,
  }));
  return [...changes, ...commands, ...calls, ...others].sort(inOrder).map(({ entry }) => entry);
};

const inOrder = (one: Placed, other: Placed): number =>
  one.entry.at - other.entry.at ||
  (one.seq === other.seq ? 0 : one.seq - other.seq) ||
  one.rank - other.rank;

/** Takes from `waiting` the webhooks that this line sent out. */
const takeAnnounced = (
  line: Logged,
  waiting: EventView[],
  policies: Policies,
): readonly EventView[] => {
  const types = announcedBy<Kind>(line.kind, line.event, policies);
  if ('silent' in types) return [];
  return types.flatMap((type) => {
    const found = waiting.findIndex((event) => event.type === type && event.at === line.event.at);
    return found === -1 ? [] : waiting.splice(found, 1);
  });
};
