/** What the sandbox serves beside the API: its own things under /_sandbox/, and the hosted pages. */

import type { IncomingMessage } from 'node:http';
import express from 'express';
import { createControlEndpoint, type ControlOptions } from './adapters/control/endpoint.ts';
import { denialOf, sameText } from './adapters/control/access.ts';
import { perform } from './adapters/control/perform.ts';
import { createDashboardEndpoint } from './adapters/dashboard/endpoint.ts';
import type { DashboardOptions } from './adapters/dashboard/options.ts';
import { createPagesEndpoint } from './adapters/pages/endpoint.ts';
import { openEventStream } from './adapters/live/event-stream.ts';
import { createLiveEndpoint, type LiveOptions } from './adapters/live/live-endpoint.ts';
import type { Mount } from './adapters/http/server.ts';
import type { ActionDeps } from './application/actions/controls.ts';
import { rehearsing } from './application/rehearse.ts';
import { readDashboardAssets } from './dashboard-assets.ts';
import { readPagesAssets } from './pages-assets.ts';

export type MountOptions = ControlOptions & {
  readonly live: Pick<LiveOptions, 'events' | 'requests'>;
  readonly dashboard: Pick<DashboardOptions, 'webhooks' | 'calls'>;
  readonly docsFolder?: string | undefined;
};

/** Nothing but the reference's own files, as its own policy in the page says too. */
const docsHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

export type Mounts = {
  readonly list: readonly Mount[];
  /** Ends the streams, which would end by themselves never. */
  readonly close: () => void;
};

export const createMounts = (options: MountOptions): Mounts => {
  const { docsFolder, live, dashboard: shown, ...control } = options;
  const deps: ActionDeps = { ...control.deps, controls: control.controls };
  const dashboard = createDashboardEndpoint({
    ...shown,
    ...dashboardOf(control, deps),
    hasDocs: docsFolder !== undefined,
  });
  const liveEndpoint = createLiveEndpoint({
    ...live,
    denialOf: (request) => denialOf(request, control.token),
  });
  const carryOut = dashboard.noting((request) => perform(deps, request));
  const mounts: Mount[] = [
    { path: '/_sandbox/control', handler: createControlEndpoint({ ...control, carryOut }) },
    { path: '/_sandbox/live', handler: liveEndpoint.handler },
  ];
  if (docsFolder !== undefined) {
    const files = express.static(docsFolder, {
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(docsHeaders)) response.setHeader(name, value);
      },
    });
    mounts.push({ path: '/_sandbox/docs', handler: files });
  }
  // After the others: it stands above their paths.
  mounts.push({ path: '/_sandbox', handler: dashboard.handler });
  mounts.push(...createPagesEndpoint(pagesOf(control)));
  const close = (): void => {
    liveEndpoint.close();
    dashboard.close();
  };
  return { list: mounts, close };
};

/** The dashboard's doors into the control plane: the same actions under the same guard. */
const dashboardOf = ({ token = '', onBug }: ControlOptions, deps: ActionDeps) => ({
  deps,
  act: (request: unknown) => perform(deps, request),
  rehearse: (request: unknown) => perform(rehearsing(deps), request),
  openStream: openEventStream,
  denialOf: (request: IncomingMessage) => denialOf(request, token),
  isToken: token === '' ? undefined : (text: string) => sameText(text, token),
  assets: readDashboardAssets,
  onBug,
});

/** The patients' pages, and that of the staff under the control plane's guard. */
const pagesOf = ({ deps, token = '', onBug }: ControlOptions) => ({
  deps,
  rehearsal: rehearsing(deps),
  denialOf: (request: Parameters<typeof denialOf>[0]) => denialOf(request, token),
  isToken: token === '' ? undefined : (text: string) => sameText(text, token),
  assets: readPagesAssets,
  onBug,
});
