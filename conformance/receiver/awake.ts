/** Time that counts only while this process is awake, so that what is late here is not held against a server. */

/** Longer stalls than this are not counted: neither a laptop asleep nor a machine that has no time for us. */
const sliceMs = 100;

/**
 * Calls back when so much time has passed, of which no slice counts for more than it was meant to last: a process
 * that was held up for seconds has not waited for seconds. Gives the way to call it off.
 */
export function afterAwake(ms: number, callback: () => void): () => void {
  let left = ms;
  const wait = (): NodeJS.Timeout => {
    const slice = Math.min(left, sliceMs);
    left -= slice;
    return setTimeout(() => {
      if (left > 0) timer = wait();
      else callback();
    }, slice);
  };
  let timer = wait();
  return () => {
    clearTimeout(timer);
  };
}
