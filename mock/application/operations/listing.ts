/** What all cursor lists share: the page asked for, bounds in time, unknown filter values. */

import type { Policies } from '../../domain/policy.ts';
import { refuse, type Refusal } from '../../domain/refusal.ts';
import type { Input } from '../operation.ts';

/** Spec, Limits: "List page size". */
const defaultLimit = 25;

export const pageOf = ({ query }: Input) => ({
  limit: query['limit'] === undefined ? defaultLimit : Number(query['limit']),
  after: query['cursor'],
});

/** ISO 8601 text to ms; undefined stays undefined. */
export const instantIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);

/**
 * The phases to filter by: none given, none to filter. A status that no phase has is refused or
 * finds nothing (O20).
 */
export const phaseFilter = <Phase>(
  status: string | undefined,
  phasesOf: (status: string) => readonly Phase[],
  policies: Pick<Policies, 'O20'>,
  isKnown: (status: string) => boolean = (word) => phasesOf(word).length > 0,
): readonly Phase[] | undefined | Refusal => {
  if (status === undefined) return undefined;
  if (policies.O20 === 'refuse' && !isKnown(status)) {
    return refuse('invalid', 'query.status: expected a status that this list can have');
  }
  return phasesOf(status);
};
