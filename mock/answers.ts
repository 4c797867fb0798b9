/** `--answers`: what `phlebo check` has seen of another server, as policies of the sandbox. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { policyChoices, usualPolicies, type PolicyId } from './domain/policy.ts';
import { UsageError } from './options.ts';

export type Answers = {
  readonly file: string;
  /** As `--policy` takes them: `O09=400`. */
  readonly choices: readonly string[];
  /** Open points that were observed, in order, and of which the sandbox has no choice. */
  readonly withoutPolicy: readonly string[];
  /** Policies that stay as usual, and why: what was observed is no value of theirs, or was not seen. */
  readonly left: readonly { readonly id: string; readonly why: string }[];
};

/** In the words of results.json; what it says beyond them is of no matter here. */
const observation = z.object({
  id: z.string(),
  answer: z.string(),
  value: z.string().optional(),
});
type Observation = z.infer<typeof observation>;

const results = z.object({ observations: z.array(observation) });
const start = z.object({ type: z.literal('start') });
const line = z.object({ type: z.literal('observation'), observation });

/**
 * Reads results.json, results.ndjson, or their folder. Throws a UsageError when it is neither, or says two things of
 * one open point.
 */
export const readAnswers = (path: string): Answers => {
  const file = fileIn(path);
  const observations = observationsIn(file);
  const policies = observations.filter(({ id }) => isPolicyId(id));
  const values = new Map<string, string>();
  for (const { id, value } of policies) {
    if (value === undefined || !isValueOf(id, value)) continue;
    refuseContradiction(file, id, [values.get(id) ?? value, value]);
    values.set(id, value);
  }
  return {
    file,
    choices: [...values].map(([id, value]) => `${id}=${value}`).sort(),
    withoutPolicy: idsOf(observations.filter(({ id }) => !isPolicyId(id))),
    left: policies.filter(({ id }) => !values.has(id)).map(leftOf),
  };
};

/** What a user wants to know of it when the sandbox starts. */
export const tellAnswers = ({ file, choices, withoutPolicy, left }: Answers): string => {
  const usual = new Set(Object.entries(usualPolicies).map(([id, value]) => `${id}=${value}`));
  const row = (title: string, words: readonly string[]): readonly string[] =>
    words.length === 0 ? [] : [`  ${title.padEnd(24)}${words.join(' ')}`];
  return [
    `Answers from ${file}`,
    ...row(
      'taken, not the usual',
      choices.filter((choice) => !usual.has(choice)),
    ),
    ...row(
      'taken, as usual',
      choices.filter((choice) => usual.has(choice)),
    ),
    ...row('no policy here', withoutPolicy),
    ...left.map(({ id, why }) => `  ${'left as usual'.padEnd(24)}${id} (${why})`),
    '',
  ].join('\n');
};

const isPolicyId = (id: string): id is PolicyId => Object.hasOwn(policyChoices, id);

const isValueOf = (id: string, value: string): boolean => {
  const values: readonly string[] = isPolicyId(id) ? policyChoices[id] : [];
  return values.includes(value);
};

const refuseContradiction = (file: string, id: string, [one, other]: readonly string[]): void => {
  if (one === other) return;
  throw new UsageError(
    `${file} says both ${id}=${String(one)} and ${id}=${String(other)}, and a sandbox can answer in one way only. Take one of them out of the file.`,
  );
};

const leftOf = ({ id, answer, value }: Observation): { id: string; why: string } => ({
  id,
  why: value === undefined ? answer : `${value} is no value of this policy`,
});

const idsOf = (observations: readonly Observation[]): readonly string[] => [
  ...new Set(observations.map(({ id }) => id).sort()),
];

/** Of both files of a folder results.ndjson, which is always written: the other may be of an earlier run. */
const fileIn = (path: string): string => {
  if (!existsSync(path)) {
    throw new UsageError(
      `--answers cannot be read, there is no ${path}: it takes a results.json of phlebo check.`,
    );
  }
  if (!statSync(path).isDirectory()) return path;
  const found = ['results.ndjson', 'results.json']
    .map((name) => join(path, name))
    .find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new UsageError(`--answers: ${path} holds neither results.ndjson nor results.json.`);
};

const observationsIn = (file: string): readonly Observation[] => {
  const text = readText(file);
  const whole = results.safeParse(parsed(text));
  if (whole.success) return whole.data.observations;
  // What follows the last line break of a run that was cut off is no whole line, and is left out.
  const lines = text.split('\n').map(parsed);
  if (!start.safeParse(lines[0]).success) {
    throw new UsageError(
      `--answers: ${file} is neither results.json nor results.ndjson of phlebo check.`,
    );
  }
  return lines.flatMap((one) => line.safeParse(one).data?.observation ?? []);
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--answers: ${file} cannot be read: ${String(error)}.`);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
