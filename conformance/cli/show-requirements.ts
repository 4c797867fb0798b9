/** How `phlebo requirements` shows a list: for a terminal, for a pipe, as JSON. Pure. */
import { isUnheld } from '../holdings.ts';
import type { Holding, Tally } from '../holdings.ts';

type Show = (holdings: readonly Holding[], tally: Tally) => string;

/** Three lines for each: what it is, what it says, what holds it. */
export const showAsBlocks: Show = (holdings, tally) => {
  const blocks = holdings.map((holding) => {
    const { id, level, party, section, text } = holding.requirement;
    return `${id}  ${level}  ${party}  (${section})\n    ${text}\n    ${heldBy(holding)}\n`;
  });
  return `${blocks.join('\n')}${summary(holdings, tally)}`;
};

/** One line for each, tab-separated, so that it can be searched and cut. */
export const showAsLines: Show = (holdings, tally) => {
  const lines = holdings.map((holding) => {
    const { id, level, party, section, text } = holding.requirement;
    return `${[id, level, party, section, text, heldBy(holding)].join('\t')}\n`;
  });
  return `${lines.join('')}${summary(holdings, tally)}`;
};

export const showAsJson: Show = (holdings, tally) => {
  const requirements = holdings.map((holding) => ({
    ...holding.requirement,
    reason: holding.requirement.reason ?? null,
    checks: holding.checks,
    observers: holding.observers,
    unheld: isUnheld(holding),
  }));
  return `${JSON.stringify({ tally, requirements }, undefined, 2)}\n`;
};

function heldBy(holding: Holding): string {
  const { requirement, checks, observers } = holding;
  const parts = [
    ...(checks.length > 0 ? [`held by ${checks.join(', ')}`] : []),
    ...(observers.length > 0 ? [`observed by ${observers.join(', ')}`] : []),
    ...(requirement.reason === undefined ? [] : [`no check can hold it: ${requirement.reason}`]),
  ];
  if (parts.length > 0) return parts.join('; ');
  if (requirement.level === 'OPEN') return 'not observed yet';
  return isUnheld(holding) ? 'not held yet' : `for the ${requirement.party} to keep`;
}

/** The counts are those of the whole spec, whatever is shown. */
function summary(holdings: readonly Holding[], tally: Tally): string {
  const { musts, held, unholdable, unheld } = tally;
  const share = musts === 0 ? '0' : ((100 * held) / musts).toFixed(1);
  const number = (count: number, one: string, many: string): string =>
    `${String(count)} ${count === 1 ? one : many}`;
  return [
    '',
    `${number(holdings.length, 'statement', 'statements')} shown.`,
    `Of ${number(musts, 'MUST', 'MUSTs')} of the server and its pages ${String(held)} are held by a check (${share} %), ${String(unheld)} not yet, and ${String(unholdable)} cannot be, for a reason that is given.`,
    '',
  ].join('\n');
}
