import { expect, it } from 'vitest';
import { WorldError } from '../fault.ts';
import { readWorld } from './read-world.ts';

it.each(['clients: &a\n  - *a\n', 'clients: [{}]\njobs: [{passthrough: &p {a: *p}}]\n'])(
  'a world that refers to itself is refused, not kept: %j',
  (text) => {
    expect(() => readWorld(text, 'w.yaml')).toThrow(WorldError);
  },
);
