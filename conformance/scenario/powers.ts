/** What a scenario may require: the actions of the control protocol, and the other powers by name. */
export const controlActions = [
  ...['clock.read', 'clock.advance', 'client.create', 'key.mint'],
  ...['webhook.configure', 'webhook.rotateSecret', 'webhook.replay'],
  ...['panel.create', 'venue.create', 'venue.activate', 'venue.deactivate', 'payment.finalize'],
  ...['dispatch.search', 'dispatch.exhaust', 'dispatch.unassign', 'phlebotomist.accept'],
  ...[
    'phlebotomist.cancel',
    'phlebotomist.enRoute',
    'phlebotomist.arrive',
    'phlebotomist.updateEta',
  ],
  ...['phlebotomist.start', 'venue.checkIn', 'job.complete', 'patient.noShow', 'staff.cancel'],
  ...['staff.reschedule', 'lab.receive', 'lab.publish', 'invoice.create', 'invoice.pay'],
  ...[
    'invoice.failPayment',
    'invoice.passDueDate',
    'refund.create',
    'refund.settle',
    'refund.fail',
  ],
  ...['dispute.open', 'dispute.close', 'invoice.issue', 'invoice.process', 'invoice.refund'],
  ...['refund.reconcile', 'dispute.update', 'booking.createInternal'],
] as const;

/** `inbox`: webhooks come in. `clock`: the server's time can be moved. `browser`: hosted pages can be opened. */
export const powers = ['inbox', 'clock', 'browser'] as const;
