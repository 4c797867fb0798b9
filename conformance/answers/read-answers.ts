/** The observations that a run of `check` has left: in results.json, in results.ndjson, or in their folder. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { wasSeen } from '../engine/not-seen.ts';
import { at, isMap } from '../json.ts';
import { UsageError } from '../usage-error.ts';

/** How one server answers one question that the spec leaves open. */
export type Answer = {
  /** The open point, as in O07. */
  readonly id: string;
  readonly question: string;
  /** In words; where the run could not look, why. */
  readonly answer: string;
  readonly value: string | undefined;
  readonly seen: boolean;
};

/** In the order of the open points. Throws a UsageError that says what is wrong with the file. */
export function readAnswers(path: string): readonly Answer[] {
  const file = fileIn(path);
  const answers = observationsIn(read(file), file).map((one) => answerOf(one, file));
  if (answers.length > 0) return answers.toSorted((one, other) => order(one.id, other.id));
  throw new UsageError(
    `${file} holds no observation: was the run cut off, or were probes skipped?`,
  );
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Of both files of a folder results.ndjson, which is always written: the other may be of an earlier run. */
function fileIn(path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no ${path}`);
  if (!statSync(path).isDirectory()) return path;
  const file = ['results.ndjson', 'results.json']
    .map((name) => join(path, name))
    .find((one) => existsSync(one));
  if (file !== undefined) return file;
  throw new UsageError(`${path} holds neither results.ndjson nor results.json`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${String(error)}`);
  }
}

function observationsIn(text: string, file: string): readonly unknown[] {
  const observations = at(parsed(text), 'observations');
  if (Array.isArray(observations)) return observations as readonly unknown[];
  const lines = text.split('\n').map(parsed);
  if (at(lines[0], 'type') === 'start') {
    // What follows the last line break of a run that was cut off is no whole line.
    return lines
      .filter((line) => at(line, 'type') === 'observation')
      .map((line) => at(line, 'observation'));
  }
  throw new UsageError(`${file} is neither results.json nor results.ndjson of phlebo check`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerOf(observation: unknown, file: string): Answer {
  if (isMap(observation)) {
    const { id, question, answer, value } = observation;
    if (typeof id === 'string' && typeof question === 'string' && typeof answer === 'string') {
      const known = typeof value === 'string' ? value : undefined;
      return { id, question, answer, value: known, seen: wasSeen({ answer }) };
    }
  }
  throw new UsageError(`${file} holds an observation without id, question and answer`);
}
