/** What the two runners say of the same workflows: Redocly's respect, and ours. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiSource } from '../../conformance/scenario/api-source.ts';
import { runScenario } from '../../conformance/scenario/interpreter.ts';
import { loadScenario } from '../../conformance/scenario/load-scenario.ts';
import type { ArazzoDocument } from '../../conformance/scenario/model.ts';
import type {
  OperationAnswer,
  OperationRequest,
  ScenarioPorts,
} from '../../conformance/scenario/ports.ts';
import type { SourceOperation } from '../../conformance/scenario/source.ts';
import { loadTestbenchSource } from '../../conformance/testbench-source.ts';
import type { Testbench } from '../../conformance/testbench/testbench.ts';
import type { Stage } from './stage.ts';

/** By `file workflow`: `passed`, or why not. */
export type Verdicts = Readonly<Record<string, string>>;

const folder = fileURLToPath(new URL('../../scenarios/', import.meta.url));

/** Paths from scenarios/ on. */
export const scenarioFiles: readonly string[] = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .sort();

const nameOf = (file: string, workflowId: string): string =>
  `${basename(file, '.arazzo.yaml')} ${workflowId}`;

export function readScenario(file: string): ArazzoDocument {
  const loaded = loadScenario(file, readFileSync(join(folder, file), 'utf8'));
  if (loaded.ok) return loaded.scenario.document;
  throw new Error(loaded.remarks.map(({ line, message }) => `${String(line)} ${message}`).join());
}

/** In one process, as a partner would start it. It phones nobody. */
export async function askRespect(files: readonly string[], { api, url }: Stage): Promise<Verdicts> {
  const dir = await mkdtemp(join(tmpdir(), 'phlebo-respect-'));
  try {
    const output = join(dir, 'respect.json');
    const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
    const servers = ['-S', `api=${api}`, '-S', `testbench=${url}`];
    const said = await run([redocly, 'respect', ...files, ...servers, '--json-output', output]);
    const text = await readFile(output, 'utf8').catch(() => undefined);
    if (text === undefined) throw new Error(`respect has ended without its report:\n${said}`);
    return Object.fromEntries(verdictsIn(JSON.parse(text) as RespectReport));
  } finally {
    await rm(dir, { recursive: true });
  }
}

type RespectReport = {
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

const verdictsIn = ({ files }: RespectReport): (readonly [string, string])[] =>
  Object.entries(files).flatMap(([file, { executedWorkflows }]) =>
    executedWorkflows.map(
      ({ workflowId, status }) =>
        [nameOf(file, workflowId), status === 'success' ? 'passed' : status] as const,
    ),
  );

/** What it has printed. That workflows fail is no fault of the process. */
const run = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const options = { cwd: folder, env: { ...process.env, ...quiet }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [...args], options, (_, stdout, stderr) => {
      resolve(`${stdout}\n${stderr}`);
    });
  });

export const sources = { api: apiSource, testbench: loadTestbenchSource() };

/** Every workflow of these files, one after the other, each with a testbench of its own. */
export async function askOurs(files: readonly string[], stage: Stage): Promise<Verdicts> {
  const verdicts: Record<string, string> = {};
  for (const file of files) {
    const document = readScenario(file);
    for (const { workflowId } of document.workflows) {
      const result = await runScenario(
        { document, sources, workflowId, inputs: {} },
        portsOf(stage.api, stage.testbench()),
      );
      verdicts[nameOf(file, workflowId)] =
        result.verdict === 'met' ? 'passed' : `${result.verdict}: ${result.reason ?? ''}`;
    }
  }
  return verdicts;
}

export const portsOf = (api: string, testbench: Testbench): ScenarioPorts => ({
  call: async (operation, request) => {
    if (operation.source === 'api') return askApi(api, operation, request);
    const { query, path, body } = request;
    const answer = await testbench.handle(operation.operationId, { ...query, ...path }, body);
    return { kind: 'answered', url: operation.path, ...answer };
  },
  sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
});

async function askApi(
  api: string,
  { method, path }: SourceOperation,
  { header, path: inPath, query, body }: OperationRequest,
): Promise<OperationAnswer> {
  const filled = path.replace('{id}', encodeURIComponent(inPath['id'] ?? ''));
  const search = new URLSearchParams(query).toString();
  const url = `${api}${filled}${search === '' ? '' : `?${search}`}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = {
    ...header,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const answer = await fetch(url, { method, headers, ...sent });
  return {
    ...{ kind: 'answered', url, status: answer.status },
    headers: Object.fromEntries(answer.headers),
    body: await answer.json(),
  };
}
