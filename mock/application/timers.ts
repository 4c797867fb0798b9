/** What time brings about by itself: weekly invoices, due dates that pass, links and secrets that end. */

import { rotationWindowMs } from '../domain/client/client.ts';
import { isRefusal } from '../domain/refusal.ts';
import { createInvoice, passDueDate } from './actions/invoices.ts';
import type { Logged } from './aggregates.ts';
import type { Agenda, Deps, Happened } from './ports.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;

/** 1970-01-05 was a Monday: billing weeks run from Monday to Monday, 00:00 UTC (A19). */
const firstMonday = 4 * DAY;

/** The next start of a billing week after `now` (ms). */
export const nextBilling = (now: number): number =>
  firstMonday + (Math.floor((now - firstMonday) / WEEK) + 1) * WEEK;

/** Enters in the agenda what falls due. `begin` anew after each reset, which empties the agenda. */
export const createTimers = (deps: Deps, agenda: Agenda) => {
  let resets = 0;
  const enter = (at: number, work: (deps: Deps) => Promise<readonly Happened[]>): void => {
    const entered = resets;
    const bound = untilReset(deps, () => resets !== entered);
    agenda.at(at, () => work(bound).catch(nothingIfReset));
  };
  const enterBilling = (): void => {
    const at = nextBilling(deps.clock.now());
    enter(at, (bound) => {
      enterBilling();
      return billAll(bound, at);
    });
  };
  deps.store.onLogged((lines) => {
    for (const line of lines) {
      const due = dueOf(line);
      // A thing falls due by time going by: one that was past when it was set is left alone.
      if (due === undefined || due.at <= deps.clock.now()) continue;
      enter(due.at, (bound) => fallDue(bound, due));
    }
  });
  const begin = (): void => {
    resets += 1;
    enterBilling();
  };
  return { begin };
};

/** What was due belongs to a world that is gone: a reset came before it could be done. */
class ResetMeanwhileError extends Error {
  override readonly name = 'ResetMeanwhileError';
}

/**
 * For work that a reset ends. It is asked inside the transaction, which may have waited behind the
 * reset: the world that begins anew has clients and invoices of the same ids.
 */
const untilReset = (deps: Deps, isOver: () => boolean): Deps => ({
  ...deps,
  store: {
    ...deps.store,
    transact: (work) =>
      deps.store.transact((tx) => {
        if (isOver()) throw new ResetMeanwhileError();
        return work(tx);
      }),
  },
});

const nothingIfReset = (error: unknown): readonly Happened[] => {
  if (error instanceof ResetMeanwhileError) return [];
  throw error;
};

type Due = {
  readonly at: number;
  readonly what: 'invoice.overdue' | 'bookingLink.expired' | 'webhook.secretExpired';
  readonly id: string;
};

const dueOf = ({ kind, id, event }: Logged): Due | undefined => {
  switch (kind) {
    case 'invoice': {
      const invoice = event.type === 'InvoiceCreated' ? event.terms : seeded(event);
      return invoice && { what: 'invoice.overdue', id, at: invoice.dueDate };
    }
    case 'link': {
      const link = event.type === 'LinkMinted' ? event.terms : seeded(event);
      return link && { what: 'bookingLink.expired', id, at: link.expiresAt };
    }
    case 'client':
      return event.type === 'WebhookSecretRotated'
        ? { what: 'webhook.secretExpired', id, at: event.at + rotationWindowMs }
        : undefined;
    case 'job':
    case 'sample':
    case 'refund':
    case 'dispute':
    case 'venue':
    case 'panel':
    case 'key':
      return undefined;
  }
};

const seeded = <T>(event: { readonly type: string; readonly state?: T }): T | undefined =>
  event.type === 'Seeded' ? event.state : undefined;

/** Overtaken by then (paid, used, rotated again): nothing happens. */
const fallDue = async (deps: Deps, { what, id, at }: Due): Promise<readonly Happened[]> => {
  switch (what) {
    case 'invoice.overdue':
      return isRefusal(await passDueDate(deps, { invoiceId: id }))
        ? []
        : [{ at, what, invoiceId: id }];
    // Links and secrets are looked at when they are used; here their end is only told.
    case 'bookingLink.expired': {
      const link = await deps.store.get('link', id);
      return link?.usedBy === null ? [{ at, what, tokenId: id, clientId: link.clientId }] : [];
    }
    case 'webhook.secretExpired': {
      const client = await deps.store.get('client', id);
      return client?.webhookSecrets.previous?.until === at ? [{ at, what, clientId: id }] : [];
    }
  }
};

/** One invoice for each weekly client that has completed jobs which no invoice has. */
const billAll = async (deps: Deps, at: number): Promise<readonly Happened[]> => {
  const happened: Happened[] = [];
  for (const { id: clientId, billingMode } of await deps.store.clients()) {
    if (billingMode !== 'WEEKLY_INVOICE') continue;
    const made = await createInvoice(deps, { clientId, periodStart: at - WEEK, periodEnd: at });
    if (isRefusal(made)) continue;
    happened.push({ at, what: 'invoice.created', clientId, invoiceId: made.invoiceId });
  }
  return happened;
};
