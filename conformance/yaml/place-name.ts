/** A place in a file as a person writes it: `clients.primary.keys[0]`. */
import type { Path } from './shape.ts';

export const placeName = (path: Path): string =>
  path.length === 0
    ? 'the file'
    : path
        .map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
