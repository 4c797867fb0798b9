/** A runtime expression or a condition is not written as Arazzo's grammar has it. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly code = 'EXPRESSION';
  /** Characters from the beginning of the text to the fault. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
