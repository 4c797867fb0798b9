import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { checkSettings } from './check-settings.ts';
import type { Flags } from './flags.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const settings = (flags: Flags, environment: Record<string, string> = {}) =>
  checkSettings({ url: 'http://h', ...flags }, environment);

const refusal = (flags: Flags, environment: Record<string, string> = {}): string => {
  try {
    settings(flags, environment);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('the flags were accepted');
};

const written = (name: string, text: string): string => {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
};

describe('the address of the control endpoint', () => {
  it.each(['http://ann:5ecret@h/control', 'https://5ecret@h/control', 'http://:5ecret@h'])(
    'carries no credentials: %s',
    (control) => {
      const sentence = 'must not carry credentials: give the token by PHLEBO_CONTROL_TOKEN';
      expect(refusal({ control })).toBe(`--control ${sentence}`);
      const profile = written('p.yaml', `control: { kind: http, url: "${control}" }`);
      expect(refusal({ profile })).toBe(`control.url ${sentence}`);
    },
  );

  it('may have a query', () => {
    const url = 'http://h/control?token=abcSECRET';
    expect(settings({ control: url }).control).toEqual({ url, token: undefined });
  });

  it.each(['ann:5ecret@h/control', 'h/control?token=5ecret', 'ftp://h/?5ecret', 'h#5ecret'])(
    'is not shown as a whole when it is none: %s',
    (control) => {
      const message = refusal({ control });
      expect(message).toMatch(/^--control ".*" is not an http address$/);
      expect(message).not.toContain('5ecret');
    },
  );

  it('takes no token that no header can carry', () => {
    const token = { PHLEBO_CONTROL_TOKEN: '5ecret\nmore' };
    expect(refusal({ control: 'http://h/' }, token)).toMatch(
      /^the control token has a line break or another character/,
    );
  });
});

describe('the list of expected failures', () => {
  const entry = (check: string): string => `- { check: ${check}, reason: x, until: 2099-01-01 }\n`;

  it('names each check once', () => {
    const file = written(
      'e.yaml',
      ['AUTH-01', 'BOOK-01', 'AUTH-01', 'AUTH-02'].map(entry).join(''),
    );
    expect(refusal({ expected: file })).toBe(
      `${file} lists twice: AUTH-01. Keep one entry for each`,
    );
  });

  it('may name several', () => {
    const file = written('e.yaml', ['AUTH-01', 'BOOK-01'].map(entry).join(''));
    expect(settings({ expected: file }).expectations).toHaveLength(2);
  });
});
