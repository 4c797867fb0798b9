/** `phlebo check --init FILE`: writes a commented profile, and never over a file that is there. */
import { writeFileSync } from 'node:fs';
import { profileTemplate } from '../target/profile/profile-template.ts';
import { UsageError } from '../usage-error.ts';

export function initProfile(file: string): string {
  try {
    writeFileSync(file, profileTemplate, { flag: 'wx' });
  } catch (error) {
    if (isThere(error)) {
      throw new UsageError(
        `${file} is there already and is left as it is: name another file, or take it away first`,
      );
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${why}`);
  }
  return `${file} is written. Fill it in, then: phlebo check --profile ${file}\n`;
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';
