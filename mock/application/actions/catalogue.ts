/** Panels and venues (protocol, "Catalogue"). */

import type { PanelStep } from '../../domain/panel/panel.ts';
import { decideVenue, type Venue } from '../../domain/venue/venue.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find } from '../change.ts';
import type { Deps } from '../ports.ts';
import { commanding } from './commanding.ts';
import { slugOf, usualSteps, usualVenue, type VenueSettings } from './usual-catalogue.ts';

export type PanelParameters = {
  readonly clientId?: string | null | undefined;
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly steps?: readonly StepParameters[] | undefined;
};

/** `order` left out is the place in the list, from 1. */
type StepParameters = { readonly name: string } & {
  readonly [Part in Exclude<keyof PanelStep, 'name'>]?: PanelStep[Part] | undefined;
};

/** `panel.create`: private to the client, or global without one. */
export const createPanel = (
  deps: Deps,
  parameters: PanelParameters,
): Promise<{ readonly panelId: string } | Refusal> =>
  change(deps, async (context) => {
    const clientId = parameters.clientId ?? null;
    if (clientId !== null) {
      const client = await find(context, 'client', clientId);
      if (isRefusal(client)) return client;
    }
    const panel = {
      id: context.ids.next('tp'),
      clientId,
      name: parameters.name ?? 'Full blood count',
      description: parameters.description ?? null,
      steps: parameters.steps?.map(stepAt) ?? usualSteps,
    };
    const made = await apply(context, 'panel', panel.id, undefined, [
      { type: 'PanelCreated', at: context.now, panel },
    ]);
    return isRefusal(made) ? made : { panelId: panel.id };
  });

const stepAt = (step: StepParameters, index: number): PanelStep => ({
  name: step.name,
  order: step.order ?? index + 1,
  isMandatory: step.isMandatory ?? true,
  requiresPhoto: step.requiresPhoto ?? false,
});

/** `venue.create`: bookable at once, unless it is told otherwise. */
export const createVenue = (
  deps: Deps,
  parameters: VenueSettings,
): Promise<{ readonly venueId: string } | Refusal> =>
  change(deps, async (context) => {
    const id = context.ids.next('ven');
    const chosen = { ...usualVenue, ...withoutUndefined(parameters) };
    const venue: Venue = { ...chosen, id, slug: slugOf(chosen.name, id) };
    const made = await apply(context, 'venue', id, undefined, [
      { type: 'VenueCreated', at: context.now, venue },
    ]);
    return isRefusal(made) ? made : { venueId: id };
  });

/** A member that is undefined was left out. */
const withoutUndefined = (settings: VenueSettings): Partial<Venue> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

const commandingVenue = commanding('venue', 'venueId', decideVenue);

export const activateVenue = commandingVenue(({ now }) => ({ type: 'activate', now }));
export const deactivateVenue = commandingVenue(({ now }) => ({ type: 'deactivate', now }));
