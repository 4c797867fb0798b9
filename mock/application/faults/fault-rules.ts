/** The fault rules in force: asked for each request and each delivery attempt, in order of entry. */

import type { ApiEffect, ApiFaults } from './api-effect.ts';
import { seededRandom } from './random.ts';
import {
  leftOf,
  matchesRequest,
  matchesWebhook,
  type FaultRule,
  type FaultRuleTerms,
  type Frequency,
} from './rule.ts';
import type { WebhookFault, WebhookFaults } from './webhook-fault.ts';

export type FaultRules = {
  readonly add: (id: string, terms: FaultRuleTerms) => void;
  readonly list: () => readonly FaultRule[];
  /** Removes one rule; false when there is none with this id. */
  readonly remove: (id: string) => boolean;
  /** Removes all, and begins the seed anew. */
  readonly reset: () => void;
  readonly requests: ApiFaults;
  readonly webhooks: WebhookFaults;
  /** The seeded numbers that effects draw on, such as a random latency. */
  readonly random: () => number;
};

type Counted = { readonly terms: FaultRuleTerms; seen: number; struck: number };

export const createFaultRules = (seed: number): FaultRules => {
  const rules = new Map<string, Counted>();
  let random = seededRandom(seed);
  const draw = (): number => random();

  const strikes = (rule: Counted): boolean => {
    rule.seen += 1;
    if (!isDue(rule.terms, rule, draw)) return false;
    rule.struck += 1;
    return true;
  };

  return {
    add: (id, terms) => {
      rules.set(id, { terms, seen: 0, struck: 0 });
    },
    list: () =>
      [...rules].map(([id, { terms, seen, struck }]) => {
        const left = leftOf(terms, { seen, struck });
        return { ...terms, id, seen, struck, left, spent: left === 0 };
      }),
    remove: (id) => rules.delete(id),
    reset: () => {
      rules.clear();
      random = seededRandom(seed);
    },
    requests: {
      isIdle: () => rules.size === 0,
      next: (subject) => {
        const effects: ApiEffect[] = [];
        for (const rule of rules.values()) {
          const { terms } = rule;
          if (terms.on !== 'request' || !matchesRequest(terms.match, subject)) continue;
          if (strikes(rule)) effects.push(terms.effect);
        }
        return effects;
      },
    },
    webhooks: {
      next: (subject) => {
        const faults: WebhookFault[] = [];
        for (const rule of rules.values()) {
          const { terms } = rule;
          if (terms.on !== 'webhook' || !matchesWebhook(terms.match, subject)) continue;
          if (strikes(rule)) faults.push(terms.effect);
        }
        return faults;
      },
    },
    random: draw,
  };
};

/** `rule.seen` counts the present one already. */
const isDue = (
  { nth, probability, times }: Frequency,
  { seen, struck }: Pick<Counted, 'seen' | 'struck'>,
  random: () => number,
): boolean => {
  if (times !== undefined && struck >= times) return false;
  if (nth !== undefined && seen !== nth) return false;
  return probability === undefined || random() < probability;
};
