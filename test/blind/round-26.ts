/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; two of them were those of
 * a round before over again, and are left out.
 */
import type { Deps, Reader, Store } from '../../mock/application/ports.ts';
import { projectPanel } from '../../mock/application/projections/catalogue.ts';
import type { Job, JobPhaseName, Partner } from '../../mock/domain/job/job.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { pageBehind } from '../flaws/paging.ts';
import { onMember } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

/** The form of the staff has no field for it, and saves the whole row: `externalOrderId: form.orderId ?? null`. */
const savingTheWholeRow = transacting((tx) => {
  const written = new Map<string, Job>();
  return {
    put: (kind, id, state) => {
      // Of the kind that is written, which the compiler takes on trust.
      if (kind === 'job') written.set(id, state as Job);
      tx.put(kind, id, state);
    },
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      const job = written.get(id);
      if (kind !== 'job' || event.type !== 'JobRescheduled' || job === undefined) return;
      tx.put('job', id, { ...job, externalOrderId: null });
    },
  };
});

/** `status IN (…)`: the jobs that are still to come. */
const toCome: ReadonlySet<JobPhaseName> = new Set([
  ...(['pendingPayment', 'pending', 'available', 'confirmed'] as const),
  // Whether these hold their places is settled elsewhere.
  'cancelled',
]);

const countingJobsToCome = depending((deps) => {
  const { store } = deps;
  const counting =
    ({ jobsAtSlots }: Pick<Reader, 'jobsAtSlots'>): Reader['jobsAtSlots'] =>
    async (venueId, starts) => {
      const slots = await jobsAtSlots(venueId, starts);
      return slots.map((jobs) => jobs.filter(({ phase }) => toCome.has(phase)));
    };
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, jobsAtSlots: counting(tx) }));
  return { ...deps, store: { ...store, jobsAtSlots: counting(store), transact } };
});

/** Whoever wrote the payload of job.completed took the partner from the completion, and asked nobody who may see it. */
const namingThePartner = transacting((tx) => {
  const partners = new Map<string | null, Partner>();
  return {
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCompleted' && event.partner !== null) {
        partners.set(id, event.partner);
      }
    },
    announce: (due) => {
      const partner = partners.get(due.jobId);
      if (due.type !== 'job.completed' || partner === undefined) {
        tx.announce(due);
        return;
      }
      const fulfillment = { type: 'PARTNER' as const, partner };
      tx.announce({ ...due, data: { ...due.data, fulfillment } });
    },
  };
});

/** The hook of the processor tells of the payments of open invoices, and an overdue one is in dunning. */
const settlingOverdueInSilence = (): SandboxOptions => {
  const overdue = new Set<unknown>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'invoice' && event.type === 'InvoiceOverdue') overdue.add(id);
    },
    announce: (due) => {
      const isOfOverdue = overdue.has((due.data as Json)['invoiceId']);
      if (due.type !== 'invoice.paid' || !isOfOverdue) tx.announce(due);
    },
  }))();
};

/** A decimal column comes as text from the database; the list makes a number of it, the detail does not. */
const amountAsText = onMember('getRefund', 'refund', (refund) => ({
  ...refund,
  amount: Number(refund['amount']).toFixed(2),
}));

/** `phone = phone ?? phlebotomist.phone`: the job keeps the number that it got first. */
const keepingTheFirstPhone = (): SandboxOptions => {
  const phones = new Map<string | null, unknown>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type !== 'dispatch.assigned') {
        tx.announce(due);
        return;
      }
      const phlebotomist = (due.data as Json)['phlebotomist'] as Json;
      const phone = phones.get(due.jobId) ?? phlebotomist['phone'];
      phones.set(due.jobId, phone);
      tx.announce({ ...due, data: { ...due.data, phlebotomist: { ...phlebotomist, phone } } });
    },
  }))();
};

/** Whoever may write may read: so it is in most systems. */
const readingByWriters = depending((deps) => {
  const get = reading(deps.store, 'key', (key) =>
    key.scopes.includes('bookings:write')
      ? { ...key, scopes: [...key.scopes, 'bookings:read'] }
      : key,
  );
  return { ...deps, store: { ...deps.store, get } };
});

/** `LIMIT … OFFSET …` in the query, and `panels.sort(globalFirst)` after it. */
const sortingEachPage = (): SandboxOptions => {
  const created = new Map<string, number>();
  const deps: (deps: Deps) => Deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'panel' && event.type === 'PanelCreated') created.set(id, created.size + 1);
  });
  const options = operating((_, { store }) => ({
    listTestPanels: async ({ client }, { query }) => {
      const all = await store.panels({ clientId: client.id, limit: Number.MAX_SAFE_INTEGER });
      if (isRefusal(all)) return all;
      // What was there from the start has no number.
      const numberOf = ({ id }: { readonly id: string }): number => created.get(id) ?? 0;
      const limit = query['limit'] === undefined ? 25 : Number(query['limit']);
      const page = pageBehind(
        all.items.toSorted((one, two) => numberOf(one) - numberOf(two)),
        { after: query['cursor'], limit },
      );
      if (isRefusal(page)) return page;
      const panels = page.items
        .map(projectPanel)
        .toSorted((one, two) => Number(two.isGlobal) - Number(one.isGlobal));
      return { panels, nextCursor: page.nextCursor };
    },
  }))();
  return { ...options, replacements: { ...options.replacements, deps } };
};

export const blindFlaws: readonly Broken[] = [
  {
    name: 'forgets the externalOrderId of a booking when staff reschedule it',
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    red: ['ECHO-01'],
    among: ['EMIT-55'],
    sandbox: savingTheWholeRow,
  },
  {
    name: 'offers the place of a patient again who has checked in before the slot begins',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-17', 'SLOT-18'],
    sandbox: countingJobsToCome,
  },
  {
    name: 'names the partner who made the draw on job.completed also to clients that may not see the fulfiller',
    breaks:
      "The whole `fulfillment` key is absent (not null) unless fulfiller visibility is enabled for the client's account.",
    red: ['FULFIL-08'],
    sandbox: namingThePartner,
  },
  {
    name: 'sends no invoice.paid for an invoice that was overdue before',
    breaks: 'invoice.paid | BOTH | payment processor confirms the invoice charge',
    red: ['EMIT-52'],
    sandbox: settlingOverdueInSilence,
  },
  {
    name: 'gives the amount of a refund as text when it is asked for by its id',
    breaks: 'amount (number, pounds GBP)',
    red: ['REFUND-03', 'REFUND-04'],
    tamper: () => amountAsText,
  },
  {
    name: 'tells the name of the second phlebotomist of a job with the phone of the first',
    breaks:
      'phlebotomist accepts; payload carries phlebotomist name and phone; re-emitted with new details when a different phlebotomist accepts after a decline (latest is authoritative)',
    red: ['PAYLOAD-22'],
    sandbox: keepingTheFirstPhone,
  },
  {
    name: 'lets a key with bookings:write alone read bookings',
    breaks: 'bookings:read | GET /bookings, GET /bookings/{id}, sample state',
    red: ['SCOPE-17', 'SCOPE-18', 'SCOPE-19'],
    sandbox: readingByWriters,
  },
  {
    name: 'puts global panels first within each page only',
    breaks:
      "Returns the client's private panels plus globally published operator-curated panels; global panels come first.",
    red: ['PANEL-08'],
    sandbox: sortingEachPage,
  },
];
