import { expect, it } from 'vitest';
import { createTellTale } from './told.ts';

it('is told once', () => {
  const tales = createTellTale();
  const name = tales.leave({ kind: 'done', text: 'The new key.', apiKey: 'pj_live_x' });
  expect(tales.take(name)).toMatchObject({ apiKey: 'pj_live_x' });
  expect(tales.take(name)).toBeUndefined();
});

it('is forgotten when nobody comes for it and others do', () => {
  const tales = createTellTale();
  const name = tales.leave({ kind: 'done', text: 'first' });
  for (let later = 0; later < 20; later += 1) tales.leave({ kind: 'done', text: 'later' });
  expect(tales.take(name)).toBeUndefined();
});
