import { expect, it } from 'vitest';
import { anExchange } from '../../test/given/workshop.ts';
import { Exchanges } from './exchanges.ts';

const kibibyte = 1024;
const answered = (length: number) => {
  const body = { kind: 'other', problem: 'long' } as const;
  const text = 'x'.repeat(length);
  const answer = { kind: 'whole', status: 200, headers: {}, text, body } as const;
  return anExchange('e1', 'getBooking', { answer });
};

function given(count: number, length: number): Exchanges {
  const exchange = answered(length);
  const exchanges = new Exchanges();
  for (let number = 0; number < count; number += 1) exchanges.add(exchange);
  return exchanges;
}

it('keeps all, in order', () => {
  const none = { answer: { kind: 'none', problem: 'cut off' } } as const;
  const seen = [anExchange('e1'), anExchange('e2', 'getBooking', none), answered(9)];
  const exchanges = new Exchanges();
  for (const exchange of seen) exchanges.add(exchange);
  expect(exchanges.all).toEqual(seen);
  expect(exchanges.surfeit).toBeUndefined();
});

it('is too much when long answers fill the memory, and says how many there were', () => {
  const longest = 8 * kibibyte * kibibyte;
  expect(given(24, longest).surfeit).toBeUndefined();
  expect(given(25, longest).surfeit).toMatch(
    /^the server has given 25 answers of more than 256 KiB/,
  );
});

it('is never too much of what is as long as answers may well be', () => {
  expect(given(1000, 256 * kibibyte).surfeit).toBeUndefined();
  expect(given(1000, 256 * kibibyte + 1).surfeit).toContain('1000 answers');
});
