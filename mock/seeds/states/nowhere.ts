/** For looking at a world without starting it: no key is hashed, no page has an address. */

import type { SeedDeps } from './context.ts';

export const nowhere: SeedDeps = {
  credentials: { hashOf: (apiKey) => `hash of ${apiKey}` },
  addresses: {
    invoicePage: (id) => `http://sandbox.example/invoices/${id}`,
    resultsPage: (id) => `http://sandbox.example/results/${id}`,
  },
};
