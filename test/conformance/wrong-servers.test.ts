/** Servers that are not an API at all: how a run ends, and what it says. */
import { afterEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../conformance/usage-error.ts';
import { idsWith, judge } from './judge.ts';
import { always, answering, deserted, garbage, hanging, neverEnding } from './wrong-server.ts';
import type { Listening } from './wrong-server.ts';

const open: Listening[] = [];
const serve = async (listening: Promise<Listening>): Promise<string> => {
  const server = await listening;
  open.push(server);
  return server.url;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

const impatient = { timeoutMs: 1000 };
const error500 = '{"success":false,"error":"INTERNAL"}';

describe('a target that is not there', () => {
  it.each([
    ['refuses connections', deserted, /nothing listens there/],
    ['accepts and says nothing', () => serve(hanging()), /no whole answer within 1000 ms/],
    ['never ends its answer', () => serve(neverEnding()), /no whole answer within 1000 ms/],
    ['does not speak HTTP', () => serve(garbage()), /not HTTP/],
  ])('ends the run with 3 when it %s', async (_, start, words) => {
    const { exitCode, aborted, results, told } = await judge(await start(), impatient);
    expect(exitCode).toBe(3);
    expect(aborted).toMatch(words);
    expect(results.summary).toMatchObject({ pass: 0, fail: 0, error: 0 });
    expect(results.summary.notTestable).toBe(results.checks.length);
    expect(told.checks).toEqual([]);
  });

  it('ends the run with 3 when it goes away in the midst of it', async () => {
    let served = 0;
    const server = await answering((request, response) => {
      request.resume();
      served += 1;
      if (served > 5) void server.close();
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"success":false,"error":"INVALID_API_KEY"}');
    });
    const { exitCode, results, aborted, told } = await judge(server.url, {
      ...impatient,
      workers: 1,
    });
    expect(exitCode).toBe(3);
    expect(aborted).toMatch(/nothing listens there|closed before/);
    // What has come until then is judged, and told of as it stands in the results.
    const judged = results.checks.filter(({ verdict }) => verdict !== 'not-testable');
    expect(judged.map(({ id }) => id)).toContain('WIRE-01');
    expect(told.checks).toEqual(expect.arrayContaining(judged));
    // What was left unasked is in the results, and was never told of.
    expect(told.checks.length).toBeLessThan(results.checks.length);
    expect(results.summary.pass).toBeGreaterThan(0);
    expect(results.summary.error).toBe(0);
  });

  it('is 3, too, when only its control endpoint is not there', async () => {
    const url = await serve(always(401, 'application/json', error500));
    const control = { url: await deserted(), token: undefined };
    const { exitCode, aborted } = await judge(url, { control });
    expect(exitCode).toBe(3);
    expect(aborted).toMatch(/control endpoint .* cannot be reached/);
  });
});

describe('a target that answers everything wrongly', () => {
  it.each([
    ['500', () => always(500, 'application/json', error500)],
    ['HTML', () => always(200, 'text/html', '<h1>It works</h1>')],
    ['a redirect', () => always(302, 'text/plain', '')],
    ['an empty 200', () => always(200, 'application/json', '')],
  ])('ends the run with 1 for %s, its control included', async (_, start) => {
    const url = await serve(start());
    const control = { url: `${url}/control`, token: undefined };
    const end = await judge(url, { control });
    expect(end.exitCode).toBe(1);
    expect(idsWith(end, 'fail')).toEqual(expect.arrayContaining(['AUTH-01', 'AUTH-34']));
    expect(idsWith(end, 'error')).toEqual([]);
    expect(idsWith(end, 'pass').filter((id) => !id.startsWith('WIRE'))).toEqual([]);
  });

  it('is told from one that hangs on a single operation: that check fails, the run goes on', async () => {
    const url = await serve(
      answering((request, response) => {
        request.resume();
        if (request.url?.endsWith('/venues') === true) return;
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"success":false,"error":"INVALID_API_KEY"}');
      }),
    );
    const end = await judge(url, { timeoutMs: 2000 });
    expect(end.exitCode).toBe(1);
    expect(idsWith(end, 'fail')).toEqual(['AUTH-07', 'AUTH-24', 'AUTH-36', 'AUTH-40']);
    const check = end.results.checks.find(({ id }) => id === 'AUTH-07');
    expect(check?.actual).toMatch(/no whole answer within 2000 ms/);
  });
});

const describing = (result: object): Promise<Listening> =>
  always(200, 'application/json', JSON.stringify({ ok: true, result }));

describe('a control address', () => {
  const sound = () => serve(always(401, 'application/json', error500));

  it.each([
    {
      fault: 'does not speak the protocol',
      start: () => always(404, 'text/plain', 'no'),
      words: /does not speak the control protocol/,
    },
    {
      fault: 'wants another token',
      start: () => always(401, 'application/json', '{}'),
      words: /does not let the runner in: access is refused \(401\)\. .*PHLEBO_CONTROL_TOKEN/,
    },
    {
      fault: 'lets nobody in',
      start: () => always(403, 'application/json', '{"message":"This machine only."}'),
      words: /access is refused \(403\): This machine only\. .*PHLEBO_CONTROL_TOKEN/,
    },
    {
      fault: 'lets nobody in, and says so in HTML',
      start: () => always(403, 'text/html', '<h1>Forbidden</h1>'),
      words: /does not let the runner in: access is refused \(403\)\. /,
    },
    {
      fault: 'speaks another version',
      start: () => describing({ protocol: 2, actions: [], clock: 'real' }),
      words: /speaks control protocol 2/,
    },
    {
      fault: 'describes itself wrongly',
      start: () => describing({ protocol: 1 }),
      words: /actions must be a list/,
    },
  ])('that $fault is wrong usage', async ({ start, words }) => {
    const control = { url: await serve(start()), token: 'wrong' };
    const run = judge(await sound(), { control });
    await expect(run).rejects.toThrow(UsageError);
    await expect(run).rejects.toThrow(words);
  });

  it('that breaks down during the run is an error of the testbench, exit code 4', async () => {
    const control = await serve(
      answering((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const result = { protocol: 1, actions: ['client.create', 'key.mint'], clock: 'real' };
          const isDescribe = body.includes('describe');
          response
            .writeHead(isDescribe ? 200 : 500, { 'content-type': 'application/json' })
            .end(isDescribe ? JSON.stringify({ ok: true, result }) : 'oops');
        });
      }),
    );
    const end = await judge(await sound(), { control: { url: control, token: undefined } });
    expect(end.exitCode).toBe(4);
    expect(idsWith(end, 'error')).toContain('BOOK-01');
    const check = end.results.checks.find(({ id }) => id === 'BOOK-01');
    expect(check?.reason).toMatch(/failed at client\.create: it answered 500 oops/);
  });
});

describe('a run without control and profile', () => {
  it('asks what needs no key, and says of the rest what is missing and how to give it', async () => {
    const url = await serve(
      always(401, 'application/json', '{"success":false,"error":"INVALID_API_KEY"}'),
    );
    const end = await judge(url);
    expect(end.exitCode).toBe(0);
    expect(idsWith(end, 'pass')).toContain('AUTH-34');
    const check = end.results.checks.find(({ id }) => id === 'BOOK-01');
    expect(check).toMatchObject({ verdict: 'not-testable' });
    expect(check?.reason).toMatch(
      /client\.create .*no control.* To make it testable: give --control/,
    );
  });

  it('ends with 5 when nothing that was selected could be exercised', async () => {
    const url = await serve(
      always(401, 'application/json', '{"success":false,"error":"INVALID_API_KEY"}'),
    );
    const end = await judge(url, { selection: { only: ['booking'], skip: [] } });
    expect(end.exitCode).toBe(5);
  });

  it('waits a 429 out, eight times at the most, and counts it when it stays', async () => {
    const url = await serve(
      answering((request, response) => {
        request.resume();
        response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '3' })
          .end('{"success":false,"error":"RATE_LIMITED"}');
      }),
    );
    const end = await judge(url, { selection: { only: ['AUTH-01'], skip: [] } });
    // At the first knock at the door; a server that has not opened by then is not waited for by the check.
    expect(end.told.waits).toEqual(Array(8).fill(3));
    expect(idsWith(end, 'fail')).toEqual(['AUTH-01']);
  });

  it('asks again after a 429, and judges the answer that then comes', async () => {
    let asked = 0;
    const url = await serve(
      answering((request, response) => {
        request.resume();
        asked += 1;
        const [status, error] = asked === 2 ? [429, 'RATE_LIMITED'] : [401, 'INVALID_API_KEY'];
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ success: false, error }));
      }),
    );
    const end = await judge(url, { selection: { only: ['AUTH-01', 'wire'], skip: [] } });
    expect(end.exitCode).toBe(0);
    expect(end.told.waits).toEqual([61]);
  });
});

describe('a run that is called off', () => {
  it('ends with 3, and keeps what it has', async () => {
    const controller = new AbortController();
    const url = await serve(
      always(401, 'application/json', '{"success":false,"error":"INVALID_API_KEY"}'),
    );
    let passed = 0;
    const onCheck = (): void => {
      passed += 1;
      if (passed === 5) controller.abort();
    };
    const end = await judge(url, {}, { signal: controller.signal, onCheck });
    expect(end.exitCode).toBe(3);
    expect(end.aborted).toBe('the run was called off');
    expect(end.results.summary.pass).toBeGreaterThanOrEqual(5);
  });
});

describe('expected failures', () => {
  const entry = (check: string) => ({ check, reason: 'known', until: '2999-12-31' });

  it('keep their verdict and do not gate', async () => {
    const url = await serve(always(500, 'application/json', error500));
    const selection = { only: ['AUTH-01'], skip: [] };
    const end = await judge(url, { selection, expectations: [entry('AUTH-01')] });
    expect(end.exitCode).toBe(0);
    expect(end.results.checks).toMatchObject([{ verdict: 'fail', expectedFailure: true }]);
  });

  it('fail the run when they pass', async () => {
    const url = await serve(
      always(401, 'application/json', '{"success":false,"error":"INVALID_API_KEY"}'),
    );
    const selection = { only: ['AUTH-01'], skip: [] };
    const end = await judge(url, { selection, expectations: [entry('AUTH-01')] });
    expect(end.exitCode).toBe(1);
    expect(end.stale).toMatchObject([{ check: 'AUTH-01' }]);
  });
});
