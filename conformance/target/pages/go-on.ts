/** Which button of a page goes on, and what pressing it does. Pure. */
import type { FormControl } from './screen.ts';
import { buttonWords } from './vocabulary.ts';

export type Way = 'next' | 'book' | 'pay';

export type GoOn = { readonly control: FormControl; readonly way: Way };

/** Names of buttons that the profile gives. */
export type ButtonNames = Partial<Readonly<Record<Way, string>>>;

/** The button that goes on from a form that was filled in; undefined when there is none. */
export function goOnIn(
  controls: readonly FormControl[],
  { forms, names }: { readonly forms: ReadonlySet<number>; readonly names: ButtonNames },
): GoOn | undefined {
  const rated = controls
    .filter(({ role, disabled }) => !disabled && (role === 'button' || role === 'link'))
    .map((control) => ({
      control,
      way: wayOf(control, names),
      points: rate(control, forms, names),
    }))
    .filter(({ points }) => points >= fewest)
    .sort((one, other) => other.points - one.points);
  const [best] = rated;
  return best === undefined ? undefined : { control: best.control, way: best.way };
}

/** A button that has no known word must at least submit the form that was filled in. */
const fewest = 3;

function rate(control: FormControl, forms: ReadonlySet<number>, names: ButtonNames): number {
  if (isNamed(control, names)) return 100;
  const { label, role, submits, form } = control;
  if (buttonWords.other.test(label)) return 0;
  const words = isKnown(label) ? 4 : 0;
  if (role === 'link') return words > 0 && forms.size === 0 && isShort(label) ? fewest : 0;
  const place = forms.has(form) ? 2 : 0;
  const kind = submits && form !== -1 ? 1 : 0;
  return words + place + kind - (isEntry(control) ? 2 : 0);
}

const isKnown = (label: string): boolean =>
  [buttonWords.pay, buttonWords.book, buttonWords.next].some((words) => words.test(label));

/** One of several in a list: it chooses, and does not go on. */
const isEntry = ({ near, label }: FormControl): boolean => near.length > label.length;

/** A sentence that is a link leads elsewhere. */
const isShort = (label: string): boolean => label.split(' ').length <= 5;

function isNamed({ label }: FormControl, names: ButtonNames): boolean {
  return Object.values(names).some((name) => label.toLowerCase() === name.toLowerCase());
}

function wayOf({ label }: FormControl, names: ButtonNames): Way {
  const given = (Object.keys(names) as Way[]).find(
    (way) => names[way]?.toLowerCase() === label.toLowerCase(),
  );
  if (given !== undefined) return given;
  if (buttonWords.pay.test(label) && !buttonWords.next.test(label)) return 'pay';
  return buttonWords.book.test(label) || !buttonWords.next.test(label) ? 'book' : 'next';
}
