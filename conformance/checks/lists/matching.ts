/** What a filter must bring and what it must not, item by item. Pure. */
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';

/** Whether an item is one that the filter means; undefined where its form leaves that open (O92). */
export type Fits = (item: unknown) => boolean | undefined;

export type Filtered = {
  /** The filter in words, as in "status=PENDING". */
  readonly words: string;
  readonly fits: Fits;
  /** The list without the filter. */
  readonly all: readonly unknown[];
  readonly came: readonly unknown[];
};

const idOf = (item: unknown): string => String(at(item, 'id'));

/** None that does not match, and all that do. */
export function filterFinding({ words, fits, all, came }: Filtered): Finding | undefined {
  const wrong = came.find((item) => fits(item) === false);
  if (wrong !== undefined) {
    return { expected: `only items that fit ${words}`, actual: JSON.stringify(wrong) };
  }
  const ids = new Set(came.map(idOf));
  const missing = all.find((item) => fits(item) === true && !ids.has(idOf(item)));
  if (missing === undefined) return undefined;
  return {
    expected: `all items that fit ${words}, such as ${JSON.stringify(missing)}`,
    actual: `${String(came.length)} items, and it is not among them`,
  };
}

export const has =
  (key: string, value: unknown): Fits =>
  (item) =>
    at(item, key) === value;

/** An instant of the item that is at or after the bound (ms). */
export const notBefore =
  (key: string, bound: number): Fits =>
  (item) => {
    const moment = readInstant(at(item, key));
    if (moment === undefined) return undefined;
    if (moment.earliest >= bound) return true;
    return moment.latest < bound ? false : undefined;
  };

/** An instant of the item that is at or before the bound (ms). */
export const notAfter =
  (key: string, bound: number): Fits =>
  (item) => {
    const moment = readInstant(at(item, key));
    if (moment === undefined) return undefined;
    if (moment.latest <= bound) return true;
    return moment.earliest > bound ? false : undefined;
  };

/** All of them; open as long as one is, unless another says no. */
export const both =
  (...several: readonly Fits[]): Fits =>
  (item) => {
    const answers = several.map((fits) => fits(item));
    if (answers.includes(false)) return false;
    return answers.includes(undefined) ? undefined : true;
  };
