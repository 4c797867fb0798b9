// The architecture rules at work: each is shown catching a planted violation, and a house built to
// the plan passes. A rule without a plant fails here, so that none can be a dead letter.

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A rule, a file, and the line in it that the rule must refuse. */
const plants: readonly (readonly [rule: string, file: string, line: string])[] = [
  [
    'conformance-never-sees-mock',
    'conformance/checks/status.ts',
    "import '../../mock/domain/job/job.ts';",
  ],
  [
    'mock-never-sees-conformance',
    'mock/adapters/webhooks/sign.ts',
    "import '../../../conformance/receiver/verify.ts';",
  ],
  ['contract-stands-alone', 'contract/model.ts', "import '../mock/domain/job/job.ts';"],
  [
    'generated-only-through-contract',
    'conformance/generate/inputs.ts',
    "import type { Booking } from '../../contract/generated/types.ts';",
  ],
  ['domain-is-pure', 'mock/domain/job/decide.ts', "import 'node:crypto';"],
  ['domain-is-pure', 'mock/domain/job/evolve.ts', "import 'jose';"],
  ['domain-is-pure', 'mock/domain/job/phase.ts', "import '../../../contract/model.ts';"],
  [
    'domain-types-only-from-contract',
    'mock/domain/job/command.ts',
    "import type { Clock } from '../../application/ports.ts';",
  ],
  [
    'application-below-adapters',
    'mock/application/commands.ts',
    "import '../adapters/store/memory.ts';",
  ],
  ['application-has-no-npm-or-io', 'mock/application/queries.ts', "import 'express';"],
  ['application-has-no-npm-or-io', 'mock/application/project.ts', "import 'node:fs';"],
  [
    'adapters-do-not-know-each-other',
    'mock/adapters/http/server.ts',
    "import '../store/memory.ts';",
  ],
  ['seeds-do-not-know-adapters', 'mock/seeds/default.ts', "import '../adapters/store/memory.ts';"],
  [
    'adapters-do-not-know-seeds',
    'mock/adapters/control/reset.ts',
    "import '../../seeds/empty.ts';",
  ],
  ['only-the-top-composes', 'mock/adapters/pages/booking.ts', "import '../../compose.ts';"],
  ['nothing-below-the-entrances', 'mock/options.ts', "import './main.ts';"],
  ['suite-below-its-cli', 'conformance/engine/run.ts', "import '../cli/check.ts';"],
  ['client-only-over-http', 'mock/client/do.ts', "import '../domain/job/job.ts';"],
  ['cli-only-dispatches', 'cli/mock.ts', "import '../mock/domain/job/job.ts';"],
  ['cli-is-the-top', 'mock/adapters/dashboard/page.ts', "import '../../../cli/main.ts';"],
  ['scenarios-are-data', 'conformance/scenario/load.ts', "import '../../scenarios/book.ts';"],
  ['product-without-workshop', 'mock/seeds/names.ts', "import '../../tools/generate.ts';"],
  ['not-to-test', 'conformance/report/junit.ts', "import './html.test.ts';"],
  ['no-circular', 'mock/domain/venue/slots.ts', "import './venue.ts';"],
  ['no-orphans', 'conformance/target/forgotten.ts', ''],
  ['no-unresolvable', 'conformance/target/client.ts', "import './nowhere.ts';"],
];

/** What the plants point at. */
const pointedAt: Record<string, string> = {
  'cli/main.ts': '',
  'conformance/cli/check.ts': '',
  'conformance/receiver/verify.ts': '',
  'conformance/report/html.test.ts': '',
  'contract/generated/types.ts': 'export type Booking = string;',
  'mock/adapters/store/memory.ts': '',
  'mock/application/ports.ts': 'export type Clock = string;',
  'mock/compose.ts': '',
  'mock/domain/job/job.ts': '',
  'mock/domain/venue/venue.ts': "import './slots.ts';",
  'mock/main.ts': '',
  'mock/seeds/empty.ts': '',
  'scenarios/book.ts': '',
  'tools/generate.ts': '',
};

/** Each room uses what it may. */
const builtToPlan: Record<string, string> = {
  'cli/main.ts': "import '../mock/main.ts';\nimport '../conformance/main.ts';",
  'conformance/checks/status.ts': "import type { Booking } from '../../contract/model.ts';",
  'conformance/cli/check.ts': "import '../checks/status.ts';\nimport 'picocolors';",
  'conformance/main.ts': "import './cli/check.ts';",
  'contract/generated/types.ts': 'export type Booking = string;',
  'contract/model.ts': "export type { Booking } from './generated/types.ts';",
  'mock/adapters/http/server.ts': "import '../../application/commands.ts';\nimport 'express';",
  'mock/adapters/store/memory.ts':
    "import type { Clock } from '../../application/ports.ts';\nimport 'node:crypto';",
  'mock/application/commands.ts': "import '../domain/job/decide.ts';\nimport './ports.ts';",
  'mock/application/ports.ts': "import type { Booking } from '../../contract/model.ts';",
  'mock/compose.ts':
    "import './adapters/http/server.ts';\nimport './adapters/store/memory.ts';\nimport './seeds/default.ts';",
  'mock/create-sandbox.ts': "import './compose.ts';",
  'mock/domain/job/decide.test.ts': "import './decide.ts';\nimport 'node:assert';",
  'mock/domain/job/decide.ts': "import type { Booking } from '../../../contract/model.ts';",
  'mock/main.ts': "import './compose.ts';",
  'mock/seeds/default.ts': "import '../application/commands.ts';",
  'test/flaws/late.ts': "import '../../mock/compose.ts';",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phlebo-rules-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the architecture rules', () => {
  const names = (config.forbidden ?? []).map((rule) => rule.name);
  let found: IViolation[];

  beforeAll(async () => {
    const planted = Object.fromEntries(plants.map(([, file, line]) => [file, line]));
    found = await violationsIn('planted', { ...pointedAt, ...planted });
  });

  it('have a planted violation each', () => {
    expect(new Set(plants.map(([rule]) => rule))).toEqual(new Set(names));
  });

  it.each(plants)('%s refuses %s', (rule, file) => {
    const caught = found.filter((violation) => violation.rule.name === rule);
    expect(caught.map(({ from }) => from)).toContain(file);
  });

  it('say why they are there', () => {
    const silent = (config.forbidden ?? []).filter(({ comment }) => (comment ?? '').length < 20);
    expect(silent).toEqual([]);
  });

  it('are content with a house built to the plan', async () => {
    const violations = await violationsIn('built-to-plan', builtToPlan);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });
});

/** Writes the files to a folder that has our packages, and cruises it with our rules. */
async function violationsIn(name: string, files: Record<string, string>): Promise<IViolation[]> {
  const baseDir = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(baseDir, file)), { recursive: true });
    await writeFile(join(baseDir, file), `${text}\n`);
  }
  await symlink(join(root, 'node_modules'), join(baseDir, 'node_modules'));
  await symlink(join(root, 'package.json'), join(baseDir, 'package.json'));
  const { tsConfig, ...options } = config.options ?? {};
  const { output } = await cruise(
    ['cli', 'conformance', 'contract', 'mock', 'scenarios', 'test', 'tools'].filter((room) =>
      Object.keys(files).some((file) => file.startsWith(`${room}/`)),
    ),
    { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    { symlinks: false },
  );
  const { modules, summary } = output as ICruiseResult;
  // What was not read breaks no rule.
  expect(modules.map(({ source }) => source)).toEqual(expect.arrayContaining(Object.keys(files)));
  return summary.violations;
}
