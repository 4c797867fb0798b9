/** One way in which a valid request is changed, and the rule of its schema that this is about. */
import type { Path } from '../checks/validation/altered.ts';
import type { MemberFault } from '../checks/validation/faults.ts';

/** What a case is about. Closed: each has its row in judgement.ts. */
export const rules = [
  /** A member that must be there is not. */
  'required',
  /** A member that need not be there is not. */
  'optional',
  'type',
  'null',
  /** The empty string. */
  'empty',
  /** The longest string that is allowed, and one character more. */
  'length',
  'pattern',
  'enum',
  'format',
  /** The discriminator says one shape, the members are of another. */
  'union',
  /** A plain text with characters that any text may have. */
  'text',
  /** A text that the schema allows, and that programs stumble over. */
  'odd-text',
  /** A value of a member that may have any. */
  'any-value',
  /** A key that is not defined. */
  'unknown-key',
  'depth',
  'size',
] as const;
export type Rule = (typeof rules)[number];

export type Case = {
  readonly rule: Rule;
  /** The member that it is about, as in `patient.firstName`. */
  readonly member: string;
  /** Where the request is changed: the member itself, or an object around it that is replaced as a whole. */
  readonly path: Path;
  /** What is sent there, with words for it. */
  readonly fault: MemberFault;
  /** Whether the changed request fits the schema. */
  readonly positive: boolean;
  /** Whether an open point of the specification stands against judging it. */
  readonly isOpen: boolean;
};
