/** Requests per second of the sandbox beside bare node:http, stock Express and Prism. */

import { bookingBody } from './booking-body.ts';
import { load, median, type Request, type Round } from './load.ts';
import { residentMiB, startServer, type RunningServer } from './process.ts';
import type { Servers } from './build-servers.ts';

type Setting = {
  readonly servers: Servers;
  readonly rounds: number;
  readonly seconds: number;
  readonly many: number;
};

type Case = { readonly name: string; readonly server: RunningServer; readonly request: Request };

const api = '/api/integration/v1';
const few = 1_000;

export const measureHttp = async (setting: Setting): Promise<void> => {
  const { servers, many } = setting;
  const sandbox = await startSandbox(servers, few);
  const headers = headersOf(sandbox);
  const path = `${api}/bookings/${String(sandbox.hello['jobId'])}`;
  const bytes = await (await fetch(`${sandbox.url}${path}`, { headers })).text();
  const bare = await startServer([servers.bareHttp], { BENCH_BYTES: bytes });
  const express = await startServer([servers.stockExpress]);
  const prism = await startServer([servers.prism]);
  const body = bookingBody(String(sandbox.hello['panelId']));
  const post = { method: 'POST', headers: { ...headers, ...json }, body } as const;

  const get = await compare(setting, 'GET /bookings/{id}', [
    { name: 'sandbox', server: sandbox, request: { path, headers } },
    { name: 'bare node:http, same bytes', server: bare, request: { path } },
    { name: 'Prism mock', server: prism, request: { path, headers } },
  ]);
  ratio('sandbox / bare node:http (at least 0.5)', get, 'sandbox', 'bare node:http, same bytes');

  const created = await compare(setting, 'POST /bookings', [
    { name: 'sandbox', server: sandbox, request: { ...post, path: `${api}/bookings` } },
    { name: 'stock Express + ajv', server: express, request: { ...post, path: '/bookings' } },
    { name: 'Prism mock', server: prism, request: { ...post, path: `${api}/bookings` } },
  ]);
  ratio('sandbox / stock Express (at least 2.5)', created, 'sandbox', 'stock Express + ajv');
  await Promise.all([bare, express, prism, sandbox].map((server) => server.stop()));
  await measureLists(setting, many);
};

/** First and deep page of 25, with few and with many bookings. */
const measureLists = async (setting: Setting, many: number): Promise<void> => {
  const small = await startSandbox(setting.servers, few);
  const large = await startSandbox(setting.servers, many);
  const list = (server: RunningServer, name: string, query: string): Case => ({
    name,
    server,
    request: { path: `${api}/bookings?limit=25${query}`, headers: headersOf(server) },
  });
  const deep = (server: RunningServer): string => `&cursor=${String(server.hello['deepCursor'])}`;
  const pages = await compare(setting, 'GET /bookings, page of 25', [
    list(small, `first page of ${String(few)}`, ''),
    list(large, `first page of ${String(many)}`, ''),
    list(small, `deep page of ${String(few)}`, deep(small)),
    list(large, `deep page of ${String(many)}`, deep(large)),
  ]);
  for (const page of ['first', 'deep']) {
    const names = [`${page} page of ${String(few)}`, `${page} page of ${String(many)}`] as const;
    ratio(`${page} page: time with many / with few (at most 1.3)`, pages, ...names);
  }
  const heap = Number(large.hello['heapPerBooking']);
  console.log(`\nheap per booking, state and log: ${heap.toFixed(0)} bytes (aim: under 2048)`);
  console.log(`resident with ${String(many)}: ${(await residentMiB(large.pid)).toFixed(0)} MiB`);
  await Promise.all([small.stop(), large.stop()]);
};

const json = { 'Content-Type': 'application/json' };

const headersOf = (server: RunningServer): Readonly<Record<string, string>> => ({
  'X-API-Key': String(server.hello['apiKey']),
});

const startSandbox = (servers: Servers, bookings: number): Promise<RunningServer> =>
  startServer(['--expose-gc', '--max-old-space-size=8000', servers.sandbox], {
    BENCH_BOOKINGS: String(bookings),
  });

/** Every case once a round, in turn, so that a slow spell of the machine hits all alike. */
const compare = async (
  { rounds, seconds }: Setting,
  title: string,
  cases: readonly Case[],
): Promise<ReadonlyMap<string, number>> => {
  const measured = new Map<string, Round[]>(cases.map(({ name }) => [name, []]));
  for (const { server, request } of cases) await load(server, request, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, server, request } of cases) {
      measured.get(name)?.push(await load(server, request, seconds));
    }
  }
  console.log(`\n${title}\n`);
  const medians = new Map<string, number>();
  for (const [name, list] of measured) {
    const perSecond = median(list.map((round) => round.requestsPerSecond));
    const busy = median(list.map((round) => round.busy));
    const errors = list.reduce((sum, round) => sum + round.errors, 0);
    medians.set(name, perSecond);
    console.log(
      `  ${name.padEnd(30)} ${perSecond.toFixed(0).padStart(8)} req/s   core ${(busy * 100).toFixed(0)} % busy` +
        (busy < 0.9 ? '  (NOT BUSY: does not count)' : '') +
        (errors > 0 ? `  ${String(errors)} answers were not 2xx` : ''),
    );
  }
  return medians;
};

const ratio = (
  label: string,
  medians: ReadonlyMap<string, number>,
  over: string,
  under: string,
): void => {
  const value = (medians.get(over) ?? NaN) / (medians.get(under) ?? NaN);
  console.log(`  ${label}: ${value.toFixed(2)}`);
};
