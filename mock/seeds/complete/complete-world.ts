/**
 * Fills in what a world leaves out and other things lean on: ids, keys, owners, phases. All of it
 * follows from the world alone, so it is the same at every start; what hangs on the clock
 * (appointments, times of creation) is filled in by states/.
 */

import type { InvoicePhase } from '../../domain/invoice/invoice.ts';
import type { Panel } from '../../domain/panel/panel.ts';
import type { RefundPhase } from '../../domain/refund/refund.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { derivedId, derivedUuid } from '../derived-id.ts';
import type { World, WorldDispute, WorldInvoice, WorldLink, WorldRefund } from '../world.ts';
import { completeClient, type CompleteClient } from './client.ts';
import { completeJob, onlyOf, type CompleteJob } from './job.ts';
import { completePanels } from './panel.ts';
import { completeVenue } from './venue.ts';

/** An owner that nothing tells is the empty text: a fault, reported by rules/. */
export type CompleteInvoice = WorldInvoice & {
  readonly id: string;
  readonly clientId: string;
  readonly phase: InvoicePhase;
};
export type CompleteRefund = WorldRefund & { readonly id: string; readonly phase: RefundPhase };
export type CompleteDispute = WorldDispute & {
  readonly id: string;
  readonly jobId: string | null;
  readonly clientId: string;
  readonly status: string;
};
export type CompleteLink = WorldLink & { readonly id: string; readonly clientId: string };

export type CompleteWorld = {
  readonly clients: readonly CompleteClient[];
  readonly panels: readonly Panel[];
  readonly venues: readonly Venue[];
  readonly jobs: readonly CompleteJob[];
  readonly invoices: readonly CompleteInvoice[];
  readonly refunds: readonly CompleteRefund[];
  readonly disputes: readonly CompleteDispute[];
  readonly links: readonly CompleteLink[];
};

/** A complete world comes out as it went in. */
export const completeWorld = (world: World): CompleteWorld => {
  const clients = world.clients.map(completeClient);
  const panels = completePanels(world.panels);
  const jobs = (world.jobs ?? []).map((job, index) => completeJob(job, index, { clients, panels }));
  const owners = new Map(jobs.map((job) => [job.id, job.clientId]));
  const ownerOf = (jobId = ''): string => owners.get(jobId) ?? '';
  const onlyClient = onlyOf(clients)?.id ?? '';
  return {
    clients,
    panels,
    venues: (world.venues ?? []).map(completeVenue),
    jobs,
    invoices: (world.invoices ?? []).map((invoice, index) => ({
      ...invoice,
      id: invoice.id ?? derivedId('inv', index),
      clientId: invoice.clientId ?? (ownerOf(invoice.lines[0]?.jobId) || onlyClient),
      phase: invoice.phase ?? 'pending',
    })),
    refunds: (world.refunds ?? []).map((refund, index) => ({
      ...refund,
      id: refund.id ?? derivedId('rf', index),
      phase: refund.phase ?? 'pending',
    })),
    disputes: (world.disputes ?? []).map((dispute, index) => ({
      ...dispute,
      id: dispute.id ?? derivedId('dp', index),
      jobId: dispute.jobId ?? null,
      clientId: dispute.clientId ?? (ownerOf(dispute.jobId ?? '') || onlyClient),
      status: dispute.status ?? 'needs_response',
    })),
    links: (world.links ?? []).map((link, index) => ({
      ...link,
      id: link.id ?? derivedUuid('link', index),
      clientId: link.clientId ?? onlyClient,
    })),
  };
};
