/** Where the hosted pages of this sandbox are: on its own port, under names of their own (O63). */

import type { Addresses } from '../application/ports.ts';

/** `base` is asked at each use: the port is known only once the server listens. */
export const createAddresses = (base: () => string): Addresses => {
  const page = (path: string, id: string): string => `${base()}${path}/${encodeURIComponent(id)}`;
  return {
    bookingPage: (token) => page('/book', token),
    paymentPage: (jobId) => page('/pay', jobId),
    staffPage: (jobId) => page('/admin/bookings', jobId),
    invoicePage: (invoiceId) => page('/invoices', invoiceId),
    resultsPage: (jobId) => page('/results', jobId),
  };
};
