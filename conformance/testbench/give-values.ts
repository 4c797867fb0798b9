/** Values that a scenario cannot make up: a panel, a venue, a free slot, a date ahead, an id that nobody has used. */
import { randomUUID } from 'node:crypto';
import { keyFor } from '../checks/given/client.ts';
import { readClock } from '../checks/given/clock.ts';
import { demandSuccess } from '../checks/given/demand.ts';
import { givenPanel } from '../checks/given/panel.ts';
import { givenVenue, makeVenue } from '../checks/given/venue.ts';
import { listAt } from '../checks/value.ts';
import type { Bench } from '../engine/bench.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { at, isMap } from '../json.ts';
import { met } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import { ScenarioFault } from './scenario-fault.ts';
import type { Session } from './session.ts';

export async function givePanel(
  session: Session,
  { clientId }: { readonly clientId: string },
): Promise<TestbenchAnswer> {
  return met({ panelId: await givenPanel(session.bench, session.client(clientId)) });
}

export type GiveVenue = { readonly clientId: string; readonly stations?: number };

/** One of the scenario's own, so that its places are nobody else's; where none can be made, as checks get one. */
export async function giveVenue(
  session: Session,
  { clientId, stations = 3 }: GiveVenue,
): Promise<TestbenchAnswer> {
  const { bench } = session;
  const client = session.client(clientId);
  const { venueId } = bench.offers('venue.create')
    ? await makeVenue(bench, { label: `venue ${randomUUID()}`, stations })
    : await givenVenue(bench, client);
  return met({ venueId });
}

export type GiveSlot = {
  readonly clientId: string;
  readonly venueId: string;
  readonly fromHours?: number;
  readonly toHours?: number;
};

const hourMs = 3_600_000;

export async function giveSlot(session: Session, wanted: GiveSlot): Promise<TestbenchAnswer> {
  const { bench, takenSlots } = session;
  const { fromHours = 72, toHours = 240 } = wanted;
  if (toHours <= fromHours) {
    throw new ScenarioFault('toHours must be later than fromHours (by default 72 and 240)');
  }
  const now = await serverNow(bench);
  const inHours = (hours: number): string => new Date(now + hours * hourMs).toISOString();
  const answer = demandSuccess(
    await bench.call({
      operation: 'getVenueAvailability',
      key: keyFor(session.client(wanted.clientId), 'getVenueAvailability'),
      id: wanted.venueId,
      query: { from: inHours(fromHours), to: inHours(toHours) },
    }),
  );
  const nameOf = (slot: unknown): string => `${wanted.venueId} ${String(at(slot, 'start'))}`;
  const free = listAt(answer, 'slots').find(
    (slot) => Number(at(slot, 'capacity')) > 0 && !takenSlots.has(nameOf(slot)),
  );
  if (isMap(free)) {
    takenSlots.add(nameOf(free));
    return met({ start: free['start'], end: free['end'], capacity: free['capacity'] });
  }
  throw Obstacle.lacking(
    `the venue has no free slot between ${String(fromHours)} and ${String(toHours)} hours from now`,
    'offer venue.create by control, or name a venue with free slots in the profile (known.venueId)',
  );
}

export type GiveDate = { readonly days?: number; readonly hours?: number };

export async function giveDate(
  { bench }: Session,
  { days = 0, hours = 0 }: GiveDate,
): Promise<TestbenchAnswer> {
  const moment = new Date((await serverNow(bench)) + (24 * days + hours) * hourMs);
  if (Number.isNaN(moment.getTime())) throw new ScenarioFault('that is too far ahead for a date');
  const dateTime = moment.toISOString();
  return met({ date: dateTime.slice(0, 10), dateTime });
}

export const giveId = (
  _: Session,
  { prefix = 'id' }: { readonly prefix?: string },
): TestbenchAnswer => met({ id: `${prefix}-${randomUUID()}` });

/** In ms since 1970. Asked anew each time, since a scenario may have moved the clock. */
async function serverNow(bench: Bench): Promise<number> {
  if (!bench.offers('clock.read')) return Date.now();
  const { earliest, latest } = await readClock(bench);
  return (earliest + latest) / 2;
}
