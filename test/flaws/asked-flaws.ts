/** Servers that answer something else than was asked for, where no check of its own looks for it. */
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { ignoring, queryOf } from './querying.ts';
import { onMember } from './tampering.ts';
import type { Json } from './tampering.ts';

/** Whose they are is asked where no status is named, and nowhere else. */
const everyonesByStatus = (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    operations: (operations, { store }) => ({
      ...operations,
      listRefunds: async (caller, input) => {
        const page = await operations.listRefunds(caller, input);
        if (isRefusal(page) || input.query['status'] === undefined) return page;
        const refunds = [...page.refunds];
        for (const client of await store.clients()) {
          if (client.id === caller.client.id) continue;
          const others = await operations.listRefunds({ ...caller, client }, input);
          if (!isRefusal(others)) refunds.push(...others.refunds);
        }
        return { ...page, refunds };
      },
    }),
  },
});

export const askedFlaws: readonly Flaw[] = [
  {
    name: 'shows of a paid invoice the id of its payment',
    tamper: () =>
      onMember('getInvoice', 'invoice', (detail) =>
        detail['status'] === 'PAID' ? { ...detail, id: 'pay_1' } : detail,
      ),
    red: ['LOOKUP-10'],
    among: ['INVOICE-12'],
  },
  {
    name: 'lists a refund twice when it is asked for by its job',
    tamper: () =>
      onMember('listRefunds', 'refunds', (list, asked) => {
        const items = list as unknown as Json[];
        return queryOf(asked).has('jobId') ? [...items, ...items.slice(0, 1)] : items;
      }),
    red: ['LIST-55'],
    among: ['REFUND-12'],
  },
  {
    name: 'lists the disputes of every job, whatever the jobId',
    tamper: () => ignoring('listDisputes', 'jobId'),
    red: ['LIST-56'],
    among: ['DISPUTE-09'],
  },
  {
    name: "lists everyone's refunds when they are asked for by status",
    sandbox: everyonesByStatus,
    red: ['WIRE-23'],
    among: ['REFUND-01', 'LIST-25'],
  },
];
