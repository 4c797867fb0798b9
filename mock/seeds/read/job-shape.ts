/** The form of a job in a world file: all members of all phases; rules/job.ts tells them apart. */

import type { Location, Partner, Phlebotomist } from '../../domain/job/job.ts';
import type { WorldJob, WorldSample } from '../world.ts';
import { anyMap, mapOf, oneOf, orNull, text, wholeFrom } from './check.ts';
import { correlation, day, id, moment, patientMembers, postcode } from './values.ts';

const location = mapOf<Location>({
  addressLine1: text,
  addressLine2: text,
  city: text,
  county: text,
  postcode,
});

const sample = mapOf<WorldSample>({
  id,
  phase: oneOf('registered', 'inLab', 'resultsReady'),
  barcode: orNull(text),
  shipmentMode: text,
  clientMetadata: orNull(anyMap),
  collectionNotes: orNull(text),
  resultsReadyAt: moment,
  resultsUrl: text,
});

export const jobShape = mapOf<WorldJob>({
  id,
  clientId: id,
  phase: oneOf(
    'pendingPayment',
    'pending',
    'available',
    'confirmed',
    'inProgress',
    'completed',
    'cancelled',
    'noShow',
  ),
  bookingSource: oneOf('INTERNAL', 'INTEGRATION_API', 'INTEGRATION_HOSTED'),
  createdAt: moment,
  patient: mapOf(patientMembers),
  testType: id,
  specialInstructions: orNull(text),
  ...correlation,
  payment: oneOf('PENDING', 'PAID', 'REFUNDED'),
  acceptances: wholeFrom(0),
  fulfillmentChannel: oneOf('MOBILE', 'IN_VENUE'),
  venueId: id,
  venueSlotStart: moment,
  location,
  preferredDate: day,
  timePreference: oneOf('morning', 'afternoon', 'evening'),
  appointmentAt: moment,
  phlebotomist: mapOf<Phlebotomist>({ name: text, phone: text }, 'name', 'phone'),
  progress: oneOf('assigned', 'enRoute', 'arrived'),
  eta: orNull(moment),
  startedAt: orNull(moment),
  completedAt: moment,
  partner: orNull(mapOf<Partner>({ id, name: text }, 'id', 'name')),
  sample: orNull(sample),
  cancelledAt: moment,
  cancelledBy: oneOf('client', 'staff'),
  flaggedAt: moment,
});
