/** `phlebo testbench`: serves the testbench on loopback until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { Bench } from '../engine/bench.ts';
import type { Workshop } from '../engine/bench.ts';
import { EvidenceLog } from '../engine/evidence.ts';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { tidyUp } from '../engine/run.ts';
import { closeWorkshop, openWorkshop } from '../open-workshop.ts';
import { visible } from '../report/visible.ts';
import { Secrets } from '../target/secrets.ts';
import { serveTestbench } from '../testbench/serve-testbench.ts';
import type { Served } from '../testbench/serve-testbench.ts';
import { createTestbench } from '../testbench/testbench.ts';
import { UsageError } from '../usage-error.ts';
import { checkSettings } from './check-settings.ts';
import { addTargetFlags, readSwitches } from './flags.ts';
import type { Flags } from './flags.ts';

type TestbenchFlags = Flags & { readonly port: number; readonly json?: boolean };

export function registerTestbench(program: Command): void {
  addTargetFlags(program.command('testbench'))
    .description('serve the testbench operations on loopback, for another Arazzo runner')
    .addOption(
      new Option('--port <number>', 'port to listen on; 0 takes a free one')
        .env('PHLEBO_PORT')
        .default(4020)
        .argParser(portNumber),
    )
    .option('--json', 'print lines of JSON')
    .action(async (flags: TestbenchFlags) => {
      process.exitCode = await testbench(flags);
    });
}

function portNumber(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new InvalidArgumentError('It is a number from 0 to 65535.');
}

/** Tells what happens, as lines of text or of JSON. */
type Teller = {
  readonly listening: (url: string) => void;
  readonly served: (served: Served) => void;
};

async function testbench(flags: TestbenchFlags): Promise<ExitCode> {
  try {
    return await serveUntilStopped(flags);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`phlebo testbench: ${visible(error.message)}\n`);
    return exitCodes.usage;
  }
}

async function serveUntilStopped(flags: TestbenchFlags): Promise<ExitCode> {
  const settings = checkSettings(readSwitches(flags, process.env), process.env);
  const secrets = new Secrets();
  const teller = flags.json === true ? tellJson(secrets) : tellText(secrets);
  const { signal } = stopOnSignal();
  const pause = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  };
  const { workshop, unreachable } = await openWorkshop(settings, {
    // Never called off: when the testbench stops, it takes away what it has put among others' things.
    signal: new AbortController().signal,
    ...{ secrets, pause },
    now: () => new Date(),
    sleep: (seconds) => pause(seconds * 1000),
    evidence: new EvidenceLog(secrets, () => undefined),
    onObservation: () => undefined,
  }).catch((error: unknown) => {
    throw error instanceof UsageError ? new UsageError(secrets.mask(error.message)) : error;
  });
  if (unreachable !== undefined) {
    process.stderr.write(`phlebo testbench: ${visible(secrets.mask(unreachable))}\n`);
    return exitCodes.unreachable;
  }
  try {
    await serve(workshop, { port: flags.port, teller, signal });
    return exitCodes.passed;
  } finally {
    await closeWorkshop(workshop);
  }
}

type Serving = {
  readonly port: number;
  readonly teller: Teller;
  readonly signal: AbortSignal;
};

/** Resolves when the signal has come, what was under way has ended, and what was put among others' is gone. */
async function serve(workshop: Workshop, { port, teller, signal }: Serving): Promise<void> {
  const served = await serveTestbench(createTestbench(new Bench(workshop)), {
    port,
    onServed: teller.served,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`port ${String(port)} cannot be listened on: ${why}`);
  });
  teller.listening(served.url);
  if (!signal.aborted) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
  await served.close();
  await tidyUp(workshop);
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const tellText = (secrets: Secrets): Teller => ({
  listening: (url) => {
    print(`The testbench listens at ${url}. Stop with Ctrl+C.`);
  },
  served: ({ operationId, path, answer }) => {
    const { reason } = answer.body;
    const why = answer.status !== 200 && typeof reason === 'string' ? `: ${reason}` : '';
    print(visible(secrets.mask(`${String(answer.status)} ${operationId ?? path}${why}`)));
  },
});

const tellJson = (secrets: Secrets): Teller => ({
  listening: (url) => {
    print(JSON.stringify({ type: 'listening', url }));
  },
  served: ({ answer, ...asked }) => {
    const { status, body } = answer;
    print(JSON.stringify(secrets.maskDeep({ type: 'served', ...asked, status, body })));
  },
});

function stopOnSignal(): AbortController {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      controller.abort();
    });
  }
  return controller;
}
