// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const lifecycleTable = {
  "phases": {
    "job": {
      "pendingPayment": {
        "status": "PENDING_PAYMENT"
      },
      "pending": {
        "status": "PENDING"
      },
      "available": {
        "status": "AVAILABLE"
      },
      "confirmed": {
        "status": "CONFIRMED"
      },
      "inProgress": {},
      "completed": {
        "status": "COMPLETED",
        "open": [
          "O34"
        ]
      },
      "cancelled": {
        "status": "CANCELLED"
      },
      "noShow": {}
    },
    "sample": {
      "registered": {},
      "inLab": {
        "status": "RECEIVED_BY_LAB"
      },
      "resultsReady": {
        "status": "RESULTS_READY"
      }
    },
    "invoice": {
      "pending": {
        "status": "PENDING"
      },
      "processing": {
        "status": "PROCESSING"
      },
      "paid": {
        "status": "PAID"
      },
      "failed": {
        "status": "FAILED"
      },
      "refunded": {
        "status": "REFUNDED"
      },
      "overdue": {
        "status": "OVERDUE"
      }
    },
    "refund": {
      "pending": {
        "status": "PENDING"
      },
      "succeeded": {
        "status": "SUCCEEDED"
      },
      "failed": {
        "status": "FAILED"
      },
      "reconciled": {
        "status": "RECONCILED_FROM_PROCESSOR"
      }
    },
    "dispute": {
      "open": {},
      "closed": {}
    },
    "venue": {
      "active": {},
      "inactive": {}
    }
  },
  "rows": [
    {
      "id": "job-created-for-weekly-invoice",
      "thing": "job",
      "from": [
        "none"
      ],
      "trigger": "createBooking",
      "when": {
        "words": "the client is billed by WEEKLY_INVOICE",
        "billingMode": "WEEKLY_INVOICE"
      },
      "to": "pending",
      "emits": [
        "job.created"
      ]
    },
    {
      "id": "job-created-for-patient-pay",
      "thing": "job",
      "from": [
        "none"
      ],
      "trigger": "createBooking",
      "when": {
        "words": "the patient pays",
        "billingMode": "PATIENT_PAY"
      },
      "to": "pendingPayment",
      "emits": [
        "job.created"
      ]
    },
    {
      "id": "job-cancelled-by-client",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "confirmed",
        "inProgress"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "not within 24 hours of the appointment, and no dispute is open",
        "lock": "outside",
        "dispute": "none"
      },
      "to": "cancelled",
      "emits": [
        "job.cancelled"
      ]
    },
    {
      "id": "job-cancelled-by-client-when-available",
      "thing": "job",
      "from": [
        "available"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "not within 24 hours of the appointment, and no dispute is open",
        "channel": "MOBILE",
        "lock": "outside",
        "dispute": "none"
      },
      "to": "cancelled",
      "emits": [
        "job.cancelled"
      ],
      "open": [
        "O06"
      ]
    },
    {
      "id": "job-cancelled-by-client-after-no-show",
      "thing": "job",
      "from": [
        "noShow"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "not within 24 hours of the appointment, and no dispute is open",
        "lock": "outside",
        "dispute": "none"
      },
      "to": "cancelled",
      "emits": [
        "job.cancelled"
      ],
      "open": [
        "O29"
      ]
    },
    {
      "id": "job-cancelled-again",
      "thing": "job",
      "from": [
        "cancelled"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "not within 24 hours of the appointment, and no dispute is open",
        "lock": "outside",
        "dispute": "none"
      },
      "to": "cancelled",
      "emits": [],
      "reason": "Cancelling is idempotent; whether the event comes again is open.",
      "open": [
        "O30"
      ]
    },
    {
      "id": "job-cancel-refused-inside-lock",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "confirmed",
        "inProgress"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "within 24 hours of the appointment",
        "lock": "inside"
      },
      "to": "unchanged",
      "refused": 409,
      "emits": []
    },
    {
      "id": "job-cancel-refused-inside-lock-when-available",
      "thing": "job",
      "from": [
        "available"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "within 24 hours of the appointment",
        "channel": "MOBILE",
        "lock": "inside"
      },
      "to": "unchanged",
      "refused": 409,
      "emits": [],
      "open": [
        "O06"
      ]
    },
    {
      "id": "job-cancel-refused-inside-lock-after-no-show",
      "thing": "job",
      "from": [
        "noShow"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "within 24 hours of the appointment",
        "lock": "inside"
      },
      "to": "unchanged",
      "refused": 409,
      "emits": [],
      "open": [
        "O29"
      ]
    },
    {
      "id": "job-cancel-refused-under-dispute",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "available",
        "confirmed",
        "inProgress",
        "completed",
        "noShow"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "the booking is under dispute",
        "dispute": "open"
      },
      "to": "unchanged",
      "refused": 409,
      "emits": []
    },
    {
      "id": "job-cancel-again-inside-lock",
      "thing": "job",
      "from": [
        "cancelled"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "within 24 hours of the appointment",
        "lock": "inside"
      },
      "to": "cancelled",
      "emits": [],
      "reason": "The row for an already cancelled booking and the row for any state contradict each other.",
      "open": [
        "O05",
        "O30"
      ]
    },
    {
      "id": "job-cancel-again-under-dispute",
      "thing": "job",
      "from": [
        "cancelled"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "the booking is under dispute",
        "dispute": "open"
      },
      "to": "cancelled",
      "emits": [],
      "reason": "The row for an already cancelled booking and the row for any state contradict each other.",
      "open": [
        "O05",
        "O30"
      ]
    },
    {
      "id": "job-cancel-refused-when-completed",
      "thing": "job",
      "from": [
        "completed"
      ],
      "trigger": "cancelBooking",
      "when": {
        "words": "no dispute is open",
        "dispute": "none"
      },
      "to": "unchanged",
      "refused": 409,
      "emits": [],
      "reason": "A completed booking is not cancelled; with which status that is said is open.",
      "open": [
        "O07"
      ]
    },
    {
      "id": "job-confirmed-by-payment",
      "thing": "job",
      "from": [
        "pendingPayment"
      ],
      "trigger": "payment.finalize",
      "when": {
        "words": "the booking is IN_VENUE and the patient pays",
        "channel": "IN_VENUE",
        "billingMode": "PATIENT_PAY"
      },
      "to": "confirmed",
      "emits": [
        "job.confirmed"
      ],
      "open": [
        "O02"
      ]
    },
    {
      "id": "job-confirmed-by-payment-for-weekly-invoice",
      "thing": "job",
      "from": [
        "pending"
      ],
      "trigger": "payment.finalize",
      "when": {
        "words": "the booking is IN_VENUE and the client is billed weekly",
        "channel": "IN_VENUE",
        "billingMode": "WEEKLY_INVOICE"
      },
      "to": "confirmed",
      "emits": [
        "job.confirmed"
      ],
      "open": [
        "O02",
        "O32"
      ]
    },
    {
      "id": "job-paid-before-dispatch",
      "thing": "job",
      "from": [
        "pendingPayment"
      ],
      "trigger": "payment.finalize",
      "when": {
        "words": "the booking is MOBILE and the patient pays",
        "channel": "MOBILE",
        "billingMode": "PATIENT_PAY"
      },
      "to": "pending",
      "emits": [],
      "reason": "No event is named for it; a MOBILE job is confirmed when a phlebotomist accepts.",
      "open": [
        "O33"
      ]
    },
    {
      "id": "job-search-begins",
      "thing": "job",
      "from": [
        "pending"
      ],
      "trigger": "dispatch.search",
      "when": {
        "words": "the booking is MOBILE",
        "channel": "MOBILE"
      },
      "to": "pending",
      "emits": [
        "dispatch.searching"
      ]
    },
    {
      "id": "job-nobody-found",
      "thing": "job",
      "from": [
        "pending"
      ],
      "trigger": "dispatch.exhaust",
      "when": {
        "words": "no phlebotomist is found for the MOBILE booking",
        "channel": "MOBILE"
      },
      "to": "available",
      "emits": [],
      "reason": "No job.expired event exists for the no-phlebotomist-available case."
    },
    {
      "id": "job-stays-available",
      "thing": "job",
      "from": [
        "available"
      ],
      "trigger": "clock.advance",
      "when": {
        "words": "however much time passes",
        "channel": "MOBILE"
      },
      "to": "available",
      "emits": [],
      "reason": "The job stays AVAILABLE indefinitely, until staff cancel it."
    },
    {
      "id": "job-accepted",
      "thing": "job",
      "from": [
        "pending"
      ],
      "trigger": "phlebotomist.accept",
      "when": {
        "words": "the booking is MOBILE and awaits its first phlebotomist",
        "channel": "MOBILE",
        "acceptance": "first"
      },
      "to": "confirmed",
      "emits": [
        "job.confirmed",
        "dispatch.assigned"
      ]
    },
    {
      "id": "job-accepted-by-another",
      "thing": "job",
      "from": [
        "pending"
      ],
      "trigger": "phlebotomist.accept",
      "when": {
        "words": "the booking is MOBILE and lost its phlebotomist",
        "channel": "MOBILE",
        "acceptance": "later"
      },
      "to": "confirmed",
      "emits": [
        "dispatch.assigned"
      ],
      "reason": "Whether job.confirmed comes again is open.",
      "open": [
        "O66"
      ]
    },
    {
      "id": "job-phlebotomist-removed",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "dispatch.unassign",
      "when": {
        "words": "the operator removes the phlebotomist",
        "channel": "MOBILE"
      },
      "to": "pending",
      "emits": [
        "dispatch.unassigned"
      ],
      "open": [
        "O93"
      ]
    },
    {
      "id": "job-phlebotomist-cancels",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "phlebotomist.cancel",
      "when": {
        "words": "the phlebotomist backs out",
        "channel": "MOBILE"
      },
      "to": "pending",
      "emits": [],
      "reason": "A phlebotomist-side cancellation emits no event; only an admin cancel emits job.cancelled.",
      "open": [
        "O03",
        "O93"
      ]
    },
    {
      "id": "job-phlebotomist-en-route",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "phlebotomist.enRoute",
      "when": {
        "words": "the booking is MOBILE",
        "channel": "MOBILE"
      },
      "to": "confirmed",
      "emits": [
        "job.en_route"
      ]
    },
    {
      "id": "job-phlebotomist-arrives",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "phlebotomist.arrive",
      "when": {
        "words": "the booking is MOBILE",
        "channel": "MOBILE"
      },
      "to": "confirmed",
      "emits": [
        "job.arrived"
      ],
      "reason": "No transition to the status ARRIVED occurs.",
      "open": [
        "O04"
      ]
    },
    {
      "id": "job-eta-updated",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "phlebotomist.updateEta",
      "when": {
        "words": "the booking is MOBILE",
        "channel": "MOBILE"
      },
      "to": "confirmed",
      "emits": [
        "job.eta_updated"
      ],
      "open": [
        "O01"
      ]
    },
    {
      "id": "job-started",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "phlebotomist.start",
      "when": {
        "words": "the booking is MOBILE",
        "channel": "MOBILE"
      },
      "to": "inProgress",
      "emits": [
        "job.in_progress"
      ]
    },
    {
      "id": "job-checked-in",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "venue.checkIn",
      "when": {
        "words": "the booking is IN_VENUE",
        "channel": "IN_VENUE"
      },
      "to": "inProgress",
      "emits": [
        "job.in_progress"
      ]
    },
    {
      "id": "job-completed",
      "thing": "job",
      "from": [
        "inProgress"
      ],
      "trigger": "job.complete",
      "to": "completed",
      "emits": [
        "job.completed",
        "sample.registered"
      ]
    },
    {
      "id": "job-no-show",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "patient.noShow",
      "to": "noShow",
      "emits": [
        "job.no_show"
      ]
    },
    {
      "id": "job-cancelled-by-staff",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "available",
        "confirmed",
        "inProgress",
        "noShow"
      ],
      "trigger": "staff.cancel",
      "to": "cancelled",
      "emits": [
        "job.cancelled"
      ]
    },
    {
      "id": "job-cancelled-with-its-refund",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "available",
        "confirmed",
        "inProgress",
        "noShow"
      ],
      "trigger": "refund.create",
      "when": {
        "words": "staff refund the booking and cancel it (cancelJob)",
        "dispute": "none"
      },
      "to": "cancelled",
      "emits": [
        "job.cancelled"
      ]
    },
    {
      "id": "job-created-by-staff-for-weekly-invoice",
      "thing": "job",
      "from": [
        "none"
      ],
      "trigger": "booking.createInternal",
      "when": {
        "words": "the client is billed by WEEKLY_INVOICE",
        "billingMode": "WEEKLY_INVOICE"
      },
      "to": "pending",
      "emits": [
        "job.created"
      ],
      "open": [
        "O31"
      ]
    },
    {
      "id": "job-created-by-staff-for-patient-pay",
      "thing": "job",
      "from": [
        "none"
      ],
      "trigger": "booking.createInternal",
      "when": {
        "words": "the patient pays",
        "billingMode": "PATIENT_PAY"
      },
      "to": "pendingPayment",
      "emits": [
        "job.created"
      ],
      "open": [
        "O31"
      ]
    },
    {
      "id": "job-rescheduled",
      "thing": "job",
      "from": [
        "confirmed"
      ],
      "trigger": "staff.reschedule",
      "when": {
        "words": "the confirmed date-time changes",
        "channel": "MOBILE"
      },
      "to": "confirmed",
      "emits": [
        "job.rescheduled"
      ],
      "open": [
        "O94"
      ]
    },
    {
      "id": "job-moved-before-confirmation",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending"
      ],
      "trigger": "staff.reschedule",
      "when": {
        "words": "no date-time is confirmed yet",
        "channel": "MOBILE"
      },
      "to": "unchanged",
      "emits": [],
      "reason": "The event tells a change of the confirmed date-time, and there is none yet.",
      "open": [
        "O85"
      ]
    },
    {
      "id": "job-moved-to-another-slot",
      "thing": "job",
      "from": [
        "pendingPayment",
        "pending",
        "confirmed"
      ],
      "trigger": "staff.reschedule",
      "when": {
        "words": "venueSlotStart changes",
        "channel": "IN_VENUE"
      },
      "to": "unchanged",
      "emits": [
        "job.rescheduled"
      ],
      "open": [
        "O94"
      ]
    },
    {
      "id": "sample-registered",
      "thing": "sample",
      "from": [
        "none"
      ],
      "trigger": "job.complete",
      "to": "registered",
      "emits": [
        "sample.registered"
      ]
    },
    {
      "id": "sample-received",
      "thing": "sample",
      "from": [
        "registered",
        "inLab"
      ],
      "trigger": "lab.receive",
      "to": "inLab",
      "emits": [
        "sample.in_lab"
      ]
    },
    {
      "id": "sample-received-after-results",
      "thing": "sample",
      "from": [
        "resultsReady"
      ],
      "trigger": "lab.receive",
      "to": "inLab",
      "emits": [
        "sample.in_lab"
      ],
      "open": [
        "O59"
      ]
    },
    {
      "id": "sample-results-published",
      "thing": "sample",
      "from": [
        "registered",
        "inLab",
        "resultsReady"
      ],
      "trigger": "lab.publish",
      "to": "resultsReady",
      "emits": [
        "sample.results_ready"
      ]
    },
    {
      "id": "invoice-created",
      "thing": "invoice",
      "from": [
        "none"
      ],
      "trigger": "invoice.create",
      "when": {
        "words": "the client is billed by WEEKLY_INVOICE",
        "billingMode": "WEEKLY_INVOICE"
      },
      "to": "pending",
      "emits": [
        "invoice.created"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "invoice-issued",
      "thing": "invoice",
      "from": [
        "pending"
      ],
      "trigger": "invoice.issue",
      "to": "pending",
      "emits": [],
      "reason": "hostedInvoiceUrl is set; no event is named for it.",
      "open": [
        "O57",
        "O95"
      ]
    },
    {
      "id": "invoice-processing",
      "thing": "invoice",
      "from": [
        "pending",
        "overdue",
        "failed"
      ],
      "trigger": "invoice.process",
      "to": "processing",
      "emits": [],
      "reason": "No event is named for it.",
      "open": [
        "O95"
      ]
    },
    {
      "id": "invoice-paid",
      "thing": "invoice",
      "from": [
        "pending",
        "processing",
        "overdue",
        "failed"
      ],
      "trigger": "invoice.pay",
      "to": "paid",
      "emits": [
        "invoice.paid"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "invoice-payment-failed",
      "thing": "invoice",
      "from": [
        "pending",
        "processing",
        "failed",
        "overdue"
      ],
      "trigger": "invoice.failPayment",
      "to": "failed",
      "emits": [
        "invoice.payment_failed"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "invoice-overdue",
      "thing": "invoice",
      "from": [
        "pending",
        "processing",
        "failed"
      ],
      "trigger": "invoice.passDueDate",
      "to": "overdue",
      "emits": [
        "invoice.overdue"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "invoice-refunded",
      "thing": "invoice",
      "from": [
        "paid"
      ],
      "trigger": "invoice.refund",
      "to": "refunded",
      "emits": [],
      "reason": "No event is named for it.",
      "open": [
        "O95"
      ]
    },
    {
      "id": "refund-created",
      "thing": "refund",
      "from": [
        "none"
      ],
      "trigger": "refund.create",
      "when": {
        "words": "no dispute is open",
        "dispute": "none"
      },
      "to": "pending",
      "emits": [
        "refund.created"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "refund-blocked-under-dispute",
      "thing": "refund",
      "from": [
        "none"
      ],
      "trigger": "refund.create",
      "when": {
        "words": "the booking is under dispute",
        "dispute": "open"
      },
      "to": "unchanged",
      "refused": "blocked",
      "emits": []
    },
    {
      "id": "refund-settled",
      "thing": "refund",
      "from": [
        "pending"
      ],
      "trigger": "refund.settle",
      "to": "succeeded",
      "emits": [
        "refund.succeeded"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "refund-failed",
      "thing": "refund",
      "from": [
        "pending"
      ],
      "trigger": "refund.fail",
      "to": "failed",
      "emits": [
        "refund.failed"
      ],
      "open": [
        "O95"
      ]
    },
    {
      "id": "refund-reconciled",
      "thing": "refund",
      "from": [
        "pending",
        "failed"
      ],
      "trigger": "refund.reconcile",
      "to": "reconciled",
      "emits": [],
      "reason": "No event is named for it.",
      "open": [
        "O95"
      ]
    },
    {
      "id": "dispute-opened",
      "thing": "dispute",
      "from": [
        "none"
      ],
      "trigger": "dispute.open",
      "to": "open",
      "emits": [
        "dispute.opened"
      ]
    },
    {
      "id": "dispute-updated",
      "thing": "dispute",
      "from": [
        "open"
      ],
      "trigger": "dispute.update",
      "to": "open",
      "emits": [],
      "reason": "No event is named for a change of the processor's dispute status."
    },
    {
      "id": "dispute-closed",
      "thing": "dispute",
      "from": [
        "open"
      ],
      "trigger": "dispute.close",
      "to": "closed",
      "emits": [
        "dispute.closed"
      ]
    },
    {
      "id": "venue-activated",
      "thing": "venue",
      "from": [
        "inactive"
      ],
      "trigger": "venue.activate",
      "to": "active",
      "emits": [
        "venue.activated"
      ]
    },
    {
      "id": "venue-deactivated",
      "thing": "venue",
      "from": [
        "active"
      ],
      "trigger": "venue.deactivate",
      "to": "inactive",
      "emits": [
        "venue.deactivated"
      ]
    }
  ]
} as const;
