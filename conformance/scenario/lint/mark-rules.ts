/** x-phlebo: what makes a workflow a check. */
import { didYouMean } from '../../closest.ts';
import { controlActions, powers } from '../powers.ts';
import { error, workflowsOf } from './lint-context.ts';
import type { Rule } from './lint-context.ts';

export const marks: Rule = (context) => {
  const seen = new Set<string>();
  return workflowsOf(context).flatMap(({ workflow, path }) => {
    const mark = workflow['x-phlebo'];
    if (mark === undefined) return [];
    const at = [...path, 'x-phlebo'];
    const isTwice = seen.has(mark.id);
    seen.add(mark.id);
    return [
      ...(/^SCENARIO-\d{2,}$/.test(mark.id)
        ? []
        : [
            error(
              'mark-id',
              [...at, 'id'],
              `the id of a scenario is SCENARIO-nn, not "${mark.id}"`,
            ),
          ]),
      ...(isTwice
        ? [
            error(
              'duplicate-id',
              [...at, 'id'],
              `${mark.id} is there twice: give the next free number`,
            ),
          ]
        : []),
      ...unknown(mark.covers, context.requirements).map(([index, name]) =>
        error('unknown-requirement', [...at, 'covers', index], `requirements.yaml has no ${name}`),
      ),
      ...unknown(mark.requires, knownPowers).map(([index, name]) =>
        error('unknown-power', [...at, 'requires', index], `there is no power ${name}`),
      ),
    ];
  });
};

const knownPowers = new Set<string>([...powers, ...controlActions]);

/** Those that are not known, each with its place in the list and a guess at what was meant. */
const unknown = (
  given: readonly string[],
  all: ReadonlySet<string>,
): readonly (readonly [index: number, name: string])[] =>
  given.flatMap((name, index) =>
    all.has(name) ? [] : [[index, `${name}${didYouMean(name, all)}`] as const],
  );
