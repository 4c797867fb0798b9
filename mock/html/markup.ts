/** HTML by a template tag that escapes by default: what a client has sent can only ever be text. */

import { visible } from '../client/visible.ts';

/** Markup that is safe as it stands. Made by the tag alone. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Undefined, null and false are nothing, so that a part can be left out by a condition. */
export type Value = Markup | string | number | false | null | undefined | readonly Value[];

/** Texts and numbers are escaped; markup, and lists of it, are taken as they are. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + rendered(values[index - 1]) + part));

const rendered = (value: Value): string => {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return value.map(rendered).join('');
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * For text and for attributes in quotes. Characters that steer (such as those that turn the
 * direction of reading) are shown by their number; line breaks stay.
 */
const escaped = (text: string): string => withEntities(text.split('\n').map(visible).join('\n'));

const withEntities = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/**
 * Not a character changed: for a value that a form sends back as it came. Text that may turn the
 * direction of reading belongs in an element that holds it in, such as `bdi`.
 */
export const exactly = (text: string): Markup => new Markup(withEntities(text));
