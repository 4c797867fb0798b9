/** What one company's pages are to whoever starts them. */

import type { BookingDesk } from '../desk/booking-desk.ts';
import type { PaymentDesk } from '../desk/payment-desk.ts';
import type { PageFault } from '../faults.ts';
import type { Site } from './page-server.ts';

export type PageSet = {
  /** From the server's root, with a slash in front. */
  readonly bookingPath: (token: string) => string;
  readonly paymentPath: (jobId: string) => string;
  readonly site: (behind: Behind) => Site;
};

export type Behind = {
  readonly booking: BookingDesk;
  readonly payment: PaymentDesk;
  readonly fault: PageFault | undefined;
};
