/** Waiting that ends at once when the run is called off. */
import { calledOff } from '../target/transport-error.ts';

/** What was not waited for to its end is neither there nor missing: throws the error that ends the run. */
export async function unlessCalledOff<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    end = () => {
      reject(calledOff());
    };
  });
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    const value = await Promise.race([over, waiting]);
    // A wait that listens to the signal, too, may have ended first.
    if (signal.aborted) throw calledOff();
    return value;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
