/** GET /venue-field-definitions and GET /test-panels. */

import { isRefusal } from '../../domain/refusal.ts';
import type { Operations } from '../operation.ts';
import type { Deps } from '../ports.ts';
import { projectPanel } from '../projections/catalogue.ts';
import { pageOf } from './listing.ts';

export const catalogueOperations = (
  deps: Deps,
): Pick<Operations, 'getVenueFieldDefinitions' | 'listTestPanels'> => ({
  getVenueFieldDefinitions: ({ client }) =>
    Promise.resolve({
      venueCompletionFields: client.venueCompletionFields.map(({ options, ...field }) => ({
        ...field,
        ...(options === undefined ? {} : { options: [...options] }),
      })),
      labShipmentMode: client.labShipmentMode,
    }),

  listTestPanels: async ({ client }, input) => {
    const page = await deps.store.panels({ ...pageOf(input), clientId: client.id });
    if (isRefusal(page)) return page;
    return { panels: page.items.map(projectPanel), nextCursor: page.nextCursor };
  },
});
