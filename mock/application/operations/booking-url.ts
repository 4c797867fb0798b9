/** POST /booking-url: a signed, single-use address for the patient. */

import type { CreateBookingUrlRequest } from '#contract/model.ts';
import { linkLifetimeMs, type LinkTerms } from '../../domain/booking-link/booking-link.ts';
import type { Client } from '../../domain/client/client.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { isBookable } from '../../domain/venue/venue.ts';
import { apply, change } from '../change.ts';
import type { Operations } from '../operation.ts';
import type { Deps } from '../ports.ts';
import { toIso } from '../projections/time.ts';

export const bookingUrlOperations = (deps: Deps): Pick<Operations, 'createBookingUrl'> => ({
  createBookingUrl: ({ client }, { body }) =>
    mintLink(deps, client, body as CreateBookingUrlRequest),
});

export type MintedLink = { url: string; expiresAt: string; tokenId: string };

/** In the name of a client, whoever asks for it. */
export const mintLink = async (
  deps: Deps,
  client: Client,
  request: CreateBookingUrlRequest,
): Promise<MintedLink | Refusal> => {
  const refused = await hiddenVenue(deps, request);
  if (refused !== undefined) return refused;
  const terms = termsOf(request, client.id, deps);
  const url = deps.addresses.bookingPage(await deps.tokens.sign(terms));
  const link = await change(deps, (context) =>
    apply(context, 'link', terms.id, undefined, [
      { type: 'LinkMinted', at: terms.mintedAt, terms },
    ]),
  );
  return isRefusal(link) ? link : { url, expiresAt: toIso(terms.expiresAt), tokenId: terms.id };
};

/** O73, reading A: a link to a venue that cannot be booked is not minted. */
const hiddenVenue = async (
  deps: Deps,
  { scope }: CreateBookingUrlRequest,
): Promise<Refusal | undefined> => {
  if (scope.kind !== 'venue') return undefined;
  const venue = await deps.store.get('venue', scope.venueId);
  return venue !== undefined && isBookable(venue)
    ? undefined
    : refuse('venue-not-bookable', 'body.scope.venueId: expected a venue from GET /venues');
};

const termsOf = (request: CreateBookingUrlRequest, clientId: string, deps: Deps): LinkTerms => {
  const mintedAt = deps.clock.now();
  return {
    id: deps.ids.uuid(),
    clientId,
    scope:
      request.scope.kind === 'venue'
        ? { kind: 'venue', venueId: request.scope.venueId }
        : { kind: request.scope.kind },
    externalUserId: request.externalUserId ?? null,
    externalOrderId: request.externalOrderId ?? null,
    passthrough: request.passthrough ?? null,
    patient: hintOf(request.patient ?? {}),
    mintedAt,
    // JWT times are whole seconds: the link ends when its token does (A29).
    expiresAt: Math.floor((mintedAt + linkLifetimeMs) / 1000) * 1000,
  };
};

const hintKeys = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'gender'] as const;

const hintOf = (given: NonNullable<CreateBookingUrlRequest['patient']>): LinkTerms['patient'] =>
  Object.fromEntries(
    hintKeys.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]),
  );
