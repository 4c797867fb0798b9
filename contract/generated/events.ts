// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const eventTable = [
  {
    "type": "job.created",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "job.confirmed",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE",
        "open": "O02"
      }
    ]
  },
  {
    "type": "job.in_progress",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "job.completed",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "job.cancelled",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "job.rescheduled",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "job.en_route",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ]
  },
  {
    "type": "job.arrived",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ],
    "open": {
      "emission": [
        "O04"
      ]
    }
  },
  {
    "type": "job.eta_updated",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ],
    "open": {
      "emission": [
        "O01"
      ]
    }
  },
  {
    "type": "job.no_show",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "dispatch.assigned",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ]
  },
  {
    "type": "dispatch.searching",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ]
  },
  {
    "type": "dispatch.unassigned",
    "channels": [
      {
        "channel": "MOBILE"
      }
    ]
  },
  {
    "type": "sample.registered",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "sample.in_lab",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "sample.results_ready",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "invoice.created",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "invoice.paid",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "invoice.payment_failed",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "invoice.overdue",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "refund.created",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "refund.succeeded",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "refund.failed",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "dispute.opened",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "dispute.closed",
    "channels": [
      {
        "channel": "MOBILE"
      },
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "venue.activated",
    "channels": [
      {
        "channel": "IN_VENUE"
      }
    ]
  },
  {
    "type": "venue.deactivated",
    "channels": [
      {
        "channel": "IN_VENUE"
      }
    ]
  }
] as const;

export const deliveryHeaderTable = [
  {
    "name": "webhook-id",
    "pattern": "^evt_[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$",
    "expected": "evt_ and a UUID"
  },
  {
    "name": "webhook-timestamp",
    "pattern": "^\\d+$",
    "expected": "Unix seconds as digits"
  },
  {
    "name": "webhook-signature",
    "pattern": "^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$",
    "expected": "one or more space-delimited entries v1,<base64 of 32 bytes>"
  }
] as const;
