import { expect, it } from 'vitest';
import { withoutValue } from './without-value.ts';

it.each([
  ["error: unknown option '--token=5ecret'", "error: unknown option '--token=…'"],
  [
    "error: option '--url <url>' argument 'http://ann:5ecret@h/' is invalid.",
    "error: option '--url <url>' argument 'http://…@h/' is invalid.",
  ],
  [
    "error: option '--url <url>' value 'HTTPS://5ecret@h' from env 'PHLEBO_URL' is invalid.",
    "error: option '--url <url>' value 'HTTPS://…@h' from env 'PHLEBO_URL' is invalid.",
  ],
  [
    "error: option '--url <url>' argument 'http://h/a@b' is invalid.",
    "error: option '--url <url>' argument 'http://…@b' is invalid.",
  ],
  ["error: missing required argument 'files'", "error: missing required argument 'files'"],
])('what commander says of a wrong option has no secret: %s', (sentence, told) => {
  expect(withoutValue(sentence)).toBe(told);
});
