/** What --list and --dry-run show, without asking anything of a server. */
import { operationById } from '#contract/operations.ts';
import type { Check } from '../engine/check.ts';

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
const preparation = 25;

/** The most requests that a run of these checks is meant to take. */
export const requestBudget = (checks: readonly Check[]): number =>
  checks.reduce((sum, check) => sum + (check.kind === 'active' ? check.asks.length : 0), 0) +
  (checks.length === 0 ? 0 : preparation);

const perMinute = 60;

export function showDryRun(checks: readonly Check[], url: string): string {
  const lines = checks.map((check) => {
    const asks =
      check.kind === 'passive'
        ? 'looks at every answer'
        : check.asks
            .map((id) => `${operationById(id).method} ${operationById(id).path}`)
            .join(', ');
    return `${check.id.padEnd(11)} ${asks}`;
  });
  const budget = requestBudget(checks);
  const minutes = Math.ceil(budget / perMinute);
  return [
    ...lines,
    '',
    `${String(checks.length)} checks of ${url}: at most ${String(budget)} requests, preparation included.`,
    `With one key at ${String(perMinute)} requests a minute: at most ${String(minutes)} min.`,
    '',
  ].join('\n');
}
