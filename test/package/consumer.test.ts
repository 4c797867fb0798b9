// The package as an integrator gets it: packed, installed into a project of its own, compiled
// against with strict settings, and run. Fails if exports, files or declarations are broken.

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../tools/ensure-built.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

const manifest = { name: 'integrator', version: '1.0.0', private: true, type: 'module' };

/** skipLibCheck is off: our declarations must stand without our packages and without @types/node. */
const compiler = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023'],
    module: 'NodeNext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    outDir: 'out',
  },
  files: ['integrator.ts'],
};

const integrator = `
import {
  eventTypes,
  isEventType,
  validateBody,
  validateResponse,
  validateWebhook,
  type CreateBookingRequest,
  type EventType,
  type Fault,
  type WebhookEnvelope,
} from 'phlebo/contract';

declare const console: { log(text: string): void };

const booking: CreateBookingRequest = {
  fulfillmentChannel: 'MOBILE',
  patient: {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada.okafor@example.org',
    phone: '+447700900123',
    dateOfBirth: '1988-04-12',
    gender: 'FEMALE',
  },
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  appointment: {
    preferredDate: '2027-01-12',
    timePreference: 'morning',
    testType: 'panel_full_blood_count',
  },
};

// @ts-expect-error a booking of another channel has another shape
const wrong: CreateBookingRequest = { ...booking, fulfillmentChannel: 'IN_VENUE' };

// @ts-expect-error there is no such event
const unknown: EventType = 'job.expired';

function jobOf(envelope: WebhookEnvelope<'job.cancelled'>): string {
  return envelope.data.jobId;
}

const faults: readonly Fault[] = validateBody('createBooking', wrong);

console.log(
  JSON.stringify({
    good: validateBody('createBooking', booking),
    places: faults.map(({ place }) => place),
    response: validateResponse('getBooking', 404, { success: false, error: 'NOT_FOUND' }),
    webhook: validateWebhook('job.cancelled', {}).length,
    events: eventTypes.length,
    known: [isEventType('job.cancelled'), isEventType(unknown)],
    typed: typeof jobOf,
  }),
);
`;

let project: string;

beforeAll(async () => {
  expect(await ensureBuilt(), 'the build').toBe(true);
  project = await mkdtemp(join(tmpdir(), 'phlebo-consumer-'));
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: root });
  const tarball = (await readdir(project)).find((name) => name.endsWith('.tgz'));
  await Promise.all([
    writeFile(join(project, 'package.json'), JSON.stringify(manifest)),
    writeFile(join(project, 'tsconfig.json'), JSON.stringify(compiler)),
    writeFile(join(project, 'integrator.ts'), integrator),
  ]);
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, `./${String(tarball)}`], { cwd: project });
}, 120_000);

afterAll(async () => {
  await rm(project, { recursive: true, force: true });
});

describe('the packed package', () => {
  it('brings nothing but itself', async () => {
    const installed = await readdir(join(project, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['phlebo']);
  });

  it('gives types and validators that compile and run', { timeout: 60_000 }, async () => {
    const compiled = await run(process.execPath, [tsc], { cwd: project }).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(compiled.stdout).toBe('');
    const { stdout } = await run(process.execPath, ['out/integrator.js'], { cwd: project });
    expect(JSON.parse(stdout)).toEqual({
      good: [],
      places: expect.arrayContaining(['body.venueId']) as string[],
      response: [],
      webhook: 3,
      events: 27,
      known: [true, false],
      typed: 'function',
    });
  });

  it.each(['phlebo/openapi.yaml', 'phlebo/package.json', 'phlebo/events.schema.json'])(
    'lets %s be found',
    async (file) => {
      const code = `console.log(import.meta.resolve(${JSON.stringify(file)}))`;
      const argv = ['--input-type=module', '--eval', code];
      const { stdout } = await run(process.execPath, argv, { cwd: project });
      expect(stdout).toMatch(/^file:/);
    },
  );

  it('keeps the rest to itself', async () => {
    const argv = ['--input-type=module', '--eval', "await import('phlebo/dist/cli.js')"];
    await expect(run(process.execPath, argv, { cwd: project })).rejects.toThrow(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    );
  });
});

describe('the sandbox in it', () => {
  let sandbox: ChildProcess;
  let url: string;

  beforeAll(async () => {
    sandbox = spawn(join(project, 'node_modules', '.bin', 'phlebo'), ['mock', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    url = await firstAddress(sandbox);
  });

  afterAll(async () => {
    const ended = once(sandbox, 'exit');
    sandbox.kill('SIGTERM');
    await ended;
  });

  it('serves the API reference, with no host but its own', async () => {
    const page = await (await fetch(`${url}/_sandbox/docs`)).text();
    const sources = [...page.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="([^"]*)"/g)];
    const files = sources.map(([, source]) => String(source)).filter((s) => !s.startsWith('data:'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(file).toMatch(/^\/_sandbox\/docs\//);
      const answer = await fetch(url + file);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/https:\/\/(?:cdn|otel)[.]/);
    }
  });
});

async function firstAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The sandbox has no standard output.');
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
    if (address !== undefined) {
      stdout.resume();
      return address;
    }
  }
  throw new Error('The sandbox ended before it printed its address.');
}
