/** `phlebo lint` and `phlebo run` as a user starts them: processes of their own, with files, flags and exit codes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Results } from '../../conformance/report/results.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { onMember } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import { runPhlebo } from '../terminal/process.ts';

const faults = 'test/scenario/faults';
let dir: string;
let sandbox: SandboxTarget;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-scenario-'));
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

// Each starts a process that reads the sources: several seconds on a busy machine.
const patient = { timeout: 60_000 };

describe('phlebo lint', patient, () => {
  it('finds nothing in a good file: 0', async () => {
    const { code, out } = await runPhlebo(['lint', `${faults}/no-fault.arazzo.yaml`]);
    expect([code, out]).toEqual([0, '1 file: 0 errors, 0 warnings\n']);
  });

  it('says file, line and column of a fault: 1', async () => {
    const file = `${faults}/unknown-step.arazzo.yaml`;
    const { code, out } = await runPhlebo(['lint', file]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${file}:16:56 error: $steps.won.outputs.now: w has no step won; did you mean one? (unknown-reference)`,
      '1 file: 1 error, 0 warnings',
      '',
    ]);
  });

  it('does not fail for a warning, and tells it as JSON', async () => {
    const { code, out } = await runPhlebo(['lint', '--json', `${faults}/parentheses.arazzo.yaml`]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      files: 1,
      remarks: [{ rule: 'portable-condition', severity: 'warning', line: 16, column: 24 }],
    });
  });

  it('goes through a folder', async () => {
    const folder = join(dir, 'folder', 'deep');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a.arazzo.yaml'), readFileSync(`${faults}/no-fault.arazzo.yaml`));
    writeFileSync(join(folder, 'b.yaml'), 'not: a scenario');
    const { code, out } = await runPhlebo(['lint', join(dir, 'folder')]);
    expect([code, out]).toEqual([0, '1 file: 0 errors, 0 warnings\n']);
  });

  it.each([
    [['nowhere.arazzo.yaml'], 'nowhere.arazzo.yaml cannot be read'],
    [['docs'], 'docs has no scenario'],
    [[], "missing required argument 'files'"],
  ])('of %j is wrong usage: 2', async (files, words) => {
    const { code, err } = await runPhlebo(['lint', ...files]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

/** What a partner may have written: an input, a wait, a branch, and no mark. */
const ofPartner = `arazzo: 1.0.1
info: { title: Ours, version: 1.0.0 }
sourceDescriptions:
  - { name: api, url: openapi.yaml, type: openapi }
  - { name: testbench, url: testbench.openapi.yaml, type: openapi }
workflows:
  - workflowId: read-lists
    summary: Lists are read, page by page.
    inputs:
      type: object
      properties: { size: { type: integer, default: 2 }, note: { type: string } }
    steps:
      - stepId: client
        operationId: $sourceDescriptions.testbench.giveClient
        requestBody: { payload: {} }
        successCriteria: [{ condition: $statusCode == 200 }]
        outputs: { key: $response.body#/apiKey }
      - stepId: list
        operationId: $sourceDescriptions.api.listBookings
        parameters:
          - { name: X-API-Key, in: header, value: $steps.client.outputs.key }
          - { name: limit, in: query, value: $inputs.size }
        successCriteria:
          - condition: $statusCode == 200
          - { context: $request.query.limit, condition: ^2$, type: regex }
`;

describe('phlebo run', patient, () => {
  const run = async (file: string, ...args: readonly string[]) => {
    const reports = join(dir, `reports-${file}`);
    const told = await runPhlebo([
      ...['run', join(dir, file), '--report', 'pretty,json', '--report-dir', reports, ...args],
    ]);
    const results = (): Results =>
      JSON.parse(readFileSync(join(reports, 'results.json'), 'utf8')) as Results;
    return { ...told, results };
  };
  const target = (): readonly string[] => ['--url', sandbox.url, '--control', sandbox.controlUrl];
  beforeAll(() => {
    writeFileSync(join(dir, 'ours.arazzo.yaml'), ofPartner);
  });

  it('runs a file of a partner, and holds every answer against the contract: 0', async () => {
    const { code, out, err, results } = await run('ours.arazzo.yaml', ...target());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('RUN-01');
    const { checks, evidence } = results();
    expect(checks.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'RUN-01 pass',
      ...['WIRE-01 pass', 'WIRE-02 pass', 'WIRE-03 pass', 'WIRE-04 pass'],
    ]);
    const sent = Object.values(evidence).flatMap((one) =>
      one.kind === 'http' && one.request.url.includes('limit=2') ? [one.request.headers] : [],
    );
    // Just what the file says: it asks for no version.
    expect(sent.map((headers) => Object.keys(headers))).toEqual([['Accept', 'X-API-Key']]);
    expect(JSON.stringify(sent)).not.toMatch(/pj_live_[^*]/);
  });

  it('gives the inputs that are asked for: the criterion is not met with another size, 1', async () => {
    const { code, results } = await run('ours.arazzo.yaml', ...target(), '--input', 'size=3');
    expect(code).toBe(1);
    expect(results().checks[0]).toMatchObject({
      verdict: 'fail',
      expected: 'step list: $request.query.limit matches ^2$',
      actual: expect.stringContaining('$request.query.limit is "3"') as string,
    });
  });

  it('finds a wrong server: 1', async () => {
    const tamper = onMember('listBookings', 'nextCursor', () => 7);
    const proxy = await tamperingProxy(sandbox.url, tamper);
    try {
      const control = ['--control', sandbox.controlUrl];
      const { code, results } = await run('ours.arazzo.yaml', '--url', proxy.url, ...control);
      expect(code).toBe(1);
      expect(
        results()
          .checks.filter(({ verdict }) => verdict === 'fail')
          .map(({ id }) => id),
      ).toEqual(['WIRE-04']);
    } finally {
      await proxy.close();
    }
  });

  it('without control says what is missing, and how to give it', async () => {
    const { results } = await run('ours.arazzo.yaml', '--url', sandbox.url);
    expect(results().checks[0]).toMatchObject({
      verdict: 'not-testable',
      reason: expect.stringContaining('To make it testable') as string,
    });
  });

  it.each([
    [
      'a header that nobody can send',
      '{ name: X-API-Key, in: header, value: "x\\r\\nX-Evil: 1" }',
      '{ condition: $statusCode == 200 }',
      /step list: the scenario sends a header that HTTP does not allow: X-API-Key$/m,
    ],
    [
      'a pattern that finds no end',
      '{ name: X-API-Key, in: header, value: $steps.client.outputs.key }',
      "{ context: $response.body, condition: '^([^x]+)+!$', type: regex }",
      /step list: the criterion .* was not judged within 2 s: [^\n]*$/m,
    ],
  ])(
    'takes no fault of a scenario for one of the server: %s, 4',
    async (_, header, criterion, words) => {
      const text = ofPartner
        .replace(/\{ name: X-API-Key.*\}/, () => header)
        .replace(/\{ context: \$request.*\}/, () => criterion);
      writeFileSync(join(dir, 'wrong.arazzo.yaml'), text);
      const { code, out, results } = await run('wrong.arazzo.yaml', ...target());
      expect(code).toBe(4);
      expect(out).toMatch(words);
      expect(out).not.toMatch(/^ +at /m);
      expect(results().checks[0]).toMatchObject({ id: 'RUN-01', verdict: 'error' });
    },
  );

  it('lists the workflows without asking anything', async () => {
    const { code, out } = await run('ours.arazzo.yaml', '--list');
    expect(code).toBe(0);
    expect(out).toContain('read-lists: Lists are read, page by page.');
  });

  it.each([
    [['--input', 'sise=3'], 'no workflow has an input sise; did you mean size?'],
    [['--input', 'size'], '--input takes name=value, not "size"'],
    [[], 'which server?'],
  ])('with %j is wrong usage: 2', async (args, words) => {
    const { code, err } = await run('ours.arazzo.yaml', ...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('does not run what lint finds wrong: 2', async () => {
    const { code, err } = await runPhlebo([
      ...['run', `${faults}/source-on-a-host.arazzo.yaml`, ...target()],
    ]);
    expect(code).toBe(2);
    expect(err).toContain(
      'source-on-a-host.arazzo.yaml:4:23 error: descriptions are read from files',
    );
  });
});
