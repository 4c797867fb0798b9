import { describe, expect, it } from 'vitest';
import { eventTypes } from './events.ts';
import { loadExamples, type Example } from './examples.ts';
import { operations } from './operations.ts';
import {
  NO_FAULTS,
  validateBody,
  validateResponse,
  validateWebhook,
  type Fault,
} from './validate.ts';

const examples = await loadExamples();

function faultsOf(example: Example): readonly Fault[] {
  switch (example.of) {
    case 'body':
      return validateBody(example.operationId, example.value, { unknownKeys: 'refuse' });
    case 'response':
      return validateResponse(example.operationId, example.status, example.value);
    case 'webhook':
      return validateWebhook(example.type, example.value);
  }
}

describe('the examples', () => {
  it.each(examples.map((example) => [title(example), example] as const))(
    '%s holds',
    (_, example) => {
      expect(faultsOf(example)).toBe(NO_FAULTS);
    },
  );

  it('are there for every request body, in each of its shapes', () => {
    const bodies = examples.filter((example) => example.of === 'body');
    const shapes = bodies.map(({ operationId, value }) => {
      const { fulfillmentChannel, scope } = value as Record<string, { kind?: string } & string>;
      return `${operationId} ${scope?.kind ?? fulfillmentChannel ?? ''}`;
    });
    expect(new Set(shapes)).toEqual(
      new Set([
        'createBookingUrl all-mobile',
        'createBookingUrl all-venues',
        'createBookingUrl venue',
        'createBookingUrl mobile-then-venue-fallback',
        'createBooking MOBILE',
        'createBooking IN_VENUE',
      ]),
    );
  });

  it('are there for every status of every operation', () => {
    const shown = new Set(
      examples.map((each) => (each.of === 'response' ? `${each.operationId} ${each.status}` : '')),
    );
    const declared = operations.flatMap(({ operationId, statuses }) =>
      statuses.map((status) => `${operationId} ${status}`),
    );
    expect(declared.filter((each) => !shown.has(each))).toEqual([]);
  });

  it('are there for every event', () => {
    const shown = new Set(examples.map((each) => (each.of === 'webhook' ? each.type : undefined)));
    expect(eventTypes.filter((type) => !shown.has(type))).toEqual([]);
  });

  it('name nobody: mails under example.org, phones of Ofcom for drama, keys that are none', () => {
    const text = JSON.stringify(examples);
    const mails = text.match(/[\w.+-]+@[\w.-]+/g) ?? [];
    const phones = [...text.matchAll(/"phone":"([^"]+)"/g)].map(([, phone]) => phone ?? '');
    const hosts = text.match(/https?:\/\/[^/"]+/g) ?? [];
    expect(mails.filter((mail) => !mail.endsWith('example.org'))).toEqual([]);
    expect(
      phones.filter((phone) => !/^(?:\+44|0)(?:7700 ?900\d{3}|20 ?7946 ?0\d{3})$/.test(phone)),
    ).toEqual([]);
    expect(hosts.filter((host) => !host.endsWith('.example.org'))).toEqual([]);
    expect(text).not.toMatch(/pj_live_(?!example)/);
  });
});

function title(example: Example): string {
  const of = example.of === 'webhook' ? example.type : example.operationId;
  const status = example.of === 'response' ? ` ${example.status}` : '';
  return `${example.of} ${of}${status} ${example.name}`;
}
