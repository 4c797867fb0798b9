/** A signal that ends a verb which would go on for ever: Ctrl+C, or a kill. */

export const untilInterrupted = (): AbortSignal => {
  const controller = new AbortController();
  const end = (): void => {
    controller.abort();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return controller.signal;
};
