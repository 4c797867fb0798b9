/** One of each thing that the sandbox keeps, for tests of stores and of the application. */

import type { Client } from '../../mock/domain/client/client.ts';
import { evolveDispute, type Dispute } from '../../mock/domain/dispute/dispute.ts';
import { evolveInvoice, type Invoice } from '../../mock/domain/invoice/invoice.ts';
import type { Panel } from '../../mock/domain/panel/panel.ts';
import { evolveRefund, type Refund } from '../../mock/domain/refund/refund.ts';
import { evolveSample, type Sample } from '../../mock/domain/sample/sample.ts';
import { NOW } from './jobs.ts';

const WEEK = 7 * 24 * 3_600_000;

export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: 'cl_1',
  name: 'A client',
  billingMode: 'WEEKLY_INVOICE',
  capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: true },
  fulfillerVisibility: false,
  labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
  venueCompletionFields: [],
  rateLimitPerMinute: 60,
  webhookSecrets: { current: 'whsec_MQ==', previous: null },
  endpoints: [],
  createdAt: NOW,
  ...changes,
});

export const aPanel = (changes: Partial<Panel> = {}): Panel => ({
  id: 'tp_1',
  clientId: 'cl_1',
  name: 'Full blood count',
  description: null,
  steps: [],
  ...changes,
});

export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...evolveInvoice(undefined, {
    type: 'InvoiceCreated',
    at: NOW,
    terms: {
      id: 'inv_1',
      clientId: 'cl_1',
      invoiceNumber: 'INV-2027-000001',
      lines: [],
      subtotalPence: 0,
      vatPence: 0,
      totalPence: 0,
      periodStart: NOW - WEEK,
      periodEnd: NOW,
      dueDate: NOW + 2 * WEEK,
      createdAt: NOW,
    },
  }),
  ...changes,
});

export const aRefund = (changes: Partial<Refund> = {}): Refund => ({
  ...evolveRefund(undefined, {
    type: 'RefundCreated',
    at: NOW,
    terms: {
      id: 'rf_1',
      jobId: 'job_1',
      clientId: 'cl_1',
      amount: 85,
      reason: 'requested_by_customer',
      cancelledJob: false,
      notes: null,
      processorPaymentIntentId: null,
      createdAt: NOW,
    },
  }),
  ...changes,
});

export const aDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  ...evolveDispute(undefined, {
    type: 'DisputeOpened',
    at: NOW,
    terms: {
      id: 'dp_1',
      jobId: 'job_1',
      clientId: 'cl_1',
      amountPence: 8500,
      reason: 'fraudulent',
      processorDisputeId: 'du_1',
      processorChargeId: 'ch_1',
      processorPaymentIntentId: null,
      evidenceDueBy: null,
      createdAt: NOW,
    },
  }),
  ...changes,
});

export const aSample = (changes: Partial<Sample> = {}): Sample => ({
  ...evolveSample(undefined, {
    type: 'SampleRegistered',
    at: NOW,
    sample: {
      id: 'smp_1',
      jobId: 'job_1',
      clientId: 'cl_1',
      collection: {
        barcode: 'SB1',
        shipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
        shipmentModeSource: 'CLIENT_DEFAULT',
        clientMetadata: null,
        collectionNotes: null,
      },
    },
  }),
  ...changes,
});
