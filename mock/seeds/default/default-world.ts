/**
 * The world that the sandbox starts with: something behind every GET, for each client that may
 * see it. The same seed gives the same world on every machine and every day; its times become
 * instants when it is imported.
 */

import { completeWorld, type CompleteWorld } from '../complete/complete-world.ts';
import { bookerFor } from './booker.ts';
import { clientList, makeClients, type SeededClients } from './clients.ts';
import { fulfillerPart } from './fulfiller-part.ts';
import { makerFrom, type Maker } from './maker.ts';
import { mobileOnlyPart } from './mobile-only-part.ts';
import { makePanels, panelList, type SeededPanels } from './panels.ts';
import { joined, type Part } from './part.ts';
import { patientPayPart } from './patient-pay-part.ts';
import { makeVenues, type SeededVenues } from './venues.ts';
import { weeklyPart } from './weekly-part.ts';

/** `seed`: a whole number. */
export const defaultWorld = (seed: number): CompleteWorld => {
  const make = makerFrom(seed);
  const clients = makeClients(make);
  const panels = makePanels(make, clients);
  const venues = makeVenues(make);
  return completeWorld({
    clients: clientList(clients),
    panels: panelList(panels),
    venues: Object.values(venues),
    ...joined(partsOf(make, { clients, panels, venues })),
  });
};

type Stage = {
  readonly clients: SeededClients;
  readonly panels: SeededPanels;
  readonly venues: SeededVenues;
};

const partsOf = (make: Maker, { clients, panels, venues }: Stage): readonly Part[] => {
  const { weekly, patientPay, fulfiller, mobileOnly } = clients;
  const open = panels.global.map(({ id }) => id);
  const scene = (client: typeof weekly, panelIds = open) => ({
    make,
    client,
    venues,
    book: bookerFor(make, client, panelIds),
  });
  return [
    weeklyPart(scene(weekly, [...open, panels.weekly.id])),
    patientPayPart(scene(patientPay, [...open, panels.patientPay.id])),
    fulfillerPart(scene(fulfiller)),
    mobileOnlyPart(scene(mobileOnly)),
  ];
};
