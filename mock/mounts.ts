/** What the sandbox serves beside the API, all of it under /_sandbox/. */

import express from 'express';
import { createControlEndpoint, type ControlOptions } from './adapters/control/endpoint.ts';
import { denialOf } from './adapters/control/access.ts';
import { createLiveEndpoint, type LiveOptions } from './adapters/live/live-endpoint.ts';
import type { Mount } from './adapters/http/server.ts';

export type MountOptions = ControlOptions & {
  readonly live: Pick<LiveOptions, 'events' | 'requests'>;
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

export const createMounts = ({ docsFolder, live, ...control }: MountOptions): Mounts => {
  const liveEndpoint = createLiveEndpoint({
    ...live,
    denialOf: (request) => denialOf(request, control.token),
  });
  const mounts: Mount[] = [
    { path: '/_sandbox/control', handler: createControlEndpoint(control) },
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
  return { list: mounts, close: liveEndpoint.close };
};
