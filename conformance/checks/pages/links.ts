/** Booking links for checks of their pages: each of a client of its own, so that what comes of it is plain to see. */
import type { CreateBookingUrlRequest } from '#contract/model.ts';
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import { dataAt, listAt } from '../value.ts';
import { givenClient, keyFor, making, makeClient, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import type { BillingMode } from '../../target/profile/profile.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { drawnExternalId, drawnPassthrough } from '../given/drawn.ts';
import { givenPanel } from '../given/panel.ts';

export type Link = {
  readonly client: Client;
  readonly url: string;
  readonly body: CreateBookingUrlRequest;
};

export type LinkWish = {
  /** Names the client, and all that is made for it. */
  readonly label: string;
  readonly scope: CreateBookingUrlRequest['scope'];
  readonly patient?: CreateBookingUrlRequest['patient'];
  readonly billingMode?: BillingMode;
};

/** A client that has nothing yet; where none can be made, one that the profile lends. */
export async function pageClient(
  bench: Bench,
  label: string,
  billingMode: BillingMode = 'WEEKLY_INVOICE',
): Promise<Client> {
  bench.needPages();
  if (making.every((action) => bench.offers(action))) {
    const client = await makeClient(bench, `pages ${label}`, { billingMode });
    // There before a page is opened, so that it can be on offer.
    await givenPanel(bench, client);
    return client;
  }
  return givenClient(bench, billingMode === 'PATIENT_PAY' ? 'patientPay' : 'primary');
}

/** A fresh link, with correlation keys that no other has. */
export async function givenLink(bench: Bench, wish: LinkWish): Promise<Link> {
  const client = await pageClient(bench, wish.label, wish.billingMode);
  return linkOf(bench, client, wish);
}

export async function linkOf(
  bench: Bench,
  client: Client,
  { label, scope, patient }: LinkWish,
): Promise<Link> {
  for (const capability of capabilitiesFor(scope)) needCapability(client, capability);
  const random = bench.random(`link ${label}`);
  const body: CreateBookingUrlRequest = {
    scope,
    externalUserId: drawnExternalId(random, 'user'),
    externalOrderId: drawnExternalId(random, 'order'),
    passthrough: drawnPassthrough(random),
    ...(patient === undefined ? {} : { patient }),
  };
  const key = keyFor(client, 'createBookingUrl');
  const minted = await bench.call({ operation: 'createBookingUrl', key, body });
  return { client, url: demandText(minted, 'url'), body };
}

const capabilitiesFor = ({ kind }: CreateBookingUrlRequest['scope']) =>
  kind === 'all-mobile'
    ? (['canUseMobilePhleb'] as const)
    : kind === 'mobile-then-venue-fallback'
      ? (['canUseMobilePhleb', 'canUseVenueNetwork'] as const)
      : (['canUseVenueNetwork'] as const);

/**
 * The bookings that have come of the links of a client: all that a client of the runner's own has, else those with
 * the correlation key of this link.
 */
export async function bookingsBy(bench: Bench, link: Link): Promise<readonly string[]> {
  const items = await listedBookings(bench, link);
  return items.map((one) => at(one, 'id')).filter((id) => typeof id === 'string');
}

/** The same, as GET /bookings lists them. */
export async function listedBookings(
  bench: Bench,
  { client, body }: Link,
): Promise<readonly unknown[]> {
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  return listAt(listed, 'bookings').filter(
    (one) => isOwn(client) || at(one, 'externalOrderId') === body.externalOrderId,
  );
}

const isOwn = ({ clientId }: Client): boolean => clientId !== undefined;

/** The same, when silence has lasted long enough to be believed. */
export async function bookingsInTheEnd(bench: Bench, link: Link): Promise<readonly string[]> {
  await bench.pause(bench.profile.webhookSettle);
  return bookingsBy(bench, link);
}

/** data.job of GET /bookings/{id}. */
export async function readJob(bench: Bench, client: Client, id: string): Promise<unknown> {
  const key = keyFor(client, 'getBooking');
  return dataAt(demandSuccess(await bench.call({ operation: 'getBooking', key, id })), 'job');
}
