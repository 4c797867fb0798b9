/** Where the pages are: what `addresses.ts` gives out begins with one of these. */

/** Each is answered here to the end: no address of a page, with its token, reaches the API's log. */
export const pagePaths = [
  '/book',
  '/pay',
  '/admin/bookings',
  '/invoices',
  '/results',
  '/pages',
] as const;
