/** From the text of a profile file to a Profile. */
import { referencesIn } from '../../yaml/environment.ts';
import type { Environment } from '../../yaml/environment.ts';
import { FileError, readYaml } from '../../yaml/read-yaml.ts';
import { Secrets } from '../secrets.ts';
import { profileShape } from './profile.ts';
import type { Profile } from './profile.ts';

type ProfileText = {
  readonly file: string;
  readonly text: string;
  /** A profile may take its values from here, as ${NAME}. */
  readonly environment: Environment;
};

/** Throws a FileError that shows no secret: neither what looks like one nor what the environment gave. */
export function parseProfile(source: ProfileText): Profile {
  try {
    return readYaml(source, profileShape);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(secretsOf(source).mask(error.message));
  }
}

/** A variable may have been put at a place that is shown when it is wrong, such as url. */
function secretsOf({ text, environment }: ProfileText): Secrets {
  const secrets = new Secrets();
  for (const name of referencesIn(text)) secrets.add(environment[name] ?? '');
  return secrets;
}

/** The profile of a run for which none was given: nothing is known of the server. */
export const emptyProfile = (): Profile => parseProfile({ file: '', text: '{}', environment: {} });
