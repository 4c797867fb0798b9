/** Which question of the API a control of a page asks: by its autocomplete token, its choices, its name. Pure. */
import type { PageField } from './page-field.ts';
import { isPageField } from './page-field.ts';
import type { FormControl } from './screen.ts';
import { autofill, channelWords, fieldWords, genderWords } from './vocabulary.ts';

/** One question of a page: a control, or radios that belong together. */
export type Question = {
  readonly controls: readonly FormControl[];
  /** Undefined when it cannot be told. */
  readonly field: PageField | undefined;
};

/** What can be chosen: an option of a list, a radio, a button that stands for a choice. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
};

/** The questions of a page in its order. Buttons and links are none. */
export function questionsIn(controls: readonly FormControl[]): readonly Question[] {
  const groups = new Map<string, FormControl[]>();
  for (const control of controls) {
    if (control.role === 'button' || control.role === 'link') continue;
    const key = control.role === 'radio' ? radioKey(control) : `#${String(control.index)}`;
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  return [...groups.values()].map((members) => ({ controls: members, field: fieldOf(members) }));
}

const radioKey = ({ name, group, form }: FormControl): string =>
  `${String(form)} ${name === '' ? `group ${group}` : name}`;

function fieldOf(members: readonly FormControl[]): PageField | undefined {
  const [first] = members;
  if (first === undefined) return undefined;
  const meant = members.flatMap((one) => one.meant).find(isPageField);
  return meant ?? byAutofill(first) ?? byKind(members, first);
}

/** The last word of the token list says what it is: before it stand section-…, shipping, home (HTML, autofill). */
function byAutofill({ autocomplete }: FormControl): PageField | undefined {
  const words = autocomplete.toLowerCase().split(/\s+/);
  return words.map((word) => autofill[word]).find((field) => field !== undefined);
}

function byKind(members: readonly FormControl[], first: FormControl): PageField | undefined {
  if (first.role === 'checkbox') return byCheckbox(first);
  const choices = choicesOf(members);
  const named = byName(first, first.role === 'radio');
  // "Show times from" asks for a day all the same.
  if (first.type === 'date') return named === 'dateOfBirth' ? named : byType(first);
  return byChoices(choices, named) ?? named ?? byType(first);
}

/** What must be ticked is agreed to; what need not is none of the booking. */
const byCheckbox = (control: FormControl): PageField | undefined =>
  control.required || byName(control, false) === 'consent' ? 'consent' : undefined;

export const choicesOf = (members: readonly FormControl[]): readonly Choice[] =>
  members.flatMap((one): readonly Choice[] =>
    one.role === 'select'
      ? one.options.map(({ group, label, ...option }) => ({
          ...option,
          label: group === '' ? label : `${group} ${label}`,
        }))
      : one.role === 'radio'
        ? [one]
        : [],
  );

/** Some choices say by themselves what they are. */
function byChoices(
  choices: readonly Choice[],
  named: PageField | undefined,
): PageField | undefined {
  const real = choices.filter(({ value, label }) => value !== '' && label !== '');
  if (real.length === 0) return undefined;
  const some = (test: RegExp): boolean =>
    real.some(({ value, label }) => test.test(value) || test.test(label));
  if (some(genderWords.MALE) && some(genderWords.FEMALE)) return 'gender';
  if (some(/\bmorning\b/i) && some(/\b(afternoon|evening)\b/i)) return 'timePreference';
  if (real.length <= 4 && some(channelWords.MOBILE) && some(channelWords.IN_VENUE)) {
    return 'fulfillmentChannel';
  }
  if (real.every(({ label }) => timeOfDay.test(label) || instant.test(label))) {
    return 'venueSlotStart';
  }
  if (some(instant) && named !== 'preferredDate') return 'venueSlotStart';
  return undefined;
}

export const timeOfDay = /\b([01]?\d|2[0-3])[:.][0-5]\d\b|\b(1[0-2]|[1-9]) ?[ap]\.?m\b/i;
const instant = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** A radio's own name is that of a choice: the question stands above it. */
function byName(control: FormControl, isRadio: boolean): PageField | undefined {
  const { label, group, name, id, placeholder } = control;
  const part = /\b(day|month|year|dd|mm|yyyy)\b/i.test(label) && group !== '';
  if (part && named(group) === 'preferredDate') return partOfVisit(label);
  const texts = isRadio
    ? [group, name]
    : [...(part ? [`${group} ${label}`] : []), label, group, words(name), words(id), placeholder];
  for (const text of texts) {
    const field = named(text);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Three fields under one question, as "When should we come?". */
function partOfVisit(label: string): PageField {
  if (/\b(month|mm)\b/i.test(label)) return 'preferredMonth';
  return /\b(year|yyyy)\b/i.test(label) ? 'preferredYear' : 'preferredDay';
}

function named(text: string): PageField | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[*:]|\(?(optional|required)\)?/g, ' ')
    .trim();
  return plain === '' ? undefined : fieldWords.find(([, test]) => test.test(plain))?.[0];
}

/** firstName, first-name and first_name are two words each. */
const words = (identifier: string): string =>
  identifier.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/[_.[\]-]+/g, ' ');

function byType({ type }: FormControl): PageField | undefined {
  if (type === 'email') return 'email';
  if (type === 'tel') return 'phone';
  return type === 'date' ? 'preferredDate' : undefined;
}
