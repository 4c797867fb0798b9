/** What a draw costs in the sandbox; the spec names no prices. */

import type { Channel } from './job.ts';

/** Pence (A18). A patient pays it as it is; an invoice adds VAT to it. */
export const pricePence: { readonly [Name in Channel]: number } = { MOBILE: 8500, IN_VENUE: 6000 };
