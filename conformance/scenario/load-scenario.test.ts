import { expect, it } from 'vitest';
import { loadScenario } from './load-scenario.ts';

it.each([
  ['a value', `arazzo: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a value that does not end', `arazzo: ${'['.repeat(20_000)}`],
  ['the file', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
])('a file that is nested without measure is told so: %s', (_, text) => {
  const loaded = loadScenario('f.yaml', text);
  const messages = loaded.ok ? [] : loaded.remarks.map(({ message }) => message);
  expect(messages).toContain('the file is nested too deep to be read');
  expect(messages.join()).not.toMatch(/call stack/);
});
