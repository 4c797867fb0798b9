/** Which deliveries are of one event: those to one mailbox under one webhook-id. */
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

export const isFirstDelivery = (delivery: Delivery, all: readonly Delivery[]): boolean =>
  (firstOf(delivery, all)?.number ?? delivery.number) === delivery.number;

function firstsOf(all: readonly Delivery[]): Firsts {
  const found = known.get(all) ?? findFirsts(all);
  known.set(all, found);
  return found;
}

function findFirsts(all: readonly Delivery[]): Firsts {
  const firsts = new Map<string, Delivery>();
  for (const delivery of all) {
    const name = nameOf(delivery);
    if (name !== undefined && !firsts.has(name)) firsts.set(name, delivery);
  }
  return firsts;
}

function nameOf(delivery: Delivery): string | undefined {
  const id = eventIdOf(delivery);
  return id === undefined ? undefined : `${delivery.mailbox} ${id}`;
}
