/** The actions of the control protocol that a scenario may ask for, and the parameters that each takes. */

const job = ['jobId'] as const;
const invoice = ['invoiceId'] as const;
const refund = ['refundId'] as const;

export const actionParameters = {
  'client.create': [
    ...['name', 'billingMode', 'capabilities', 'fulfillerVisibility', 'labShipmentMode'],
    ...['venueCompletionFields', 'rateLimitPerMinute', 'webhook'],
  ],
  'key.mint': ['clientId', 'scopes'],
  'webhook.configure': ['clientId', 'url', 'eventTypes'],
  'webhook.rotateSecret': ['clientId'],
  'webhook.replay': ['eventId', 'clientId'],
  'panel.create': ['clientId', 'name', 'description', 'steps'],
  'venue.create': [
    ...['name', 'venueType', 'city', 'postcode', 'capabilities', 'phlebotomyStations'],
    ...['slotDurationMinutes', 'timezone', 'operatingHours'],
    ...['active', 'verified', 'acceptsPublicBookings'],
  ],
  'venue.activate': ['venueId'],
  'venue.deactivate': ['venueId'],
  'payment.finalize': job,
  'dispatch.search': ['jobId', 'searchRadiusMiles'],
  'dispatch.exhaust': job,
  'dispatch.unassign': ['jobId', 'reason'],
  'phlebotomist.accept': ['jobId', 'phlebotomist'],
  'phlebotomist.cancel': job,
  'phlebotomist.enRoute': job,
  'phlebotomist.arrive': job,
  'phlebotomist.updateEta': ['jobId', 'newEta'],
  'phlebotomist.start': job,
  'venue.checkIn': job,
  'job.complete': ['jobId', 'sample', 'partner'],
  'patient.noShow': job,
  'staff.cancel': job,
  'staff.reschedule': ['jobId', 'scheduledFor', 'venueSlotStart'],
  'lab.receive': job,
  'lab.publish': ['jobId', 'resultsUrl'],
  'invoice.create': ['clientId', 'jobIds', 'periodStart', 'periodEnd', 'dueDate'],
  'invoice.issue': invoice,
  'invoice.pay': invoice,
  'invoice.failPayment': invoice,
  'invoice.passDueDate': invoice,
  'invoice.process': invoice,
  'invoice.refund': invoice,
  'refund.create': ['jobId', 'amount', 'reason', 'cancelJob'],
  'refund.settle': refund,
  'refund.fail': refund,
  'refund.reconcile': refund,
  'dispute.open': ['jobId', 'amountPence', 'reason'],
  'dispute.update': ['disputeId', 'status'],
  'dispute.close': ['disputeId', 'outcome'],
  'booking.createInternal': ['clientId', 'fulfillmentChannel'],
} as const satisfies Record<string, readonly string[]>;

export type Action = keyof typeof actionParameters;
