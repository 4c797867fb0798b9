/** What falls due later by the sandbox's time: retries, and attempts that a fault holds back. */

import type { Agenda, OpenWork } from '../../application/ports.ts';
import type { DeliveryRecord, Plan } from './records.ts';

export type Timetable = {
  /** Instead of whatever was planned for this delivery before. */
  readonly plan: (plan: Plan) => void;
  readonly cancel: (delivery: DeliveryRecord) => void;
  readonly clear: () => void;
};

/** All that falls due at one instant: one entry of the agenda, so that it can go side by side. */
type Slot = { readonly plans: Plan[]; live: number; readonly callOff: () => void };

/** `fire` is given the plans of one instant in the order in which their events were announced. */
export const createTimetable = (
  agenda: Agenda,
  fire: (due: readonly Plan[]) => OpenWork,
): Timetable => {
  const slots = new Map<number, Slot>();

  const begin = (at: number): Slot => {
    const plans: Plan[] = [];
    const callOff = agenda.at(at, () => {
      slots.delete(at);
      const due = plans.filter((plan) => plan.delivery.plan === plan);
      for (const { delivery } of due) delivery.plan = null;
      return fire(due.sort((a, b) => a.delivery.number - b.delivery.number));
    });
    const slot = { plans, live: 0, callOff };
    slots.set(at, slot);
    return slot;
  };

  const cancel = (delivery: DeliveryRecord): void => {
    const { plan } = delivery;
    if (plan === null) return;
    delivery.plan = null;
    const slot = slots.get(plan.at);
    if (slot === undefined || --slot.live > 0) return;
    slots.delete(plan.at);
    slot.callOff();
  };

  return {
    plan: (plan) => {
      cancel(plan.delivery);
      const slot = slots.get(plan.at) ?? begin(plan.at);
      slot.plans.push(plan);
      slot.live += 1;
      plan.delivery.plan = plan;
    },
    cancel,
    clear: () => {
      for (const { callOff } of slots.values()) callOff();
      slots.clear();
    },
  };
};
