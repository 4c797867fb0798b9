import { expect, it } from 'vitest';
import { Secrets } from './secrets.ts';

it.each(['n', '_', '%3D', '"'])('masks a key that stands behind %j', (before) => {
  expect(new Secrets().mask(`${before}pj_live_0123456789abcdef`)).not.toContain('0123456789abcdef');
});
