/** Answers the questions of one screen: first those on which others hang, then all the rest. */
import { choose } from './choose.ts';
import type { PageField } from './page-field.ts';
import type { PageTab } from './page-tab.ts';
import type { PageWish } from './page-wish.ts';
import { choicesOf, questionsIn } from './recognize.ts';
import type { Question } from './recognize.ts';
import type { FormControl } from './screen.ts';
import type { Walk } from './walk.ts';
import { textToWrite } from './write-text.ts';

export type Filled = {
  /** The forms in which something was answered or asked. */
  readonly forms: ReadonlySet<number>;
  /** What is not offered, though nothing else would do. */
  readonly unoffered: PageField | undefined;
};

/** The answer to one of them may change what else is asked. */
const leading: readonly (PageField | undefined)[] = [
  ...(['fulfillmentChannel', 'venue'] as const),
  ...(['preferredDay', 'preferredMonth', 'preferredYear', 'preferredDate'] as const),
  'venueSlotStart',
];

const mostRounds = 60;
const mostTries = 3;

export async function fillScreen(walk: Walk): Promise<Filled> {
  const { tab } = walk;
  const forms = new Set<number>();
  const tries = new Map<string, number>();
  const lost = new Map<string, number>();
  let isStale = true;
  for (let round = 0; round < mostRounds; round += 1) {
    const open = openQuestions(walk, tries);
    for (const { controls } of open) for (const { form } of controls) forms.add(form);
    const [question] = leadingFirst(open);
    if (question === undefined) {
      // An answer may have brought up another question.
      if (!isStale) break;
      await tab.leaveField();
      await tab.settle();
      isStale = false;
      reopenLost(walk, tries, lost);
      continue;
    }
    const before = tab.screen;
    const answer = await tryAnswer(walk, question, tries);
    if (answer === 'unoffered') return { forms: without(forms), unoffered: question.field };
    if (answer === 'kept') continue;
    isStale = true;
    if (leading.includes(question.field)) await tab.settleAfter(before, leadMs);
  }
  return { forms: without(forms), unoffered: undefined };
}

/** Long enough for a page that begins to fetch something when it hears of the answer. */
const leadMs = 150;

/** -1 stands for no form. */
const without = (forms: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...forms].filter((form) => form !== -1));

function openQuestions(walk: Walk, tries: ReadonlyMap<string, number>): readonly Question[] {
  const open = questionsIn(walk.tab.screen.controls).filter((one) => !tries.has(keyOf(one)));
  for (const one of open) note(walk, one);
  return open;
}

/** A page that draws itself anew may lose what was being written: that is written again, twice at the most. */
function reopenLost(
  { tab, wish }: Walk,
  tries: Map<string, number>,
  lost: Map<string, number>,
): void {
  for (const question of questionsIn(tab.screen.controls)) {
    const key = keyOf(question);
    const [control] = question.controls;
    if (control?.role !== 'text' || control.value !== '' || question.field === undefined) continue;
    const wanted = textToWrite(question.field, control, wish) ?? '';
    const times = lost.get(key) ?? 0;
    if (wanted === '' || !tries.has(key) || times >= 2) continue;
    lost.set(key, times + 1);
    tries.delete(key);
  }
}

/** A page that draws itself anew takes its controls away in the middle: then it is looked at again. */
async function tryAnswer(
  walk: Walk,
  question: Question,
  tries: Map<string, number>,
): Promise<Answer> {
  const key = keyOf(question);
  for (let tried = 1; ; tried += 1) {
    try {
      const again = questionsIn(walk.tab.screen.controls).find((one) => keyOf(one) === key);
      tries.set(key, tried);
      return await answerTo(walk, again ?? question);
    } catch (error) {
      if (tried === mostTries) throw error;
      await walk.tab.settle();
    }
  }
}

const leadingFirst = (questions: readonly Question[]): readonly Question[] => {
  const place = ({ field }: Question): number => {
    const found = leading.indexOf(field);
    return found === -1 ? leading.length : found;
  };
  return questions.toSorted((one, other) => place(one) - place(other));
};

/** The same question after the page has drawn itself anew. A list that has got other entries is asked again. */
function keyOf({ controls }: Question): string {
  const [first] = controls;
  if (first === undefined) return '';
  const { role, name, id, label, group } = first;
  const choices = choicesOf(controls).map(({ value }) => value);
  return JSON.stringify([role, name, id, role === 'radio' ? group : label, choices]);
}

function note({ state }: Walk, { field, controls }: Question): void {
  if (field === undefined || state.asked.has(field)) return;
  const [first] = controls;
  const chosen = first?.role === 'radio' ? controls.find((one) => one.chosen) : first;
  state.asked.set(field, {
    value: chosen?.value ?? '',
    choices: choicesOf(controls).map(({ value, label }) => ({ value, label })),
  });
}

type Answer = 'given' | 'kept' | 'unoffered';

async function answerTo({ tab, wish }: Walk, question: Question): Promise<Answer> {
  const [first] = question.controls;
  if (first === undefined || question.controls.every(({ disabled }) => disabled)) return 'kept';
  if (first.role === 'checkbox') return tick(tab, question.field, first);
  if (first.role === 'text')
    return writeAnswer(tab, wish, { field: question.field, control: first });
  return chooseAnswer(tab, wish, question);
}

async function tick(
  tab: PageTab,
  field: PageField | undefined,
  control: FormControl,
): Promise<Answer> {
  if (field !== 'consent' || control.chosen) return 'kept';
  await tab.press(control);
  return 'given';
}

type Blank = { readonly field: PageField | undefined; readonly control: FormControl };

/** What must be filled in and cannot be told is answered with a word that harms nobody. */
async function writeAnswer(
  tab: PageTab,
  wish: PageWish,
  { field, control }: Blank,
): Promise<Answer> {
  const text = field === undefined ? undefined : textToWrite(field, control, wish);
  const written = text ?? (control.required && control.value === '' ? 'None' : undefined);
  if (written === undefined || written === control.value) return 'kept';
  await tab.write(control, written);
  return 'given';
}

async function chooseAnswer(tab: PageTab, wish: PageWish, question: Question): Promise<Answer> {
  const { controls, field } = question;
  const [first] = controls;
  if (first === undefined) return 'kept';
  const isSelect = first.role === 'select';
  const must = field !== undefined || first.required;
  if (!must) return 'kept';
  const chosen = isSelect
    ? choose(choicesOf(controls), field, wish)
    : choose(controls, field, wish);
  if (chosen === undefined) return 'kept';
  if (!chosen.wished && field !== undefined && wish.strict?.includes(field) === true) {
    return 'unoffered';
  }
  if (isSelect) return selectAnswer(tab, first, chosen.choice.value);
  const radio = controls.find((one) => one === chosen.choice);
  if (radio === undefined || radio.chosen) return 'kept';
  await tab.press(radio);
  return 'given';
}

async function selectAnswer(tab: PageTab, control: FormControl, value: string): Promise<Answer> {
  if (control.value === value) return 'kept';
  await tab.select(control, value);
  return 'given';
}
