/**
 * Time that counts only while this process gets on with its work, so that what is late here is not held against a
 * server. It is counted in ticks: a tick that comes late, since the machine has no time for us or a laptop was asleep,
 * counts no more than one in time.
 */

const tickMs = 10;

type Waiter = { left: number; readonly callback: () => void };

const waiters = new Set<Waiter>();
let ticking: NodeJS.Timeout | undefined;

function tick(): void {
  for (const waiter of [...waiters]) {
    waiter.left -= tickMs;
    if (waiter.left > 0) continue;
    forget(waiter);
    waiter.callback();
  }
}

function forget(waiter: Waiter): void {
  waiters.delete(waiter);
  if (waiters.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

/** Calls back when so much of such time has passed (ms). Gives the way to call it off. */
export function afterAwake(ms: number, callback: () => void): () => void {
  // The first tick may be due at once.
  const waiter: Waiter = { left: ms + tickMs, callback };
  waiters.add(waiter);
  ticking ??= setInterval(tick, tickMs);
  return () => {
    forget(waiter);
  };
}
