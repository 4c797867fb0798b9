/** Whether a booking is under dispute: one of its chargebacks is still open. */

import { isOpen } from '../domain/dispute/dispute.ts';
import type { Reader } from './ports.ts';

export const isUnderDispute = async (
  reader: Pick<Reader, 'disputesOf'>,
  jobId: string,
): Promise<boolean> => (await reader.disputesOf(jobId)).some(isOpen);
