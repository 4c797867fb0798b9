/** Bodies that a sandbox takes: the contract's examples, with ids and a slot that it knows. */

import { loadExamples } from '../../contract/examples.ts';
import type { CreateBookingRequest, CreateBookingUrlRequest } from '../../contract/model.ts';
import type { Fields, RoomySandbox } from '../integrator/roomy-sandbox.ts';
import { perform, type Bodies } from './exchanges.ts';

export const goodBodies = async ({ url, world }: RoomySandbox, key: string): Promise<Bodies> => {
  const testType = world.panels.find(({ clientId }) => clientId === null)?.id ?? '';
  const { venueId, venueSlotStart } = await someSlot(url, key);
  const examples = await loadExamples();
  const bodiesOf = (operationId: string): readonly unknown[] =>
    examples.flatMap((each) =>
      each.of === 'body' && each.operationId === operationId ? [each.value] : [],
    );
  const booking = (bodiesOf('createBooking') as readonly CreateBookingRequest[]).map((body) =>
    body.fulfillmentChannel === 'MOBILE'
      ? { ...body, appointment: { ...body.appointment, testType } }
      : { ...body, venueId, venueSlotStart, appointment: { ...body.appointment, testType } },
  );
  const link = (bodiesOf('createBookingUrl') as readonly CreateBookingUrlRequest[]).map((body) =>
    body.scope.kind === 'venue' ? { ...body, scope: { ...body.scope, venueId } } : body,
  );
  return { booking, link };
};

const someSlot = async (url: string, key: string) => {
  const list = await perform(url, { operationId: 'listVenues', title: 'venues', key });
  for (const { id } of (dataOf(list)['venues'] ?? []) as readonly { readonly id: string }[]) {
    const slots = await perform(url, {
      operationId: 'getVenueAvailability',
      title: 'slots',
      id,
      key,
      query: { from: '2027-01-11T00:00:00Z', to: '2027-01-18T00:00:00Z' },
    });
    const [slot] = (dataOf(slots)['slots'] ?? []) as readonly { readonly start: string }[];
    if (slot !== undefined) return { venueId: id, venueSlotStart: slot.start };
  }
  throw new Error('The world has no free slot');
};

const dataOf = ({ body }: { readonly body: unknown }): Fields =>
  ((body as Fields)['data'] ?? {}) as Fields;
