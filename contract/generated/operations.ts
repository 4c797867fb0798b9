// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const operationTable = [
  {
    "operationId": "createBookingUrl",
    "method": "POST",
    "path": "/api/integration/v1/booking-url",
    "scope": "bookings:write",
    "capabilities": [
      {
        "capability": "canUseMobilePhleb",
        "when": {
          "words": "the scope is mobile only",
          "pointer": "/scope/kind",
          "value": "all-mobile"
        }
      },
      {
        "capability": "canUseVenueNetwork",
        "when": {
          "words": "the scope is the venue network",
          "pointer": "/scope/kind",
          "value": "all-venues"
        }
      },
      {
        "capability": "canUseVenueNetwork",
        "when": {
          "words": "the scope is one venue",
          "pointer": "/scope/kind",
          "value": "venue"
        },
        "open": "O11"
      },
      {
        "capability": "canUseMobilePhleb",
        "when": {
          "words": "the scope is mobile first, then venues",
          "pointer": "/scope/kind",
          "value": "mobile-then-venue-fallback"
        }
      },
      {
        "capability": "canUseVenueNetwork",
        "when": {
          "words": "the scope is mobile first, then venues",
          "pointer": "/scope/kind",
          "value": "mobile-then-venue-fallback"
        }
      }
    ],
    "pathParams": [],
    "queryParams": [],
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "createBooking",
    "method": "POST",
    "path": "/api/integration/v1/bookings",
    "scope": "bookings:write",
    "capabilities": [
      {
        "capability": "canUseMobilePhleb",
        "when": {
          "words": "the booking is MOBILE",
          "pointer": "/fulfillmentChannel",
          "value": "MOBILE"
        },
        "open": "O10"
      },
      {
        "capability": "canUseVenueNetwork",
        "when": {
          "words": "the booking is IN_VENUE",
          "pointer": "/fulfillmentChannel",
          "value": "IN_VENUE"
        }
      }
    ],
    "pathParams": [],
    "queryParams": [],
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "listBookings",
    "method": "GET",
    "path": "/api/integration/v1/bookings",
    "scope": "bookings:read",
    "capabilities": [],
    "pathParams": [],
    "queryParams": [
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 25,
        "open": {
          "minimum": [
            "O18"
          ],
          "maximum": [
            "O18"
          ],
          "type": [
            "O19"
          ]
        }
      },
      {
        "name": "cursor",
        "required": false,
        "type": "string"
      },
      {
        "name": "status",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "bookingSource",
        "required": false,
        "type": "string",
        "enum": [
          "INTERNAL",
          "INTEGRATION_API",
          "INTEGRATION_HOSTED"
        ],
        "open": {
          "enum": [
            "O20"
          ]
        }
      },
      {
        "name": "createdFrom",
        "required": false,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      },
      {
        "name": "createdTo",
        "required": false,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500
    ]
  },
  {
    "operationId": "getBooking",
    "method": "GET",
    "path": "/api/integration/v1/bookings/{id}",
    "scope": "bookings:read",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "cancelBooking",
    "method": "POST",
    "path": "/api/integration/v1/bookings/{id}/cancel",
    "scope": "bookings:write",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500
    ]
  },
  {
    "operationId": "getBookingSample",
    "method": "GET",
    "path": "/api/integration/v1/bookings/{id}/sample",
    "scope": "bookings:read",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "listVenues",
    "method": "GET",
    "path": "/api/integration/v1/venues",
    "scope": "venues:read",
    "capabilities": [
      {
        "capability": "canUseVenueNetwork"
      }
    ],
    "pathParams": [],
    "queryParams": [
      {
        "name": "postcode",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O21"
          ]
        }
      },
      {
        "name": "type",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "capability",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "default": 50,
        "clamp": [
          1,
          50
        ],
        "open": {
          "type": [
            "O19"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500
    ]
  },
  {
    "operationId": "getVenue",
    "method": "GET",
    "path": "/api/integration/v1/venues/{id}",
    "scope": "venues:read",
    "capabilities": [
      {
        "capability": "canUseVenueNetwork"
      }
    ],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "getVenueAvailability",
    "method": "GET",
    "path": "/api/integration/v1/venues/{id}/availability",
    "scope": "venues:read",
    "capabilities": [
      {
        "capability": "canUseVenueNetwork"
      }
    ],
    "pathParams": [
      "id"
    ],
    "queryParams": [
      {
        "name": "from",
        "required": true,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      },
      {
        "name": "to",
        "required": true,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "getVenueFieldDefinitions",
    "method": "GET",
    "path": "/api/integration/v1/venue-field-definitions",
    "scope": "venues:read",
    "capabilities": [
      {
        "capability": "canUseVenueNetwork",
        "open": "O12"
      }
    ],
    "pathParams": [],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500
    ]
  },
  {
    "operationId": "listTestPanels",
    "method": "GET",
    "path": "/api/integration/v1/test-panels",
    "scope": {
      "open": "O13"
    },
    "capabilities": [],
    "pathParams": [],
    "queryParams": [
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 25,
        "open": {
          "minimum": [
            "O18"
          ],
          "maximum": [
            "O18"
          ],
          "type": [
            "O19"
          ]
        }
      },
      {
        "name": "cursor",
        "required": false,
        "type": "string"
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500
    ]
  },
  {
    "operationId": "listInvoices",
    "method": "GET",
    "path": "/api/integration/v1/invoices",
    "scope": "invoices:read",
    "capabilities": [],
    "pathParams": [],
    "queryParams": [
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 25,
        "open": {
          "minimum": [
            "O18"
          ],
          "maximum": [
            "O18"
          ],
          "type": [
            "O19"
          ]
        }
      },
      {
        "name": "cursor",
        "required": false,
        "type": "string"
      },
      {
        "name": "status",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "periodStart",
        "required": false,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      },
      {
        "name": "periodEnd",
        "required": false,
        "type": "string",
        "format": "date-time",
        "open": {
          "format": [
            "O52"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500
    ]
  },
  {
    "operationId": "getInvoice",
    "method": "GET",
    "path": "/api/integration/v1/invoices/{id}",
    "scope": "invoices:read",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "listRefunds",
    "method": "GET",
    "path": "/api/integration/v1/refunds",
    "scope": "refunds:read",
    "capabilities": [],
    "pathParams": [],
    "queryParams": [
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 25,
        "open": {
          "minimum": [
            "O18"
          ],
          "maximum": [
            "O18"
          ],
          "type": [
            "O19"
          ]
        }
      },
      {
        "name": "cursor",
        "required": false,
        "type": "string"
      },
      {
        "name": "status",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "jobId",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O91"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "getRefund",
    "method": "GET",
    "path": "/api/integration/v1/refunds/{id}",
    "scope": "refunds:read",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "listDisputes",
    "method": "GET",
    "path": "/api/integration/v1/disputes",
    "scope": "disputes:read",
    "capabilities": [],
    "pathParams": [],
    "queryParams": [
      {
        "name": "limit",
        "required": false,
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 25,
        "open": {
          "minimum": [
            "O18"
          ],
          "maximum": [
            "O18"
          ],
          "type": [
            "O19"
          ]
        }
      },
      {
        "name": "cursor",
        "required": false,
        "type": "string"
      },
      {
        "name": "status",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O20"
          ]
        }
      },
      {
        "name": "jobId",
        "required": false,
        "type": "string",
        "open": {
          "value": [
            "O91"
          ]
        }
      }
    ],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  },
  {
    "operationId": "getDispute",
    "method": "GET",
    "path": "/api/integration/v1/disputes/{id}",
    "scope": "disputes:read",
    "capabilities": [],
    "pathParams": [
      "id"
    ],
    "queryParams": [],
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500
    ]
  }
] as const;
