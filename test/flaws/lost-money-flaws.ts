/** Servers that lose sight of money once something has become of the booking that it is about. */
import type { Operations } from '../../mock/application/operation.ts';
import type { Deps } from '../../mock/application/ports.ts';
import type { Invoice } from '../../mock/domain/invoice/invoice.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { onAppend } from './lifetime.ts';
import type { Flaw } from './flaw.ts';
import { onItems } from './tampering.ts';

type IsLost = (job: Job) => boolean;
type Item = { readonly id: string; readonly jobId: string | null };

const operating = (change: (operations: Operations, deps: Deps) => Partial<Operations>) =>
  function options(): SandboxOptions {
    return {
      world: 'empty',
      replacements: {
        operations: (operations, deps) => ({ ...operations, ...change(operations, deps) }),
      },
    };
  };

async function kept<T extends Item>(
  items: readonly T[],
  { store }: Deps,
  isLost: IsLost,
): Promise<T[]> {
  const answers = await Promise.all(
    items.map(async (item) => {
      const job = item.jobId === null ? undefined : await store.get('job', item.jobId);
      return job !== undefined && isLost(job) ? [] : [item];
    }),
  );
  return answers.flat();
}

const listingNoRefunds = (isLost: IsLost) =>
  operating((operations, deps) => ({
    listRefunds: async (caller, input) => {
      const page = await operations.listRefunds(caller, input);
      if (isRefusal(page)) return page;
      return { ...page, refunds: await kept(page.refunds, deps, isLost) };
    },
  }));

const listingNoDisputes = (isLost: IsLost) =>
  operating((operations, deps) => ({
    listDisputes: async (caller, input) => {
      const page = await operations.listDisputes(caller, input);
      if (isRefusal(page)) return page;
      return { ...page, disputes: await kept(page.disputes, deps, isLost) };
    },
  }));

async function foundUnlessLost<T>(
  answer: T,
  { store }: Deps,
  { jobId, isLost }: { readonly jobId: string | null | undefined; readonly isLost: IsLost },
): Promise<T | Refusal> {
  const job = typeof jobId === 'string' ? await store.get('job', jobId) : undefined;
  return job !== undefined && isLost(job) ? refuse('not-found', 'There is no such thing.') : answer;
}

const findingNoRefund = (isLost: IsLost) =>
  operating((operations, deps) => ({
    getRefund: async (caller, input) => {
      const answer = await operations.getRefund(caller, input);
      const jobId = (await deps.store.get('refund', input.id))?.jobId;
      return foundUnlessLost(answer, deps, { jobId, isLost });
    },
  }));

const findingNoDispute = (isLost: IsLost) =>
  operating((operations, deps) => ({
    getDispute: async (caller, input) => {
      const answer = await operations.getDispute(caller, input);
      const jobId = (await deps.store.get('dispute', input.id))?.jobId;
      return foundUnlessLost(answer, deps, { jobId, isLost });
    },
  }));

/** Jobs to which something of this type has happened, or money of theirs. */
function listening(type: string): {
  readonly deps: (deps: Deps) => Deps;
  readonly jobs: ReadonlySet<string | null>;
} {
  const jobs = new Set<string | null>();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (event.type !== type) return;
    if (kind === 'job') jobs.add(id);
    if ('terms' in event && 'jobId' in event.terms) jobs.add(event.terms.jobId);
  });
  return { deps, jobs };
}

const isOf = (invoice: Invoice | undefined, jobs: ReadonlySet<string | null>): boolean =>
  invoice?.lines.some(({ jobId }) => jobs.has(jobId)) === true;

const listingNoInvoices = (type: string) => (): SandboxOptions => {
  const { deps, jobs } = listening(type);
  return {
    world: 'empty',
    replacements: {
      deps,
      operations: (operations, { store }): Operations => ({
        ...operations,
        listInvoices: async (caller, input) => {
          const page = await operations.listInvoices(caller, input);
          if (isRefusal(page)) return page;
          const invoices = await Promise.all(
            page.invoices.map(async (item) =>
              isOf(await store.get('invoice', item.id), jobs) ? [] : [item],
            ),
          );
          return { ...page, invoices: invoices.flat() };
        },
      }),
    },
  };
};

const takingJobsOff = (type: string) => (): SandboxOptions => {
  const { deps, jobs } = listening(type);
  return {
    world: 'empty',
    replacements: {
      deps,
      operations: (operations): Operations => ({
        ...operations,
        getInvoice: async (caller, input) => {
          const answer = await operations.getInvoice(caller, input);
          if (isRefusal(answer)) return answer;
          const { invoice } = answer;
          const left = invoice.jobs.filter(({ id }) => !jobs.has(id));
          return { invoice: { ...invoice, jobs: left } };
        },
      }),
    },
  };
};

const isCancelled: IsLost = ({ phase }) => phase === 'cancelled';
const isCancelledByStaff: IsLost = (job) =>
  job.phase === 'cancelled' && job.cancelledBy === 'staff';

export const lostMoneyFlaws: readonly Flaw[] = [
  {
    name: 'forgets the refunds of a booking as soon as it is cancelled',
    sandbox: listingNoRefunds(isCancelled),
    red: ['REFUND-11', 'REFUND-12'],
  },
  {
    name: 'lists no refunds of a booking at a venue that staff have cancelled',
    sandbox: listingNoRefunds((job) => isCancelledByStaff(job) && job.visit.channel === 'IN_VENUE'),
    red: ['REFUND-11'],
  },
  {
    name: 'lists no refunds of a booking that is completed',
    sandbox: listingNoRefunds(({ phase }) => phase === 'completed'),
    red: ['REFUND-11'],
  },
  {
    name: 'lists no refunds of a booking that its patient has missed',
    sandbox: listingNoRefunds(({ phase }) => phase === 'noShow'),
    red: ['REFUND-11'],
  },
  {
    name: 'does not find a refund of a booking that is cancelled',
    sandbox: findingNoRefund(isCancelled),
    red: ['REFUND-12'],
    among: ['REFUND-11'],
  },
  {
    name: 'lists no disputes of a booking that is cancelled',
    sandbox: listingNoDisputes(isCancelled),
    red: ['DISPUTE-08', 'DISPUTE-09'],
  },
  {
    name: 'lists no disputes of a booking that is completed',
    sandbox: listingNoDisputes(({ phase }) => phase === 'completed'),
    red: ['DISPUTE-08'],
  },
  {
    name: 'does not find a dispute of a booking that is cancelled',
    sandbox: findingNoDispute(isCancelled),
    red: ['DISPUTE-09'],
    among: ['DISPUTE-08'],
  },
  ...(
    [
      ['rescheduled', 'JobRescheduled'],
      ['refunded', 'RefundCreated'],
      ['disputed', 'DisputeOpened'],
    ] as const
  ).flatMap(([words, type]): readonly Flaw[] => [
    {
      name: `lists no invoices of a booking that was ${words}`,
      sandbox: listingNoInvoices(type),
      red: ['INVOICE-16'],
      among: ['INVOICE-17'],
    },
    {
      name: `takes a booking that was ${words} off its invoice`,
      sandbox: takingJobsOff(type),
      red: ['INVOICE-17'],
      among: ['INVOICE-16'],
    },
  ]),
  {
    name: 'counts no more than 25 jobs of an invoice in the list',
    tamper: () =>
      onItems('listInvoices', 'invoices', (invoice) => ({
        ...invoice,
        jobCount: Math.min(Number(invoice['jobCount']), 25),
      })),
    red: ['INVOICE-13'],
    among: ['INVOICE-06'],
  },
];
