import { defineConfig } from 'tsdown';
import { thirdPartyNotices } from './tools/third-party-notices.ts';

/**
 * Node 22.1 and later keep compiled code between starts if asked; Node 20 has no such function. It
 * is asked before the sandbox or the suite is loaded, which cli.js does when it knows the verb.
 */
const keepCompiledCode = `import * as nodeModule from 'node:module';
nodeModule.enableCompileCache?.();`;

export default defineConfig({
  entry: {
    cli: 'cli/main.ts',
    contract: 'contract/index.ts',
    sandbox: 'mock/create-sandbox.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  outDir: 'dist',
  // tools/build.mjs empties dist/, since two programs write there.
  clean: false,
  sourcemap: true,
  // The validators are JavaScript whose types are written beside it; with allowJs the types that
  // are guessed from the code would win.
  dts: {
    entry: ['contract/index.ts', 'mock/create-sandbox.ts'],
    compilerOptions: { allowJs: false },
  },
  // .js, as the package says "type": "module".
  fixedExtension: false,
  deps: {
    // A sandbox starts often, and finding and reading 150 small files takes longer than running
    // them: express, faker and jose from node_modules add 115 ms to a start, bundled 70 ms. And an
    // installation of phlebo brings one package.
    alwaysBundle: [/^(?!playwright-core|@axe-core\/playwright)/],
    // Whoever checks no hosted pages needs no browser, nor what drives it: they are optional, and asked for by name.
    neverBundle: ['playwright-core', '@axe-core/playwright'],
    onlyBundle: false,
  },
  plugins: [thirdPartyNotices()],
  outputOptions: {
    banner: ({ name, isEntry }) => (isEntry && name === 'cli' ? keepCompiledCode : ''),
  },
});
