/** nextCursor is null when the list is exhausted: a cursor that is given leads on to more. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { givenBooking } from './given/booking.ts';
import { givenClient, keyFor } from './given/client.ts';
import type { Client } from './given/client.ts';
import { ifPossible } from './given/if-possible.ts';
import { givenDispute, givenInvoice, givenRefund } from './given/money.ts';
import { givenPanel } from './given/panel.ts';
import { walkList } from './given/walk.ts';
import type { CursorList, Walk } from './given/walk.ts';

type Row = {
  readonly id: string;
  readonly operation: CursorList;
  /** Puts something in the list, and tells whose list it is. */
  readonly fill: (bench: Bench) => Promise<{ readonly client: Client }>;
};

const rows: readonly Row[] = [
  {
    id: 'PAGE-01',
    operation: 'listBookings',
    fill: (bench) =>
      givenBooking(bench, { client: 'primary', channel: 'MOBILE', purpose: 'to be read' }),
  },
  {
    id: 'PAGE-02',
    operation: 'listTestPanels',
    fill: async (bench) => {
      const client = await givenClient(bench, 'primary');
      await givenPanel(bench, client);
      return { client };
    },
  },
  { id: 'PAGE-03', operation: 'listInvoices', fill: givenInvoice },
  { id: 'PAGE-04', operation: 'listRefunds', fill: givenRefund },
  { id: 'PAGE-05', operation: 'listDisputes', fill: givenDispute },
];

/** A list that nothing can be put into may still hold something: it is walked as it is. */
async function listOwner(bench: Bench, { fill }: Row): Promise<Client> {
  const filled = await ifPossible(fill(bench));
  return filled?.client ?? givenClient(bench, 'primary');
}

/** A page behind a cursor that holds nothing, or only what was there before, shows that the list had ended. */
function pastTheEnd({ pages }: Walk): Finding | undefined {
  for (const [index, { items, fresh, nextCursor }] of pages.entries()) {
    if (index > 0 && fresh.length === 0) {
      return {
        expected: `nextCursor null on page ${String(index)}, the last one`,
        actual: `a cursor, behind which there are ${items.length === 0 ? 'no items' : 'the same items again'}`,
      };
    }
    if (items.length === 0 && nextCursor !== null) {
      return { expected: 'nextCursor null with an empty list', actual: JSON.stringify(nextCursor) };
    }
  }
  return undefined;
}

export const pageEndChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  id: row.id,
  title: `${row.operation}: nextCursor is null at the end of the list`,
  area: 'page',
  level: 'MUST',
  asks: [row.operation],
  requirements: ['R-PAGE-01'],
  run: async (bench) => {
    const key = keyFor(await listOwner(bench, row), row.operation);
    return conclude(pastTheEnd(await walkList(bench, row.operation, key)));
  },
}));
