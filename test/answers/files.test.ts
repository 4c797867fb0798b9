/** Both the runner and the sandbox read what a run has left, each by itself: the same files, the same refusals. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswers as readByRunner } from '../../conformance/answers/read-answers.ts';
import { readAnswers as readBySandbox, tellAnswers } from '../../mock/answers.ts';
import { withFile } from './observed.ts';

const seen = (id: string, value?: string) => ({
  id,
  question: 'How?',
  answer: 'so',
  ...(value === undefined ? {} : { value }),
  evidence: [],
});

const results = { schemaVersion: 1, observations: [seen('O18', 'refuse'), seen('O09', '400')] };

const lines = [
  JSON.stringify({ type: 'start', schemaVersion: 1 }),
  JSON.stringify({ type: 'check', id: 'AUTH-01' }),
  ...results.observations.map((one) => JSON.stringify({ type: 'observation', observation: one })),
];

const both = (content: unknown, path: (file: string) => string = (file) => file) =>
  withFile(content, (file) => ({
    runner: readByRunner(path(file)).map(({ id, value }) => `${id}=${String(value)}`),
    sandbox: readBySandbox(path(file)).choices,
  }));

const agreed = { runner: ['O09=400', 'O18=refuse'], sandbox: ['O09=400', 'O18=refuse'] };

describe('the answers of a run', () => {
  it('are read from results.json, in the order of the open points', async () => {
    expect(await both(results)).toEqual(agreed);
    expect(await both(JSON.stringify(results, undefined, 2))).toEqual(agreed);
  });

  it('are read from results.ndjson, also of a run that was cut off in the middle of a line', async () => {
    expect(await both(`${lines.join('\n')}\n`)).toEqual(agreed);
    expect(await both(`${lines.join('\n')}\n{"type":"observation","observ`)).toEqual(agreed);
  });

  it('are read from the folder, of whose two files results.ndjson is of the last run', async () => {
    expect(await both(results, dirname)).toEqual(agreed);
    const stale = await withFile({ observations: [seen('O09', '403')] }, (file) => {
      writeFileSync(join(dirname(file), 'results.ndjson'), `${lines.join('\n')}\n`);
      const dir = dirname(file);
      return { runner: readByRunner(dir).length, sandbox: readBySandbox(dir).choices };
    });
    expect(stale).toEqual({ runner: 2, sandbox: agreed.sandbox });
  });

  it.each([
    ['no JSON', 'oops', /neither results\.json nor results\.ndjson/],
    ['JSON of something else', '{"openapi":"3.1.0"}', /neither results\.json nor results\.ndjson/],
    ['an empty file', '', /neither results\.json nor results\.ndjson/],
  ])('are not read from %s', async (_, content, sentence) => {
    await withFile(content, (file) => {
      expect(() => readByRunner(file)).toThrow(sentence);
      expect(() => readBySandbox(file)).toThrow(sentence);
    });
  });

  it('are not read from a file that is not there, nor from a folder without them', async () => {
    await withFile(results, (file) => {
      expect(() => readByRunner(`${file}.old`)).toThrow(/there is no .*\.old/);
      expect(() => readBySandbox(`${file}.old`)).toThrow(/there is no .*\.old/);
      rmSync(file);
      mkdirSync(file);
      expect(() => readByRunner(file)).toThrow(/holds neither/);
      expect(() => readBySandbox(file)).toThrow(/holds neither/);
    });
  });

  it('are refused by the runner when there are none, or one is no observation', async () => {
    await withFile({ observations: [] }, (file) => {
      expect(() => readByRunner(file)).toThrow(/holds no observation/);
    });
    await withFile({ observations: [{ id: 'O09' }] }, (file) => {
      expect(() => readByRunner(file)).toThrow(/without id, question and answer/);
    });
  });
});

describe('answers as policies of the sandbox', () => {
  const read = (...observations: readonly object[]) => withFile({ observations }, readBySandbox);

  it('leave out what the sandbox has no choice of, no word for, or what was not seen', async () => {
    const unseen = { ...seen('O27'), answer: 'not seen: no clock' };
    expect(await read(seen('O09', '400'), seen('O14'), seen('O07', '418'), unseen)).toMatchObject({
      choices: ['O09=400'],
      withoutPolicy: ['O14'],
      left: [
        { id: 'O07', why: '418 is no value of this policy' },
        { id: 'O27', why: 'not seen: no clock' },
      ],
    });
  });

  it('may be said twice, and not in two ways', async () => {
    expect(await read(seen('O09', '400'), seen('O09', '400'))).toMatchObject({
      choices: ['O09=400'],
    });
    await expect(read(seen('O09', '400'), seen('O09', '403'))).rejects.toThrow(
      /says both O09=400 and O09=403/,
    );
  });

  it('are told of at the start', async () => {
    const left = seen('O07', '418');
    const told = tellAnswers(
      await read(seen('O09', '400'), seen('O18', 'clamp'), seen('O14'), left),
    );
    expect(told).toMatch(/taken, not the usual +O09=400\n/);
    expect(told).toMatch(/taken, as usual +O18=clamp\n/);
    expect(told).toMatch(/no policy here +O14\n/);
    expect(told).toMatch(/left as usual +O07 \(418 is no value of this policy\)\n/);
  });
});
