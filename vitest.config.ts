import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{benchmark,cli,conformance,contract,mock,test,tools}/**/*.test.ts'],
    globalSetup: 'test/built-cli.ts',
    // Processes, not threads: tests listen on ports and send signals. Three, though the smallest machine has two
    // cores: half of their time they wait for webhooks and browsers.
    pool: 'forks',
    maxWorkers: 3,
    // Files share the modules that a worker has loaded: loading them anew took a quarter of the time. None of them
    // keeps anything that a test could change.
    isolate: false,
    // Concurrent tests are whole runs that wait for webhooks most of the time; more would crowd each other out.
    maxConcurrency: 3,
    // A test that needs more than this is doing too much, or waits for what never comes.
    testTimeout: 30_000,
    // Real browsers, processes and clocks share CI's two cores with their neighbours: a test that was upset is run
    // again there, and the report says that it was. Here it fails at once, so that its cause is found.
    retry: process.env['CI'] === undefined ? 0 : 2,
    hookTimeout: 20_000,
    // A mock or a stubbed variable that outlives its test makes the next one lie.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
