import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated, and of what rests on it, without servers and browsers: they are run for each mutant. */
export default defineConfig({
  test: {
    include: ['{conformance/engine,mock/domain}/**/*.test.ts'],
    restoreMocks: true,
  },
});
