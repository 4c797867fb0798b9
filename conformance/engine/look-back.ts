/** What passive checks say of all that a run has seen. Pure. */
import type { DeliveryCheck, PassiveCheck, Seen } from './check.ts';
import { held, violated } from './outcome.ts';
import type { Finding, Outcome } from './outcome.ts';

export type Judgement = { readonly outcome: Outcome; readonly evidence: readonly string[] };

/** A fault of every answer needs no more than so many examples. */
const mostShown = 10;

/** One finding turns the check red; what shows it is its evidence. */
export function lookBack(check: PassiveCheck | DeliveryCheck, seen: Seen): Judgement {
  if (check.kind === 'passive') {
    const { concerns = () => true } = check;
    const concerned = seen.exchanges.filter((exchange) => concerns(exchange, seen));
    return judgeAll(concerned, {
      judge: (exchange) => check.judge(exchange, seen),
      nameOf: ({ operation }) => operation.operationId,
      things: 'answers',
      nothing: noExchange,
    });
  }
  const { concerns = () => true } = check;
  const concerned = seen.deliveries.filter((delivery) => concerns(delivery, seen));
  return judgeAll(concerned, {
    judge: (delivery) => check.judge(delivery, seen),
    nameOf: ({ mailbox }) => `to ${mailbox}`,
    things: 'webhooks',
    nothing: noDelivery,
  });
}

type Way<T> = {
  readonly judge: (one: T) => Finding | undefined;
  readonly nameOf: (one: T) => string;
  readonly things: string;
  readonly nothing: Outcome;
};

function judgeAll<T extends { readonly evidence: string }>(
  seen: readonly T[],
  { judge, nameOf, things, nothing }: Way<T>,
): Judgement {
  const found = seen.flatMap((one) => {
    const finding = judge(one);
    return finding === undefined ? [] : [{ one, finding }];
  });
  const shown = found.slice(0, mostShown);
  // The last one shown is described: in an active check, too, the exchange that decided is the last as a rule.
  const described = shown.at(-1);
  if (described === undefined)
    return { outcome: seen.length === 0 ? nothing : held(), evidence: [] };
  const where = [...new Set(found.map(({ one }) => nameOf(one)))];
  return {
    outcome: violated({
      expected: described.finding.expected,
      actual: `${described.finding.actual} (${String(found.length)} of ${String(seen.length)} ${things}: ${where.join(', ')})`,
    }),
    evidence: shown.map(({ one }) => one.evidence),
  };
}

const noExchange: Outcome = {
  kind: 'lacking',
  reason: 'no answer of the API that this is about was seen in this run',
  remedy: 'run it together with checks that ask something',
};

const noDelivery: Outcome = {
  kind: 'lacking',
  reason: 'no webhook of this kind was seen in this run',
  remedy:
    'give the run control and an inbox, and run it together with checks that let something happen',
};
