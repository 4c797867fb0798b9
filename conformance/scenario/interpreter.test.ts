import { describe, expect, it } from 'vitest';
import { runScenario } from './interpreter.ts';
import { loadScenario } from './load-scenario.ts';
import type { CallManner, OperationAnswer, OperationRequest } from './ports.ts';
import type { ScenarioResult } from './result.ts';
import type { SourceName, SourceOperation, Sources } from './source.ts';

const operationOf = (source: SourceName, operationId: string): SourceOperation => ({
  ...{ source, operationId, method: 'POST', path: `/${operationId}` },
  ...{ parameters: [], takesBody: true, bodyFaults: () => [] },
});
const sourceOf = (name: SourceName) => ({
  name,
  operations: new Map(['a', 'b', 'c', 'd'].map((id) => [id, operationOf(name, id)])),
});
const sources: Sources = { api: sourceOf('api'), testbench: sourceOf('testbench') };

type Call = {
  readonly id: string;
  readonly request: OperationRequest;
  readonly manner: CallManner;
};
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'silence';
type Told = {
  readonly result: ScenarioResult;
  readonly calls: readonly Call[];
  readonly slept: readonly number[];
};

/** Runs the workflow `w`; `replies` answers each operation in turn, the last reply again and again. */
async function run(
  workflows: string,
  replies: Readonly<Record<string, readonly Reply[]>> = {},
  inputs: Readonly<Record<string, unknown>> = {},
): Promise<Told> {
  const header =
    'arazzo: 1.0.1\ninfo: { title: t, version: "1" }\nsourceDescriptions: [{ name: api, url: openapi.yaml }]\n';
  const loaded = loadScenario('f.yaml', header + workflows);
  if (!loaded.ok) throw new Error(loaded.remarks.map(({ message }) => message).join());
  const calls: Call[] = [];
  const slept: number[] = [];
  const { document } = loaded.scenario;
  const result = await runScenario(
    { document, sources, workflowId: 'w', inputs },
    {
      sleep: async (seconds) => {
        slept.push(seconds);
      },
      call: async ({ source, operationId }, request, manner): Promise<OperationAnswer> => {
        const id = source === 'api' ? operationId : `t.${operationId}`;
        const before = calls.filter((call) => call.id === id).length;
        calls.push({ id, request, manner });
        const own = replies[id] ?? [{}];
        const reply = own[Math.min(before, own.length - 1)] ?? {};
        const url = `http://host/${id}`;
        if (reply === 'silence') return { kind: 'silent', url, problem: 'it hung up' };
        const { status = 200, headers = {}, body = {} } = reply;
        return { kind: 'answered', url, status, headers, body };
      },
    },
  );
  return { result, calls, slept };
}

const ok = 'successCriteria: [{ condition: $statusCode == 200 }]';
const step = (id: string, more = '', source = 'api'): string =>
  `      - { stepId: ${id}, operationId: $sourceDescriptions.${source}.${id}, ${ok}${more === '' ? '' : `, ${more}`} }\n`;
const w = (...steps: readonly string[]): string =>
  `workflows:\n  - workflowId: w\n    steps:\n${steps.join('')}`;
const idsOf = ({ calls }: Told): readonly string[] => calls.map(({ id }) => id);
const refused = { status: 409, body: { reason: 'not yet' } };

describe('a scenario', () => {
  it('is met when every step is, and leaves its outputs', async () => {
    const told = await run(
      `${w(step('a', 'outputs: { id: $response.body#/id }'), step('b', 'requestBody: { payload: { of: $steps.a.outputs.id } }'))}    outputs: { last: $steps.a.outputs.id, all: 'x{$steps.a.outputs.id}' }\n`,
      { a: [{ body: { id: 7 } }] },
    );
    expect(told.result).toMatchObject({
      verdict: 'met',
      reason: undefined,
      outputs: { last: 7, all: 'x7' },
    });
    expect(told.calls[1]?.request.body).toEqual({ of: 7 });
  });

  it('ends at the first step that is not met, and says why', async () => {
    const told = await run(w(step('a'), step('b'), step('c')), {
      b: [{ status: 404, body: { error: 'gone' } }],
    });
    expect(idsOf(told)).toEqual(['a', 'b']);
    expect(told.result).toMatchObject({
      verdict: 'unmet',
      reason: 'step b: $statusCode == 200: $statusCode is 404',
      failedAt: 'b',
      unmet: { criterion: '$statusCode == 200', actual: '$statusCode is 404' },
      answer: 'status 404: {"error":"gone"}',
    });
    expect(told.result.steps.map(({ stepId, verdict }) => [stepId, verdict])).toEqual([
      ['a', 'met'],
      ['b', 'unmet'],
    ]);
  });

  it('does the same with the same answers', async () => {
    const text = w(step('a', 'onFailure: [{ name: r, type: retry, retryLimit: 3 }]'), step('b'));
    const replies = { a: [refused, {}] };
    expect(await run(text, replies)).toEqual(await run(text, replies));
  });

  it.each([
    ['no answer comes', { a: ['silence' as const] }, '', 'step a: no answer came: it hung up'],
    [
      'an output is not in the answer',
      {},
      'outputs: { x: $response.body#/x }',
      'step a: the output x cannot be had: $response.body#/x has no value: the answer has no such part',
    ],
    [
      'a payload needs what is not there',
      {},
      'requestBody: { payload: { x: $inputs.x } }',
      'step a: $inputs.x has no value: no input x was given',
    ],
    [
      'a parameter would be an object',
      {},
      'parameters: [{ name: x, in: query, value: { a: 1 } }]',
      'step a: the parameter x would be {"a":1}, which is no single value',
    ],
    [
      'a payload that is text is no JSON',
      {},
      "requestBody: { payload: '{' }",
      'step a: the payload is a text that is no JSON',
    ],
  ])('is not met when %s', async (_, replies, more, reason) => {
    const { result } = await run(w(step('a', more)), replies);
    expect([result.verdict, result.reason]).toEqual(['unmet', reason]);
  });

  it.each([
    ['X-A', '"x\\r\\nX-Evil: 1"', 'header', 'X-A'],
    ['X-A', '"\\u0001"', 'header', 'X-A'],
    ['X A', 'x', 'header', 'X A'],
    ['c', '"x\\n"', 'cookie', 'Cookie'],
  ])('is at fault itself when it sends %s: %s as a %s', async (name, value, place, shown) => {
    const told = await run(
      w(step('a', `parameters: [{ name: ${name}, in: ${place}, value: ${value} }]`)),
    );
    expect(told.calls).toEqual([]);
    expect(told.result).toMatchObject({
      verdict: 'fault',
      reason: `step a: the scenario sends a header that HTTP does not allow: ${shown}`,
    });
  });

  it.each([
    ['criterion', 'successCriteria: [CRITERION]'],
    ['action', `${ok}, onSuccess: [{ name: n, type: end, criteria: [CRITERION] }]`],
  ])('is at fault itself when a pattern of a %s finds no end', async (_, more) => {
    const criterion = "{ context: $response.body, condition: '^([^x]+)+!$', type: regex }";
    const only = `      - { stepId: a, operationId: $sourceDescriptions.api.a, ${more.replace('CRITERION', () => criterion)} }\n`;
    const { result } = await run(w(only), { a: [{ body: 'a'.repeat(60) }] });
    expect(result).toMatchObject({ verdict: 'fault', failedAt: 'a' });
    expect(result.reason).toMatch(
      /^step a: the criterion \^\(\[\^x\]\+\)\+!\$ was not judged within 2 s: [^\n]*$/,
    );
  });

  it('is not met when an output of the workflow has no value', async () => {
    const { result } = await run(`${w(step('a'))}    outputs: { x: $steps.a.outputs.x }\n`);
    expect([result.verdict, result.reason]).toEqual([
      'unmet',
      '$steps.a.outputs.x has no value: the step a has left no output x',
    ]);
  });
});

describe('a testbench', () => {
  it.each([
    [
      501,
      { reason: 'no clock', remedy: 'give one' },
      'unavailable',
      'step a: no clock',
      'give one',
    ],
    [501, {}, 'unavailable', 'step a: the testbench cannot do a here', undefined],
    [501, { reason: 'no pages', power: 'absent' }, 'absent', 'step a: no pages', undefined],
    [500, { reason: 'boom' }, 'fault', 'step a: the testbench broke at a: boom', undefined],
    [503, 'down', 'fault', 'step a: the testbench broke at a: it answered 503', undefined],
    [
      400,
      { reason: 'no such type' },
      'fault',
      'step a: the scenario is wrong: no such type',
      undefined,
    ],
    [409, {}, 'unmet', 'step a: $statusCode == 200: $statusCode is 409', undefined],
  ])(
    'that answers %i %j makes the scenario %s',
    async (...[status, body, verdict, reason, remedy]) => {
      const retry = 'onFailure: [{ name: r, type: goto, stepId: b }]';
      const told = await run(w(step('a', status === 409 ? '' : retry, 'testbench'), step('b')), {
        't.a': [{ status, body }],
      });
      expect(idsOf(told)).toEqual(['t.a']);
      expect(told.result).toMatchObject({ verdict, reason, remedy });
    },
  );

  it('that cannot read what the server has answered shows a fault of the server', async () => {
    const sends = (from: string): string => `parameters: [{ name: x, in: query, value: ${from} }]`;
    const from = async (source: 'a' | 't.a'): Promise<ScenarioResult> => {
      const first = step(
        'a',
        'outputs: { x: $response.body#/x }',
        source === 'a' ? 'api' : 'testbench',
      );
      const second = step('b', sends('$steps.a.outputs.x'), 'testbench');
      const refusal = { status: 400, body: { reason: 'x: must be string' } };
      const told = await run(w(first, second), {
        [source]: [{ body: { x: 1 } }],
        't.b': [refusal],
      });
      return told.result;
    };
    expect(await from('a')).toMatchObject({
      verdict: 'unmet',
      reason: 'step b: what the server has answered before is of no use: x: must be string',
    });
    expect(await from('t.a')).toMatchObject({ verdict: 'fault' });
  });

  it('that is silent has broken', async () => {
    const { result } = await run(w(step('a', '', 'testbench')), { 't.a': ['silence'] });
    expect(result.verdict).toBe('fault');
  });

  it('is not what a server is that answers 501 or 500', async () => {
    const { result } = await run(w(step('a')), { a: [{ status: 501 }] });
    expect(result.verdict).toBe('unmet');
  });
});

describe('a request', () => {
  const components = `components:
  parameters:
    key: { name: X-API-Key, in: header, value: $inputs.key }
    limit: { name: limit, in: query, value: 5 }
`;

  it('has the parameters of the step, those of the workflow, and shared ones', async () => {
    const text = `${w(
      step(
        'a',
        `parameters: [{ name: id, in: path, value: 'J-{$inputs.n}' }, { reference: $components.parameters.limit, value: 2 }, { name: c, in: cookie, value: true }, { name: x-over, in: header, value: step }]`,
      ),
    )}    parameters: [{ reference: $components.parameters.key }, { name: X-Over, in: header, value: workflow }]\n${components}`;
    const { calls } = await run(text, {}, { key: 'k', n: 1 });
    expect(calls[0]?.request).toEqual({
      path: { id: 'J-1' },
      query: { limit: '2' },
      header: { 'X-API-Key': 'k', 'x-over': 'step' },
      cookie: { c: 'true' },
      body: undefined,
    });
  });

  it.each([
    ['{ payload: { a: [1, $inputs.n], b: null } }', { a: [1, 2], b: null }],
    ['{ payload: $inputs.whole }', { deep: [1, 2] }],
    [`{ payload: '{"n": {$inputs.n}, "s": "{$inputs.s}"}' }`, { n: 2, s: 'x' }],
    [
      '{ payload: { a: { b: 1 }, l: [1, 2] }, replacements: [{ target: /a/b, value: $inputs.n }, { target: /l/1, value: 9 }] }',
      { a: { b: 2 }, l: [1, 9] },
    ],
    [
      '{ payload: { l: [1] }, replacements: [{ target: /l/-, value: 2 }, { target: /new, value: 3 }] }',
      { l: [1, 2], new: 3 },
    ],
    ["{ payload: { 'a/b': 1 }, replacements: [{ target: /a~1b, value: 2 }] }", { 'a/b': 2 }],
  ])('has the payload %s', async (body, sent) => {
    const inputs = { n: 2, s: 'x', whole: { deep: [1, 2] } };
    const { calls } = await run(w(step('a', `requestBody: ${body}`)), {}, inputs);
    expect(calls[0]?.request.body).toEqual(sent);
  });

  it('is not made when a replacement has no place', async () => {
    const body = 'requestBody: { payload: { a: 1 }, replacements: [{ target: /a/b, value: 2 }] }';
    const { result, calls } = await run(w(step('a', body)));
    expect([result.reason, calls]).toEqual(['step a: the payload has no place /a/b', []]);
  });

  it('takes a 429 as it is only where the step speaks of it', async () => {
    const speaks =
      '      - { stepId: b, operationId: $sourceDescriptions.api.b, successCriteria: [{ context: $statusCode, condition: ^429$, type: regex }] }\n';
    const { calls } = await run(w(step('a'), speaks), { b: [{ status: 429 }] });
    expect(calls.map(({ manner }) => manner.asIs)).toEqual([false, true]);
  });

  it('is known to the criteria and outputs of its step', async () => {
    const more =
      'parameters: [{ name: q, in: query, value: 1 }, { name: X-H, in: header, value: h }], requestBody: { payload: { a: 1 } }, outputs: { q: $request.query.q, h: $request.header.x-h, b: $request.body#/a, u: $url, m: $method, s: $statusCode, r: $response.header.X-R }';
    const { result } = await run(w(step('a', more)), { a: [{ headers: { 'x-r': 'r' } }] });
    expect(result.steps[0]?.outputs).toEqual({
      ...{ q: '1', h: 'h', b: 1, u: 'http://host/a', m: 'POST', s: 200, r: 'r' },
    });
  });
});

describe('inputs', () => {
  const schema = (more = ''): string =>
    `${w(step('a', 'requestBody: { payload: $inputs.n }'))}    inputs: { type: object, required: [n], properties: { n: { type: integer${more} } } }\n`;

  it('have the defaults of their schema', async () => {
    expect((await run(schema(', default: 3'))).calls[0]?.request.body).toBe(3);
    expect((await run(schema(', default: 3'), {}, { n: 4 })).calls[0]?.request.body).toBe(4);
  });

  it.each([
    [{}, "the inputs of w do not fit: it must have required property 'n'"],
    [{ n: 'x' }, 'the inputs of w do not fit: n must be integer'],
  ])('%j that do not fit are no fault of the server', async (inputs, reason) => {
    const { result, calls } = await run(schema(), {}, inputs);
    expect([result.verdict, result.reason, calls]).toEqual(['fault', reason, []]);
  });

  it('may refer to a shared schema', async () => {
    const text = `${w(step('a', 'requestBody: { payload: $inputs.n }'))}    inputs: { $ref: '#/components/inputs/shared' }\ncomponents: { inputs: { shared: { type: object, properties: { n: { default: 6 } } } } }\n`;
    expect((await run(text)).calls[0]?.request.body).toBe(6);
  });
});

describe('after a success', () => {
  it.each([
    ['{ name: e, type: end }', ['a']],
    ['{ name: g, type: goto, stepId: c }', ['a', 'c', 'd']],
    [
      '{ name: g, type: goto, stepId: c, criteria: [{ condition: $statusCode == 201 }] }',
      ['a', 'b', 'c', 'd'],
    ],
    [
      '{ name: n, type: end, criteria: [{ condition: $statusCode == 201 }] }, { name: g, type: goto, stepId: d }',
      ['a', 'd'],
    ],
    ['{ reference: $components.successActions.shared }', ['a', 'd']],
    ['', ['a', 'b', 'c', 'd']],
  ])('%s leads to %j', async (actions, ids) => {
    const text = `${w(step('a', `onSuccess: [${actions}]`), step('b'), step('c'), step('d'))}components: { successActions: { shared: { name: s, type: goto, stepId: d } } }\n`;
    const told = await run(text);
    expect(idsOf(told)).toEqual(ids);
    expect(told.result.verdict).toBe('met');
  });

  it('the actions of the workflow apply, unless the step has its own', async () => {
    const text = `${w(step('a', 'onSuccess: [{ name: g, type: goto, stepId: c }]'), step('b'), step('c'), step('d'))}    successActions: [{ name: e, type: end }]\n`;
    expect(idsOf(await run(text))).toEqual(['a', 'c']);
  });

  it('another workflow can be gone to, which decides', async () => {
    const text = `${w(step('a', 'onSuccess: [{ name: g, type: goto, workflowId: v }]'), step('b'))}  - workflowId: v\n    steps:\n${step('c')}`;
    expect(idsOf(await run(text))).toEqual(['a', 'c']);
    expect((await run(text, { c: [refused] })).result).toMatchObject({
      workflowId: 'w',
      verdict: 'unmet',
      failedAt: 'c',
    });
  });
});

describe('after a failure', () => {
  it('goto leads on, and the scenario is not met all the same', async () => {
    const told = await run(
      w(step('a', 'onFailure: [{ name: g, type: goto, stepId: c }]'), step('b'), step('c')),
      {
        a: [refused],
      },
    );
    expect(idsOf(told)).toEqual(['a', 'c']);
    expect(told.result).toMatchObject({ verdict: 'unmet', failedAt: 'a' });
  });

  it('end ends it, not met', async () => {
    const told = await run(w(step('a', 'onFailure: [{ name: e, type: end }]'), step('b')), {
      a: [refused],
    });
    expect([idsOf(told), told.result.verdict]).toEqual([['a'], 'unmet']);
  });

  it.each([
    ['retryAfter: 2, retryLimit: 3', [refused, refused, {}], 3, [2, 2], 'met'],
    ['retryAfter: 2, retryLimit: 2', [refused], 3, [2, 2], 'unmet'],
    ['retryLimit: 0', [refused, {}], 1, [], 'unmet'],
    // One retry where no limit is given; at once where no time is given.
    ['', [refused], 2, [0], 'unmet'],
    // What the server asks for goes before.
    [
      'retryAfter: 2, retryLimit: 1',
      [{ status: 409, headers: { 'retry-after': '7' } }, {}],
      2,
      [7],
      'met',
    ],
  ])('retry with %s', async (...[keys, replies, count, slept, verdict]) => {
    const action = `{ name: r, type: retry${keys === '' ? '' : `, ${keys}`} }`;
    const told = await run(w(step('a', `onFailure: [${action}]`)), { a: replies });
    expect([told.calls.length, told.slept, told.result.verdict]).toEqual([count, slept, verdict]);
    expect(told.result.steps.map(({ attempt }) => attempt)).toEqual(
      [...told.calls.keys()].map((index) => index + 1),
    );
  });

  it('a retry that is used up makes room for the next action', async () => {
    const actions = '{ name: r, type: retry, retryLimit: 1 }, { name: g, type: goto, stepId: c }';
    const told = await run(w(step('a', `onFailure: [${actions}]`), step('b'), step('c')), {
      a: [refused],
    });
    expect(idsOf(told)).toEqual(['a', 'a', 'c']);
  });

  it('a retry does first what it names', async () => {
    const retry = (what: string) => `onFailure: [{ name: r, type: retry, retryLimit: 1, ${what} }]`;
    const v = `  - workflowId: v\n    steps:\n${step('d')}`;
    const replies = { a: [refused, {}] };
    const byStep = await run(w(step('a', retry('stepId: b')), step('b')), replies);
    expect(idsOf(byStep)).toEqual(['a', 'b', 'a', 'b']);
    const byWorkflow = await run(w(step('a', retry('workflowId: v'))) + v, replies);
    expect(idsOf(byWorkflow)).toEqual(['a', 'd', 'a']);
    expect([byStep.result.verdict, byWorkflow.result.verdict]).toEqual(['met', 'met']);
  });

  it('only actions whose criteria are met apply, and those of the workflow where the step has none', async () => {
    const actions =
      'failureActions: [{ name: r, type: retry, retryLimit: 1, criteria: [{ condition: $statusCode == 503 }] }]';
    const text = `${w(step('a'))}    ${actions}\n`;
    expect((await run(text, { a: [{ status: 503 }, {}] })).result.verdict).toBe('met');
    expect(idsOf(await run(text, { a: [{ status: 404 }, {}] }))).toEqual(['a']);
  });
});

describe('a workflow that is called', () => {
  const v = `  - workflowId: v
    inputs: { type: object, required: [n], properties: { n: { type: integer } } }
    steps:
${step('b', 'requestBody: { payload: $inputs.n }, outputs: { r: $response.body#/r }')}    outputs: { r: $steps.b.outputs.r }
`;
  const call = (more = ''): string =>
    `      - { stepId: call, workflowId: v, parameters: [{ name: n, value: $steps.a.outputs.n }], outputs: { r: $outputs.r }${more} }\n`;
  const text = w(
    step('a', 'outputs: { n: $response.body#/n }'),
    call(),
    step('c', 'requestBody: { payload: [$steps.call.outputs.r, $workflows.v.outputs.r] }'),
  );

  it('takes parameters as inputs, and leaves outputs', async () => {
    const told = await run(text + v, { a: [{ body: { n: 5 } }], b: [{ body: { r: 'left' } }] });
    expect(told.calls.map(({ request }) => request.body)).toEqual([undefined, 5, ['left', 'left']]);
    expect(told.result.steps[1]).toMatchObject({
      stepId: 'call',
      workflow: { workflowId: 'v', verdict: 'met' },
    });
  });

  it('fails its step with its own reason', async () => {
    const { result } = await run(text + v, { a: [{ body: { n: 5 } }], b: [refused] });
    expect(result).toMatchObject({
      verdict: 'unmet',
      failedAt: 'call.b',
      reason: 'step call: step b: $statusCode == 200: $statusCode is 409',
      unmet: { actual: '$statusCode is 409' },
    });
  });

  it('may be retried as a whole', async () => {
    const retried = w(
      step('a', 'outputs: { n: $response.body#/n }'),
      call(', onFailure: [{ name: r, type: retry, retryLimit: 1 }]'),
    );
    const told = await run(retried + v, {
      a: [{ body: { n: 5 } }],
      b: [refused, { body: { r: 1 } }],
    });
    expect([idsOf(told), told.result.verdict]).toEqual([['a', 'b', 'b'], 'met']);
  });

  it('is not begun with inputs that do not fit', async () => {
    const { result, calls } = await run(text + v, { a: [{ body: { n: 'five' } }] });
    expect([calls.length, result.verdict]).toEqual([1, 'fault']);
  });
});

describe('a workflow that is depended on', () => {
  const text = `workflows:
  - workflowId: w
    dependsOn: [v, u]
    steps:
${step('c', 'requestBody: { payload: $workflows.v.outputs.x }')}  - workflowId: v
    dependsOn: [u]
    steps:
${step('b', 'outputs: { x: $response.body#/x }')}    outputs: { x: $steps.b.outputs.x }
  - workflowId: u
    steps:
${step('a')}`;

  it('is run before, and once', async () => {
    const told = await run(text, { b: [{ body: { x: 1 } }] });
    expect(idsOf(told)).toEqual(['a', 'b', 'c']);
    expect(told.calls[2]?.request.body).toBe(1);
  });

  it('that is not met leaves nothing to be done', async () => {
    const told = await run(text, { a: [refused] });
    expect(idsOf(told)).toEqual(['a']);
    expect(told.result).toMatchObject({
      workflowId: 'w',
      verdict: 'unmet',
      reason: expect.stringContaining('it depends on v: it depends on u: step a') as string,
    });
  });
});

describe('a scenario that lint would refuse', () => {
  it.each([
    [
      'goes round for ever',
      w(step('a', 'onSuccess: [{ name: g, type: goto, stepId: a }]')),
      'comes to no end',
    ],
    [
      'retries for ever',
      w(step('a', 'onFailure: [{ name: r, type: retry, retryLimit: 1000000 }]')),
      'comes to no end',
    ],
    ['calls itself', w('      - { stepId: s, workflowId: w }\n'), 'lead in a circle'],
    [
      'goes to itself',
      w(step('b', 'onSuccess: [{ name: g, type: goto, workflowId: w }]')),
      'lead in a circle',
    ],
    [
      'depends on itself',
      `workflows:\n  - workflowId: w\n    dependsOn: [w]\n    steps:\n${step('b')}`,
      'lead in a circle',
    ],
    ['calls nobody', w('      - { stepId: s, workflowId: x }\n'), 'there is no workflow x'],
    [
      'asks what there is not',
      w('      - { stepId: s, operationId: $sourceDescriptions.api.x }\n'),
      'api has no operation x',
    ],
    ['asks nothing', w('      - { stepId: s }\n'), 'it asks nothing'],
  ])('%s, and ends as a fault', async (_, text, reason) => {
    const { result } = await run(text, { a: text.includes('retry') ? [refused] : [{}] });
    expect(result.verdict).toBe('fault');
    expect(result.reason).toContain(reason);
  });
});
