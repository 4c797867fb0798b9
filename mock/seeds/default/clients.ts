/** The clients of the default world and their keys: each shows another way of using the service. */

import type { FieldDefinition } from '../../domain/client/client.ts';
import type { WorldClient } from '../world.ts';
import type { Maker } from './maker.ts';

/** The parts that the other lists of the default world lean on. */
export type SeededClient = WorldClient &
  Required<Pick<WorldClient, 'id' | 'name' | 'billingMode' | 'labShipmentMode'>>;

export type SeededClients = {
  /** Invoiced weekly, both channels. */
  readonly weekly: SeededClient;
  /** Its patients pay, both channels. */
  readonly patientPay: SeededClient;
  /** Sees who performed each draw. */
  readonly fulfiller: SeededClient;
  /** May not use the venue network. */
  readonly mobileOnly: SeededClient;
};

const everyScope = [
  'bookings:read',
  'bookings:write',
  'venues:read',
  'invoices:read',
  'refunds:read',
  'disputes:read',
];

const completionFields: readonly FieldDefinition[] = [
  {
    key: 'fastingHours',
    label: 'Hours since the last meal',
    type: 'number',
    required: true,
    helpText: 'Whole hours; 0 when the patient has not fasted.',
  },
  { key: 'arm', label: 'Arm', type: 'select', required: true, options: ['LEFT', 'RIGHT'] },
  { key: 'feltFaint', label: 'Did the patient feel faint?', type: 'boolean', required: false },
  { key: 'remarks', label: 'Remarks for the lab', type: 'text', required: false },
];

/** First of all that is made from a seed, so that the empty world has the same clients and keys. */
export const makeClients = (make: Maker): SeededClients => {
  const [first = '', second = '', third = '', fourth = ''] = make.shuffled(stems);
  const key = (scopes: readonly string[] = everyScope) => ({ apiKey: make.apiKey(), scopes });
  const account = (name: string) => ({
    id: make.id('cl'),
    name,
    webhookSecret: make.webhookSecret(),
  });
  return {
    weekly: {
      ...account(`${first} Health`),
      billingMode: 'WEEKLY_INVOICE',
      labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
      venueCompletionFields: completionFields,
      keys: [
        key(),
        key(['bookings:read', 'venues:read']),
        key(['invoices:read', 'refunds:read', 'disputes:read']),
      ],
      createdAt: '-400d',
    },
    patientPay: {
      ...account(`${second} Direct`),
      billingMode: 'PATIENT_PAY',
      labShipmentMode: 'SERVICE_COURIER_PICKUP',
      keys: [key(), key(['bookings:write'])],
      createdAt: '-300d',
    },
    fulfiller: {
      ...account(`${third} Occupational`),
      billingMode: 'WEEKLY_INVOICE',
      labShipmentMode: 'SERVICE_COURIER_PICKUP',
      fulfillerVisibility: true,
      venueCompletionFields: completionFields.slice(1, 2),
      keys: [key()],
      createdAt: '-200d',
    },
    mobileOnly: {
      ...account(`${fourth} Homecare`),
      billingMode: 'PATIENT_PAY',
      labShipmentMode: 'CLIENT_HANDLES_OFFLINE',
      capabilities: { canUseVenueNetwork: false },
      keys: [key()],
      createdAt: '-100d',
    },
  };
};

const stems = ['Quillford', 'Merrowdale', 'Wrenleigh', 'Copperbeck', 'Foxmere', 'Larkmead'];

export const clientList = (clients: SeededClients): readonly SeededClient[] => [
  clients.weekly,
  clients.patientPay,
  clients.fulfiller,
  clients.mobileOnly,
];
