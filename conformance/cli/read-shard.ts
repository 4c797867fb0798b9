/** Reads what a run has left in its folder. What is not that is a UsageError, with file and line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import eventsSchema from '../report/events.schema.json' with { type: 'json' };
import type { ResultsFile } from '../report/json.ts';
import type { NdjsonEvent } from '../report/ndjson.ts';
import resultsSchema from '../report/results.schema.json' with { type: 'json' };
import { shardOfEvents, shardOfResults } from '../report/shard.ts';
import type { Shard } from '../report/shard.ts';
import { UsageError } from '../usage-error.ts';

/** Of both files results.ndjson is read: it is always written, and tells whether the run came to its end. */
export function readShard(dir: string): Shard {
  const [events, results] = [join(dir, 'results.ndjson'), join(dir, 'results.json')];
  if (existsSync(events)) return readEvents(dir, events);
  if (existsSync(results)) return readResults(dir, results);
  throw new UsageError(`${dir} holds neither results.ndjson nor results.json`);
}

// Ajv's formats are no part of it, and a date that is none does no harm here.
const ajv = new Ajv2020({ validateFormats: false, schemas: [resultsSchema] });
const isEvent: ValidateFunction<NdjsonEvent> = ajv.compile(eventsSchema);
const isResults: ValidateFunction<ResultsFile> = ajv.compile(resultsSchema);

function readEvents(dir: string, file: string): Shard {
  const lines = textOf(file).split('\n');
  // What follows the last line break was being written when the run was cut off.
  const whole = lines.slice(0, -1);
  const events = whole.map((line, index) => checked(line, isEvent, `${file}:${String(index + 1)}`));
  const shard = shardOfEvents(dir, events);
  if (shard !== undefined) return shard;
  throw new UsageError(`${file} does not begin with the start of a run`);
}

const readResults = (dir: string, file: string): Shard =>
  shardOfResults(dir, checked(textOf(file), isResults, file));

/** A folder, one that may not be read, one that is longer than a text can be. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read: ${why}`);
  }
}

function checked<T>(text: string, isValid: ValidateFunction<T>, place: string): T {
  const value = parsed(text, place);
  if (isValid(value)) return value;
  const [fault] = isValid.errors ?? [];
  const why = `${fault?.instancePath ?? ''} ${fault?.message ?? ''}`.trim();
  throw new UsageError(`${place} is not what phlebo check writes: ${why}`);
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${place} is not JSON`);
  }
}
