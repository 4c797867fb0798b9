/** What the sandbox serves beside the API, all of it under /_sandbox/. */

import express from 'express';
import { createControlEndpoint, type ControlOptions } from './adapters/control/endpoint.ts';
import type { Mount } from './adapters/http/server.ts';

export type MountOptions = ControlOptions & { readonly docsFolder?: string | undefined };

/** Nothing but the reference's own files, as its own policy in the page says too. */
const docsHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

export const mountsOf = ({ docsFolder, ...control }: MountOptions): readonly Mount[] => {
  const mounts: Mount[] = [{ path: '/_sandbox/control', handler: createControlEndpoint(control) }];
  if (docsFolder !== undefined) {
    const files = express.static(docsFolder, {
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(docsHeaders)) response.setHeader(name, value);
      },
    });
    mounts.push({ path: '/_sandbox/docs', handler: files });
  }
  return mounts;
};
