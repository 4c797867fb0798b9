/** What a pass says: which of several permitted answers was given, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../flaws/flaws.ts';
import { harmless } from '../flaws/harmless.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import { judge, reasonOf } from './judge.ts';
import type { Judged } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

async function judgeOneThat(name: string, ...only: readonly string[]): Promise<Judged> {
  const tamper = [...harmless, ...flaws].find((one) => one.name === name)?.tamper;
  if (tamper === undefined) throw new Error(`there is no server that ${name}`);
  const proxy = await tamperingProxy(sandbox.url, tamper());
  const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
  const end = await judge(proxy.url, { control, selection: { only, skip: [] } });
  await proxy.close();
  return end;
}

describe('a pass', () => {
  it('of a check with one permitted answer says nothing, a passive one no more than others', async () => {
    const control = { url: sandbox.controlUrl, token: undefined };
    const only = ['lookup', 'WIRE-01', 'WIRE-02', 'WIRE-03', 'WIRE-04', 'CANCEL-01'];
    const { results } = await judge(sandbox.url, { control, selection: { only, skip: [] } });
    const saying = results.checks.flatMap(({ id, reason, verdict }) =>
      reason === null || verdict !== 'pass' ? [] : [[id, reason]],
    );
    expect(saying).toEqual([['LOOKUP-05', '404']]);
  });

  it.each([
    ['answers the availability of an unknown venue with an empty list', 'LOOKUP-05', /^200 with/],
    ['leaves the detail keys of money out, which only one reading requires', 'INVOICE-04', /O55/],
    [
      'leaves label and type of a field out, which only one reading requires',
      'FIELD-03',
      /^no label, no type, .*O56/,
    ],
    [
      'shows the slot of a booking in its own time, without an offset',
      'BOOK-07',
      /without an offset it is held to fourteen hours only/,
    ],
    [
      'writes its timestamps in its own time and without an offset',
      'LINK-02',
      /^expiresAt without an offset/,
    ],
  ])('of a server that %s: %s says so', async (name, id, words) => {
    expect(reasonOf(await judgeOneThat(name, id), id)).toMatch(words);
  });
});

describe('the answers to an open point', () => {
  it('are recorded: where a list has its null cursor', async () => {
    const answers = async (name: string) =>
      (await judgeOneThat(name, 'page')).results.observations.flatMap(({ id, answer }) =>
        id === 'O86' ? [answer] : [],
      );
    const five = (answer: string) => Array.from({ length: 5 }, () => answer);
    expect(await answers('orders keys in its own way')).toEqual(five('with the last items'));
    expect(await answers('gives a cursor behind which there is nothing')).toEqual(
      five('on an empty page behind them'),
    );
  });
});

describe('a failure', () => {
  it('says what was looked for: slots, and not slots on each day', async () => {
    const { results } = await judgeOneThat('offers no slots at all', 'VENUE-06');
    expect(results.checks.find(({ id }) => id === 'VENUE-06')).toMatchObject({
      expected: 'slots, each with capacity 3',
      actual: 'no slots',
    });
  });
});
