/**
 * Where Arazzo's text can be read in two ways, our interpreter does as Redocly's respect does: the same small
 * workflows, asked of the same server, end the same. Where it does not, lint warns, and here it is written down.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { runScenario } from '../../conformance/scenario/interpreter.ts';
import { loadScenario } from '../../conformance/scenario/load-scenario.ts';
import type { OperationAnswer, OperationRequest } from '../../conformance/scenario/ports.ts';
import type { SourceOperation } from '../../conformance/scenario/source.ts';
import { testbenchSource } from '../../conformance/scenario/testbench-source.ts';

type Value = Readonly<Record<string, unknown>>;
type Case = { readonly steps: readonly Value[]; readonly more?: Value; readonly met: boolean };

const said = {
  status: 'CONFIRMED',
  count: 3,
  zero: 0,
  none: null,
  yes: true,
  no: false,
  empty: '',
  digits: '5',
  list: [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ],
};

const ok = [{ condition: '$statusCode == 200' }];
const ask = (stepId: string, more: Value = {}): Value => ({
  ...{ stepId, operationId: '$sourceDescriptions.api.say', successCriteria: ok },
  ...more,
});
const echo = (payload: unknown, more: Value = {}): Value => ({
  ...{ stepId: 'echo', operationId: '$sourceDescriptions.api.echo', successCriteria: ok },
  requestBody: { contentType: 'application/json', payload },
  ...more,
});
const miss = (stepId: string, more: Value = {}): Value => ({
  ...ask(stepId, more),
  operationId: '$sourceDescriptions.api.miss',
});
const judged = (criterion: Value, met: boolean): Case => ({
  steps: [ask('say', { successCriteria: [criterion] })],
  met,
});
const simple = (condition: string, met: boolean): readonly [string, Case] => [
  condition,
  judged({ condition }, met),
];
const regex = (context: string, condition: string, met: boolean): readonly [string, Case] => [
  `${context} matches ${condition}`,
  judged({ context, condition, type: 'regex' }, met),
];
const path = (condition: string, met: boolean): readonly [string, Case] => [
  condition,
  judged({ context: '$response.body', condition, type: 'jsonpath' }, met),
];
const v = {
  workflowId: 'called',
  steps: [echo('$inputs.n', { outputs: { got: '$response.body#/body' } })],
  outputs: { got: '$steps.echo.outputs.got' },
  inputs: { type: 'object', properties: { n: { type: 'integer' } } },
};

const agreed = new Map<string, Case>([
  simple('$statusCode == 200', true),
  simple('$statusCode != 200', false),
  simple('$statusCode >= 200 && $statusCode < 300', true),
  simple('$statusCode == 404 || $statusCode == 200', true),
  simple('$response.body#/count == 3', true),
  simple('$response.body#/count > 3', false),
  simple('$response.body#/digits == 5', true),
  simple('$response.body#/none == null', true),
  simple('$response.body#/yes == true', true),
  simple('$response.body#/missing == null', false),
  simple('$response.body#/missing != 1', false),
  simple('$response.body#/yes', true),
  simple('$response.body#/no', false),
  simple('$response.body#/zero', false),
  simple('$response.body#/empty', false),
  simple('$response.body#/list/1/n == 2', true),
  simple('{$statusCode == 200}', true),
  regex('$response.body#/status', '^CONFIRMED$', true),
  regex('$response.body#/status', '^confirmed$', false),
  regex('$response.body#/status', '/^confirmed$/i', true),
  regex('$response.body#/count', '^3$', true),
  regex('$response.body#/missing', '.*', false),
  path("$[?@.status == 'CONFIRMED']", true),
  path("$[?@.status == 'confirmed']", false),
  path("$[?@.list[?@.id == 'b' && @.n > 1]]", true),
  path("$[?@..[?@ == 'b']]", true),
  path("$[?!@..[?@ == 'c']]", true),
  path('$[?@.missing]', false),
  path('$[?@.none == null]', true),
  path('$.status', false),
  [
    'a value in a JSONPath',
    {
      steps: [
        ask('sayId', { outputs: { id: '$response.body#/list/1/id' } }),
        echo(
          { id: 'b' },
          {
            successCriteria: [
              {
                context: '$response.body',
                condition: '$[?@.body.id == {$steps.sayId.outputs.id}]',
                type: 'jsonpath',
              },
            ],
          },
        ),
      ],
      met: true,
    },
  ],
  [
    'values keep their kind in a payload',
    {
      steps: [
        ask('sayN', { outputs: { n: '$response.body#/count', l: '$response.body#/list' } }),
        echo(
          {
            n: '$steps.sayN.outputs.n',
            t: 'n={$steps.sayN.outputs.n}',
            l: '$steps.sayN.outputs.l#/0/id',
            p: 'costs $5',
          },
          {
            successCriteria: [
              {
                context: '$response.body',
                condition:
                  "$[?@.body.n == 3 && @.body.t == 'n=3' && @.body.l == 'a' && @.body.p == 'costs $5']",
                type: 'jsonpath',
              },
            ],
          },
        ),
      ],
      met: true,
    },
  ],
  [
    'replacements',
    {
      steps: [
        echo(
          { a: { b: 1 } },
          {
            requestBody: {
              contentType: 'application/json',
              payload: { a: { b: 1 } },
              replacements: [{ target: '/a/b', value: 2 }],
            },
            successCriteria: [{ condition: '$response.body#/body/a/b == 2' }],
          },
        ),
      ],
      met: true,
    },
  ],
  [
    'an output that is not there',
    { steps: [ask('sayX', { outputs: { x: '$response.body#/missing' } })], met: false },
  ],
  ['a step of the workflow that fails', { steps: [miss('miss'), ask('say')], met: false }],
  [
    'a goto after a success',
    {
      steps: [
        ask('say', { onSuccess: [{ name: 'g', type: 'goto', stepId: 'last' }] }),
        miss('miss'),
        ask('last'),
      ],
      met: true,
    },
  ],
  [
    'an end after a success',
    { steps: [ask('say', { onSuccess: [{ name: 'e', type: 'end' }] }), miss('miss')], met: true },
  ],
  [
    'an action whose criteria are not met',
    {
      steps: [
        ask('say', {
          onSuccess: [{ name: 'e', type: 'end', criteria: [{ condition: '$statusCode == 201' }] }],
        }),
        miss('miss'),
      ],
      met: false,
    },
  ],
  [
    'a goto after a failure',
    {
      steps: [
        miss('miss', { onFailure: [{ name: 'g', type: 'goto', stepId: 'last' }] }),
        ask('last'),
      ],
      met: false,
    },
  ],
  [
    'an end after a failure',
    { steps: [miss('miss', { onFailure: [{ name: 'e', type: 'end' }] }), ask('last')], met: false },
  ],
  [
    'a retry that helps',
    {
      steps: [
        {
          ...ask('slow'),
          operationId: '$sourceDescriptions.api.slow',
          onFailure: [{ name: 'r', type: 'retry', retryAfter: 0, retryLimit: 3 }],
        },
      ],
      met: true,
    },
  ],
  [
    'a retry that does not help',
    {
      steps: [
        miss('miss', { onFailure: [{ name: 'r', type: 'retry', retryAfter: 0, retryLimit: 2 }] }),
      ],
      met: false,
    },
  ],
  [
    'actions of the workflow',
    {
      steps: [ask('say'), miss('miss')],
      more: { successActions: [{ name: 'e', type: 'end' }] },
      met: true,
    },
  ],
  [
    'a workflow that is called',
    {
      steps: [
        {
          stepId: 'call',
          workflowId: 'called',
          parameters: [{ name: 'n', value: 7 }],
          outputs: { got: '$outputs.got' },
        },
        echo('$steps.call.outputs.got', {
          successCriteria: [{ condition: '$response.body#/body == 7' }],
        }),
      ],
      met: true,
    },
  ],
  [
    'a workflow that is called, and fails',
    { steps: [{ stepId: 'call', workflowId: 'failing' }, ask('say')], met: false },
  ],
  [
    'a workflow that is depended on',
    { steps: [ask('say')], more: { dependsOn: ['failing'] }, met: false },
  ],
  [
    'inputs with a default',
    {
      steps: [echo('$inputs.n', { successCriteria: [{ condition: '$response.body#/body == 4' }] })],
      more: { inputs: { type: 'object', properties: { n: { type: 'integer', default: 4 } } } },
      met: true,
    },
  ],
]);

/** What respect 2.77 does otherwise, against the specification: `met` is ours. Lint warns of each, or refuses it. */
const disagreed = new Map<string, Case>([
  simple("$response.body#/status == 'confirmed'", true),
  simple('($statusCode == 200)', true),
  simple('!$response.body#/no', true),
]);

const all = [...agreed, ...disagreed];
const workflows = [
  { ...v, steps: v.steps },
  { workflowId: 'failing', steps: [miss('miss')] },
  ...all.map(([, { steps, more }], index) => ({
    workflowId: `case-${String(index)}`,
    ...more,
    steps,
  })),
];

const written = (value: unknown): string => stringify(value, { aliasDuplicateObjects: false });

let server: Server;
let dir: string;
let theirs: ReadonlyMap<string, boolean>;
let ours: ReadonlyMap<string, boolean>;

const responses = {
  '200': { description: 'ok', content: { 'application/json': { schema: {} } } },
  '409': { description: 'no', content: { 'application/json': { schema: {} } } },
};
const description = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 't', version: '1' },
  servers: [{ url }],
  paths: {
    '/say': { get: { operationId: 'say', responses } },
    '/miss': { get: { operationId: 'miss', responses } },
    '/slow': { get: { operationId: 'slow', responses } },
    '/echo': {
      post: {
        operationId: 'echo',
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses,
      },
    },
  },
});

beforeAll(async () => {
  let slow = 0;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Every other asking, each runner waits once.
      if (request.url === '/slow') slow += 1;
      const isMissed = request.url === '/miss' || (request.url === '/slow' && slow % 2 === 1);
      const body =
        request.url === '/echo'
          ? { body: JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown }
          : said;
      response.writeHead(isMissed ? 409 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  dir = mkdtempSync(join(tmpdir(), 'phlebo-agreement-'));
  const document = {
    arazzo: '1.0.1',
    info: { title: 't', version: '1' },
    sourceDescriptions: [{ name: 'api', url: 'openapi.yaml', type: 'openapi' }],
    workflows,
  };
  writeFileSync(join(dir, 'openapi.yaml'), written(description(url)));
  writeFileSync(join(dir, 'cases.arazzo.yaml'), written(document));
  theirs = await askRespect();
  ours = await askOurs(written(document), url);
}, 60_000);
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

type Report = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly executedWorkflows: readonly {
          readonly workflowId: string;
          readonly status: string;
        }[];
      }
    >
  >;
};

async function askRespect(): Promise<ReadonlyMap<string, boolean>> {
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const output = join(dir, 'report.json');
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const said = await new Promise<string>((resolve) => {
    const args = [redocly, 'respect', 'cases.arazzo.yaml', '--json-output', output];
    const env = { ...process.env, ...quiet };
    execFile(
      process.execPath,
      args,
      { cwd: dir, env, maxBuffer: 64 * 1024 * 1024 },
      (_, ...told) => {
        resolve(told.join('\n'));
      },
    );
  });
  if (!existsSync(output)) throw new Error(`respect has ended without its report:\n${said}`);
  const { files } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const executed = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  return new Map(executed.map(({ workflowId, status }) => [workflowId, status === 'success']));
}

async function askOurs(text: string, url: string): Promise<ReadonlyMap<string, boolean>> {
  const loaded = loadScenario('cases.arazzo.yaml', text);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.remarks));
  const { document } = loaded.scenario;
  const source = testbenchSource(description(url));
  const sources = { api: source, testbench: source };
  const call = async (
    { method, path: at }: SourceOperation,
    { body }: OperationRequest,
  ): Promise<OperationAnswer> => {
    const answer = await fetch(
      url + at,
      body === undefined ? { method } : { method, body: JSON.stringify(body) },
    );
    const headers = Object.fromEntries(answer.headers);
    return { kind: 'answered', url, status: answer.status, headers, body: await answer.json() };
  };
  const verdicts = new Map<string, boolean>();
  for (const { workflowId } of workflows) {
    const result = await runScenario(
      { document, sources, workflowId, inputs: {} },
      { call, sleep: async () => undefined },
    );
    verdicts.set(workflowId, result.verdict === 'met');
  }
  return verdicts;
}

const idOf = (name: string): string => `case-${String(all.findIndex(([one]) => one === name))}`;

describe('ours and respect agree on', () => {
  it.each([...agreed])('%s', (name, { met }) => {
    expect({ ours: ours.get(idOf(name)), theirs: theirs.get(idOf(name)) }).toEqual({
      ours: met,
      theirs: met,
    });
  });
});

describe('ours and respect still disagree on', () => {
  it.each([...disagreed])('%s', (name, { met }) => {
    expect({ ours: ours.get(idOf(name)), theirs: theirs.get(idOf(name)) }).toEqual({
      ours: met,
      theirs: !met,
    });
  });
});
