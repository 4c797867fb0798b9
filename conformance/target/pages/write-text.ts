/** The text for a field in the form that the page asks for. Pure. */
import { textFor } from './page-wish.ts';
import type { PageWish } from './page-wish.ts';
import type { PageField } from './page-field.ts';
import type { FormControl } from './screen.ts';

/** Undefined when the wish has nothing to say. */
export function textToWrite(
  field: PageField,
  control: FormControl,
  wish: PageWish,
): string | undefined {
  const text = textFor(field, wish);
  if (text === undefined || wish.fields?.[field] !== undefined) return text;
  if (field === 'dateOfBirth' || field === 'preferredDate') return dateText(text, control);
  if (field === 'cardExpiry') return expiryText(text, control, wish);
  if (field === 'cardExpiryYear' && /^\s*yy\s*$/i.test(exampleOf(control))) return text.slice(2);
  return text;
}

const exampleOf = ({ placeholder, hint, label }: FormControl): string =>
  [placeholder, hint, label].find((text) => text !== '') ?? '';

const everythingSaid = ({ placeholder, hint, label, pattern }: FormControl): string =>
  [placeholder, hint, label, pattern].join(' ');

/** An input of type date takes ISO alone. In others the page says how, or ISO is tried, as in the API. */
function dateText(iso: string, control: FormControl): string {
  if (control.type === 'date') return iso;
  const said = everythingSaid(control).toLowerCase();
  const [year = '', month = '', day = ''] = iso.split('-');
  const mark = /d{1,2}\s*([/. -])\s*m{1,2}|\b\d{1,2}([/. -])\d{1,2}\2(?:19|20)\d{2}/.exec(said);
  if (mark !== null) return [day, month, year].join(mark[1] ?? mark[2] ?? '/');
  return iso;
}

function expiryText(text: string, control: FormControl, wish: PageWish): string {
  const { card } = wish;
  if (card === undefined) return text;
  if (control.type === 'month') return `${card.expiryYear}-${card.expiryMonth}`;
  const asked = /mm(\s*[/-]\s*)(yyyy|yy)/i.exec(everythingSaid(control));
  if (asked === null) return text;
  const year = asked[2]?.length === 4 ? card.expiryYear : card.expiryYear.slice(2);
  return `${card.expiryMonth}${asked[1] ?? '/'}${year}`;
}
