/** What time brings about by itself: weekly invoices, due dates that pass, links that expire. */

import { isRefusal } from '../domain/refusal.ts';
import type { Invoice } from '../domain/invoice/invoice.ts';
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
  deps.store.onLogged((lines) => {
    for (const line of lines) enterDue(deps, agenda, line);
  });
  const begin = (): void => {
    const at = nextBilling(deps.clock.now());
    agenda.at(at, async () => {
      begin();
      return billAll(deps, at);
    });
  };
  return { begin };
};

const enterDue = (deps: Deps, agenda: Agenda, { kind, event }: Logged): void => {
  if (kind === 'invoice') {
    const due = dueOf(event);
    // A due date is passed by time going by: one that was past when it was set is left alone.
    if (due !== undefined && due.dueDate > deps.clock.now()) {
      agenda.at(due.dueDate, () => fallOverdue(deps, due));
    }
  } else if (kind === 'link') {
    const link = event.type === 'LinkMinted' ? event.terms : undefined;
    if (link !== undefined) agenda.at(link.expiresAt, () => expire(deps, link.id, link.expiresAt));
  } else if (kind === 'client' && event.type === 'WebhookSecretRotated') {
    // Signing looks at the window by itself; here it is only told.
    const what = 'webhook.secretExpired';
    const at = event.at + DAY;
    agenda.at(at, () => Promise.resolve([{ at, what }]));
  }
};

type InvoiceEvent = Extract<Logged, { kind: 'invoice' }>['event'];

const dueOf = (event: InvoiceEvent): Pick<Invoice, 'id' | 'dueDate'> | undefined => {
  if (event.type === 'InvoiceCreated') return event.terms;
  return event.type === 'Seeded' ? event.state : undefined;
};

/** Paid, refunded or overdue by then: nothing happens. */
const fallOverdue = async (
  deps: Deps,
  { id: invoiceId, dueDate: at }: Pick<Invoice, 'id' | 'dueDate'>,
): Promise<readonly Happened[]> => {
  const passed = await passDueDate(deps, { invoiceId });
  return isRefusal(passed) ? [] : [{ at, what: 'invoice.overdue', invoiceId }];
};

const expire = async (deps: Deps, tokenId: string, at: number): Promise<readonly Happened[]> => {
  const link = await deps.store.get('link', tokenId);
  return link?.usedBy === null ? [{ at, what: 'bookingLink.expired', tokenId }] : [];
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
