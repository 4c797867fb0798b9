/** What a booking link is good for now. */

import type { Deps } from '../../../application/ports.ts';
import { linkOfToken } from '../../../application/submit-link.ts';
import { decideLink, type BookingLink } from '../../../domain/booking-link/booking-link.ts';
import type { Client } from '../../../domain/client/client.ts';
import { isRefusal } from '../../../domain/refusal.ts';

export type OpenLink = {
  readonly state: 'open';
  readonly link: BookingLink;
  readonly client: Client;
};

/** `tampered`: it has the form of ours but not our signature. `unknown`: whatever else it is. */
export type LinkState = OpenLink | { readonly state: 'used' | 'expired' | 'tampered' | 'unknown' };

export const linkStateOf = async (deps: Deps, token: string): Promise<LinkState> => {
  const link = await linkOfToken(deps, token);
  if (isRefusal(link)) return { state: await strangeness(deps, token) };
  const client = await deps.store.get('client', link.clientId);
  if (client === undefined) return { state: 'unknown' };
  const decision = decideLink({ type: 'consume', now: deps.clock.now(), jobId: '' }, link);
  if (!isRefusal(decision)) return { state: 'open', link, client };
  return { state: decision.refused === 'link-used' ? 'used' : 'expired' };
};

const strangeness = async ({ tokens }: Deps, token: string): Promise<'tampered' | 'unknown'> => {
  const isOurs = (await tokens.read(token)) !== undefined;
  return !isOurs && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token) ? 'tampered' : 'unknown';
};
