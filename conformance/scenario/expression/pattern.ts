/** The condition of a regex criterion: a pattern, bare or between slashes with flags. */
import { ExpressionError } from './expression-error.ts';

/** Throws an ExpressionError. */
export function readPattern(condition: string): RegExp {
  const [, pattern = condition, flags = ''] = /^\/(.*)\/([imsu]*)$/s.exec(condition) ?? [];
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new ExpressionError(error instanceof Error ? error.message : String(error), 0);
  }
}
