/** Goes through a hosted page that it has never seen: fills in what is asked, and presses what goes on. */
import { choiceButton } from './choice-button.ts';
import { fillScreen } from './fill-screen.ts';
import { goOnIn } from './go-on.ts';
import type { ButtonNames, GoOn } from './go-on.ts';
import type { PageTab } from './page-tab.ts';
import type { PageWish } from './page-wish.ts';
import { questionsIn } from './recognize.ts';
import { choicesIn, questionsOf } from './screen.ts';
import type { Screen } from './screen.ts';
import { buttonWords } from './vocabulary.ts';
import type { Walk, WalkEnd } from './walk.ts';

export const startWalk = (tab: PageTab, wish: PageWish, names: ButtonNames): Walk => ({
  ...{ tab, wish, names },
  state: {
    ...{ asked: new Map(), pressed: new Set(), ways: new Set(), shown: new Set(), screens: [] },
  },
});

const mostSteps = 15;

/** Walks to the end; with `stop`, only up to the button that books or pays, which `pressOn` then presses. */
export async function walkOn(walk: Walk, stop = false): Promise<WalkEnd> {
  for (let step = 0; step < mostSteps; step += 1) {
    const found = await walkScreen(walk);
    walk.state.screens.push(walk.tab.screen);
    if (found.kind !== 'go on') return found;
    if (stop && found.goOn.way !== 'next') return { kind: 'before', goOn: found.goOn };
    const end = await press(walk, found.goOn);
    if (end !== undefined) return end;
  }
  return { kind: 'stuck' };
}

/** Presses the button before which the walk has stopped, and walks on. */
export async function pressOn(walk: Walk, { goOn }: { readonly goOn: GoOn }): Promise<WalkEnd> {
  return (await press(walk, goOn)) ?? walkOn(walk);
}

type Found = WalkEnd | { readonly kind: 'go on'; readonly goOn: GoOn };

/** Fills in one screen, choices by buttons included, and finds the button that goes on. */
async function walkScreen(walk: Walk): Promise<Found> {
  const { tab, wish, state } = walk;
  for (;;) {
    const filled = await fillScreen(walk);
    const questions = questionsIn(tab.screen.controls);
    const wantsCard = questions.some(({ field }) => field === 'cardNumber');
    if (wantsCard && wish.card === undefined) return { kind: 'finished' };
    const choice = choiceButton(tab.screen, {
      ...{ wish, pressed: state.pressed },
      asked: new Set(state.asked.keys()),
    });
    // What is not offered may be behind a choice that is still to be made: the times of another day.
    if (filled.unoffered !== undefined && choice?.kind !== 'press') {
      return { kind: 'unoffered', field: filled.unoffered };
    }
    if (choice === undefined) {
      const goOn = await findGoOn(walk, filled.forms);
      if (goOn !== undefined) return { kind: 'go on', goOn };
      return { kind: questions.length === 0 && isAtAnEnd(walk) ? 'finished' : 'stuck' };
    }
    if (choice.kind === 'unoffered') return choice;
    state.pressed.add(choice.field);
    const startedAt = performance.now();
    const before = tab.screen;
    await tab.press(choice.control);
    await tab.settleAfter(before, 400);
    tab.tell(`choose "${choice.control.label}"`, startedAt);
  }
}

/** Something was sent off, or there is nothing to press: else the way on is one that the runner has not found. */
const isAtAnEnd = ({ tab, state }: Walk): boolean =>
  state.ways.has('book') ||
  state.ways.has('pay') ||
  !tab.screen.controls.some(
    ({ role, disabled, label }) =>
      role === 'button' && !disabled && label !== '' && !buttonWords.other.test(label),
  );

/** A button may become one only when all is filled in. */
async function findGoOn(walk: Walk, forms: ReadonlySet<number>): Promise<GoOn | undefined> {
  const { shown } = walk.state;
  const find = ({ controls }: Screen): GoOn | undefined =>
    goOnIn(
      controls.filter(({ label }) => !shown.has(label)),
      { forms, names: walk.names },
    );
  const now = find(await walk.tab.look());
  if (now !== undefined || !walk.tab.screen.controls.some(({ disabled }) => disabled)) return now;
  return find(await walk.tab.settleAfter(walk.tab.screen));
}

/** Undefined when the page has gone on. */
async function press({ tab, state }: Walk, { control, way }: GoOn): Promise<WalkEnd | undefined> {
  state.ways.add(way);
  const startedAt = performance.now();
  const before = tab.screen;
  await tab.press(control);
  const after = await tab.settleAfter(before);
  tab.tell(`press "${control.label}"`, startedAt);
  const asksAgain = questionsOf(before) === questionsOf(after);
  if (!asksAgain) return undefined;
  const complaints = complaintsOf(after);
  const hasQuestions = questionsIn(after.controls).length > 0;
  const showsMore = complaints.length === 0 && choicesIn(before) !== choicesIn(after);
  if (showsMore || (way === 'next' && hasQuestions && isSameAgain(before, after, complaints))) {
    state.shown.add(control.label);
    return undefined;
  }
  if (complaints.length > 0 || hasQuestions) return { kind: 'refused', complaints };
  return before.text === after.text ? { kind: 'stuck' } : undefined;
}

/** A form that only looks for times has looked, and they are those that stood there: another one books. */
const isSameAgain = (before: Screen, after: Screen, complaints: readonly string[]): boolean =>
  before.text === after.text && (complaints.length === 0 || before.url !== after.url);

/** What a page says against the form, in its own words; each once. */
export function complaintsOf({ complaints, controls }: Screen): readonly string[] {
  const beside = controls
    .filter(({ complaint }) => complaint !== '')
    .map(({ label, complaint }) => `${label}: ${complaint}`);
  // A form that came back empty has the browser's own complaints as well, and they are not the reason.
  return complaints.length > 0 ? complaints : [...new Set(beside)];
}
