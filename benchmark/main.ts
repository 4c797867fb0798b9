/** `npm run bench`: the sandbox and its baselines in one run, medians of rounds, ratios printed. */

import { execFileSync } from 'node:child_process';
import { buildServers } from './build-servers.ts';
import { measureControl } from './control.ts';
import { measureDashboard } from './dashboard.ts';
import { measureHiddenActors } from './hidden-actors.ts';
import { measureHttp } from './http.ts';
import { measureStart } from './start.ts';

const missing = ['wrk', 'taskset'].filter((program) => !isInstalled(program));
if (missing.length > 0) {
  console.error(
    `The benchmark needs ${missing.join(' and ')}: apt-get install wrk util-linux, then again.`,
  );
  process.exit(2);
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const many = Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000);
const servers = await buildServers();
await measureHttp({ servers, rounds, seconds, many });
await measureStart({ rounds: rounds * 2 });
await measureHiddenActors({ servers, rounds });
await measureControl({ servers, rounds, seconds });
await measureDashboard({ servers, rounds });

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
