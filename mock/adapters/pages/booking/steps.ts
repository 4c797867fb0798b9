/** Which step of a booking the address asks for. Choices that are no longer to be had lead back. */

import type { LinkScope } from '../../../domain/booking-link/booking-link.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { toIso } from '../../../application/projections/time.ts';
import type { Deps } from '../../../application/ports.ts';
import { textIn, type Entered } from '../entered.ts';
import type { Mistake } from '../views/fields.ts';
import { daysOf, freeStarts, venuesNear, venuesOffered, type Day } from './offers.ts';

/** Where the patient is to be seen, as far as that is settled. */
export type Place =
  | { readonly channel: 'MOBILE' }
  | { readonly channel: 'IN_VENUE'; readonly venue: Venue; readonly start: number };

type Asked = { readonly mistakes: readonly Mistake[] };

export type Step =
  | (Asked & { readonly step: 'channel' })
  | (Asked & {
      readonly step: 'venue';
      readonly venues: readonly Venue[];
      readonly near: string;
    })
  | (Asked & {
      readonly step: 'slot';
      readonly venue: Venue;
      readonly days: readonly Day[];
      /** The one whose times are shown. */
      readonly day: Day;
    })
  | { readonly step: 'details'; readonly place: Place }
  /** Nothing can be chosen; `elsewhere`: but something else could be. */
  | { readonly step: 'none'; readonly venue: Venue | undefined; readonly elsewhere: boolean };

export type ChosenChannel = 'mobile' | 'venue';

/** The channel that the scope prescribes or the patient has chosen. */
export const channelOf = (scope: LinkScope, choices: Entered): ChosenChannel | undefined => {
  switch (scope.kind) {
    case 'all-mobile':
      return 'mobile';
    case 'all-venues':
    case 'venue':
      return 'venue';
    case 'mobile-then-venue-fallback': {
      const chosen = textIn(choices, 'channel');
      return chosen === 'mobile' || chosen === 'venue' ? chosen : undefined;
    }
  }
};

export const stepOf = async (deps: Deps, scope: LinkScope, choices: Entered): Promise<Step> => {
  const channel = channelOf(scope, choices);
  if (channel === undefined) {
    const mistakes = unanswered(choices, 'channel', 'Choose where to have your blood taken.');
    return { step: 'channel', mistakes };
  }
  if (channel === 'mobile') return { step: 'details', place: { channel: 'MOBILE' } };
  const offered = await venuesOffered(deps, scope);
  const chosen = scope.kind === 'venue' ? scope.venueId : textIn(choices, 'venue');
  const venue = offered.find(({ id }) => id === chosen);
  if (venue !== undefined) return slotStep(deps, venue, { scope, choices });
  if (offered.length === 0) {
    const elsewhere = scope.kind === 'mobile-then-venue-fallback';
    return { step: 'none', venue: undefined, elsewhere };
  }
  const near = textIn(choices, 'near');
  const mistakes = unanswered(choices, 'venue', 'Choose a clinic.');
  return { step: 'venue', venues: venuesNear(offered, near), near, mistakes };
};

const slotStep = async (
  deps: Deps,
  venue: Venue,
  { scope, choices }: { readonly scope: LinkScope; readonly choices: Entered },
): Promise<Step> => {
  const starts = await freeStarts(deps, venue.id);
  const wanted = textIn(choices, 'slot');
  const start = starts.find((free) => toIso(free) === wanted);
  if (start !== undefined) {
    return { step: 'details', place: { channel: 'IN_VENUE', venue, start } };
  }
  const days = daysOf(starts, venue.timezone);
  const date = textIn(choices, 'day');
  const day = days.find((one) => one.date === date) ?? days[0];
  if (day === undefined) return { step: 'none', venue, elsewhere: scope.kind !== 'venue' };
  const mistakes =
    wanted === ''
      ? unanswered(choices, 'slot', 'Choose a time.')
      : [{ field: 'slot', message: 'That time is no longer free. Choose another.' }];
  return { step: 'slot', venue, days, day, mistakes };
};

/** `asked` comes with the form of the step: who has just opened the page has done nothing wrong. */
const unanswered = (choices: Entered, field: string, message: string): readonly Mistake[] =>
  textIn(choices, 'asked') === field ? [{ field, message }] : [];
