import { describe, expect, it } from 'vitest';
import { loadExamples } from './examples.ts';
import type { OperationId } from './operations.ts';
import {
  firmFaults,
  NO_FAULTS,
  readQuery,
  validateBody,
  validateQuery,
  validateResponse,
  validateWebhook,
  validateWebhookHeaders,
} from './validate.ts';

const examples = await loadExamples();

function bodyExample(operationId: OperationId, name: string): Record<string, unknown> {
  const found = examples.find(
    (each) => each.of === 'body' && each.operationId === operationId && each.name === name,
  );
  return structuredClone(found?.value) as Record<string, unknown>;
}

const mobile = (): Record<string, unknown> => bodyExample('createBooking', 'mobile');
const inVenue = (): Record<string, unknown> => bodyExample('createBooking', 'inVenue');

describe('a request body', () => {
  it('without fault costs nothing: the answer is always the same', () => {
    expect(validateBody('createBooking', mobile())).toBe(NO_FAULTS);
  });

  it('names every fault at once, in plain words', () => {
    const body = {
      ...mobile(),
      patient: {
        firstName: '',
        lastName: 'Okafor',
        email: 'ada',
        phone: '+447700900123',
        gender: 'X',
      },
      location: { addressLine1: '1 Example Street', city: 7, postcode: 'zz99 3vz' },
      externalUserId: 'u'.repeat(201),
    };
    expect(validateBody('createBooking', body)).toEqual([
      { place: 'body.patient.dateOfBirth', expected: 'a calendar date YYYY-MM-DD (missing)' },
      { place: 'body.patient.firstName', expected: 'a string of at least 1 character' },
      { place: 'body.patient.email', expected: 'an email address' },
      { place: 'body.patient.gender', expected: 'one of MALE, FEMALE' },
      { place: 'body.location.city', expected: 'a string of at least 1 character' },
      { place: 'body.location.postcode', expected: 'an upper-case UK postcode such as ZZ99 3VZ' },
      { place: 'body.externalUserId', expected: 'a string of at most 200 characters' },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a string', 'MOBILE'],
  ])('that is %s is one fault', (_, body) => {
    expect(validateBody('createBooking', body)).toEqual([{ place: 'body', expected: 'an object' }]);
  });

  it('without its discriminator is one fault', () => {
    expect(validateBody('createBooking', {})).toEqual([
      { place: 'body.fulfillmentChannel', expected: 'one of MOBILE, IN_VENUE (missing)' },
    ]);
  });

  it.each(['BOTH', 3, null, 'toString', '__proto__'])(
    'with the discriminator %j is one fault',
    (tag) => {
      expect(validateBody('createBooking', { ...mobile(), fulfillmentChannel: tag })).toEqual([
        { place: 'body.fulfillmentChannel', expected: 'one of MOBILE, IN_VENUE' },
      ]);
    },
  );

  it('yields the faults of its own shape only', () => {
    const { venueSlotStart: _, ...body } = inVenue();
    expect(validateBody('createBooking', body)).toEqual([
      {
        place: 'body.venueSlotStart',
        expected: 'an ISO 8601 date-time with Z or a numeric offset (missing)',
      },
    ]);
  });

  it.each(['2027-01-12T09:30:00', '2027-01-12', '2027-02-30T09:30:00Z'])(
    'refuses the slot start %s',
    (venueSlotStart) => {
      expect(validateBody('createBooking', { ...inVenue(), venueSlotStart })).toHaveLength(1);
    },
  );

  it('names an unknown scope kind, and what a venue scope lacks', () => {
    expect(validateBody('createBookingUrl', { scope: { kind: 'anywhere' } })).toEqual([
      {
        place: 'body.scope.kind',
        expected: 'one of all-mobile, all-venues, venue, mobile-then-venue-fallback',
      },
    ]);
    expect(validateBody('createBookingUrl', { scope: { kind: 'venue' } })).toEqual([
      { place: 'body.scope.venueId', expected: 'a string of at least 1 character (missing)' },
    ]);
  });

  it('counts characters, not code units', () => {
    expect(validateBody('createBooking', { ...mobile(), externalUserId: '🩸'.repeat(200) })).toBe(
      NO_FAULTS,
    );
  });

  it('of an operation that takes none has no fault', () => {
    expect(validateBody('cancelBooking', { reason: 'rain' })).toBe(NO_FAULTS);
  });
});

describe('unknown keys of a request body', () => {
  // The keys of the specification's walkthrough ("Note on examples"), and one inside.
  const walkthrough = (): Record<string, unknown> => {
    const body = mobile();
    return {
      ...body,
      billingMode: 'WEEKLY_INVOICE',
      scheduledFor: '2027-01-12T09:00:00Z',
      patient: { ...(body['patient'] as object), address: '1 Example Street' },
    };
  };

  it('are ignored, as the contract says', () => {
    expect(validateBody('createBooking', walkthrough())).toBe(NO_FAULTS);
  });

  it('are named each, where they are refused', () => {
    expect(validateBody('createBooking', walkthrough(), { unknownKeys: 'refuse' })).toEqual([
      { place: 'body.billingMode', expected: 'no such key' },
      { place: 'body.scheduledFor', expected: 'no such key' },
      { place: 'body.patient.address', expected: 'no such key' },
    ]);
  });

  it('are free in passthrough', () => {
    const body = { ...mobile(), passthrough: { any: { thing: [1, null] }, billingMode: 'x' } };
    expect(validateBody('createBooking', body, { unknownKeys: 'refuse' })).toBe(NO_FAULTS);
  });

  it('are quoted, and cut, when they are odd', () => {
    const odd = { ...mobile(), 'a "b".c': 1, ['k'.repeat(5000)]: 1, ['__proto__ ']: 1 };
    const places = validateBody('createBooking', odd, { unknownKeys: 'refuse' }).map(
      ({ place }) => place,
    );
    expect(places).toEqual([
      'body["a \\"b\\".c"]',
      `body["${'k'.repeat(60)}…"]`,
      'body["__proto__ "]',
    ]);
  });
});

describe('open points', () => {
  it('mark a fault that only one reading has', () => {
    const body = { ...mobile(), externalOrderId: null };
    const faults = validateBody('createBooking', body);
    expect(faults).toEqual([
      {
        place: 'body.externalOrderId',
        expected: 'a string of at most 200 characters',
        open: ['O74'],
      },
    ]);
    expect(firmFaults(faults)).toEqual([]);
  });

  it('do not mark what holds either way: a wrong type, an empty date', () => {
    const patient = mobile()['patient'] as object;
    const faultsWith = (change: object): readonly unknown[] =>
      firmFaults(validateBody('createBooking', { ...mobile(), ...change }));
    expect(faultsWith({ externalOrderId: 7 })).toHaveLength(1);
    expect(faultsWith({ patient: { ...patient, dateOfBirth: '12.4.1988' } })).toHaveLength(0);
    expect(faultsWith({ patient: { ...patient, dateOfBirth: '' } })).toHaveLength(1);
  });

  it('mark the fields that only a detail has (O55), not the ones of the list', () => {
    const faults = validateResponse('getRefund', 200, { success: true, data: { refund: {} } });
    const open = faults.filter((fault) => fault.open !== undefined).map(({ place }) => place);
    expect(open).toEqual([
      'response.data.refund.notes',
      'response.data.refund.processorPaymentIntentId',
    ]);
    expect(firmFaults(faults)).toHaveLength(9);
  });
});

describe('an answer', () => {
  const job = (name: string): Record<string, unknown> => {
    const found = examples.find(
      (each) => each.of === 'response' && each.operationId === 'getBooking' && each.name === name,
    );
    return (found?.value as { data: { job: Record<string, unknown> } }).data.job;
  };
  const faultsWith = (name: string, change: object): readonly unknown[] =>
    validateResponse('getBooking', 200, {
      success: true,
      data: { job: { ...job(name), ...change } },
    });

  it('with a status that the operation does not have is one fault', () => {
    expect(validateResponse('getBooking', 409, {})).toEqual([
      { place: 'response.status', expected: 'one of 200, 400, 401, 403, 404, 429, 500' },
    ]);
  });

  it('may have more keys than are described', () => {
    expect(faultsWith('mobile', { shoeSize: 43 })).toBe(NO_FAULTS);
  });

  it('has a venue for IN_VENUE and none for MOBILE', () => {
    const venue = { id: 'v', name: 'V', slug: 'v', city: 'Exampleton', postcode: 'ZZ99 3VZ' };
    expect(faultsWith('mobile', { venue })).toEqual([
      { place: 'response.data.job.venue', expected: 'null' },
    ]);
    expect(faultsWith('mobile', { venueSlotStart: '2027-01-12T09:30:00Z' })).toEqual([
      { place: 'response.data.job.venueSlotStart', expected: 'null' },
    ]);
    expect(faultsWith('inVenue', { venue: null })).toEqual([
      { place: 'response.data.job.venue', expected: 'an object' },
    ]);
  });

  it('has a partner exactly for PARTNER, and no fulfillment rather than null', () => {
    const partner = { id: 'p', name: 'P' };
    expect(faultsWith('mobile', { fulfillment: { type: 'INTERNAL', partner } })).toHaveLength(1);
    expect(faultsWith('mobile', { fulfillment: { type: 'PARTNER', partner: null } })).toHaveLength(
      1,
    );
    expect(faultsWith('mobile', { fulfillment: null })).toHaveLength(1);
  });

  it('has options for a select field', () => {
    const field = { key: 'arm', label: 'Arm', type: 'select', required: false };
    const body = {
      success: true,
      data: { venueCompletionFields: [field], labShipmentMode: 'CLIENT_HANDLES_OFFLINE' },
    };
    expect(validateResponse('getVenueFieldDefinitions', 200, body)).toEqual([
      { place: 'response.data.venueCompletionFields[0].options', expected: 'a list (missing)' },
    ]);
  });

  it('has no results in v1', () => {
    const sample = examples.find((each) => each.of === 'response' && each.name === 'sample');
    const body = structuredClone(sample?.value) as { data: { sample: { resultsUrl: unknown } } };
    body.data.sample.resultsUrl = 'https://results.example.org/r/1';
    expect(validateResponse('getBookingSample', 200, body)).toEqual([
      { place: 'response.data.sample.resultsUrl', expected: 'null' },
    ]);
  });

  it('leaves message out rather than null', () => {
    const body = { success: false, error: 'NOT_FOUND', message: null };
    expect(validateResponse('getBooking', 404, body)).toEqual([
      { place: 'response.message', expected: 'a string' },
    ]);
  });
});

describe('a query', () => {
  it('is read with its types, defaults and clamps', () => {
    expect(readQuery('listBookings', { limit: '7', status: 'PENDING', shoeSize: '43' })).toEqual({
      limit: 7,
      status: 'PENDING',
    });
    expect(readQuery('listBookings', {})).toEqual({ limit: 25 });
    expect(readQuery('listVenues', { limit: '500' })).toEqual({ limit: 50 });
    expect(readQuery('listVenues', { limit: '-3' })).toEqual({ limit: 1 });
  });

  it('without fault costs nothing', () => {
    expect(validateQuery('listBookings', { limit: '100', cursor: 'x', radiusKm: '5' })).toBe(
      NO_FAULTS,
    );
    expect(validateQuery('listVenues', { limit: '9999' })).toBe(NO_FAULTS);
    expect(validateQuery('getBooking', {})).toBe(NO_FAULTS);
  });

  it.each(['0', '101', '-1', '1.5', '1e1', ' 5', '', 'ten', '9'.repeat(30)])(
    'refuses the limit %j, and says that it may be taken otherwise',
    (limit) => {
      expect(validateQuery('listBookings', { limit })).toEqual([
        {
          place: 'query.limit',
          expected: 'an integer from 1 to 100',
          open: [expect.stringMatching(/^O1[89]$/)],
        },
      ]);
    },
  );

  it('names what is missing, repeated, or of another set', () => {
    expect(validateQuery('getVenueAvailability', { from: ['2027-01-12T00:00:00Z', 'x'] })).toEqual([
      { place: 'query.from', expected: 'one value, not several' },
      { place: 'query.to', expected: 'an ISO 8601 date-time with Z or a numeric offset (missing)' },
    ]);
    expect(validateQuery('listBookings', { bookingSource: 'FAX' })).toEqual([
      {
        place: 'query.bookingSource',
        expected: 'one of INTERNAL, INTEGRATION_API, INTEGRATION_HOSTED',
        open: ['O20'],
      },
    ]);
  });
});

describe('a delivery', () => {
  const headers = {
    'Webhook-Id': 'evt_00000000-0000-4000-8000-000000000001',
    'webhook-timestamp': '1799053200',
    'webhook-signature': `v1,${'A'.repeat(43)}=`,
  };

  it('of an unknown type is one fault', () => {
    for (const type of ['job.phleb_arrived', 'job.expired', 'toString']) {
      expect(validateWebhook(type, {})).toEqual([
        { place: 'webhook.type', expected: 'one of the 27 event types' },
      ]);
    }
  });

  it('of another type than it should be names the type', () => {
    const created = examples.find((each) => each.of === 'webhook' && each.type === 'job.created');
    expect(validateWebhook('job.completed', created?.value)).toEqual([
      { place: 'webhook.type', expected: 'job.completed' },
    ]);
  });

  it('of a check-in carries checkedInAt', () => {
    const found = examples.find((each) => each.of === 'webhook' && each.type === 'job.in_progress');
    const envelope = structuredClone(found?.value) as { data: Record<string, unknown> };
    delete envelope.data['checkedInAt'];
    expect(validateWebhook('job.in_progress', envelope)).toHaveLength(1);
    envelope.data['fulfillmentChannel'] = 'MOBILE';
    expect(validateWebhook('job.in_progress', envelope)).toBe(NO_FAULTS);
  });

  it('of an event for MOBILE only is of a MOBILE job', () => {
    const found = examples.find((each) => each.of === 'webhook' && each.type === 'job.en_route');
    const envelope = structuredClone(found?.value) as { data: Record<string, unknown> };
    envelope.data['fulfillmentChannel'] = 'IN_VENUE';
    expect(validateWebhook('job.en_route', envelope)).toEqual([
      { place: 'webhook.data.fulfillmentChannel', expected: 'MOBILE' },
    ]);
  });

  it('has its headers in any case, two signatures during a rotation', () => {
    expect(validateWebhookHeaders(headers)).toBe(NO_FAULTS);
    const two = `v1,${'A'.repeat(43)}= v1,${'B'.repeat(43)}=`;
    expect(validateWebhookHeaders({ ...headers, 'webhook-signature': two })).toBe(NO_FAULTS);
  });

  it.each([
    ['Webhook-Id', '00000000-0000-4000-8000-000000000001'],
    ['webhook-timestamp', '2027-01-04T09:00:00Z'],
    ['webhook-signature', 'a'.repeat(64)],
    ['webhook-signature', `v1,${'A'.repeat(43)}=,v1,${'B'.repeat(43)}=`],
  ])('with the header %s: %s is refused', (name, value) => {
    const faults = validateWebhookHeaders({ ...headers, [name]: value });
    expect(faults.map(({ place }) => place)).toEqual([`header.${name.toLowerCase()}`]);
  });

  it('without its headers names all three', () => {
    expect(validateWebhookHeaders({})).toEqual([
      { place: 'header.webhook-id', expected: 'evt_ and a UUID (missing)' },
      { place: 'header.webhook-timestamp', expected: 'Unix seconds as digits (missing)' },
      {
        place: 'header.webhook-signature',
        expected: 'one or more space-delimited entries v1,<base64 of 32 bytes> (missing)',
      },
    ]);
  });
});
