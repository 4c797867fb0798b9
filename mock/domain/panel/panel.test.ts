import { expect, it } from 'vitest';
import { aPanel } from '../../../test/given/things.ts';
import { isOfferedTo } from './panel.ts';

it.each([
  ['of all', null, true],
  ['of its own', 'cl_1', true],
  ['of another', 'cl_2', false],
])('a client is offered a panel %s', (_, clientId, expected) => {
  expect(isOfferedTo(aPanel({ clientId }), 'cl_1')).toBe(expected);
});
