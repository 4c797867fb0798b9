/** HTML by a template tag that escapes by default: what a server has sent can only ever be text. */
import { visible } from '../visible.ts';

/** Markup that is safe as it stands. Made by the tag alone. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = Markup | string | number | undefined | readonly Value[];

/** Texts and numbers are escaped, markup and lists of it are taken as they are, undefined is nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + rendered(values[index - 1]) + part));

function rendered(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return value.map(rendered).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in quotes. Control characters are shown by their number. */
const escaped = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** One of the project's own files, to stand in a script or style element as it is. */
export const verbatim = (source: string): Markup => new Markup(source);

/** Data for a script element that the browser does not run: nothing in it can close the element. */
export const inertJson = (data: unknown): Markup =>
  new Markup(JSON.stringify(data).replace(/</g, '\\u003c'));
