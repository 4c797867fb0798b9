/** Minutes that pass when everybody waits, and a server that counts the requests of each key in them. */
import { json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import type { actOn } from './lending.ts';

export type VirtualTime = {
  /** ms. */
  readonly now: () => number;
  /** Resolves when the time has come; it is moved there once nothing else has happened for a while. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** Something is being asked: time is not moved before it has been quiet again. */
  readonly stir: () => void;
};

/** So long nothing may be asked before time is moved: turns of the event loop, each with a chance for what has come. */
const quiet = { turns: 12, turnMs: 8 } as const;

/** Moves the sandbox's clock along with its own. */
export function virtualTime(act: ReturnType<typeof actOn>): VirtualTime {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const sleepers: { readonly due: number; readonly wake: () => void }[] = [];
  let isMoving = false;
  const move = async (): Promise<void> => {
    const [next] = sleepers.sort((one, other) => one.due - other.due);
    if (next === undefined || isMoving) return;
    isMoving = true;
    const by = Math.max(0, next.due - now());
    if (by > 0) await act('clock.advance', { seconds: by / 1000 });
    ahead += by;
    isMoving = false;
    const due = sleepers.filter((one) => one.due <= now());
    sleepers.splice(0, due.length);
    for (const { wake } of due) wake();
    later();
  };
  let timer: NodeJS.Timeout | undefined;
  const later = (turns: number = quiet.turns): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (turns > 1) later(turns - 1);
      else void move();
    }, quiet.turnMs);
  };
  const sleep = (seconds: number): Promise<void> =>
    new Promise((wake) => {
      sleepers.push({ due: now() + seconds * 1000, wake });
      later();
    });
  const stir = (): void => {
    if (sleepers.length > 0) later();
  };
  return { now, sleep, stir };
}

/** Lets so many requests of this key pass in any minute, and answers 429 to the rest. */
export function countingMinutes(key: string, limit: number, { now, stir }: VirtualTime) {
  let times: readonly number[] = [];
  const refused: string[] = [];
  let most = 0;
  const tamper: Tamper = (request, forward) => {
    stir();
    if (request.headers['x-api-key'] !== key) return forward(request);
    times = [...times.filter((at) => at > now() - 60_000), now()];
    most = Math.max(most, times.length);
    if (times.length <= limit) return forward(request);
    refused.push(`${request.method} ${request.path}`);
    const error = { code: 'RATE_LIMITED', message: 'Too many requests' };
    return Promise.resolve(json(429, { success: false, error }));
  };
  return { tamper, refused: (): readonly string[] => refused, most: (): number => most };
}
