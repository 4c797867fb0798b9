import { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { flag, readSwitches, switchFlag } from './flags.ts';

/** What a verb gets from these words, in this environment. */
const read = (words: readonly string[], env: Readonly<Record<string, string>> = {}): object => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  let flags = {};
  new Command()
    .addOption(flag('--forward-to <url>', 'where to'))
    .addOption(flag('--limit <number>', 'how many', '20'))
    .addOption(switchFlag('--skip-verify', 'accept anything'))
    .addOption(switchFlag('--no-jitter', 'exactly then'))
    .action((given: object, command: Command) => {
      flags = readSwitches(command, given);
    })
    .parse(words, { from: 'user' });
  return flags;
};

describe('an option', () => {
  it('is what the command line says, else the environment, else the usual', () => {
    expect(read([])).toEqual({ limit: '20', jitter: true });
    const env = { PHLEBO_FORWARD_TO: 'http://a', PHLEBO_LIMIT: '5' };
    expect(read([], env)).toMatchObject({ forwardTo: 'http://a', limit: '5' });
    expect(read(['--limit', '7'], env)).toMatchObject({ limit: '7' });
  });

  it('names its variable in the help', () => {
    expect(flag('--forward-to <url>', 'where to').envVar).toBe('PHLEBO_FORWARD_TO');
    expect(switchFlag('--no-jitter', 'exactly').description).toBe(
      'exactly (env: PHLEBO_NO_JITTER)',
    );
  });
});

describe('a switch', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['yes', true],
    ['', undefined],
    ['0', undefined],
    ['false', undefined],
    ['No', undefined],
    ['off', undefined],
  ])('in the environment as "%s" is %s', (value, on) => {
    expect(read([], { PHLEBO_SKIP_VERIFY: value })).toHaveProperty('jitter', true);
    expect(read([], { PHLEBO_SKIP_VERIFY: value })).toMatchObject(on ? { skipVerify: true } : {});
    expect('skipVerify' in read([], { PHLEBO_SKIP_VERIFY: value })).toBe(on === true);
  });

  it('that says no is off', () => {
    expect(read(['--no-jitter'])).toHaveProperty('jitter', false);
    expect(read([], { PHLEBO_NO_JITTER: '1' })).toHaveProperty('jitter', false);
    expect(read([], { PHLEBO_NO_JITTER: '0' })).toHaveProperty('jitter', true);
  });
});
