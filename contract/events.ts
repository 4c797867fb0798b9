// The 27 event types ("Events"), generated from the webhooks of openapi.yaml.

import { eventTable } from './generated/events.ts';
import type { OpenMarks, OpenPoint } from './operations.ts';

export type EventType = (typeof eventTable)[number]['type'];

export type Channel = 'MOBILE' | 'IN_VENUE';

export type EventDescription = {
  readonly type: EventType;
  /** The channels for which the event may come; `open` where only one reading has it. */
  readonly channels: readonly { readonly channel: Channel; readonly open?: OpenPoint }[];
  /** `emission`: the open points on which it hangs whether the event comes at all. */
  readonly open?: OpenMarks;
};

export const events: readonly EventDescription[] = eventTable;

/** In the order of the specification's table. */
export const eventTypes: readonly EventType[] = events.map(({ type }) => type);

const known = new Set<string>(eventTypes);

export function isEventType(text: string): text is EventType {
  return known.has(text);
}

/** The channels for which an event of this type may come, under any reading. */
export function channelsOf(type: EventType): readonly Channel[] {
  return events.find((event) => event.type === type)?.channels.map(({ channel }) => channel) ?? [];
}
