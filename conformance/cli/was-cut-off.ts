/** Whether a run was cut off before its end: results.ndjson then has a start, and no end. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../json.ts';

/** `path` has been read as the answers of a run: results.json, results.ndjson, or their folder. */
export function wasCutOff(path: string): boolean {
  const events = join(path, 'results.ndjson');
  if (!statSync(path).isDirectory()) return isWithoutEnd(path);
  // results.json alone is only written at the end.
  return existsSync(events) && isWithoutEnd(events);
}

/** A results.json of one line begins with no event. */
function isWithoutEnd(file: string): boolean {
  const types = readFileSync(file, 'utf8').split('\n').map(typeOf);
  return types[0] === 'start' && !types.includes('end');
}

function typeOf(line: string): unknown {
  try {
    return at(JSON.parse(line), 'type');
  } catch {
    // What follows the last line break of a run that was cut off.
    return undefined;
  }
}
