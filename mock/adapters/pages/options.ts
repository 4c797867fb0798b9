/** What the hosted pages are given by the composition: the store, its doors, who may act as staff. */

import type { IncomingMessage } from 'node:http';
import type { Deps } from '../../application/ports.ts';

export type Assets = {
  readonly [name in 'pages.css' | 'pages.js' | 'icon.svg']: {
    readonly type: string;
    readonly text: string;
  };
};

export type PagesOptions = {
  readonly deps: Deps;
  /** The same dependencies, with which an action is tried out and nothing is kept. */
  readonly rehearsal: Deps;
  /** Why this request may not see the staff page, by its address and its Authorization. */
  readonly denialOf: (
    request: Pick<IncomingMessage, 'headers' | 'socket'>,
  ) => { readonly status: number } | undefined;
  /** Undefined: there is no token, and this machine is answered. */
  readonly isToken: ((text: string) => boolean) | undefined;
  readonly assets: () => Assets;
  readonly onBug: (error: unknown) => void;
};
