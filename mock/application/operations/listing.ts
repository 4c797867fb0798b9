/** What all cursor lists share: the page asked for, bounds in time, unknown filter values. */

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

/** The phases to filter by: none given, none to filter. A status that no phase has finds nothing. */
export const phaseFilter = <Phase>(
  status: string | undefined,
  phasesOf: (status: string) => readonly Phase[],
): readonly Phase[] | undefined => (status === undefined ? undefined : phasesOf(status));
