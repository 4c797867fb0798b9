import { expect, it } from 'vitest';
import { forReaders } from './reference-for-readers.ts';

it('says scopes, capabilities and channels in words', () => {
  const shown = forReaders({
    paths: {
      '/bookings': {
        post: {
          summary: 'Create a booking',
          'x-scope': 'bookings:write',
          'x-capability': [
            {
              capability: 'canUseMobilePhleb',
              when: { words: 'the booking is MOBILE' },
              open: 'O10',
            },
            { capability: 'canUseVenueNetwork' },
          ],
        },
      },
    },
  });
  expect(shown).toMatchObject({
    paths: {
      '/bookings': {
        post: {
          summary: 'Create a booking',
          'x-scope': 'bookings:write',
          'x-capability':
            'canUseMobilePhleb if the booking is MOBILE (open: O10); canUseVenueNetwork',
        },
      },
    },
  });
});

it('lists a webhook by its event type', () => {
  const channels = ['MOBILE', { channel: 'IN_VENUE', open: 'O02' }];
  const webhook = { summary: 'A job was confirmed', 'x-channels': channels };
  expect(forReaders({ webhooks: { 'job.confirmed': { post: webhook } } })).toEqual({
    paths: {},
    webhooks: {
      'job.confirmed': {
        post: {
          summary: 'job.confirmed: A job was confirmed',
          'x-channels': 'MOBILE, IN_VENUE (open: O02)',
        },
      },
    },
  });
});

it('leaves out what has nothing to say', () => {
  const get = { 'x-capability': [], 'x-scope': { open: 'O13' } };
  const parameters = {};
  expect(forReaders({ paths: { '/panels': { get, parameters } } })).toMatchObject({
    paths: { '/panels': { get: { 'x-scope': 'open (O13)' }, parameters } },
  });
  expect(JSON.stringify(forReaders({ paths: { '/panels': { get } } }))).not.toContain('capability');
});
