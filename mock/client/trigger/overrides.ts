/** Words of the command line that are meant for the actions on the way: each must have a taker. */

import { UsageError } from '../../options.ts';
import type { ControlClient, Parameters } from '../control-client.ts';
import type { Plan, Step } from './plan.ts';

type Listed = {
  readonly actions: readonly {
    readonly action: string;
    readonly parameters: readonly string[] | null;
  }[];
};

/** What is given to a step. */
export type Overrides = (step: Step) => Parameters;

/** Asks the sandbox what its actions take. Rejects with a UsageError that names what none does. */
export const overridesFor = async (
  client: ControlClient,
  { steps, known }: Plan,
  given: Parameters,
): Promise<Overrides> => {
  const { actions } = await client.act<Listed>('action.list');
  const takes = new Map(
    steps.map((step) => {
      const names = actions.find(({ action }) => action === step.action)?.parameters ?? [];
      const fixed = Object.keys(step.fixed(known));
      return [step.action, names.filter((name) => !fixed.includes(name.split('.')[0] ?? ''))];
    }),
  );
  const unknown = pathsIn(given).filter((path) => !isTaken(path, [...takes.values()].flat()));
  if (unknown.length > 0) throw refused(unknown, takes);
  return ({ action }) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => takes.get(action)?.includes(name)));
};

/** `{a: {b: 1}, c: 2}`: `a.b`, `c`. */
const pathsIn = (value: Parameters): readonly string[] =>
  Object.entries(value).flatMap(([name, member]) =>
    isObject(member) ? pathsIn(member).map((inner) => `${name}.${inner}`) : [name],
  );

const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Named, or somewhere inside what is named and has no members of its own (free JSON). */
const isTaken = (path: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const isLeaf = !names.some((other) => other.startsWith(`${name}.`));
    return name === path || (isLeaf && path.startsWith(`${name}.`));
  });

const refused = (
  unknown: readonly string[],
  takes: ReadonlyMap<string, readonly string[]>,
): UsageError => {
  const names = [...new Set([...takes.values()].flat())].sort();
  const offer = names.length === 0 ? 'take nothing' : `take ${names.join(', ')}`;
  return new UsageError(
    `Nothing on the way takes ${unknown.join(', ')}: ${[...takes.keys()].join(', ')} ${offer}.`,
  );
};
