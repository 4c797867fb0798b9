/** The hosted pages: all that is served under their addresses, loaded by the first visit. */

import type { RequestHandler, Router } from 'express';
import { pagePaths } from './endpoint-paths.ts';
import type { PagesOptions } from './options.ts';

/** One handler for each path; most sandboxes of a test never load what is behind them. */
export const createPagesEndpoint = (
  options: PagesOptions,
): readonly { readonly path: string; readonly handler: RequestHandler }[] => {
  let loading: Promise<Readonly<Record<(typeof pagePaths)[number], Router>>> | undefined;
  const load = () =>
    (loading ??= import('./routes.ts').then(({ createRouters }) => createRouters(options)));
  return pagePaths.map((path) => ({
    path,
    handler: (request, response, next) => {
      load().then(
        (routers) => routers[path](request, response, next),
        (error: unknown) => {
          options.onBug(error);
          response.sendStatus(500);
        },
      );
    },
  }));
};
