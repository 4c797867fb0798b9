/** `npm run bench:suite`: how long the whole conformance suite takes, plain, and on a server that is far away. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../mock/create-sandbox.ts';
import { median } from './load.ts';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const latencyMs = 50;

type Ran = { readonly code: number | null; readonly seconds: number; readonly requests: number };

/** A whole run without a browser, in a process of its own. */
async function runSuite(workers: number, latency: number): Promise<Ran> {
  const sandbox = await createSandbox();
  const reports = await mkdtemp(join(tmpdir(), 'phlebo-bench-'));
  if (latency > 0) {
    await sandbox.do('fault.add', {
      on: 'request',
      effect: { kind: 'latency', latency: { distribution: 'fixed', ms: latency } },
    });
  }
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...[cli, 'check', '--url', sandbox.url, '--control', sandbox.controlUrl, '--no-browser'],
      ...['--seed', '1', '--workers', String(workers)],
      ...['--report', 'json', '--report-dir', reports],
    ],
    { stdio: 'ignore' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  const { requests } = JSON.parse(await readFile(join(reports, 'results.json'), 'utf8')) as {
    requests: number;
  };
  await rm(reports, { recursive: true });
  await sandbox.close();
  return { code, seconds, requests };
}

/** From the start of the process to its first request. */
async function firstRequestMs(): Promise<number> {
  const server: Server = createServer((request, response) => {
    request.resume();
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const first = once(server, 'request');
  const began = performance.now();
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, [cli, 'check', '--url', url, '--report-dir', tmpdir()], {
    stdio: 'ignore',
  });
  await first;
  const ms = performance.now() - began;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  server.close();
  server.closeAllConnections();
  return ms;
}

console.log('\nThe conformance suite against the sandbox, without a browser\n');
for (const [name, workers, latency] of [
  ['as it comes (4 workers)', 4, 0],
  [`${String(latencyMs)} ms added to each request, 1 worker`, 1, latencyMs],
  [`${String(latencyMs)} ms added, 4 workers`, 4, latencyMs],
  [`${String(latencyMs)} ms added, 16 workers`, 16, latencyMs],
] as const) {
  const runs: Ran[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runSuite(workers, latency));
  const seconds = median(runs.map((run) => run.seconds)).toFixed(1);
  const codes = [...new Set(runs.map(({ code }) => code))].join(', ');
  console.log(
    `  ${name.padEnd(44)} ${seconds.padStart(6)} s   ${String(runs[0]?.requests)} requests, exit ${codes}`,
  );
}
const starts: number[] = [];
for (let round = 0; round < rounds * 2; round += 1) starts.push(await firstRequestMs());
console.log(
  `  start to first request (at most 1,000)       ${median(starts).toFixed(0).padStart(6)} ms`,
);
