/** What judges: the version of this suite, and the version of the contract that it judges by. */
import { closeSync, openSync, readSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };

export type Suite = { readonly version: string; readonly contract: string };

/** The contract's version stands at the top of openapi.yaml: so much of it is read, and no more. */
const headBytes = 1024;

/** Read when a run begins, not when the command starts. */
export function describeSuite(): Suite {
  return { version: manifest.version, contract: contractVersion(readHead()) };
}

/** `version`, a plain or quoted text, in the map `info`. */
function contractVersion(head: string): string {
  const version = /^info:\r?\n(?: .*\r?\n)*? +version: *['"]?([^'"\s]+)/m.exec(head)?.[1];
  if (version !== undefined) return version;
  throw new Error('openapi.yaml does not begin with its version (info.version)');
}

function readHead(): string {
  // By its folder, so that the same address holds from this file and from a bundle in dist/.
  const file = openSync(new URL('../openapi.yaml', import.meta.url), 'r');
  try {
    const head = Buffer.alloc(headBytes);
    return head.toString('utf8', 0, readSync(file, head));
  } finally {
    closeSync(file);
  }
}
