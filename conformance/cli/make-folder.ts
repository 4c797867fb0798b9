/** The folder that reports are written to. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** Makes it, and what leads to it. Throws a UsageError that says why it cannot be made. */
export function makeFolder(dir: string): void {
  try {
    make(resolve(dir));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`reports cannot be written to ${dir}: ${why}`);
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** One by one: with `recursive` Node tries for ever where a system refuses a folder as not there, as /proc does. */
function make(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another shard has made it just now.
    if (!isFolder(path)) throw error;
  }
}
