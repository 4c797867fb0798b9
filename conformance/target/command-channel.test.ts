import { describe, expect, it } from 'vitest';
import { commandChannel } from './command-channel.ts';

const node = process.execPath;
const limits = { timeoutMs: 10_000, signal: new AbortController().signal };

/** A program of this source, which is given the message as `message`. */
const program = (source: string, timeoutMs = limits.timeoutMs) =>
  commandChannel(
    [
      ...([node, '-e'] as const),
      `let text = ''; process.stdin.on('data', (part) => (text += part)).on('end', () => { const message = JSON.parse(text); ${source} });`,
    ],
    { ...limits, timeoutMs },
  );

describe('control by a command', () => {
  it('gives the action and its parameters as JSON, and takes the reply', async () => {
    const channel = program(`console.log(JSON.stringify({ ok: true, result: { message } }))`);
    expect(await channel.send('lab.receive', { jobId: 'j_1' })).toEqual({
      kind: 'done',
      result: { message: { action: 'lab.receive', jobId: 'j_1' } },
    });
  });

  it('passes a refusal on', async () => {
    const reply = { ok: false, error: 'REFUSED', message: 'not now' };
    const channel = program(`console.log(${JSON.stringify(JSON.stringify(reply))})`);
    expect(await channel.send('lab.receive', {})).toEqual({
      kind: 'denied',
      error: 'REFUSED',
      message: 'not now',
    });
  });

  it.each([
    ['says something else', `console.log('done')`, /said done/],
    ['fails', `process.exit(3)`, /ended with code 3/],
    ['says nothing', ``, /said/],
  ])('is broken when the program %s', async (_, source, words) => {
    expect(await program(source).send('lab.receive', {})).toMatchObject({
      kind: 'broken',
      why: 'not-the-protocol',
      problem: expect.stringMatching(words) as string,
    });
  });

  it('is out of reach when the program is not there, or does not end in time', async () => {
    const nowhere = commandChannel(['/nowhere/control.sh'], limits);
    expect(await nowhere.send('describe', {})).toMatchObject({
      ...{ kind: 'broken', why: 'unreachable' },
      problem: '/nowhere/control.sh cannot be found',
    });
    const slow = program('setInterval(() => undefined, 1000)', 300);
    expect(await slow.send('describe', {})).toMatchObject({
      ...{ kind: 'broken', why: 'unreachable' },
      problem: expect.stringMatching(/gave no reply within 300 ms/) as string,
    });
  });

  it('is shown as a line that repeats it', () => {
    expect(commandChannel(['./control.sh', '--now'], limits).curl('reset', {})).toBe(
      `printf %s '{"action":"reset"}' | './control.sh' '--now'`,
    );
  });
});
