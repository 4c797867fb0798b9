/** `bookingLink.create`: a booking link in the name of a client, without a key of it. */

import type { CreateBookingUrlRequest } from '#contract/model.ts';
import { refuse, type Refusal } from '../../domain/refusal.ts';
import { mintLink, type MintedLink } from '../operations/booking-url.ts';
import type { Deps } from '../ports.ts';

type Scope = CreateBookingUrlRequest['scope'];

/** With `venueId` it books at that venue; else what `kind` says, at home first if that is left out. */
export const createBookingLink = async (
  deps: Deps,
  parameters: {
    readonly clientId: string;
    readonly kind?: Exclude<Scope['kind'], 'venue'> | undefined;
    readonly venueId?: string | undefined;
  },
): Promise<MintedLink | Refusal> => {
  const { clientId, venueId, kind = 'mobile-then-venue-fallback' } = parameters;
  const client = await deps.store.get('client', clientId);
  if (client === undefined) return refuse('not-found', `There is no client with id ${clientId}.`);
  const scope: Scope = venueId === undefined ? { kind } : { kind: 'venue', venueId };
  return mintLink(deps, client, { scope });
};
