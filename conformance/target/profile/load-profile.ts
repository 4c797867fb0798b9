/** From the text of a profile file to a Profile. */
import type { Environment } from '../../yaml/environment.ts';
import { readYaml } from '../../yaml/read-yaml.ts';
import { profileShape } from './profile.ts';
import type { Profile } from './profile.ts';

type ProfileText = {
  readonly file: string;
  readonly text: string;
  /** A profile may take its values from here, as ${NAME}. */
  readonly environment: Environment;
};

/** Throws a FileError. */
export const parseProfile = (source: ProfileText): Profile => readYaml(source, profileShape);

/** The profile of a run for which none was given: nothing is known of the server. */
export const emptyProfile = (): Profile => parseProfile({ file: '', text: '{}', environment: {} });
