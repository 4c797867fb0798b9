/** One query of a cursor list, asked by pages of changing size and judged by the list without it. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, sameJson } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import { cursorLists } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { changingFinding, walkChanging } from './changing-pages.ts';
import type { Expectation, Limit, Pages } from './changing-pages.ts';
import type { DrawnQuery } from './drawn-query.ts';
import { fullList, wholeList } from './full-lists.ts';
import { noneFinding } from './none.ts';

/** What is asked, and by pages of which sizes. */
export type Question = Omit<DrawnQuery, 'stands'> & { readonly limits: readonly Limit[] };

const wordsOf = ({ query, limits }: Pick<Question, 'query' | 'limits'>): string => {
  const filters = new URLSearchParams(query).toString();
  const sizes = [...limits, '100'].map((limit) => limit ?? 'none').join(', ');
  return `${filters === '' ? 'no filter' : filters}, limit page by page ${sizes}`;
};

/** Says of which query it was found. */
export const named = (question: Question, finding: Finding | undefined): Finding | undefined =>
  finding && { ...finding, expected: `${finding.expected} (${wordsOf(question)})` };

const idsOf = (items: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(items.map((item) => at(item, 'id')));

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  sameJson([...idsOf(one)].sort(), [...idsOf(other)].sort());

export async function answer(
  bench: Bench,
  operation: CursorList,
  { query, limits }: Question,
  behindFirst?: () => Promise<void>,
): Promise<Pages> {
  const { client } = await fullList(bench, operation);
  const key = keyFor(client, operation);
  const way = { operation, key, query, limits };
  return walkChanging(bench, behindFirst === undefined ? way : { ...way, behindFirst });
}

/** What is found in a list that others put something into meanwhile proves nothing. */
export function needStill(before: readonly unknown[], after: readonly unknown[]): void {
  if (areSame(before, after)) return;
  throw Obstacle.lacking(
    'the list goes on growing while it is walked',
    'offer client.create and key.mint by control, or lend a client of which nothing else is asked',
  );
}

/** A server may move things on by itself: of what does not fit both before and after alike, nothing is said. */
async function findAgain(
  bench: Bench,
  operation: CursorList,
  question: Question,
): Promise<Finding | undefined> {
  const before = await wholeList(bench, operation);
  const walked = await answer(bench, operation, question);
  const after = await wholeList(bench, operation);
  const later = new Map(after.map((item) => [at(item, 'id'), item]));
  const fits: Expectation['fits'] = (item) => {
    const fit = question.fits(item);
    return question.fits(later.get(at(item, 'id'))) === fit ? fit : undefined;
  };
  const finding = changingFinding(walked, { all: before, fits });
  if (finding !== undefined) needStill(before, after);
  return named(question, finding);
}

/** What is found counts only when it is found again, with everything read anew. */
export async function find(
  bench: Bench,
  operation: CursorList,
  question: Question,
  all: readonly unknown[],
): Promise<Finding | undefined> {
  if (question.mayBeRefused) return findAny(bench, operation, question);
  const { fits } = question;
  const finding = changingFinding(await answer(bench, operation, question), { all, fits });
  return finding && findAgain(bench, operation, question);
}

/** Nothing fits what may be refused, unless the server has moved something on by itself. */
async function findAny(
  bench: Bench,
  operation: CursorList,
  { query, fits }: Question,
): Promise<Finding | undefined> {
  const { client } = await fullList(bench, operation);
  const exchange = await bench.call({ operation, key: keyFor(client, operation), query });
  const words = new URLSearchParams(query).toString();
  const finding = noneFinding(exchange, { name: cursorLists[operation], words });
  if (finding === undefined) return undefined;
  return (await wholeList(bench, operation)).some(fits) ? undefined : finding;
}
