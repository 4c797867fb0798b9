/** What judges: the version of this suite, and the version of the contract that it judges by. */
import manifest from '../package.json' with { type: 'json' };

export const suite = {
  version: manifest.version,
  /** The published description is version 1.0.0 (Versioning). */
  contract: '1.0.0',
} as const;
