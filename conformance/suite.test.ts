import { expect, it } from 'vitest';
import { loadDocument } from '#contract/document.ts';
import manifest from '../package.json' with { type: 'json' };
import { describeSuite } from './suite.ts';

it('the suite names its own version and that of the contract', async () => {
  const { info } = (await loadDocument()) as { info: { version: string } };
  expect(describeSuite()).toEqual({ version: manifest.version, contract: info.version });
});
