/** The style and the scripts of the dashboard, which are files of their own in the package. */

import { existsSync, readFileSync } from 'node:fs';
import type { Assets } from './adapters/dashboard/options.ts';

/** Read when the first page is asked for, not when the sandbox starts. */
export const readDashboardAssets = (): Assets => ({
  'style.css': {
    type: 'text/css',
    text: [read('../mock/html/design.css'), read('../mock/adapters/dashboard/dashboard.css')].join(
      '\n',
    ),
  },
  'dashboard.js': {
    type: 'text/javascript',
    text: read('../mock/adapters/dashboard/dashboard.client.js'),
  },
  'htmx.js': { type: 'text/javascript', text: readFileSync(htmx(), 'utf8') },
  'icon.svg': { type: 'image/svg+xml', text: read('../mock/adapters/dashboard/icon.svg') },
});

/** By its folder, so that the same address holds from this file and from a bundle in dist/. */
const addressOf = (path: string): URL => new URL(path, import.meta.url);

const read = (path: string): string => readFileSync(addressOf(path), 'utf8');

/** Beside the bundle, where the build puts it; in the repository also where npm does. */
const htmx = (): URL => {
  const built = addressOf('../dist/htmx.min.js');
  return existsSync(built) ? built : addressOf('../node_modules/htmx.org/dist/htmx.min.js');
};
