/** The small schemas that parameters are made of. Instants come out as ms since the epoch. */

import { isDateTime } from '#contract/formats.ts';
import * as z from 'zod';

export const text = z.string().min(1);
export const id = z.string().min(1);
export const nothing = z.strictObject({});

const expected = (what: string) => ({ error: `expected ${what}` });

/** Protocol: "Every timestamp is ISO 8601 with an offset." */
export const timestamp = z
  .string()
  .refine(isDateTime, expected('a timestamp with an offset, as in 2027-01-04T09:00:00Z'))
  .transform((value) => Date.parse(value));

export const webUrl = z
  .string()
  .refine(isWebUrl, expected('an http or https address, as in https://example.org/hook'));

function isWebUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

export const whole = z.int();
export const positive = z.number().positive();

/** Pounds with at most two decimals. */
export const pounds = positive.refine(
  (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  expected('pounds and whole pence'),
);

export const timeZone = z
  .string()
  .refine(isTimeZone, expected('an IANA time zone, as in Europe/London'));

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** An object with any members, kept as it is. */
export const jsonObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  expected('an object'),
);

export const distinct = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, expected('no item twice'));
