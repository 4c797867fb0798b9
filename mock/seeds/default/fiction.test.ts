import { describe, expect, it } from 'vitest';
import { isEmail } from '#contract/formats.ts';
import { nowhere } from '../states/nowhere.ts';
import { worldStates } from '../states/world-states.ts';
import { defaultWorld } from './default-world.ts';

const monday = Date.parse('2026-11-30T09:00:00Z');

describe('the people and places of the default world', () => {
  const mail = /[^\s"/@]+@[^\s"]+/g;
  const dramaNumbers = [
    /^\+447700900\d{3}$/,
    /^020 7946 0\d{3}$/,
    /^01(?:13|14|15|16|17|18|21|31|41|51|61) 496 0\d{3}$/,
    /^0191 498 0\d{3}$/,
    /^029 2018 0\d{3}$/,
    /^028 9649 6\d{3}$/,
  ];

  it.each([1, 2, 3, 4, 5])('seed %i reaches nobody by mail, telephone, web or post', (seed) => {
    const { states } = worldStates(defaultWorld(seed), monday, nowhere);
    const text = JSON.stringify(states);
    for (const address of text.match(mail) ?? []) expect(address).toMatch(/@example\.org$/);
    for (const address of text.match(/https?:\/\/[^/"]+/g) ?? []) {
      expect(['https://example.org', 'http://sandbox.example']).toContain(address);
    }
    const phones = [
      ...states.job.map(({ patient }) => patient.phone),
      ...states.job.flatMap((job) =>
        'phlebotomist' in job ? (job.phlebotomist?.phone ?? []) : [],
      ),
      ...states.venue.flatMap(({ phone }) => phone ?? []),
      ...states.link.flatMap(({ patient }) => patient.phone ?? []),
    ];
    for (const phone of phones) {
      expect(
        dramaNumbers.some((pattern) => pattern.test(phone)),
        phone,
      ).toBe(true);
    }
    const postcodes = [
      ...states.venue.map(({ postcode }) => postcode),
      ...states.job.flatMap(({ visit }) =>
        visit.channel === 'MOBILE' ? visit.location.postcode : [],
      ),
    ];
    for (const postcode of postcodes) {
      expect(postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[CIKMOV]{2}$/);
    }
    for (const { patient } of states.job) expect(isEmail(patient.email), patient.email).toBe(true);
  });
});
