/** The style and the script of the hosted pages, which are files of their own in the package. */

import { readFileSync } from 'node:fs';
import type { Assets } from './adapters/pages/options.ts';

/** Read when the first page is asked for, not when the sandbox starts. */
export const readPagesAssets = (): Assets => ({
  'pages.css': {
    type: 'text/css',
    text: [read('../mock/html/design.css'), read('../mock/adapters/pages/pages.css')].join('\n'),
  },
  'pages.js': {
    type: 'text/javascript',
    text: read('../mock/adapters/pages/pages.client.js'),
  },
  'icon.svg': { type: 'image/svg+xml', text: read('../mock/adapters/pages/icon.svg') },
});

/** By its folder, so that the same address holds from this file and from a bundle in dist/. */
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
