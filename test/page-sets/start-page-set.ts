/** A sandbox whose booking and payment pages are those of another company. */

import {
  startSandbox,
  type RunningSandbox,
  type SandboxOptions,
} from '../../mock/start-sandbox.ts';
import { clientRendered } from './client-rendered/site.ts';
import { createBookingDesk } from './desk/booking-desk.ts';
import { createPaymentDesk } from './desk/payment-desk.ts';
import type { PageFault } from './faults.ts';
import { longFormSet } from './long-form/site.ts';
import type { PageSet } from './serving/page-set.ts';
import { startPageServer } from './serving/page-server.ts';
import { wizard } from './wizard/site.ts';

const pageSets = { wizard, 'long-form': longFormSet, 'client-rendered': clientRendered } as const;

export type PageSetName = keyof typeof pageSets;

export const pageSetNames = Object.keys(pageSets) as PageSetName[];

export type PageSetOptions = {
  /** The one thing that the pages do wrong; see faults.ts. Left out: nothing. */
  readonly fault?: PageFault | undefined;
  /** Of the sandbox; `replacements` are taken by the pages. */
  readonly sandbox?: Omit<SandboxOptions, 'replacements'>;
};

export type RunningPageSet = {
  readonly sandbox: RunningSandbox;
  /** Of the sandbox, without a slash at the end. */
  readonly url: string;
  readonly controlUrl: string;
  /** Of the server of the pages. */
  readonly pagesUrl: string;
  readonly close: () => Promise<void>;
};

/** Both listen on free ports of 127.0.0.1. `close` stops both. */
export const startPageSet = async (
  name: PageSetName,
  { fault, sandbox: options = {} }: PageSetOptions = {},
): Promise<RunningPageSet> => {
  const set: PageSet = pageSets[name];
  const server = await startPageServer(fault);
  try {
    const sandbox = await startSandbox({ ...options, replacements: leadingTo(set, server.url) });
    const booking = createBookingDesk(sandbox.deps, fault);
    const payment = createPaymentDesk(sandbox.deps, fault);
    server.serve(set.site({ booking, payment, fault }));
    const { url, controlUrl } = sandbox;
    const close = async (): Promise<void> => {
      await Promise.all([sandbox.close(), server.close()]);
    };
    return { sandbox, url, controlUrl, pagesUrl: server.url, close };
  } catch (error) {
    await server.close();
    throw error;
  }
};

const leadingTo = (set: PageSet, url: string): NonNullable<SandboxOptions['replacements']> => ({
  deps: (built) => ({
    ...built,
    addresses: {
      ...built.addresses,
      bookingPage: (token) => `${url}${set.bookingPath(token)}`,
      paymentPage: (jobId) => `${url}${set.paymentPath(jobId)}`,
    },
  }),
});
