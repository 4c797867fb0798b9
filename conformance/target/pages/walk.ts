/** A way through a hosted page: what is wished for, what was met with, how it ended. */
import type { ButtonNames, GoOn, Way } from './go-on.ts';
import type { PageField } from './page-field.ts';
import type { PageTab } from './page-tab.ts';
import type { PageWish } from './page-wish.ts';
import type { Screen } from './screen.ts';

/** How a walk ended. Whether a booking came of it is for the API to say. */
export type WalkEnd =
  /** There is nothing more to fill in or to press. */
  | { readonly kind: 'finished' }
  /** The same form came again, with these complaints. */
  | { readonly kind: 'refused'; readonly complaints: readonly string[] }
  /** The page does not offer what the wish is strict about. */
  | { readonly kind: 'unoffered'; readonly field: PageField }
  /** There is a form, and no way on from it that could be found. */
  | { readonly kind: 'stuck' }
  /** It stands before the button that books or pays, as it was asked to. */
  | { readonly kind: 'before'; readonly goOn: GoOn };

/** What a page asked, as it was when it was first seen. */
export type Asked = {
  /** What stood there; of choices, the value of the chosen one. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

export type WalkState = {
  readonly asked: Map<PageField, Asked>;
  /** Questions that were answered by pressing a button. */
  readonly pressed: Set<PageField>;
  /** What the buttons have done that went on. */
  readonly ways: Set<Way>;
  /** Labels of buttons that have shown what there is to choose from, and have nothing more to show. */
  readonly shown: Set<string>;
  /** Each screen that was walked through, as it was left or at the end. */
  readonly screens: Screen[];
};

export type Walk = {
  readonly tab: PageTab;
  readonly wish: PageWish;
  readonly names: ButtonNames;
  readonly state: WalkState;
};
