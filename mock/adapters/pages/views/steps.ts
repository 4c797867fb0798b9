/** How far a booking has come: the way depends on what the link is for. */

import type { LinkScope } from '../../../domain/booking-link/booking-link.ts';
import { html, type Value } from '../../../html/markup.ts';

export type StepName = 'channel' | 'venue' | 'slot' | 'details';

const names: { readonly [Name in StepName]: string } = {
  channel: 'Home or clinic',
  venue: 'Clinic',
  slot: 'Time',
  details: 'Your details',
};

const wayOf = (scope: LinkScope, isAtHome: boolean): readonly StepName[] => {
  switch (scope.kind) {
    case 'all-mobile':
      return ['details'];
    case 'venue':
      return ['slot', 'details'];
    case 'all-venues':
      return ['venue', 'slot', 'details'];
    case 'mobile-then-venue-fallback':
      return isAtHome ? ['channel', 'details'] : ['channel', 'venue', 'slot', 'details'];
  }
};

/** `Step 2 of 3: Time`; nothing where there is one step only. */
export const progress = (scope: LinkScope, here: StepName, isAtHome = false): Value => {
  // Until it is known where, the short way is the one that may be.
  const way = wayOf(scope, isAtHome || here === 'channel');
  if (way.length === 1) return undefined;
  const number = way.indexOf(here) + 1;
  return html`<p class="progress">
    <span class="bars" aria-hidden="true"
      >${way.map((_, index) => html`<span class="${index < number && 'passed'}"></span>`)}</span
    >
    ${here === 'channel' ? 'Step 1' : `Step ${String(number)} of ${String(way.length)}`}:
    ${names[here]}
  </p>`;
};
