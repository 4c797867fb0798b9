// The tables of the specification, typed by hand from its text: what is generated must agree.

import { describe, expect, it } from 'vitest';
import { loadDocument } from './document.ts';
import { errorTable, mayAnswer } from './errors.ts';
import { events } from './events.ts';
import { operations, scopes } from './operations.ts';

const BOTH = ['MOBILE', 'IN_VENUE'];

describe('the operations', () => {
  it('are those of the table in "Endpoints", with their scopes', () => {
    const table = operations.map(({ method, path, scope, operationId }) => [
      method,
      path.replace('/api/integration/v1', ''),
      typeof scope === 'string' ? scope : scope.open,
      operationId,
    ]);
    const endpoints = [
      ['POST', '/booking-url', 'bookings:write', 'createBookingUrl'],
      ['POST', '/bookings', 'bookings:write', 'createBooking'],
      ['GET', '/bookings', 'bookings:read', 'listBookings'],
      ['GET', '/bookings/{id}', 'bookings:read', 'getBooking'],
      ['POST', '/bookings/{id}/cancel', 'bookings:write', 'cancelBooking'],
      ['GET', '/bookings/{id}/sample', 'bookings:read', 'getBookingSample'],
      ['GET', '/venues', 'venues:read', 'listVenues'],
      ['GET', '/venues/{id}', 'venues:read', 'getVenue'],
      ['GET', '/venues/{id}/availability', 'venues:read', 'getVenueAvailability'],
      ['GET', '/venue-field-definitions', 'venues:read', 'getVenueFieldDefinitions'],
      ['GET', '/test-panels', 'O13', 'listTestPanels'],
      ['GET', '/invoices', 'invoices:read', 'listInvoices'],
      ['GET', '/invoices/{id}', 'invoices:read', 'getInvoice'],
      ['GET', '/refunds', 'refunds:read', 'listRefunds'],
      ['GET', '/refunds/{id}', 'refunds:read', 'getRefund'],
      ['GET', '/disputes', 'disputes:read', 'listDisputes'],
      ['GET', '/disputes/{id}', 'disputes:read', 'getDispute'],
    ];
    expect(table).toEqual(endpoints);
    expect(operations.every(({ path }) => path.startsWith('/api/integration/v1/'))).toBe(true);
  });

  it('need the capabilities that the text names', () => {
    const needs = operations.flatMap(({ operationId, capabilities }) =>
      capabilities.map(({ capability, when, open }) =>
        [operationId, capability, when?.value, open].filter(Boolean).join(' '),
      ),
    );
    expect(needs).toEqual([
      'createBookingUrl canUseMobilePhleb all-mobile',
      'createBookingUrl canUseVenueNetwork all-venues',
      'createBookingUrl canUseVenueNetwork venue O11',
      'createBookingUrl canUseMobilePhleb mobile-then-venue-fallback',
      'createBookingUrl canUseVenueNetwork mobile-then-venue-fallback',
      'createBooking canUseMobilePhleb MOBILE O10',
      'createBooking canUseVenueNetwork IN_VENUE',
      'listVenues canUseVenueNetwork',
      'getVenue canUseVenueNetwork',
      'getVenueAvailability canUseVenueNetwork',
      'getVenueFieldDefinitions canUseVenueNetwork O12',
    ]);
  });

  it('take the query parameters of their sections', () => {
    const queries = operations
      .filter(({ queryParams }) => queryParams.length > 0)
      .map(({ operationId, queryParams }) => {
        const params = queryParams.map(({ name, required }) => (required ? `${name}!` : name));
        return `${operationId}: ${params.join(' ')}`;
      });
    expect(queries).toEqual([
      'listBookings: limit cursor status bookingSource createdFrom createdTo',
      'listVenues: postcode type capability limit',
      'getVenueAvailability: from! to!',
      'listTestPanels: limit cursor',
      'listInvoices: limit cursor status periodStart periodEnd',
      'listRefunds: limit cursor status jobId',
      'listDisputes: limit cursor status jobId',
    ]);
  });

  it('page as "Limits" says', () => {
    const limits = operations.flatMap(({ operationId, queryParams }) =>
      queryParams
        .filter(({ name }) => name === 'limit')
        .map((limit) => [
          operationId,
          limit.default,
          limit.clamp ?? [limit.minimum, limit.maximum],
        ]),
    );
    expect(limits).toEqual([
      ['listBookings', 25, [1, 100]],
      ['listVenues', 50, [1, 50]],
      ['listTestPanels', 25, [1, 100]],
      ['listInvoices', 25, [1, 100]],
      ['listRefunds', 25, [1, 100]],
      ['listDisputes', 25, [1, 100]],
    ]);
  });

  it('answer with the statuses of "Errors", 409 for a cancellation only', () => {
    for (const { operationId, statuses } of operations) {
      expect(statuses).toEqual(expect.arrayContaining([200, 400, 401, 403, 429, 500]));
      expect(mayAnswer(operationId, 409)).toBe(operationId === 'cancelBooking');
    }
    const about404 = operations.filter(({ statuses }) => statuses.includes(404));
    expect(about404.map(({ operationId }) => operationId)).toEqual([
      'createBookingUrl',
      'createBooking',
      'getBooking',
      'cancelBooking',
      'getBookingSample',
      'getVenue',
      'getVenueAvailability',
      'getInvoice',
      'listRefunds',
      'getRefund',
      'listDisputes',
      'getDispute',
    ]);
    expect(errorTable.map(({ status }) => status)).toEqual([400, 401, 403, 404, 409, 429, 500]);
  });

  it('know the scopes of "Authentication"', () => {
    expect(scopes).toEqual([
      'bookings:read',
      'bookings:write',
      'venues:read',
      'invoices:read',
      'refunds:read',
      'disputes:read',
    ]);
  });
});

describe('the events', () => {
  it('are the 27 of the table in "Events", with their channels', () => {
    const table: [string, string[]][] = [
      ['job.created', BOTH],
      ['job.confirmed', ['MOBILE', 'IN_VENUE O02']],
      ['job.in_progress', BOTH],
      ['job.completed', BOTH],
      ['job.cancelled', BOTH],
      ['job.rescheduled', BOTH],
      ['job.en_route', ['MOBILE']],
      ['job.arrived', ['MOBILE']],
      ['job.eta_updated', ['MOBILE']],
      ['job.no_show', BOTH],
      ['dispatch.assigned', ['MOBILE']],
      ['dispatch.searching', ['MOBILE']],
      ['dispatch.unassigned', ['MOBILE']],
      ['sample.registered', BOTH],
      ['sample.in_lab', BOTH],
      ['sample.results_ready', BOTH],
      ['invoice.created', BOTH],
      ['invoice.paid', BOTH],
      ['invoice.payment_failed', BOTH],
      ['invoice.overdue', BOTH],
      ['refund.created', BOTH],
      ['refund.succeeded', BOTH],
      ['refund.failed', BOTH],
      ['dispute.opened', BOTH],
      ['dispute.closed', BOTH],
      ['venue.activated', ['IN_VENUE']],
      ['venue.deactivated', ['IN_VENUE']],
    ];
    const generated = events.map(({ type, channels }) => [
      type,
      channels.map(({ channel, open }) => (open === undefined ? channel : `${channel} ${open}`)),
    ]);
    expect(table).toHaveLength(27);
    expect(generated).toEqual(table);
  });
});

describe('the document', () => {
  it('is version 1.0.0 in OpenAPI 3.1 ("Versioning")', async () => {
    const { openapi, info } = await loadDocument();
    expect(openapi).toBe('3.1.0');
    expect(info).toMatchObject({ version: '1.0.0' });
  });

  it('closes the value sets that the specification closes, and no other', async () => {
    const sets = new Set<string>();
    collectEnums(await loadDocument(), sets);
    expect([...sets].sort()).toEqual(
      [
        'MOBILE IN_VENUE',
        'INTERNAL INTEGRATION_API INTEGRATION_HOSTED',
        'MALE FEMALE',
        'morning afternoon evening',
        'text number select boolean',
        'VENUE_OR_PATIENT_TO_LAB SERVICE_COURIER_PICKUP CLIENT_HANDLES_OFFLINE',
        'PENDING PROCESSING PAID FAILED REFUNDED OVERDUE',
        'SUCCEEDED PENDING FAILED RECONCILED_FROM_PROCESSOR',
      ].sort(),
    );
  });
});

function collectEnums(value: unknown, sets: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith('x-')) continue;
    if (key === 'enum' && Array.isArray(inner)) sets.add(inner.join(' '));
    collectEnums(inner, sets);
  }
}
