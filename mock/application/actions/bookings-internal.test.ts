import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { NOW } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient, aPanel } from '../../../test/given/things.ts';
import { aVenue } from '../../../test/given/venues.ts';
import { createInternalBooking } from './bookings-internal.ts';

const clientId = 'cl_1';
const DAY = 24 * 3_600_000;

describe('booking.createInternal', () => {
  it('books a visit for the client, some days ahead', async () => {
    const world = aWorld();
    await world.given('client', aClient({ billingMode: 'PATIENT_PAY' }));
    await world.given('panel', aPanel());
    const { jobId } = await resultOf(createInternalBooking(world.deps, { clientId }));
    const job = (await world.store.get('job', jobId))!;
    expect(job).toMatchObject({
      clientId,
      bookingSource: 'INTERNAL',
      billingMode: 'PATIENT_PAY',
      phase: 'pendingPayment',
      testType: 'tp_1',
      visit: { channel: 'MOBILE', preferredDate: '2027-01-07' },
    });
    expect(job.visit.appointmentAt - NOW).toBeGreaterThan(2 * DAY);
  });

  it('books the first free slot of a venue that can be booked', async () => {
    const world = aWorld();
    await world.given('client', aClient());
    await world.given(
      'venue',
      aVenue({ id: 'hidden', verified: false }),
      aVenue({ id: 'closed', operatingHours: null }),
      aVenue({ id: 'open', phlebotomyStations: 1 }),
    );
    const book = async () => {
      const asked = { clientId, fulfillmentChannel: 'IN_VENUE' } as const;
      const { jobId } = await resultOf(createInternalBooking(world.deps, asked));
      return (await world.store.get('job', jobId))!.visit;
    };
    const first = await book();
    const second = await book();
    expect(first).toMatchObject({ channel: 'IN_VENUE', venueId: 'open' });
    expect(second.appointmentAt).toBe(first.appointmentAt + 30 * 60_000);
  });

  it('is refused where no venue has a free slot', async () => {
    const world = aWorld();
    await world.given('client', aClient());
    await world.given('venue', aVenue({ phlebotomyStations: null }));
    const book = () =>
      createInternalBooking(world.deps, { clientId, fulfillmentChannel: 'IN_VENUE' });
    await expectRefused(world, 'slot-full', book);
  });

  it('needs no panel and no capability, since staff book', async () => {
    const world = aWorld();
    const capabilities = { canUseMobilePhleb: false, canUseVenueNetwork: false };
    await world.given('client', aClient({ capabilities }));
    await resultOf(createInternalBooking(world.deps, { clientId }));
  });

  it('is refused for an unknown client', async () => {
    const world = aWorld();
    const book = () => createInternalBooking(world.deps, { clientId: 'cl_0' });
    await expectRefused(world, 'not-found', book);
  });
});
