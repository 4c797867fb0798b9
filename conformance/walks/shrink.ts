/** The shortest walk that still shows what a longer one has shown, as far as so many tries can tell. */
import type { Deviation } from './deviation.ts';
import { stateAfter } from './plan.ts';
import type { Walk } from './plan.ts';

/** Goes the walk anew, with a fresh booking. */
export type Try = (walk: Walk) => Promise<Deviation | undefined>;

/** Leaves moves out, many first, as long as the model permits what is left and the server fails alike. */
export async function shrink(
  deviation: Deviation,
  tryAgain: Try,
  mostTries: number,
): Promise<Deviation> {
  let best = deviation;
  const { facts } = deviation.walk;
  await shortest(deviation.walk.moves, {
    mostTries,
    isPossible: (moves) => stateAfter({ facts, moves }) !== undefined,
    fails: async (moves) => {
      const found = await tryAgain({ facts, moves });
      if (found === undefined || !isAlike(found, deviation)) return false;
      best = found;
      return true;
    },
  });
  return best;
}

const isAlike = (one: Deviation, other: Deviation): boolean =>
  one.expectation.kind === other.expectation.kind;

export type Shortening<T> = {
  /** Whether they still show the fault. Those that do are made shorter in their turn. */
  readonly fails: (steps: readonly T[]) => Promise<boolean>;
  readonly isPossible?: (steps: readonly T[]) => boolean;
  /** How often `fails` may be asked. */
  readonly mostTries: number;
};

/** Leaves steps that stand together out, the largest number first, and begins anew with what still fails. */
export async function shortest<T>(
  steps: readonly T[],
  { fails, isPossible = () => true, mostTries }: Shortening<T>,
): Promise<readonly T[]> {
  let best = steps;
  let tries = 0;
  for (let again = true; again;) {
    again = false;
    for (const fewer of fewerThan(best).filter(isPossible)) {
      if (tries >= mostTries) return best;
      tries += 1;
      if (!(await fails(fewer))) continue;
      best = fewer;
      again = true;
      break;
    }
  }
  return best;
}

function fewerThan<T>(steps: readonly T[]): readonly (readonly T[])[] {
  const all: (readonly T[])[] = [];
  for (let size = steps.length; size > 0; size -= 1) {
    for (let at = 0; at + size <= steps.length; at += 1) {
      all.push([...steps.slice(0, at), ...steps.slice(at + size)]);
    }
  }
  return all;
}
