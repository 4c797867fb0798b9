/** Control actions a second over HTTP, beside node:http that parses and answers the same bytes. */

import type { Servers } from './build-servers.ts';
import { load, median, type Request, type Round } from './load.ts';
import { startServer, type RunningServer } from './process.ts';

type Setting = {
  readonly servers: Pick<Servers, 'sandbox' | 'bareJson'>;
  readonly rounds: number;
  readonly seconds: number;
};

const path = '/_sandbox/control';

export const measureControl = async (setting: Setting): Promise<void> => {
  const { servers } = setting;
  const sandbox = await startServer(['--expose-gc', servers.sandbox]);
  const jobId = await acceptedJob(sandbox);
  const actions = [
    { action: 'clock.read' },
    { action: 'phlebotomist.updateEta', jobId, newEta: new Date().toISOString() },
  ];
  console.log('\nControl actions over HTTP, 10 connections (10,000 a second wanted)\n');
  for (const action of actions) {
    const bytes = await (await post(sandbox, action)).text();
    const bare = await startServer([servers.bareJson], { BENCH_BYTES: bytes });
    await compare(setting, action, sandbox, bare);
    await bare.stop();
  }
  await sandbox.stop();
};

const headers = { 'Content-Type': 'application/json' };

const post = (server: RunningServer, action: object): Promise<Response> =>
  fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(action) });

const act = async (server: RunningServer, action: object): Promise<Record<string, string>> => {
  const reply = (await (await post(server, action)).json()) as {
    ok: boolean;
    message?: string;
    result: Record<string, string>;
  };
  if (!reply.ok) throw new Error(reply.message);
  return reply.result;
};

const acceptedJob = async (server: RunningServer): Promise<string> => {
  const { clientId } = await act(server, { action: 'client.create' });
  const { jobId = '' } = await act(server, { action: 'booking.createInternal', clientId });
  await act(server, { action: 'phlebotomist.accept', jobId });
  return jobId;
};

/** In turn, so that a slow spell of the machine hits both alike. */
const compare = async (
  { rounds, seconds }: Setting,
  action: { readonly action: string },
  sandbox: RunningServer,
  bare: RunningServer,
): Promise<void> => {
  const request: Request = { path, method: 'POST', headers, body: JSON.stringify(action) };
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (const server of [sandbox, bare]) await load(server, request, 1);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(sandbox, request, seconds));
    theirs.push(await load(bare, request, seconds));
  }
  const [own, other] = [rateOf(ours), rateOf(theirs)];
  console.log(`  ${action.action.padEnd(30)} ${own.toFixed(0).padStart(8)} per s ${busyOf(ours)}`);
  console.log(`  ${'bare node:http, same bytes'.padEnd(30)} ${other.toFixed(0).padStart(8)} per s`);
  console.log(`  ratio: ${(own / other).toFixed(2)}`);
};

const rateOf = (rounds: readonly Round[]): number =>
  median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));

const busyOf = (rounds: readonly Round[]): string => {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  const busy = median(rounds.map((round) => round.busy)) * 100;
  return `  core ${busy.toFixed(0)} % busy${errors > 0 ? `, ${String(errors)} were not 2xx` : ''}`;
};
