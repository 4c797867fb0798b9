/** What lint has to say of one place in a scenario file. */
import type { Path } from '../yaml/shape.ts';

export type Severity = 'error' | 'warning';

/** What a rule finds; the place in the text is added when all are found. */
export type Remark = {
  /** The rule's name, as in `goto-forward`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly path: Path;
  /** Characters into the text at the path. */
  readonly offset?: number;
  /** The key is meant, not its value. */
  readonly onKey?: true;
  /** What is wrong and what to do. */
  readonly message: string;
};

export type PlacedRemark = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
};
