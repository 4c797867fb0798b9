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
  let tries = 0;
  for (let again = true; again;) {
    again = false;
    for (const walk of shorterThan(best.walk)) {
      if (tries >= mostTries) return best;
      tries += 1;
      const found = await tryAgain(walk);
      if (found === undefined || !isAlike(found, deviation)) continue;
      best = found;
      again = true;
      break;
    }
  }
  return best;
}

const isAlike = (one: Deviation, other: Deviation): boolean =>
  one.expectation.kind === other.expectation.kind;

/** Without some moves that stand together, the largest number first. */
function shorterThan({ facts, moves }: Walk): readonly Walk[] {
  const walks: Walk[] = [];
  for (let size = moves.length; size > 0; size -= 1) {
    for (let at = 0; at + size <= moves.length; at += 1) {
      const walk = { facts, moves: [...moves.slice(0, at), ...moves.slice(at + size)] };
      if (stateAfter(walk) !== undefined) walks.push(walk);
    }
  }
  return walks;
}
