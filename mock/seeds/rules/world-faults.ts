/** All that contradicts itself in a world, whenever its clock starts. */

import type { CompleteWorld } from '../complete/complete-world.ts';
import type { Fault } from '../fault.ts';
import { worldLists } from '../world.ts';
import { tellOfJob } from './job.ts';
import { tellOfLinks } from './link.ts';
import { tellOfDisputes, tellOfInvoices, tellOfRefunds } from './money.ts';
import { factsOf, findIn, type Facts, type Report } from './report.ts';

export const worldFaults = (world: CompleteWorld): readonly Fault[] => {
  const faults: Fault[] = [];
  const report: Report = (path, message, missing) => {
    faults.push({ path, message, ...(missing === undefined ? {} : { missing }) });
  };
  const facts = factsOf(world);
  tellOfRepeats(facts, report);
  tellOfPanels(facts, report);
  world.jobs.forEach((job, index) => tellOfJob(job, ['jobs', index], { facts, report }));
  tellOfInvoices(facts, report);
  tellOfRefunds(facts, report);
  tellOfDisputes(facts, report);
  tellOfLinks(facts, report);
  return faults;
};

/** Ids within a list, and API keys within the world, are each of one thing. */
const tellOfRepeats = ({ world, clients }: Facts, report: Report): void => {
  for (const list of worldLists) {
    const first = new Map<string, number>();
    world[list].forEach(({ id }, index) => {
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, index);
      else report([list, index, 'id'], `${list}[${earlier}] has the id "${id}" already`);
    });
  }
  const owners = new Map<string, string>();
  world.clients.forEach((client, index) => {
    // A key that is left out is made from the id: of clients with one id, one is looked at.
    if (clients.get(client.id) !== client) return;
    client.keys.forEach(({ apiKey }, place) => {
      const earlier = owners.get(apiKey);
      if (earlier === undefined) owners.set(apiKey, `clients[${index}].keys[${place}]`);
      else report(['clients', index, 'keys', place, 'apiKey'], `is the key of ${earlier} already`);
    });
  });
};

const tellOfPanels = ({ world, clients }: Facts, report: Report): void => {
  world.panels.forEach(({ clientId }, index) => {
    if (clientId === null) return;
    findIn(clients, 'client', clientId, (message, id) =>
      report(['panels', index, 'clientId'], message, id),
    );
  });
};
