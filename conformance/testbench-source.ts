/** The operations of the testbench, read from testbench.openapi.yaml. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testbenchSource } from './scenario/testbench-source.ts';
import type { Source } from './scenario/source.ts';

let loaded: Source | undefined;

/** Read once, when it is first needed. */
export function loadTestbenchSource(): Source {
  loaded ??= testbenchSource(parse(readDocument()));
  return loaded;
}

// By its folder, so that the same address holds from this file and from a bundle in dist/.
const readDocument = (): string =>
  readFileSync(new URL('../testbench.openapi.yaml', import.meta.url), 'utf8');
