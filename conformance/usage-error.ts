/** The command cannot be carried out as it was given: a wrong flag, profile or file. Ends with exit code 2. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
  readonly code = 'USAGE';
}
