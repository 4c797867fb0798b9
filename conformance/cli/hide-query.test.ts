import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { hidingQuery } from './hide-query.ts';

const url = 'http://h/control?v=1&token=abc%2FSECRET&for=control';
const hiding = hidingQuery({ url, token: undefined });

type Told = Parameters<typeof hiding.ports>[0];

/** What reaches the reports of what a run tells. */
const reported = (tell: (ports: Told) => void): unknown => {
  const told: unknown[] = [];
  const keep = (...args: readonly unknown[]): void => void told.push(...args);
  tell(
    hiding.ports({
      ...{ onStart: keep, onEvidence: keep, onCheck: keep, onObservation: keep, onScenario: keep },
    }),
  );
  return told;
};

// The shapes do not matter here: each text of whatever is told is looked at.
describe('a token in the query of the control endpoint', () => {
  it('is hidden in all that a run tells, and nothing else is', () => {
    const told = reported((ports) => {
      const told = {
        kind: 'control',
        curl: `curl '${url}'`,
        reply: { echo: ['abc/SECRET'], v: 1 },
      };
      ports.onEvidence('e1', told as never);
      ports.onStart({ url } as never);
      ports.onCheck({ verdict: 'fail', actual: url } as never);
      ports.onObservation({ answer: url } as never);
      ports.onScenario?.('name', url);
    });
    const shown = 'http://h/***?v=1&token=***&for=***';
    expect(told).toEqual([
      ...['e1', { kind: 'control', curl: `curl '${shown}'`, reply: { echo: ['***'], v: 1 } }],
      ...[{ url: shown }, { verdict: 'fail', actual: shown }, { answer: shown }],
      ...['name', shown],
    ]);
  });

  it('is hidden in the end of a run, and in what breaks', () => {
    const end = hiding.end({ exitCode: 3, aborted: `${url} cannot be reached` } as never);
    expect(end).toEqual({
      exitCode: 3,
      aborted: 'http://h/***?v=1&token=***&for=*** cannot be reached',
    });
    const error = hiding.error(new UsageError(`${url} does not speak`));
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).not.toContain('SECRET');
    expect((error as Error).stack).not.toContain('SECRET');
    expect(hiding.error('x')).toBe('x');
  });

  it.each([undefined, { url: 'http://h/', token: 'abcdef' }])(
    'is none where there is no query: %j',
    (control) => {
      const end = { aborted: 'abcdef' } as never;
      expect(hidingQuery(control).end(end)).toBe(end);
    },
  );
});
