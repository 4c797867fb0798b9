/** The form of a world file: what each member may be, whatever the others say. */

import type { WorldPanel, WorldLink, World } from '../world.ts';
import type { PanelStep } from '../../domain/panel/panel.ts';
import { clientShape } from './client-shape.ts';
import {
  isMap,
  listOf,
  mapOf,
  oneOf,
  orNull,
  text,
  wholeFrom,
  yesOrNo,
  type Check,
} from './check.ts';
import { jobShape } from './job-shape.ts';
import { disputeShape, invoiceShape, refundShape } from './money-shape.ts';
import { correlation, id, moment, patientMembers } from './values.ts';
import { venueShape } from './venue-shape.ts';

const step = mapOf<PanelStep>(
  { name: text, order: wholeFrom(0), isMandatory: yesOrNo, requiresPhoto: yesOrNo },
  'name',
  'order',
  'isMandatory',
  'requiresPhoto',
);

const panelShape = mapOf<WorldPanel>({
  id,
  clientId: orNull(id),
  name: text,
  description: orNull(text),
  steps: listOf(step),
});

const scope: Check = (given, path, tell) => {
  const isVenue = isMap(given) && given['kind'] === 'venue';
  const kind = oneOf('all-mobile', 'all-venues', 'venue', 'mobile-then-venue-fallback');
  if (isVenue) mapOf({ kind, venueId: id }, 'kind', 'venueId')(given, path, tell);
  else mapOf({ kind }, 'kind')(given, path, tell);
};

const linkShape = mapOf<WorldLink>(
  {
    id,
    clientId: id,
    scope,
    ...correlation,
    patient: mapOf(patientMembers),
    mintedAt: moment,
    usedBy: orNull(id),
  },
  'scope',
);

export const worldShape = mapOf<World>(
  {
    clients: listOf(clientShape, 1),
    panels: listOf(panelShape),
    venues: listOf(venueShape),
    jobs: listOf(jobShape),
    invoices: listOf(invoiceShape),
    refunds: listOf(refundShape),
    disputes: listOf(disputeShape),
    links: listOf(linkShape),
  },
  'clients',
);
