/**
 * A time limit over work that cannot be called off: a pattern of a scenario, laid on what a server has sent, may
 * take longer than the world has existed.
 */
import { createContext, Script } from 'node:vm';

/** Nothing is run inside it but the call: it is there for its watchdog, which ends even a pattern under way. */
const call = new Script('work()');
const room: { work?: () => unknown } = createContext({});

/** Undefined when the work was not done after so many ms. It must be pure: it is left wherever it then stands. */
export function inTime<T>(timeoutMs: number, work: () => T): { readonly value: T } | undefined {
  let done: { readonly value: T } | undefined;
  room.work = () => {
    done = { value: work() };
  };
  try {
    call.runInContext(room, { timeout: timeoutMs });
    return done;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    delete room.work;
  }
}

/** It comes from the other context, and is no Error of this one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
