import { describe, expect, it } from 'vitest';
import { clockChangeWithin, localTime, momentAt } from './venue-clock.ts';

describe('the clock of a venue', () => {
  it('shows the time of its zone, in winter and in summer', () => {
    const shown = (text: string, zone: string) => localTime(Date.parse(text), zone);
    expect(shown('2027-01-04T12:00Z', 'Europe/London')).toEqual({ day: 'monday', time: '12:00' });
    expect(shown('2027-07-05T12:00Z', 'Europe/London')).toEqual({ day: 'monday', time: '13:00' });
    expect(shown('2027-01-04T02:00Z', 'America/New_York')).toEqual({
      day: 'sunday',
      time: '21:00',
    });
  });

  it('says when it is changed, if that is soon', () => {
    const from = new Date('2027-03-10T09:00Z');
    const change = clockChangeWithin('Europe/London', from, 26);
    expect(new Date(change ?? 0).toISOString()).toBe('2027-03-28T12:00:00.000Z');
    expect(clockChangeWithin('Europe/London', from, 10)).toBeUndefined();
  });

  it('gives the moment at which it shows a time', () => {
    const at = (text: string, zone: string) =>
      momentAt(new Date(text), '10:00', zone).toISOString();
    expect(at('2027-01-04T15:00Z', 'Europe/London')).toBe('2027-01-04T10:00:00.000Z');
    expect(at('2027-07-04T15:00Z', 'Europe/London')).toBe('2027-07-04T09:00:00.000Z');
    expect(at('2027-01-04T15:00Z', 'America/New_York')).toBe('2027-01-04T15:00:00.000Z');
  });
});
