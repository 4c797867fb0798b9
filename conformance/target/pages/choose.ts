/** Which of the choices that a page offers fits the wish best. Pure. */
import { monthName, textFor } from './page-wish.ts';
import type { PageWish } from './page-wish.ts';
import type { PageField } from './page-field.ts';
import type { Choice } from './recognize.ts';
import { channelWords, genderWords } from './vocabulary.ts';

type Fits = (choice: Choice) => boolean;

/** `wished`: it is what was wished for; else the first that can be had. Undefined when nothing can be chosen. */
export function choose<C extends Choice>(
  choices: readonly C[],
  field: PageField | undefined,
  wish: PageWish,
): { readonly choice: C; readonly wished: boolean } | undefined {
  const possible = choices.filter((one) => !one.disabled && !isPrompt(one));
  for (const fits of field === undefined ? [] : waysFor(field, wish)) {
    const found = possible.find(fits);
    if (found !== undefined) return { choice: found, wished: true };
  }
  const [first] = possible;
  return first === undefined ? undefined : { choice: first, wished: false };
}

/** "Choose a clinic": it stands for no choice. */
const isPrompt = ({ value, label }: Choice): boolean =>
  value === '' || label === '' || /^(please )?(choose|select|pick)\b|^[-–—.… ]+$/i.test(label);

/** How a choice shows that it is the one, the surest first. */
export function waysFor(field: PageField, wish: PageWish): readonly Fits[] {
  const own = wish.fields?.[field];
  if (own !== undefined) return [({ value }) => value === own, ({ label }) => label === own];
  return ways[field]?.(wish) ?? byNumberOrText(textFor(field, wish));
}

/** Of the others their text, or their number, says which one is meant. */
const ways: Partial<Readonly<Record<PageField, (wish: PageWish) => readonly Fits[]>>> = {
  gender: ({ patient }) => byWords(patient.gender, genderWords),
  fulfillmentChannel: ({ channel }) =>
    channel === undefined ? [] : byWords(channel, channelWords),
  timePreference: ({ timePreference }) => byText(timePreference),
  venue: ({ venue }) => byNamed(venue),
  testType: ({ panel }) => byNamed(panel),
  venueSlotStart: (wish) => bySlot(wish),
  preferredDate: ({ date }) => byDate(date),
  // What is called "Day" may offer whole dates.
  preferredDay: (wish) => [...byDate(wish.date), ...byNumberOrText(textFor('preferredDay', wish))],
  birthMonth: ({ patient }) => byMonth(patient.dateOfBirth),
  preferredMonth: ({ date }) => byMonth(date),
};

function byWords<Name extends string>(
  wanted: Name,
  words: Readonly<Record<Name, RegExp>>,
): readonly Fits[] {
  const others = (Object.keys(words) as Name[]).filter((name) => name !== wanted);
  const says = (text: string): boolean =>
    words[wanted].test(text) && !others.some((name) => words[name].test(text));
  return [
    ({ value }) => value.toUpperCase() === wanted,
    ({ label }) => says(label),
    ({ value }) => says(value),
  ];
}

const byText = (text: string): readonly Fits[] => [
  ({ value }) => value.toLowerCase() === text,
  ({ label, value }) => new RegExp(`\\b${text}\\b`, 'i').test(`${label} ${value}`),
];

const byNamed = (wanted: PageWish['venue']): readonly Fits[] => {
  if (wanted === undefined) return [];
  const { id, name } = wanted;
  return [
    ({ value }) => value === id,
    ...(name === undefined ? [] : [({ label }: Choice) => label.includes(name)]),
    ({ value }) => value.includes(id),
  ];
};

function bySlot({ slot, date }: PageWish): readonly Fits[] {
  if (slot === undefined) return [];
  const start = Date.parse(slot.start);
  const clock = [slot.local, slot.local.replace(/^0/, ''), twelveHours(slot.local)];
  const tells = (text: string): boolean => clock.some((time) => holdsTime(text, time));
  const isDated = ({ label, value }: Choice): boolean =>
    dateForms(date).some((form) => `${label} ${value}`.includes(form));
  return [
    ({ value }) => Date.parse(value) === start,
    ({ value }) => isoIn(value).some((one) => Date.parse(one) === start),
    (choice) => tells(choice.label) && isDated(choice),
    ({ label, value }) => tells(label) && !/\d{4}-\d{2}-\d{2}/.test(`${label} ${value}`),
  ];
}

const isoIn = (text: string): readonly string[] =>
  text.match(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})/g) ?? [];

/** 9:00 is not in 19:00. */
const holdsTime = (text: string, time: string): boolean =>
  new RegExp(`(?<![\\d:])${time.replace('.', '\\.')}`, 'i').test(text.replaceAll('.', ':'));

function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}:${time.slice(3)} ?${hour < 12 ? 'am' : 'pm'}`;
}

const byDate = (iso: string): readonly Fits[] => [
  ({ value }) => value.startsWith(iso),
  ({ label, value }) => dateForms(iso).some((form) => `${label} ${value}`.includes(form)),
];

/** 2027-01-04, 4 January, 4 Jan, January 4, 04/01/2027. */
function dateForms(iso: string): readonly string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [name, plain] = [monthName(iso), String(Number(day))];
  const short = name.slice(0, 3);
  return [
    ...[iso, `${plain} ${name}`, `${plain} ${short}`, `${day} ${short}`],
    ...[`${name} ${plain}`, `${short} ${plain}`, `${day}/${month}/${year}`],
  ];
}

const byMonth = (iso: string): readonly Fits[] => [
  ...byNumberOrText(String(Number(iso.slice(5, 7)))),
  ({ label }) => label.toLowerCase() === monthName(iso).toLowerCase(),
  ({ label }) => label.toLowerCase().startsWith(monthName(iso).slice(0, 3).toLowerCase()),
];

/** 04 is 4. */
function byNumberOrText(text: string | undefined): readonly Fits[] {
  if (text === undefined) return [];
  const same = (other: string): boolean =>
    other === text || (/^\d+$/.test(text) && /^\d+$/.test(other) && Number(other) === Number(text));
  const short = /^\d{4}$/.test(text) ? text.slice(2) : text;
  return [
    ({ value }) => same(value),
    ({ label }) => same(label),
    ({ value, label }) => value === short || label === short,
  ];
}
