/** GET /_sandbox/ and what is below it: what must be noted from the start, and the pages on demand. */

import type { RequestHandler } from 'express';
import { createCommandLog, type CommandLog } from './command-log.ts';
import type { DashboardOptions } from './options.ts';
import type { Dashboard } from './routes.ts';

export type DashboardEndpoint = {
  readonly handler: RequestHandler;
  /** What carries out control actions passes it, so that they can be told afterwards. */
  readonly noting: CommandLog['noting'];
  /** Ends the streams, which would end by themselves never. */
  readonly close: () => void;
};

/** As many as the request log keeps. */
const callsKept = 1_000;

/** The pages are loaded by the first visit: most sandboxes of a test have none. */
export const createDashboardEndpoint = (options: DashboardOptions): DashboardEndpoint => {
  const { deps, calls } = options;
  let seq = 0;
  deps.store.onLogged((lines) => {
    seq = lines.at(-1)?.seq ?? 0;
  });
  const seqs: number[] = [];
  calls.subscribe(({ cursor }) => {
    seqs[cursor % callsKept] = seq;
  });
  const commands = createCommandLog({ now: () => deps.clock.now(), seq: () => seq });
  const act = commands.noting(options.act);
  const seqOfCall = (cursor: number): number => seqs[cursor % callsKept] ?? 0;

  let loading: Promise<Dashboard> | undefined;
  const load = (): Promise<Dashboard> =>
    (loading ??= import('./routes.ts').then(({ createDashboard }) =>
      createDashboard({ ...options, act, commands, seqOfCall }),
    ));
  return {
    handler: (request, response, next) => {
      load().then(({ router }) => {
        router(request, response, next);
      }, next);
    },
    noting: commands.noting,
    close: () => {
      void loading?.then(({ close }) => close());
    },
  };
};
