/** What ends a verb that would go on for ever: Ctrl+C, a kill, or a reader that has gone (`| head`). */

export const untilInterrupted = (): AbortSignal => {
  const controller = new AbortController();
  const end = (): void => {
    controller.abort();
  };
  // Once: a second Ctrl+C does not wait for what the first one is ending.
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  process.stdout.once('error', end);
  return controller.signal;
};
