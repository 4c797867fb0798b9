/** A flaw by someone who knew the specification and not the checks. */
import type { Flaw } from '../flaws/flaw.ts';

export type Broken = Flaw & {
  /** The sentence of the specification, word for word. */
  readonly breaks: string;
};
