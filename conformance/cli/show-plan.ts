/** What --list and --dry-run show, without asking anything of a server. */
import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { CheckSettings } from '../check-server.ts';
import { asksAt } from '../engine/check.ts';
import type { Check, Probe } from '../engine/check.ts';
import type { Depth } from '../engine/depth.ts';

/** One line for each check: id, level, area, what it says, what it holds. */
export function listChecks(checks: readonly Check[]): string {
  const lines = checks.map((check) =>
    [
      check.id.padEnd(11),
      check.level.padEnd(6),
      check.area.padEnd(8),
      `${check.title} [${check.requirements.join(' ')}]`,
    ].join(' '),
  );
  return `${lines.join('\n')}\n`;
}

/** What is asked beforehand at the most: things to be made, lists to be gone through, the first knock. */
const preparation = 400;

const asksOf = (one: Check | Probe, depth: Depth): readonly OperationId[] =>
  one.kind === 'active' || one.kind === 'probe' ? asksAt(one, depth) : [];

/** The most requests that a run of these checks and probes is meant to take. */
export const requestBudget = (
  planned: readonly (Check | Probe)[],
  depth: Depth = 'default',
): number =>
  planned.reduce((sum, one) => sum + asksOf(one, depth).length, 0) +
  (planned.length === 0 ? 0 : preparation);

export function showDryRun(planned: readonly (Check | Probe)[], settings: CheckSettings): string {
  const { depth = 'default' } = settings;
  const lines = planned.map((one) => {
    const asks =
      one.kind === 'active' || one.kind === 'probe'
        ? countedAsks(asksAt(one, depth))
        : `looks at every ${one.kind === 'passive' ? 'answer' : 'webhook'}`;
    return `${one.id.padEnd(11)} ${asks}`;
  });
  const budget = requestBudget(planned, depth);
  const probes = planned.filter(({ kind }) => kind === 'probe').length;
  return [
    ...lines,
    '',
    `${String(planned.length - probes)} checks and ${String(probes)} probes of ${settings.url}: at most ${String(budget)} requests, preparation included.`,
    durationLine(planned, budget, settings),
    '',
  ].join('\n');
}

/** Each operation once, with how often it is asked. */
function countedAsks(asks: readonly OperationId[]): string {
  const counts = new Map<OperationId, number>();
  for (const id of asks) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => {
      const { method, path } = operationById(id);
      return `${method} ${path}${count > 1 ? ` (${String(count)} times)` : ''}`;
    })
    .join(', ');
}

const usualPerMinute = 60;

/** How long the budgets of the keys make it: each request goes to the key with the most room. */
function durationLine(
  planned: readonly (Check | Probe)[],
  budget: number,
  { profile, rate, control, depth = 'default' }: CheckSettings,
): string {
  const lent = Object.values(profile.clients).flatMap((client) =>
    client === undefined || client === 'none'
      ? []
      : client.keys.map(({ scopes }) => ({ scopes, perMinute: client.requestsPerMinute })),
  );
  if (lent.length === 0) {
    const unhurried =
      control === undefined
        ? ''
        : ' A client that control can make with a higher limit waits for nothing.';
    const perMinute = Math.min(rate ?? usualPerMinute, usualPerMinute);
    return `With one key at ${String(perMinute)} requests a minute: at most ${minutesOf(budget / perMinute)}.${unhurried}`;
  }
  const loads = lent.map(({ scopes, perMinute }) => ({
    scopes,
    perMinute: Math.min(rate ?? Infinity, perMinute),
    requests: 0,
  }));
  const share = (id: OperationId | undefined): void => {
    const scope = id === undefined ? undefined : operationById(id).scope;
    const fitting = loads.filter(
      ({ scopes }) => typeof scope !== 'string' || scopes.some((one) => one === scope),
    );
    const least = fitting.toSorted(
      (one, other) => one.requests / one.perMinute - other.requests / other.perMinute,
    )[0];
    if (least !== undefined) least.requests += 1;
  };
  for (const one of planned) asksOf(one, depth).forEach(share);
  for (let i = 0; i < preparation; i += 1) share(undefined);
  const minutes = Math.max(...loads.map(({ requests, perMinute }) => requests / perMinute));
  return `With the ${String(loads.length)} keys of the profile and their budgets: at most ${minutesOf(minutes)}.`;
}

const minutesOf = (minutes: number): string => `${String(Math.ceil(minutes))} min`;
