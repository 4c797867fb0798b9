import { describe, expect, it } from 'vitest';
import type { Logged } from '../../application/aggregates.ts';
import { usualPolicies } from '../../domain/policy.ts';
import type { LoggedCommand } from './command-log.ts';
import type { Call, EventView } from './options.ts';
import { timelineOf, type Entry, type Sources } from './timeline.ts';

const change = (seq: number, type: string, at = 0, rest = {}): Logged =>
  ({ seq, kind: 'job', id: 'job_1', clientId: 'cl_1', event: { type, at, ...rest } }) as Logged;
const command = (seq: number, action: string, at = 0) => ({ seq, action, at }) as LoggedCommand;
const call = (seq: number, url: string, at = 0) => ({ seq, call: { url, at } as Call });
const event = (id: string, type: string, at = 0) => ({ id, type, at }) as EventView;

const given = (sources: Partial<Sources>): readonly string[] =>
  timelineOf({
    ...{ lines: [], events: [], commands: [], calls: [], policies: usualPolicies },
    ...sources,
  }).map(nameOf);

const nameOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'call':
      return entry.call.url;
    case 'command':
      return entry.command.action;
    case 'change':
      return [entry.line.event.type, ...entry.events.map(({ id }) => id)].join('+');
    case 'event':
      return entry.event.id;
  }
};

describe('a timeline', () => {
  it('has each command before its changes and each call after them, also while the clock stands', () => {
    expect(
      given({
        lines: [change(4, 'JobBooked'), change(5, 'EnRouteMarked'), change(6, 'ArrivalMarked')],
        commands: [command(4, 'phlebotomist.enRoute'), command(5, 'phlebotomist.arrive')],
        calls: [call(4, 'POST /bookings'), call(6, 'GET /bookings')],
      }),
    ).toEqual([
      ...['JobBooked', 'POST /bookings', 'phlebotomist.enRoute', 'EnRouteMarked'],
      ...['phlebotomist.arrive', 'ArrivalMarked', 'GET /bookings'],
    ]);
  });

  it('goes by time first', () => {
    const lines = [change(1, 'JobBooked', 10), change(2, 'EnRouteMarked', 30)];
    expect(given({ lines, calls: [call(1, 'GET', 20)] })).toEqual([
      ...['JobBooked', 'GET', 'EnRouteMarked'],
    ]);
  });

  it('hangs a webhook on the change that announced it, each on its own', () => {
    const lines = [
      change(1, 'JobBooked', 1),
      change(2, 'PhlebotomistAccepted', 2, { first: true }),
      change(3, 'PhlebotomistUnassigned', 2),
      change(4, 'PhlebotomistAccepted', 2, { first: false }),
    ];
    const events = [
      event('created', 'job.created', 1),
      event('confirmed', 'job.confirmed', 2),
      event('assigned', 'dispatch.assigned', 2),
      event('unassigned', 'dispatch.unassigned', 2),
      event('confirmed again', 'job.confirmed', 2),
      event('assigned again', 'dispatch.assigned', 2),
    ];
    expect(given({ lines, events })).toEqual([
      'JobBooked+created',
      'PhlebotomistAccepted+confirmed+assigned',
      'PhlebotomistUnassigned+unassigned',
      'PhlebotomistAccepted+confirmed again+assigned again',
    ]);
  });

  it('shows a webhook by itself when the log does not say why it was sent', () => {
    const events = [event('orphan', 'job.created', 5)];
    expect(given({ lines: [change(1, 'JobBooked', 6)], events })).toEqual(['orphan', 'JobBooked']);
  });
});
