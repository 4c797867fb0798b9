/** The place in a stream, kept in a file, so that the next start goes on from it. */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from '../options.ts';

/** `3fa91c04-57`, as a stream gives it, or a bare number. */
const form = /^([0-9a-f]+-)?\d{1,15}$/;

export const readCursor = (option: string, text: string): string => {
  if (form.test(text)) return text;
  throw new UsageError(`${option} takes a cursor that listen or logs has printed, or 0.`);
};

/** Undefined when there is no such file yet. */
export const loadCursor = (file: string): string | undefined => {
  try {
    return readCursor(`--cursor-file (${file})`, readFileSync(file, 'utf8').trim());
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unusable(file, error);
  }
};

/** Whole or not at all, whenever the process is killed. */
export const saveCursor = (file: string, cursor: string): void => {
  try {
    writeFileSync(`${file}.new`, `${cursor}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw unusable(file, error);
  }
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const unusable = (file: string, error: unknown): UsageError =>
  new UsageError(`--cursor-file ${file} cannot be used: ${(error as Error).message}`);
