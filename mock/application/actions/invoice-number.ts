/** Invoice numbers: one sequence for the whole sandbox, so that no two invoices share one. */

import type { Invoice } from '../../domain/invoice/invoice.ts';
import { isRefusal } from '../../domain/refusal.ts';
import type { Change } from '../change.ts';
import type { Reader } from '../ports.ts';

const form = /^INV-\d{4}-(\d+)$/;
const PAGE = 1000;

/**
 * `INV-2026-000123`: the year of `now` (UTC), and one more than the highest number there is. It is
 * read in the transaction that writes the invoice, so two of them cannot get the same, and a
 * refused one uses none up.
 */
export const nextInvoiceNumber = async ({ tx, now }: Change): Promise<string> => {
  let highest = 0;
  for (const client of await tx.clients()) {
    for await (const { invoiceNumber } of invoicesOf(tx, client.id)) {
      highest = Math.max(highest, Number(form.exec(invoiceNumber)?.[1] ?? 0));
    }
  }
  const year = new Date(now).getUTCFullYear();
  return `INV-${year}-${String(highest + 1).padStart(6, '0')}`;
};

const invoicesOf = async function* (reader: Reader, clientId: string): AsyncGenerator<Invoice> {
  let after: string | undefined;
  do {
    const page = await reader.invoices({ clientId, limit: PAGE, after });
    if (isRefusal(page)) throw new Error(`a cursor of the store's own: ${page.message}`);
    yield* page.items;
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
};
