/** Which deliveries are of one event: those under one webhook-id, for most purposes those to one mailbox. */
import { eventIdOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';

type Firsts = ReadonlyMap<string, Delivery>;

/** Looked up for every delivery of a run, so found once for all of them. */
const known = new WeakMap<readonly Delivery[], Firsts>();

/** The first delivery of the event that this one tells of, or itself. Undefined without a webhook-id. */
export function firstOf(delivery: Delivery, all: readonly Delivery[]): Delivery | undefined {
  const name = nameOf(delivery);
  return name === undefined ? undefined : firstsOf(all).get(name);
}

/** Whether nothing under its webhook-id has come before, whichever mailbox it came to: an address may have changed. */
export const isFirstDelivery = (delivery: Delivery, all: readonly Delivery[]): boolean => {
  const id = eventIdOf(delivery);
  const first = id === undefined ? undefined : firstsOf(all).get(id);
  return (first?.number ?? delivery.number) === delivery.number;
};

function firstsOf(all: readonly Delivery[]): Firsts {
  const found = known.get(all) ?? findFirsts(all);
  known.set(all, found);
  return found;
}

/** By mailbox and webhook-id, and by webhook-id alone. */
function findFirsts(all: readonly Delivery[]): Firsts {
  const firsts = new Map<string, Delivery>();
  for (const delivery of all) {
    for (const name of [nameOf(delivery), eventIdOf(delivery)]) {
      if (name !== undefined && !firsts.has(name)) firsts.set(name, delivery);
    }
  }
  return firsts;
}

function nameOf(delivery: Delivery): string | undefined {
  const id = eventIdOf(delivery);
  return id === undefined ? undefined : `${delivery.mailbox} ${id}`;
}
