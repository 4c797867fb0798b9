// The types are checked by the compiler: a line here that is wrong does not compile.

import { describe, expectTypeOf, it } from 'vitest';
import type {
  CreateBookingRequest,
  Data,
  ErrorBody,
  FilledQuery,
  Fulfillment,
  Job,
  Query,
  RequestBody,
  SuccessBody,
  WebhookData,
  WebhookEnvelope,
} from './model.ts';

describe('the types', () => {
  it('of a request follow its discriminator', () => {
    expectTypeOf<RequestBody<'createBooking'>>().toEqualTypeOf<CreateBookingRequest>();
    expectTypeOf<RequestBody<'cancelBooking'>>().toBeNever();
    type InVenue = Extract<CreateBookingRequest, { fulfillmentChannel: 'IN_VENUE' }>;
    expectTypeOf<InVenue>().toHaveProperty('venueSlotStart');
    expectTypeOf<InVenue>().not.toHaveProperty('location');
  });

  it('of an answer are those of its operation', () => {
    expectTypeOf<Data<'getBooking'>['job']>().toEqualTypeOf<Job>();
    expectTypeOf<SuccessBody<'cancelBooking'>['success']>().toEqualTypeOf<true>();
    expectTypeOf<Data<'cancelBooking'>['status']>().toEqualTypeOf<'CANCELLED'>();
    expectTypeOf<ErrorBody['success']>().toEqualTypeOf<false>();
    expectTypeOf<Extract<Fulfillment, { type: 'INTERNAL' }>['partner']>().toEqualTypeOf<null>();
  });

  it('of a query have the limit once it is read', () => {
    expectTypeOf<Query<'listBookings'>['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<FilledQuery<'listBookings'>['limit']>().toEqualTypeOf<number>();
    expectTypeOf<FilledQuery<'listVenues'>['limit']>().toEqualTypeOf<number>();
    expectTypeOf<FilledQuery<'listBookings'>['cursor']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<FilledQuery<'getVenueAvailability'>['from']>().toEqualTypeOf<string>();
    expectTypeOf<Query<'getBooking'>[string]>().toBeNever();
  });

  it('of a delivery follow its event type', () => {
    expectTypeOf<WebhookEnvelope<'job.created'>['type']>().toEqualTypeOf<'job.created'>();
    expectTypeOf<WebhookData<'job.created'>>().toHaveProperty('billingMode');
    expectTypeOf<WebhookData<'job.en_route'>['fulfillmentChannel']>().toEqualTypeOf<'MOBILE'>();
  });
});
