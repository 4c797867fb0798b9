// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Phlebotomy Booking Integration API",
    "version": "1.0.0",
    "summary": "Book blood-collection appointments through a dispatch operator.",
    "description": "A B2B REST/JSON service for booking blood-collection appointments. Two fulfillment channels:\n`MOBILE` (a phlebotomist visits the patient) and `IN_VENUE` (the patient attends a partner venue\nat a booked slot).\n\nEvery success body is `{success: true, data: ...}`, every failure\n`{success: false, error, message?}`. Timestamps are ISO 8601 strings unless stated. Every resource\nbelongs to the client that owns the API key; another client's resource is a 404.\n\nWhat a schema cannot say stands in extensions (`x-scope`, `x-capability`, `x-channels`, `x-clamp`,\n`x-open`, `x-phrase`, `x-lifecycle`); contract/README.md gives their meaning and\ncontract/extensions.schema.json their form. `x-open` marks what the specification leaves open,\nby the id of the open point: a server must not be failed for it.\n\nObjects are open: a server may send more keys than are described, and additional request keys are\nnot defined (O15). Value sets are closed (`enum`, `const`) only where the specification closes\nthem.\n",
    "license": {
      "name": "Proprietary",
      "identifier": "LicenseRef-Proprietary"
    }
  },
  "servers": [
    {
      "url": "{base_url}",
      "description": "The service base address, without the path prefix /api/integration/v1 (O49).",
      "variables": {
        "base_url": {
          "default": "http://127.0.0.1:4010",
          "description": "By default, the address at which the sandbox listens."
        }
      }
    }
  ],
  "security": [
    {
      "apiKey": []
    }
  ],
  "tags": [
    {
      "name": "Bookings",
      "description": "Create, read and cancel bookings, and mint hosted-booking links."
    },
    {
      "name": "Venues",
      "description": "Partner venues, their slots, and the fields that are filled in at completion."
    },
    {
      "name": "Test panels",
      "description": "What can be ordered with a booking."
    },
    {
      "name": "Invoices",
      "description": "Weekly invoices of clients billed by WEEKLY_INVOICE."
    },
    {
      "name": "Refunds",
      "description": "Refunds made against bookings."
    },
    {
      "name": "Disputes",
      "description": "Chargebacks opened through the payment processor."
    },
    {
      "name": "Events",
      "description": "Signed webhooks that the service sends to the client (Standard Webhooks)."
    }
  ],
  "paths": {
    "/api/integration/v1/booking-url": {
      "post": {
        "operationId": "createBookingUrl",
        "tags": [
          "Bookings"
        ],
        "summary": "Mint a hosted-booking URL",
        "description": "Mints a single-use, token-based (JWT) booking link that the patient opens on the booking site.\nThe token expires 24 hours after minting and is consumed once the booking is submitted (O64).\n",
        "x-scope": "bookings:write",
        "x-capability": [
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
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateBookingUrlRequest"
              },
              "examples": {
                "allMobile": {
                  "summary": "Mobile only, with everything known of the patient",
                  "value": {
                    "scope": {
                      "kind": "all-mobile"
                    },
                    "externalUserId": "user-1042",
                    "externalOrderId": "order-77310",
                    "passthrough": {
                      "campaign": "spring",
                      "attempt": 2
                    },
                    "patient": {
                      "firstName": "Ada",
                      "lastName": "Okafor",
                      "email": "ada.okafor@example.org",
                      "phone": "+447700900123",
                      "dateOfBirth": "1988-04-12",
                      "gender": "FEMALE"
                    }
                  }
                },
                "allVenues": {
                  "summary": "The venue network only",
                  "value": {
                    "scope": {
                      "kind": "all-venues"
                    },
                    "externalUserId": "user-1043"
                  }
                },
                "venue": {
                  "summary": "One specific venue",
                  "value": {
                    "scope": {
                      "kind": "venue",
                      "venueId": "venue_harbour"
                    },
                    "patient": {
                      "firstName": "Tomasz"
                    }
                  }
                },
                "mobileThenVenueFallback": {
                  "summary": "Mobile, falling back to a venue",
                  "value": {
                    "scope": {
                      "kind": "mobile-then-venue-fallback"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The link was minted.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/BookingUrl"
                    }
                  }
                },
                "examples": {
                  "minted": {
                    "value": {
                      "success": true,
                      "data": {
                        "url": "https://book.example.org/b/eyJhbGciOiJIUzI1NiJ9.example.token",
                        "expiresAt": "2027-01-05T09:00:00.000Z",
                        "tokenId": "5b0f0a52-51a5-4bd3-9a6a-2f5f3f6f9d01"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UnknownVenueOfLink"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/bookings": {
      "post": {
        "operationId": "createBooking",
        "tags": [
          "Bookings"
        ],
        "summary": "Create a booking",
        "description": "Creates a job and emits `job.created`. The body is one of two shapes, chosen by\n`fulfillmentChannel`. The answer depends on the client's billing mode: `WEEKLY_INVOICE` gives\nstatus PENDING and a `bookingUrl`, `PATIENT_PAY` gives PENDING_PAYMENT and a\n`paymentRequiredUrl`.\n",
        "x-scope": "bookings:write",
        "x-capability": [
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
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateBookingRequest"
              },
              "examples": {
                "mobile": {
                  "summary": "A phlebotomist visits the patient",
                  "value": {
                    "fulfillmentChannel": "MOBILE",
                    "patient": {
                      "firstName": "Ada",
                      "lastName": "Okafor",
                      "email": "ada.okafor@example.org",
                      "phone": "+447700900123",
                      "dateOfBirth": "1988-04-12",
                      "gender": "FEMALE"
                    },
                    "location": {
                      "addressLine1": "1 Example Street",
                      "addressLine2": "Flat 2",
                      "city": "Exampleton",
                      "county": "Exampleshire",
                      "postcode": "ZZ99 3VZ"
                    },
                    "appointment": {
                      "preferredDate": "2027-01-12",
                      "timePreference": "morning",
                      "testType": "panel_full_blood_count",
                      "specialInstructions": "Ring the upper bell."
                    },
                    "externalUserId": "user-1042",
                    "externalOrderId": "order-77310",
                    "passthrough": {
                      "campaign": "spring",
                      "attempt": 2
                    }
                  }
                },
                "mobileMinimal": {
                  "summary": "Only what is required",
                  "value": {
                    "fulfillmentChannel": "MOBILE",
                    "patient": {
                      "firstName": "Tomasz",
                      "lastName": "Nowak",
                      "email": "tomasz.nowak@example.org",
                      "phone": "07700 900456",
                      "dateOfBirth": "1971-11-30",
                      "gender": "MALE"
                    },
                    "location": {
                      "addressLine1": "2 Example Street",
                      "city": "Exampleton",
                      "postcode": "ZZ993VZ"
                    },
                    "appointment": {
                      "preferredDate": "2027-01-13",
                      "timePreference": "evening",
                      "testType": "panel_full_blood_count"
                    }
                  }
                },
                "inVenue": {
                  "summary": "The patient attends a venue at a slot from its availability",
                  "value": {
                    "fulfillmentChannel": "IN_VENUE",
                    "patient": {
                      "firstName": "Ada",
                      "lastName": "Okafor",
                      "email": "ada.okafor@example.org",
                      "phone": "+442079460123",
                      "dateOfBirth": "1988-04-12",
                      "gender": "FEMALE"
                    },
                    "venueId": "venue_harbour",
                    "venueSlotStart": "2027-01-12T09:30:00+00:00",
                    "appointment": {
                      "testType": "panel_full_blood_count",
                      "specialInstructions": "The patient uses a wheelchair."
                    },
                    "externalUserId": "user-1042",
                    "externalOrderId": "order-77311",
                    "passthrough": {
                      "campaign": "spring"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The booking was created.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/CreatedBooking"
                    }
                  }
                },
                "examples": {
                  "weeklyInvoice": {
                    "value": {
                      "success": true,
                      "data": {
                        "jobId": "job_7f3a",
                        "status": "PENDING",
                        "bookingUrl": "https://admin.example.org/bookings/job_7f3a"
                      }
                    }
                  },
                  "patientPay": {
                    "value": {
                      "success": true,
                      "data": {
                        "jobId": "job_7f3b",
                        "status": "PENDING_PAYMENT",
                        "paymentRequiredUrl": "https://book.example.org/pay/job_7f3b"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UnknownVenueOrPanel"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      },
      "get": {
        "operationId": "listBookings",
        "tags": [
          "Bookings"
        ],
        "summary": "List bookings",
        "description": "Newest first.",
        "x-scope": "bookings:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only jobs with this status. The set of job statuses is open.",
            "schema": {
              "type": "string",
              "examples": [
                "PENDING"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "name": "bookingSource",
            "in": "query",
            "description": "Only jobs from this source.",
            "schema": {
              "$ref": "#/components/schemas/BookingSource"
            },
            "x-open": {
              "enum": [
                "O20"
              ]
            }
          },
          {
            "name": "createdFrom",
            "in": "query",
            "description": "Inclusive lower bound of createdAt, an ISO timestamp.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          },
          {
            "name": "createdTo",
            "in": "query",
            "description": "Inclusive upper bound of createdAt, an ISO timestamp.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One page of bookings.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/BookingPage"
                    }
                  }
                },
                "examples": {
                  "page": {
                    "value": {
                      "success": true,
                      "data": {
                        "bookings": [
                          {
                            "id": "job_7f3c",
                            "status": "CONFIRMED",
                            "paymentStatus": "PAID",
                            "fulfillmentChannel": "IN_VENUE",
                            "bookingSource": "INTEGRATION_HOSTED",
                            "venueId": "venue_harbour",
                            "venueSlotStart": "2027-01-12T09:30:00.000Z",
                            "externalUserId": "user-1042",
                            "externalOrderId": "order-77311",
                            "createdAt": "2027-01-04T10:15:00.000Z",
                            "fulfillment": {
                              "type": "PARTNER",
                              "partner": {
                                "id": "partner_1",
                                "name": "Example Bloods"
                              }
                            }
                          },
                          {
                            "id": "job_7f3a",
                            "status": "PENDING",
                            "paymentStatus": "PENDING",
                            "fulfillmentChannel": "MOBILE",
                            "bookingSource": "INTEGRATION_API",
                            "venueId": null,
                            "venueSlotStart": null,
                            "externalUserId": null,
                            "externalOrderId": null,
                            "createdAt": "2027-01-04T09:00:00.000Z",
                            "fulfillment": {
                              "type": "INTERNAL",
                              "partner": null
                            }
                          }
                        ],
                        "nextCursor": "eyJhZnRlciI6ImpvYl83ZjNhIn0"
                      }
                    }
                  },
                  "lastPage": {
                    "value": {
                      "success": true,
                      "data": {
                        "bookings": [],
                        "nextCursor": null
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/bookings/{id}": {
      "get": {
        "operationId": "getBooking",
        "tags": [
          "Bookings"
        ],
        "summary": "Get a booking",
        "description": "404 when not found or not owned by the client.",
        "x-scope": "bookings:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/JobIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The booking.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "job"
                      ],
                      "properties": {
                        "job": {
                          "$ref": "#/components/schemas/Job"
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "mobile": {
                    "value": {
                      "success": true,
                      "data": {
                        "job": {
                          "id": "job_7f3a",
                          "status": "PENDING",
                          "paymentStatus": "PENDING",
                          "fulfillmentChannel": "MOBILE",
                          "venueId": null,
                          "venue": null,
                          "venueSlotStart": null,
                          "checkedInAt": null,
                          "externalUserId": "user-1042",
                          "externalOrderId": "order-77310",
                          "passthrough": {
                            "campaign": "spring",
                            "attempt": 2
                          },
                          "shipmentMode": null,
                          "sample": null,
                          "fulfillment": {
                            "type": "INTERNAL",
                            "partner": null
                          }
                        }
                      }
                    }
                  },
                  "inVenue": {
                    "value": {
                      "success": true,
                      "data": {
                        "job": {
                          "id": "job_7f3c",
                          "status": "COMPLETED",
                          "paymentStatus": "PAID",
                          "fulfillmentChannel": "IN_VENUE",
                          "venueId": "venue_harbour",
                          "venue": {
                            "id": "venue_harbour",
                            "name": "Harbour Clinic",
                            "slug": "harbour-clinic",
                            "city": "Exampleton",
                            "postcode": "ZZ99 3VZ"
                          },
                          "venueSlotStart": "2027-01-12T09:30:00.000Z",
                          "checkedInAt": "2027-01-12T09:26:41.000Z",
                          "externalUserId": null,
                          "externalOrderId": "order-77311",
                          "passthrough": null,
                          "shipmentMode": "VENUE_OR_PATIENT_TO_LAB",
                          "sample": {
                            "clientMetadata": {
                              "kitNumber": "KIT-0001"
                            },
                            "collectionNotes": "Left arm."
                          },
                          "fulfillment": {
                            "type": "PARTNER",
                            "partner": {
                              "id": "partner_1",
                              "name": "Example Bloods"
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/bookings/{id}/cancel": {
      "post": {
        "operationId": "cancelBooking",
        "tags": [
          "Bookings"
        ],
        "summary": "Cancel a booking",
        "description": "Takes no body. Cancels a non-completed, non-disputed booking and emits `job.cancelled`;\nrefused within 24 hours of the appointment (O27, O28, O29). Idempotent for a booking that is\nCANCELLED already (O05, O30). The status for a completed booking is open (O07).\n",
        "x-scope": "bookings:write",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/JobIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The booking is cancelled.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/CancelledBooking"
                    }
                  }
                },
                "examples": {
                  "cancelled": {
                    "value": {
                      "success": true,
                      "data": {
                        "jobId": "job_7f3a",
                        "status": "CANCELLED"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/CancellationRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/bookings/{id}/sample": {
      "get": {
        "operationId": "getBookingSample",
        "tags": [
          "Bookings"
        ],
        "summary": "Get the latest sample of a booking",
        "description": "The most recent sample of the booking; null when collection has not been logged.",
        "x-scope": "bookings:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/JobIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The latest sample, or null.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "sample"
                      ],
                      "properties": {
                        "sample": {
                          "oneOf": [
                            {
                              "$ref": "#/components/schemas/Sample"
                            },
                            {
                              "type": "null"
                            }
                          ]
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "sample": {
                    "value": {
                      "success": true,
                      "data": {
                        "sample": {
                          "barcode": "BC-000123",
                          "status": "RECEIVED_BY_LAB",
                          "sampleDate": "2027-01-12T09:40:00.000Z",
                          "mailTracking": "EX000000001GB",
                          "clientMetadata": {
                            "kitNumber": "KIT-0001"
                          },
                          "collectionNotes": "Left arm.",
                          "shipmentMode": "VENUE_OR_PATIENT_TO_LAB",
                          "resultsReadyAt": null,
                          "resultsUrl": null
                        }
                      }
                    }
                  },
                  "bare": {
                    "summary": "A sample of which little is known",
                    "value": {
                      "success": true,
                      "data": {
                        "sample": {
                          "barcode": null,
                          "status": "REGISTERED",
                          "sampleDate": null,
                          "mailTracking": null,
                          "clientMetadata": null,
                          "collectionNotes": null,
                          "shipmentMode": null,
                          "resultsReadyAt": null,
                          "resultsUrl": null
                        }
                      }
                    }
                  },
                  "none": {
                    "summary": "Collection has not been logged",
                    "value": {
                      "success": true,
                      "data": {
                        "sample": null
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/venues": {
      "get": {
        "operationId": "listVenues",
        "tags": [
          "Venues"
        ],
        "summary": "List venues",
        "description": "Only verified, active, public-booking-enabled venues. No cursor. `total` is the length of this\nresponse, not a count across pages. A `radiusKm` parameter appears in a walkthrough of the\nspecification; its behaviour is not shown, so it is not described here.\n",
        "x-scope": "venues:read",
        "x-capability": [
          {
            "capability": "canUseVenueNetwork"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "name": "postcode",
            "in": "query",
            "description": "UK postcode prefix, first segment, whatever its case. How a full postcode is read is\nopen (O21).\n",
            "schema": {
              "type": "string",
              "examples": [
                "ZZ99"
              ]
            },
            "x-open": {
              "value": [
                "O21"
              ]
            }
          },
          {
            "name": "type",
            "in": "query",
            "description": "Matches the venue type enumeration, which is not shown.",
            "schema": {
              "type": "string",
              "examples": [
                "CLINIC"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "name": "capability",
            "in": "query",
            "description": "Matches the venue capability enumeration, which is not shown.",
            "schema": {
              "type": "string",
              "examples": [
                "PAEDIATRIC"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "name": "limit",
            "in": "query",
            "description": "At most this many venues. A value outside 1 to 50 is not refused: it is clamped to the\nnearer end (`x-clamp`).\n",
            "schema": {
              "type": "integer",
              "default": 50
            },
            "x-clamp": [
              1,
              50
            ],
            "x-open": {
              "type": [
                "O19"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The venues.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/VenueList"
                    }
                  }
                },
                "examples": {
                  "venues": {
                    "value": {
                      "success": true,
                      "data": {
                        "venues": [
                          {
                            "id": "venue_harbour",
                            "slug": "harbour-clinic",
                            "name": "Harbour Clinic",
                            "venueType": "CLINIC",
                            "description": "By the old harbour.",
                            "addressLine1": "3 Example Quay",
                            "city": "Exampleton",
                            "postcode": "ZZ99 3VZ",
                            "averageRating": 4.6,
                            "totalReviews": 31,
                            "capabilities": [
                              "PAEDIATRIC"
                            ],
                            "operatingHours": {
                              "monday": {
                                "open": "09:00",
                                "close": "17:00"
                              }
                            },
                            "phlebotomyStations": 2,
                            "logoUrl": "https://img.example.org/harbour.png",
                            "photos": [
                              "https://img.example.org/harbour-1.jpg"
                            ],
                            "cqcRegistered": true,
                            "cqcNumber": "1-0000000001",
                            "latitude": 51.5,
                            "longitude": -0.12
                          },
                          {
                            "id": "venue_bare",
                            "slug": "bare-venue",
                            "name": "Bare Venue",
                            "venueType": "PHARMACY",
                            "description": null,
                            "addressLine1": "4 Example Quay",
                            "city": "Exampleton",
                            "postcode": "ZZ99 3WZ",
                            "averageRating": null,
                            "totalReviews": 0,
                            "capabilities": [],
                            "operatingHours": null,
                            "phlebotomyStations": null,
                            "logoUrl": null,
                            "photos": [],
                            "cqcRegistered": false,
                            "cqcNumber": null,
                            "latitude": null,
                            "longitude": null
                          }
                        ],
                        "total": 2
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/venues/{id}": {
      "get": {
        "operationId": "getVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Get a venue",
        "description": "Only verified, active, public-booking-enabled venues.",
        "x-scope": "venues:read",
        "x-capability": [
          {
            "capability": "canUseVenueNetwork"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/VenueIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The venue.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "venue"
                      ],
                      "properties": {
                        "venue": {
                          "$ref": "#/components/schemas/VenueDetail"
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "venue": {
                    "value": {
                      "success": true,
                      "data": {
                        "venue": {
                          "id": "venue_harbour",
                          "slug": "harbour-clinic",
                          "name": "Harbour Clinic",
                          "venueType": "CLINIC",
                          "description": "By the old harbour.",
                          "addressLine1": "3 Example Quay",
                          "addressLine2": "First floor",
                          "city": "Exampleton",
                          "county": "Exampleshire",
                          "postcode": "ZZ99 3VZ",
                          "averageRating": 4.6,
                          "totalReviews": 31,
                          "capabilities": [
                            "PAEDIATRIC"
                          ],
                          "operatingHours": {
                            "monday": {
                              "open": "09:00",
                              "close": "17:00"
                            },
                            "sunday": null
                          },
                          "phlebotomyStations": 2,
                          "logoUrl": "https://img.example.org/harbour.png",
                          "photos": [
                            "https://img.example.org/harbour-1.jpg"
                          ],
                          "cqcRegistered": true,
                          "cqcNumber": "1-0000000001",
                          "latitude": 51.5,
                          "longitude": -0.12,
                          "phone": "+442079460456",
                          "website": "https://harbour.example.org",
                          "email": "desk@harbour.example.org",
                          "equipment": [
                            "centrifuge"
                          ],
                          "basePrice": 45,
                          "acceptsPublicBookings": true,
                          "slotDurationMinutes": 15,
                          "timezone": "Europe/London"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/venues/{id}/availability": {
      "get": {
        "operationId": "getVenueAvailability",
        "tags": [
          "Venues"
        ],
        "summary": "List the slots of a venue",
        "description": "`to` must be later than `from`, and the window at most 30 days. Empty slots mean fully booked\nor outside operating hours. Which slots at the window's edges belong to it is open (O53).\n",
        "x-scope": "venues:read",
        "x-capability": [
          {
            "capability": "canUseVenueNetwork"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/VenueIdInPath"
          },
          {
            "name": "from",
            "in": "query",
            "required": true,
            "description": "Start of the window, an ISO date-time.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          },
          {
            "name": "to",
            "in": "query",
            "required": true,
            "description": "End of the window, an ISO date-time later than `from`, at most 30 days after it.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The slots.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "slots"
                      ],
                      "properties": {
                        "slots": {
                          "type": "array",
                          "items": {
                            "$ref": "#/components/schemas/VenueSlot"
                          }
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "slots": {
                    "value": {
                      "success": true,
                      "data": {
                        "slots": [
                          {
                            "start": "2027-01-12T09:30:00.000Z",
                            "end": "2027-01-12T09:45:00.000Z",
                            "capacity": 2
                          },
                          {
                            "start": "2027-01-12T09:45:00.000Z",
                            "end": "2027-01-12T10:00:00.000Z",
                            "capacity": 1
                          }
                        ]
                      }
                    }
                  },
                  "none": {
                    "value": {
                      "success": true,
                      "data": {
                        "slots": []
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UnknownVenueOfAvailability"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/venue-field-definitions": {
      "get": {
        "operationId": "getVenueFieldDefinitions",
        "tags": [
          "Venues"
        ],
        "summary": "List the completion fields of the client",
        "description": "The fields that venue staff fill in at completion; their keys are the keys of a sample's\nclientMetadata.\n",
        "x-scope": "venues:read",
        "x-capability": [
          {
            "capability": "canUseVenueNetwork",
            "open": "O12"
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          }
        ],
        "responses": {
          "200": {
            "description": "The fields and the shipment mode.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/VenueFieldDefinitions"
                    }
                  }
                },
                "examples": {
                  "fields": {
                    "value": {
                      "success": true,
                      "data": {
                        "venueCompletionFields": [
                          {
                            "key": "kitNumber",
                            "label": "Kit number",
                            "type": "text",
                            "required": true,
                            "helpText": "On the lid of the kit."
                          },
                          {
                            "key": "arm",
                            "label": "Arm",
                            "type": "select",
                            "required": false,
                            "options": [
                              "left",
                              "right"
                            ]
                          }
                        ],
                        "labShipmentMode": "VENUE_OR_PATIENT_TO_LAB"
                      }
                    }
                  },
                  "none": {
                    "value": {
                      "success": true,
                      "data": {
                        "venueCompletionFields": [],
                        "labShipmentMode": "SERVICE_COURIER_PICKUP"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/test-panels": {
      "get": {
        "operationId": "listTestPanels",
        "tags": [
          "Test panels"
        ],
        "summary": "List test panels",
        "description": "The client's private panels and the globally published, operator-curated ones; global panels\ncome first. Which scope this needs is not shown (O13).\n",
        "x-scope": {
          "open": "O13"
        },
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of panels.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/TestPanelPage"
                    }
                  }
                },
                "examples": {
                  "page": {
                    "value": {
                      "success": true,
                      "data": {
                        "panels": [
                          {
                            "id": "panel_full_blood_count",
                            "name": "Full blood count",
                            "description": "The usual.",
                            "isGlobal": true,
                            "steps": [
                              {
                                "name": "Label the tube",
                                "order": 1,
                                "isMandatory": true,
                                "requiresPhoto": false
                              }
                            ]
                          },
                          {
                            "id": "panel_private",
                            "name": "Study panel",
                            "description": null,
                            "isGlobal": false,
                            "steps": []
                          }
                        ],
                        "nextCursor": null
                      }
                    }
                  },
                  "firstPage": {
                    "value": {
                      "success": true,
                      "data": {
                        "panels": [],
                        "nextCursor": "eyJhZnRlciI6InBhbmVsIn0"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/invoices": {
      "get": {
        "operationId": "listInvoices",
        "tags": [
          "Invoices"
        ],
        "summary": "List invoices",
        "description": "Newest first.",
        "x-scope": "invoices:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only invoices with this status.",
            "schema": {
              "type": "string",
              "examples": [
                "PAID"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "name": "periodStart",
            "in": "query",
            "description": "Only invoices whose periodStart is at or after this ISO timestamp.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          },
          {
            "name": "periodEnd",
            "in": "query",
            "description": "Only invoices whose periodEnd is at or before this ISO timestamp.",
            "schema": {
              "type": "string",
              "format": "date-time"
            },
            "x-open": {
              "format": [
                "O52"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "One page of invoices.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/InvoicePage"
                    }
                  }
                },
                "examples": {
                  "page": {
                    "value": {
                      "success": true,
                      "data": {
                        "invoices": [
                          {
                            "id": "inv_2",
                            "invoiceNumber": "INV-2027-0002",
                            "status": "PENDING",
                            "subtotalPence": 10000,
                            "vatPence": 2000,
                            "totalPence": 12000,
                            "dueDate": "2027-01-25T00:00:00.000Z",
                            "periodStart": "2027-01-04T00:00:00.000Z",
                            "periodEnd": "2027-01-11T00:00:00.000Z",
                            "jobCount": 2,
                            "hostedInvoiceUrl": null,
                            "paidAt": null,
                            "createdAt": "2027-01-11T06:00:00.000Z"
                          },
                          {
                            "id": "inv_1",
                            "invoiceNumber": "INV-2027-0001",
                            "status": "PAID",
                            "subtotalPence": 5000,
                            "vatPence": 1000,
                            "totalPence": 6000,
                            "dueDate": "2027-01-18T00:00:00.000Z",
                            "periodStart": "2026-12-28T00:00:00.000Z",
                            "periodEnd": "2027-01-04T00:00:00.000Z",
                            "jobCount": 1,
                            "hostedInvoiceUrl": "https://pay.example.org/i/inv_1",
                            "paidAt": "2027-01-06T12:00:00.000Z",
                            "createdAt": "2027-01-04T06:00:00.000Z"
                          }
                        ],
                        "nextCursor": "eyJhZnRlciI6Imludl8xIn0"
                      }
                    }
                  },
                  "lastPage": {
                    "value": {
                      "success": true,
                      "data": {
                        "invoices": [],
                        "nextCursor": null
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/invoices/{id}": {
      "get": {
        "operationId": "getInvoice",
        "tags": [
          "Invoices"
        ],
        "summary": "Get an invoice",
        "x-scope": "invoices:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/InvoiceIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The invoice.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "invoice"
                      ],
                      "properties": {
                        "invoice": {
                          "$ref": "#/components/schemas/InvoiceDetail"
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "invoice": {
                    "value": {
                      "success": true,
                      "data": {
                        "invoice": {
                          "id": "inv_1",
                          "invoiceNumber": "INV-2027-0001",
                          "status": "PAID",
                          "subtotalPence": 5000,
                          "vatPence": 1000,
                          "totalPence": 6000,
                          "dueDate": "2027-01-18T00:00:00.000Z",
                          "periodStart": "2026-12-28T00:00:00.000Z",
                          "periodEnd": "2027-01-04T00:00:00.000Z",
                          "jobCount": 1,
                          "hostedInvoiceUrl": "https://pay.example.org/i/inv_1",
                          "paidAt": "2027-01-06T12:00:00.000Z",
                          "createdAt": "2027-01-04T06:00:00.000Z",
                          "lineItems": [
                            {
                              "description": "Blood draw",
                              "amountPence": 5000
                            }
                          ],
                          "jobs": [
                            {
                              "id": "job_7f3a",
                              "status": "COMPLETED",
                              "fulfillmentChannel": "MOBILE",
                              "externalOrderId": "order-77310"
                            }
                          ]
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/refunds": {
      "get": {
        "operationId": "listRefunds",
        "tags": [
          "Refunds"
        ],
        "summary": "List refunds",
        "description": "Newest first. Scoped through the parent job.",
        "x-scope": "refunds:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only refunds with this status.",
            "schema": {
              "type": "string",
              "examples": [
                "SUCCEEDED"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "$ref": "#/components/parameters/JobIdInQuery"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of refunds.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/RefundPage"
                    }
                  }
                },
                "examples": {
                  "page": {
                    "value": {
                      "success": true,
                      "data": {
                        "refunds": [
                          {
                            "id": "ref_1",
                            "jobId": "job_7f3b",
                            "amount": 49.5,
                            "currency": "GBP",
                            "reason": "Cancelled by the patient",
                            "status": "SUCCEEDED",
                            "processorRefundId": "re_example_1",
                            "cancelledJob": true,
                            "createdAt": "2027-01-05T11:00:00.000Z"
                          }
                        ],
                        "nextCursor": "eyJhZnRlciI6InJlZl8xIn0"
                      }
                    }
                  },
                  "lastPage": {
                    "value": {
                      "success": true,
                      "data": {
                        "refunds": [],
                        "nextCursor": null
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UnknownJobOfFilter"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/refunds/{id}": {
      "get": {
        "operationId": "getRefund",
        "tags": [
          "Refunds"
        ],
        "summary": "Get a refund",
        "x-scope": "refunds:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/RefundIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The refund.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "refund"
                      ],
                      "properties": {
                        "refund": {
                          "$ref": "#/components/schemas/RefundDetail"
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "refund": {
                    "value": {
                      "success": true,
                      "data": {
                        "refund": {
                          "id": "ref_1",
                          "jobId": "job_7f3b",
                          "amount": 49.5,
                          "currency": "GBP",
                          "reason": "Cancelled by the patient",
                          "status": "SUCCEEDED",
                          "processorRefundId": "re_example_1",
                          "cancelledJob": true,
                          "createdAt": "2027-01-05T11:00:00.000Z",
                          "notes": "Asked by telephone.",
                          "processorPaymentIntentId": "pi_example_1"
                        }
                      }
                    }
                  },
                  "pending": {
                    "value": {
                      "success": true,
                      "data": {
                        "refund": {
                          "id": "ref_2",
                          "jobId": "job_7f3b",
                          "amount": 10,
                          "currency": "GBP",
                          "reason": "Goodwill",
                          "status": "PENDING",
                          "processorRefundId": null,
                          "cancelledJob": false,
                          "createdAt": "2027-01-05T12:00:00.000Z",
                          "notes": null,
                          "processorPaymentIntentId": null
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/disputes": {
      "get": {
        "operationId": "listDisputes",
        "tags": [
          "Disputes"
        ],
        "summary": "List disputes",
        "description": "Newest first. Whether disputes without a job are listed is open (O62).",
        "x-scope": "disputes:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "name": "status",
            "in": "query",
            "description": "Only disputes with this processor dispute status.",
            "schema": {
              "type": "string",
              "examples": [
                "needs_response"
              ]
            },
            "x-open": {
              "value": [
                "O20"
              ]
            }
          },
          {
            "$ref": "#/components/parameters/JobIdInQuery"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of disputes.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "$ref": "#/components/schemas/DisputePage"
                    }
                  }
                },
                "examples": {
                  "page": {
                    "value": {
                      "success": true,
                      "data": {
                        "disputes": [
                          {
                            "id": "dis_1",
                            "jobId": "job_7f3b",
                            "amountPence": 4950,
                            "currency": "GBP",
                            "reason": "fraudulent",
                            "status": "needs_response",
                            "processorDisputeId": "dp_example_1",
                            "evidenceDueBy": "2027-01-20T23:59:59.000Z",
                            "createdAt": "2027-01-06T08:00:00.000Z"
                          },
                          {
                            "id": "dis_2",
                            "jobId": null,
                            "amountPence": 1000,
                            "currency": "GBP",
                            "reason": "product_not_received",
                            "status": "won",
                            "processorDisputeId": "dp_example_2",
                            "evidenceDueBy": null,
                            "createdAt": "2027-01-02T08:00:00.000Z"
                          }
                        ],
                        "nextCursor": "eyJhZnRlciI6ImRpc18yIn0"
                      }
                    }
                  },
                  "lastPage": {
                    "value": {
                      "success": true,
                      "data": {
                        "disputes": [],
                        "nextCursor": null
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/UnknownJobOfFilter"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    },
    "/api/integration/v1/disputes/{id}": {
      "get": {
        "operationId": "getDispute",
        "tags": [
          "Disputes"
        ],
        "summary": "Get a dispute",
        "x-scope": "disputes:read",
        "x-capability": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiVersion"
          },
          {
            "$ref": "#/components/parameters/DisputeIdInPath"
          }
        ],
        "responses": {
          "200": {
            "description": "The dispute.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "success",
                    "data"
                  ],
                  "properties": {
                    "success": {
                      "$ref": "#/components/schemas/Success"
                    },
                    "data": {
                      "type": "object",
                      "required": [
                        "dispute"
                      ],
                      "properties": {
                        "dispute": {
                          "$ref": "#/components/schemas/DisputeDetail"
                        }
                      }
                    }
                  }
                },
                "examples": {
                  "dispute": {
                    "value": {
                      "success": true,
                      "data": {
                        "dispute": {
                          "id": "dis_1",
                          "jobId": "job_7f3b",
                          "amountPence": 4950,
                          "currency": "GBP",
                          "reason": "fraudulent",
                          "status": "under_review",
                          "processorDisputeId": "dp_example_1",
                          "evidenceDueBy": "2027-01-20T23:59:59.000Z",
                          "createdAt": "2027-01-06T08:00:00.000Z",
                          "processorChargeId": "ch_example_1",
                          "processorPaymentIntentId": "pi_example_1",
                          "updatedAt": "2027-01-07T08:00:00.000Z"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          }
        }
      }
    }
  },
  "webhooks": {
    "job.created": {
      "post": {
        "operationId": "onJobCreated",
        "tags": [
          "Events"
        ],
        "summary": "A booking was written",
        "description": "Fires when a booking is written (POST /bookings). Whether it comes for hosted bookings is\nopen (O31).\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.created"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobCreatedEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.created",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000001",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "PENDING",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      },
                      "billingMode": "WEEKLY_INVOICE",
                      "scheduledFor": "2027-01-12T08:00:00.000Z",
                      "patient": {
                        "firstName": "Ada",
                        "lastName": "O",
                        "phoneLast4": "0123"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.confirmed": {
      "post": {
        "operationId": "onJobConfirmed",
        "tags": [
          "Events"
        ],
        "summary": "A job was confirmed",
        "description": "A phlebotomist accepted (MOBILE). An IN_VENUE job becomes CONFIRMED at payment\nfinalization, not at check-in; whether that emits this event is open (O02). Whether it\ncomes again when another phlebotomist accepts is open (O66).\n",
        "x-channels": [
          "MOBILE",
          {
            "channel": "IN_VENUE",
            "open": "O02"
          }
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.confirmed"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.confirmed",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000002",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CONFIRMED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.in_progress": {
      "post": {
        "operationId": "onJobInProgress",
        "tags": [
          "Events"
        ],
        "summary": "A job was started",
        "description": "The phlebotomist started (MOBILE), or the patient was checked in (IN_VENUE; data carries\ncheckedInAt).\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.in_progress"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobInProgressEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.in_progress",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000003",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "IN_VENUE",
                      "status": "IN_PROGRESS",
                      "paymentStatus": "PAID",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      },
                      "checkedInAt": "2027-01-12T09:26:41.000Z"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.completed": {
      "post": {
        "operationId": "onJobCompleted",
        "tags": [
          "Events"
        ],
        "summary": "A job was completed",
        "description": "Step completion set the completion time.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.completed"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.completed",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000004",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "IN_VENUE",
                      "status": "COMPLETED",
                      "paymentStatus": "PAID",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.cancelled": {
      "post": {
        "operationId": "onJobCancelled",
        "tags": [
          "Events"
        ],
        "summary": "A job was cancelled",
        "description": "An admin-side cancel, POST /bookings/{id}/cancel included. A phlebotomist-side cancel\nemits nothing.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.cancelled"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.cancelled",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000005",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CANCELLED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.rescheduled": {
      "post": {
        "operationId": "onJobRescheduled",
        "tags": [
          "Events"
        ],
        "summary": "A job was moved",
        "description": "The confirmed date-time (MOBILE) or venueSlotStart (IN_VENUE) changed.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.rescheduled"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.rescheduled",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000006",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CONFIRMED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.en_route": {
      "post": {
        "operationId": "onJobEnRoute",
        "tags": [
          "Events"
        ],
        "summary": "The phlebotomist is on the way",
        "description": "The phlebotomist marked en route.\n",
        "x-channels": [
          "MOBILE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.en_route"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/MobileJobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.en_route",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000007",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CONFIRMED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.arrived": {
      "post": {
        "operationId": "onJobArrived",
        "tags": [
          "Events"
        ],
        "summary": "The phlebotomist arrived",
        "description": "The phlebotomist marked arrived. There is no job.phleb_arrived; job.in_progress is the\narrival proxy (O04).\n",
        "x-channels": [
          "MOBILE"
        ],
        "x-open": {
          "emission": [
            "O04"
          ]
        },
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.arrived"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/MobileJobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.arrived",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000008",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CONFIRMED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.eta_updated": {
      "post": {
        "operationId": "onJobEtaUpdated",
        "tags": [
          "Events"
        ],
        "summary": "The estimated arrival changed",
        "description": "The phlebotomist updated the ETA. The failure-mode notes say that no ETA is emitted;\nwhether the event comes at all is open (O01).\n",
        "x-channels": [
          "MOBILE"
        ],
        "x-open": {
          "emission": [
            "O01"
          ]
        },
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.eta_updated"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEtaUpdatedEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.eta_updated",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000009",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "MOBILE",
                      "status": "CONFIRMED",
                      "paymentStatus": "PENDING",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      },
                      "previousEta": "2027-01-12T09:00:00.000Z",
                      "newEta": "2027-01-12T09:20:00.000Z"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "job.no_show": {
      "post": {
        "operationId": "onJobNoShow",
        "tags": [
          "Events"
        ],
        "summary": "The patient did not show",
        "description": "The patient was flagged as a no-show.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "job.no_show"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "job.no_show",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000010",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "fulfillmentChannel": "IN_VENUE",
                      "status": "NO_SHOW",
                      "paymentStatus": "PAID",
                      "fulfillment": {
                        "type": "INTERNAL",
                        "partner": null
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "dispatch.assigned": {
      "post": {
        "operationId": "onDispatchAssigned",
        "tags": [
          "Events"
        ],
        "summary": "A phlebotomist was assigned",
        "description": "A phlebotomist accepted. Emitted again, with new details, when a different phlebotomist\naccepts after a decline; the latest is authoritative.\n",
        "x-channels": [
          "MOBILE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "dispatch.assigned"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DispatchAssignedEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "dispatch.assigned",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000011",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "phlebotomist": {
                        "name": "Sam Example",
                        "phone": "+447700900789"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "dispatch.searching": {
      "post": {
        "operationId": "onDispatchSearching",
        "tags": [
          "Events"
        ],
        "summary": "The search for a phlebotomist began",
        "description": "Carries searchRadiusMiles.\n",
        "x-channels": [
          "MOBILE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "dispatch.searching"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DispatchSearchingEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "dispatch.searching",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000012",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "searchRadiusMiles": 5
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "dispatch.unassigned": {
      "post": {
        "operationId": "onDispatchUnassigned",
        "tags": [
          "Events"
        ],
        "summary": "The phlebotomist was removed",
        "description": "A previously assigned phlebotomist was removed; carries the reason. Whether it comes when\nthe phlebotomist cancels is open (O03).\n",
        "x-channels": [
          "MOBILE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "dispatch.unassigned"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/DispatchUnassignedEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "dispatch.unassigned",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000013",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "reason": "Taken ill"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "sample.registered": {
      "post": {
        "operationId": "onSampleRegistered",
        "tags": [
          "Events"
        ],
        "summary": "A sample was registered",
        "description": "The sample row was created at completion.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "sample.registered"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SampleRegisteredEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "sample.registered",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000014",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "shipmentMode": "VENUE_OR_PATIENT_TO_LAB",
                      "shipmentModeSource": "CLIENT",
                      "clientMetadata": {
                        "kitNumber": "KIT-0001"
                      },
                      "collectionNotes": "Left arm."
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "sample.in_lab": {
      "post": {
        "operationId": "onSampleInLab",
        "tags": [
          "Events"
        ],
        "summary": "The lab has the sample",
        "description": "The lab confirmed receipt.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "sample.in_lab"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "sample.in_lab",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000015",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "status": "RECEIVED_BY_LAB"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "sample.results_ready": {
      "post": {
        "operationId": "onSampleResultsReady",
        "tags": [
          "Events"
        ],
        "summary": "The results are ready",
        "description": "The lab published the results; carries resultsUrl.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "sample.results_ready"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/SampleResultsReadyEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "sample.results_ready",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000016",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "resultsUrl": "https://results.example.org/r/1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "invoice.created": {
      "post": {
        "operationId": "onInvoiceCreated",
        "tags": [
          "Events"
        ],
        "summary": "An invoice was made",
        "description": "The weekly invoice was minted for a WEEKLY_INVOICE client.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "invoice.created"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "invoice.created",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000017",
                      "invoiceId": "inv_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "invoice.paid": {
      "post": {
        "operationId": "onInvoicePaid",
        "tags": [
          "Events"
        ],
        "summary": "An invoice was paid",
        "description": "The payment processor confirmed the invoice charge.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "invoice.paid"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "invoice.paid",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000018",
                      "invoiceId": "inv_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "invoice.payment_failed": {
      "post": {
        "operationId": "onInvoicePaymentFailed",
        "tags": [
          "Events"
        ],
        "summary": "An invoice charge failed",
        "description": "A scheduled invoice charge failed.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "invoice.payment_failed"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "invoice.payment_failed",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000019",
                      "invoiceId": "inv_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "invoice.overdue": {
      "post": {
        "operationId": "onInvoiceOverdue",
        "tags": [
          "Events"
        ],
        "summary": "An invoice is overdue",
        "description": "The unpaid invoice passed its due date.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "invoice.overdue"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "invoice.overdue",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000020",
                      "invoiceId": "inv_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "refund.created": {
      "post": {
        "operationId": "onRefundCreated",
        "tags": [
          "Events"
        ],
        "summary": "A refund was initiated",
        "description": "A refund was initiated against a job.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "refund.created"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "refund.created",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000021",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "refundId": "ref_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "refund.succeeded": {
      "post": {
        "operationId": "onRefundSucceeded",
        "tags": [
          "Events"
        ],
        "summary": "A refund succeeded",
        "description": "The processor confirmed the settlement.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "refund.succeeded"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "refund.succeeded",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000022",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "refundId": "ref_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "refund.failed": {
      "post": {
        "operationId": "onRefundFailed",
        "tags": [
          "Events"
        ],
        "summary": "A refund failed",
        "description": "A refund attempt failed out of band.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "refund.failed"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "refund.failed",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000023",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "refundId": "ref_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "dispute.opened": {
      "post": {
        "operationId": "onDisputeOpened",
        "tags": [
          "Events"
        ],
        "summary": "A dispute was opened",
        "description": "A chargeback was opened; it blocks refunds.\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "dispute.opened"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "dispute.opened",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000024",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "disputeId": "dis_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "dispute.closed": {
      "post": {
        "operationId": "onDisputeClosed",
        "tags": [
          "Events"
        ],
        "summary": "A dispute was closed",
        "description": "The chargeback was resolved (won or lost).\n",
        "x-channels": [
          "MOBILE",
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "dispute.closed"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/JobBoundEventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "dispute.closed",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000025",
                      "jobId": "job_7f3a",
                      "externalUserId": "user-1042",
                      "externalOrderId": "order-77310",
                      "passthroughJson": {
                        "campaign": "spring",
                        "attempt": 2
                      },
                      "disputeId": "dis_1"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "venue.activated": {
      "post": {
        "operationId": "onVenueActivated",
        "tags": [
          "Events"
        ],
        "summary": "A venue was activated",
        "description": "The venue flipped from inactive to active. Which clients hear of it is open (O46).\n",
        "x-channels": [
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "venue.activated"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "venue.activated",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000026",
                      "venueId": "venue_harbour"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    },
    "venue.deactivated": {
      "post": {
        "operationId": "onVenueDeactivated",
        "tags": [
          "Events"
        ],
        "summary": "A venue was deactivated",
        "description": "The venue flipped to inactive; no new bookings are accepted. Which clients hear of it is\nopen (O46).\n",
        "x-channels": [
          "IN_VENUE"
        ],
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/WebhookId"
          },
          {
            "$ref": "#/components/parameters/WebhookTimestamp"
          },
          {
            "$ref": "#/components/parameters/WebhookSignature"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": [
                  "type",
                  "timestamp",
                  "data"
                ],
                "properties": {
                  "type": {
                    "type": "string",
                    "const": "venue.deactivated"
                  },
                  "timestamp": {
                    "$ref": "#/components/schemas/EventTimestamp"
                  },
                  "data": {
                    "$ref": "#/components/schemas/EventData"
                  }
                }
              },
              "examples": {
                "event": {
                  "value": {
                    "type": "venue.deactivated",
                    "timestamp": "2027-01-04T09:00:00.000Z",
                    "data": {
                      "id": "evt_00000000-0000-4000-8000-000000000027",
                      "venueId": "venue_harbour"
                    }
                  }
                }
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "$ref": "#/components/responses/WebhookReceived"
          }
        }
      }
    }
  },
  "x-lifecycle": {
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
  },
  "components": {
    "securitySchemes": {
      "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "A per-client key: the prefix `pj_live_` and a secret part, such as\n`pj_live_example_not_a_real_key`. Every key has an explicit set of scopes, fixed at minting.\n"
      }
    },
    "parameters": {
      "ApiVersion": {
        "name": "X-API-Version",
        "in": "header",
        "required": false,
        "description": "Requests should send `1`. What a server does with another value, or without the header, is\nopen (O48).\n",
        "schema": {
          "type": "string",
          "examples": [
            "1"
          ]
        },
        "x-open": {
          "value": [
            "O48"
          ]
        }
      },
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a\nvalue that is no integer (O19); never more than 100 items come.\n",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 25
        },
        "x-open": {
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
      "Cursor": {
        "name": "cursor",
        "in": "query",
        "description": "The `nextCursor` of the page before.",
        "schema": {
          "type": "string"
        }
      },
      "JobIdInQuery": {
        "name": "jobId",
        "in": "query",
        "description": "Only those of this job. Another client's job is answered like an unknown one; whether that is\nan empty list or a 404 is open (O91).\n",
        "schema": {
          "type": "string",
          "examples": [
            "job_7f3b"
          ]
        },
        "x-open": {
          "value": [
            "O91"
          ]
        }
      },
      "JobIdInPath": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The job id.",
        "schema": {
          "type": "string",
          "examples": [
            "job_7f3a"
          ]
        }
      },
      "VenueIdInPath": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The venue id.",
        "schema": {
          "type": "string",
          "examples": [
            "venue_harbour"
          ]
        }
      },
      "InvoiceIdInPath": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The invoice id.",
        "schema": {
          "type": "string",
          "examples": [
            "inv_1"
          ]
        }
      },
      "RefundIdInPath": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The refund id.",
        "schema": {
          "type": "string",
          "examples": [
            "ref_1"
          ]
        }
      },
      "DisputeIdInPath": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The dispute id.",
        "schema": {
          "type": "string",
          "examples": [
            "dis_1"
          ]
        }
      },
      "WebhookId": {
        "name": "webhook-id",
        "in": "header",
        "required": true,
        "description": "Deduplication key, identical on replays. On job events it equals `data.id`; on others that is\nopen (O40).\n",
        "schema": {
          "$ref": "#/components/schemas/EventId"
        }
      },
      "WebhookTimestamp": {
        "name": "webhook-timestamp",
        "in": "header",
        "required": true,
        "description": "Unix seconds. Receivers reject one more than 5 minutes away from their clock.",
        "schema": {
          "type": "string",
          "pattern": "^\\d+$",
          "x-phrase": "Unix seconds as digits",
          "examples": [
            "1799053200"
          ]
        }
      },
      "WebhookSignature": {
        "name": "webhook-signature",
        "in": "header",
        "required": true,
        "description": "`v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;\nseveral entries, separated by a space, for 24 hours after a secret change.\n",
        "schema": {
          "type": "string",
          "pattern": "^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$",
          "x-phrase": "one or more space-delimited entries v1,<base64 of 32 bytes>",
          "examples": [
            "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
          ]
        }
      }
    },
    "responses": {
      "BadRequest": {
        "description": "Validation failed, or the client lacks the capability (then with error VALIDATION; 403 is the\nother answer to that, O09). Whether each validation failure has the code VALIDATION is open\n(O72).\n",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "validation": {
                "value": {
                  "success": false,
                  "error": "VALIDATION",
                  "message": "body.patient.email: expected an email address"
                }
              },
              "withoutMessage": {
                "value": {
                  "success": false,
                  "error": "VALIDATION"
                }
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The X-API-Key header is missing or its key is invalid.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "invalidKey": {
                "value": {
                  "success": false,
                  "error": "INVALID_API_KEY"
                }
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The key is valid, but the client lacks the capability (or 400 with VALIDATION, O09). That a\nmissing scope is answered like this, too, is the plainer reading (O08).\n",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "capability": {
                "value": {
                  "success": false,
                  "error": "CAPABILITY_DENIED",
                  "message": "The client may not use the venue network."
                }
              }
            }
          }
        }
      },
      "NotFound": {
        "description": "Not found, or another client's.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "notFound": {
                "value": {
                  "success": false,
                  "error": "NOT_FOUND"
                }
              }
            }
          }
        }
      },
      "UnknownVenueOfLink": {
        "description": "The venue of the scope is unknown or hidden. Whether the link is refused (with this or 400) or\nminted all the same is open (O73).\n",
        "x-open": {
          "status": [
            "O73"
          ]
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "notFound": {
                "value": {
                  "success": false,
                  "error": "NOT_FOUND",
                  "message": "No such venue."
                }
              }
            }
          }
        }
      },
      "UnknownVenueOrPanel": {
        "description": "The venue (O25) or the test panel (O26) is unknown. Whether this or 400 answers that is open.\n",
        "x-open": {
          "status": [
            "O25",
            "O26"
          ]
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "notFound": {
                "value": {
                  "success": false,
                  "error": "NOT_FOUND",
                  "message": "No such venue."
                }
              }
            }
          }
        }
      },
      "UnknownVenueOfAvailability": {
        "description": "The venue is unknown or hidden. Whether this or an empty list answers that is open (O54).\n",
        "x-open": {
          "status": [
            "O54"
          ]
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "notFound": {
                "value": {
                  "success": false,
                  "error": "NOT_FOUND",
                  "message": "No such venue."
                }
              }
            }
          }
        }
      },
      "UnknownJobOfFilter": {
        "description": "The job of the `jobId` filter is unknown or another client's. Whether this or an empty list\nanswers that is open (O91).\n",
        "x-open": {
          "status": [
            "O91"
          ]
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "notFound": {
                "value": {
                  "success": false,
                  "error": "NOT_FOUND",
                  "message": "No such booking."
                }
              }
            }
          }
        }
      },
      "CancellationRefused": {
        "description": "The booking is under dispute, or within 24 hours of its appointment.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "locked": {
                "value": {
                  "success": false,
                  "error": "CANCELLATION_LOCKED",
                  "message": "The appointment is within 24 hours."
                }
              },
              "disputed": {
                "value": {
                  "success": false,
                  "error": "BOOKING_UNDER_DISPUTE",
                  "message": "The booking is under dispute."
                }
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "The rate limit (60 requests a minute for each key by default) is exceeded. Headers that tell\nwhen to try again are not shown.\n",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "rateLimited": {
                "value": {
                  "success": false,
                  "error": "RATE_LIMITED"
                }
              }
            }
          }
        }
      },
      "InternalError": {
        "description": "Internal exception; safe to retry (for creations see O47).",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorBody"
            },
            "examples": {
              "internal": {
                "value": {
                  "success": false,
                  "error": "INTERNAL_ERROR"
                }
              }
            }
          }
        }
      },
      "WebhookReceived": {
        "description": "Received. Which status the receiver must return is not shown."
      }
    },
    "schemas": {
      "Success": {
        "type": "boolean",
        "const": true,
        "description": "The mark of every success body."
      },
      "ErrorBody": {
        "type": "object",
        "description": "The body of every failure.",
        "required": [
          "success",
          "error"
        ],
        "properties": {
          "success": {
            "type": "boolean",
            "const": false
          },
          "error": {
            "type": "string",
            "minLength": 1,
            "description": "Machine-readable code. The full list of codes is not shown.",
            "examples": [
              "VALIDATION",
              "INVALID_API_KEY"
            ]
          },
          "message": {
            "type": "string",
            "description": "Human-readable detail, left out when there is no extra context."
          }
        }
      },
      "NextCursor": {
        "type": [
          "string",
          "null"
        ],
        "description": "To be passed back as `cursor`; null when the list is exhausted."
      },
      "FulfillmentChannel": {
        "type": "string",
        "enum": [
          "MOBILE",
          "IN_VENUE"
        ],
        "description": "A phlebotomist visits the patient, or the patient attends a venue."
      },
      "BookingSource": {
        "type": "string",
        "enum": [
          "INTERNAL",
          "INTEGRATION_API",
          "INTEGRATION_HOSTED"
        ],
        "description": "Who booked - staff, POST /bookings, or a hosted page."
      },
      "Gender": {
        "type": "string",
        "enum": [
          "MALE",
          "FEMALE"
        ]
      },
      "Fulfillment": {
        "description": "Who performed the draw. The whole key is absent, not null, unless fulfiller visibility is\nenabled for the client. When it appears before the draw is open (O36).\n",
        "oneOf": [
          {
            "$ref": "#/components/schemas/InternalFulfillment"
          },
          {
            "$ref": "#/components/schemas/PartnerFulfillment"
          }
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "INTERNAL": "#/components/schemas/InternalFulfillment",
            "PARTNER": "#/components/schemas/PartnerFulfillment"
          }
        }
      },
      "InternalFulfillment": {
        "type": "object",
        "description": "A draw by the operator's phlebotomist or by venue staff.",
        "required": [
          "type",
          "partner"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "INTERNAL"
          },
          "partner": {
            "type": "null"
          }
        }
      },
      "PartnerFulfillment": {
        "type": "object",
        "description": "A draw by a partner.",
        "required": [
          "type",
          "partner"
        ],
        "properties": {
          "type": {
            "type": "string",
            "const": "PARTNER"
          },
          "partner": {
            "type": "object",
            "required": [
              "id",
              "name"
            ],
            "properties": {
              "id": {
                "type": "string"
              },
              "name": {
                "type": "string"
              }
            }
          }
        }
      },
      "Job": {
        "type": "object",
        "description": "A booking, in the detail projection.",
        "required": [
          "id",
          "status",
          "paymentStatus",
          "fulfillmentChannel",
          "venueId",
          "venue",
          "venueSlotStart",
          "checkedInAt",
          "externalUserId",
          "externalOrderId",
          "passthrough",
          "shipmentMode",
          "sample"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "description": "An open set; the status after a start, completion and a no-show is not shown (O34).",
            "examples": [
              "PENDING",
              "PENDING_PAYMENT",
              "CONFIRMED",
              "COMPLETED",
              "CANCELLED",
              "AVAILABLE"
            ]
          },
          "paymentStatus": {
            "type": "string",
            "description": "An open set.",
            "examples": [
              "PENDING",
              "PAID"
            ]
          },
          "fulfillmentChannel": {
            "$ref": "#/components/schemas/FulfillmentChannel"
          },
          "venueId": {
            "type": [
              "string",
              "null"
            ]
          },
          "venue": {
            "type": [
              "object",
              "null"
            ],
            "description": "Populated for IN_VENUE, null for MOBILE.",
            "required": [
              "id",
              "name",
              "slug",
              "city",
              "postcode"
            ],
            "properties": {
              "id": {
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "slug": {
                "type": "string"
              },
              "city": {
                "type": "string"
              },
              "postcode": {
                "type": "string"
              }
            }
          },
          "venueSlotStart": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Null for MOBILE."
          },
          "checkedInAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Venue check-in for IN_VENUE; whether it holds the start time of a MOBILE job is open (O35).\n"
          },
          "externalUserId": {
            "type": [
              "string",
              "null"
            ]
          },
          "externalOrderId": {
            "type": [
              "string",
              "null"
            ]
          },
          "passthrough": {
            "type": [
              "object",
              "null"
            ],
            "description": "The map supplied at creation.",
            "additionalProperties": true
          },
          "shipmentMode": {
            "type": [
              "string",
              "null"
            ]
          },
          "sample": {
            "type": [
              "object",
              "null"
            ],
            "required": [
              "clientMetadata",
              "collectionNotes"
            ],
            "properties": {
              "clientMetadata": {
                "type": [
                  "object",
                  "null"
                ],
                "additionalProperties": true
              },
              "collectionNotes": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          },
          "fulfillment": {
            "$ref": "#/components/schemas/Fulfillment"
          }
        },
        "if": {
          "properties": {
            "fulfillmentChannel": {
              "const": "MOBILE"
            }
          },
          "additionalProperties": true
        },
        "then": {
          "properties": {
            "venue": {
              "type": "null"
            },
            "venueSlotStart": {
              "type": "null"
            }
          },
          "additionalProperties": true
        },
        "else": {
          "properties": {
            "venue": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "additionalProperties": true
        }
      },
      "JobListItem": {
        "type": "object",
        "description": "A booking, in the list projection.",
        "required": [
          "id",
          "status",
          "paymentStatus",
          "fulfillmentChannel",
          "bookingSource",
          "venueId",
          "venueSlotStart",
          "externalUserId",
          "externalOrderId",
          "createdAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "description": "An open set.",
            "examples": [
              "PENDING",
              "PENDING_PAYMENT",
              "CONFIRMED",
              "COMPLETED",
              "CANCELLED",
              "AVAILABLE"
            ]
          },
          "paymentStatus": {
            "type": "string",
            "description": "An open set.",
            "examples": [
              "PENDING",
              "PAID"
            ]
          },
          "fulfillmentChannel": {
            "$ref": "#/components/schemas/FulfillmentChannel"
          },
          "bookingSource": {
            "$ref": "#/components/schemas/BookingSource"
          },
          "venueId": {
            "type": [
              "string",
              "null"
            ]
          },
          "venueSlotStart": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "externalUserId": {
            "type": [
              "string",
              "null"
            ]
          },
          "externalOrderId": {
            "type": [
              "string",
              "null"
            ]
          },
          "createdAt": {
            "type": "string",
            "format": "date-time"
          },
          "fulfillment": {
            "$ref": "#/components/schemas/Fulfillment"
          }
        }
      },
      "BookingPage": {
        "type": "object",
        "required": [
          "bookings",
          "nextCursor"
        ],
        "properties": {
          "bookings": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/JobListItem"
            }
          },
          "nextCursor": {
            "$ref": "#/components/schemas/NextCursor"
          }
        }
      },
      "Sample": {
        "type": "object",
        "required": [
          "barcode",
          "status",
          "sampleDate",
          "mailTracking",
          "clientMetadata",
          "collectionNotes",
          "shipmentMode",
          "resultsReadyAt",
          "resultsUrl"
        ],
        "properties": {
          "barcode": {
            "type": [
              "string",
              "null"
            ]
          },
          "status": {
            "type": "string",
            "description": "An open set.",
            "examples": [
              "RECEIVED_BY_LAB",
              "RESULTS_READY"
            ]
          },
          "sampleDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "When it was collected."
          },
          "mailTracking": {
            "type": [
              "string",
              "null"
            ]
          },
          "clientMetadata": {
            "type": [
              "object",
              "null"
            ],
            "description": "Its keys are the `key` values of the venue completion field definitions.",
            "additionalProperties": true
          },
          "collectionNotes": {
            "type": [
              "string",
              "null"
            ]
          },
          "shipmentMode": {
            "type": [
              "string",
              "null"
            ]
          },
          "resultsReadyAt": {
            "type": "null",
            "description": "A string or null some day; in v1 always null in GET responses."
          },
          "resultsUrl": {
            "type": "null",
            "description": "A string or null some day; in v1 always null in GET responses."
          }
        }
      },
      "InvoiceStatus": {
        "type": "string",
        "enum": [
          "PENDING",
          "PROCESSING",
          "PAID",
          "FAILED",
          "REFUNDED",
          "OVERDUE"
        ]
      },
      "Invoice": {
        "type": "object",
        "description": "An invoice, in the list projection.",
        "required": [
          "id",
          "invoiceNumber",
          "status",
          "subtotalPence",
          "vatPence",
          "totalPence",
          "dueDate",
          "periodStart",
          "periodEnd",
          "jobCount",
          "hostedInvoiceUrl",
          "paidAt",
          "createdAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "invoiceNumber": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/InvoiceStatus"
          },
          "subtotalPence": {
            "type": "number",
            "description": "Pence."
          },
          "vatPence": {
            "type": "number",
            "description": "Pence."
          },
          "totalPence": {
            "type": "number",
            "description": "Pence."
          },
          "dueDate": {
            "type": "string",
            "examples": [
              "2027-01-18T00:00:00.000Z"
            ]
          },
          "periodStart": {
            "type": "string",
            "examples": [
              "2027-01-04T00:00:00.000Z"
            ]
          },
          "periodEnd": {
            "type": "string",
            "examples": [
              "2027-01-11T00:00:00.000Z"
            ]
          },
          "jobCount": {
            "type": "number"
          },
          "hostedInvoiceUrl": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null until the invoice is issued; when that is, is open (O57)."
          },
          "paidAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "createdAt": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "InvoiceJob": {
        "type": "object",
        "required": [
          "id",
          "status",
          "fulfillmentChannel",
          "externalOrderId"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "type": "string"
          },
          "fulfillmentChannel": {
            "$ref": "#/components/schemas/FulfillmentChannel"
          },
          "externalOrderId": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "InvoiceDetail": {
        "description": "An invoice, in the detail projection.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Invoice"
          },
          {
            "type": "object",
            "required": [
              "lineItems",
              "jobs"
            ],
            "properties": {
              "lineItems": {
                "description": "The stored line-item JSON; the structure of its contents is not shown.",
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              },
              "jobs": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/InvoiceJob"
                },
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              }
            }
          }
        ]
      },
      "InvoicePage": {
        "type": "object",
        "required": [
          "invoices",
          "nextCursor"
        ],
        "properties": {
          "invoices": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Invoice"
            }
          },
          "nextCursor": {
            "$ref": "#/components/schemas/NextCursor"
          }
        }
      },
      "RefundStatus": {
        "type": "string",
        "enum": [
          "SUCCEEDED",
          "PENDING",
          "FAILED",
          "RECONCILED_FROM_PROCESSOR"
        ]
      },
      "Refund": {
        "type": "object",
        "description": "A refund, in the list projection.",
        "required": [
          "id",
          "jobId",
          "amount",
          "currency",
          "reason",
          "status",
          "processorRefundId",
          "cancelledJob",
          "createdAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "jobId": {
            "type": "string"
          },
          "amount": {
            "type": "number",
            "description": "Pounds (GBP), unlike the pence of invoices and disputes."
          },
          "currency": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          },
          "status": {
            "$ref": "#/components/schemas/RefundStatus"
          },
          "processorRefundId": {
            "type": [
              "string",
              "null"
            ]
          },
          "cancelledJob": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "RefundDetail": {
        "description": "A refund, in the detail projection.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Refund"
          },
          {
            "type": "object",
            "required": [
              "notes",
              "processorPaymentIntentId"
            ],
            "properties": {
              "notes": {
                "type": [
                  "string",
                  "null"
                ],
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              },
              "processorPaymentIntentId": {
                "type": [
                  "string",
                  "null"
                ],
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              }
            }
          }
        ]
      },
      "RefundPage": {
        "type": "object",
        "required": [
          "refunds",
          "nextCursor"
        ],
        "properties": {
          "refunds": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Refund"
            }
          },
          "nextCursor": {
            "$ref": "#/components/schemas/NextCursor"
          }
        }
      },
      "Dispute": {
        "type": "object",
        "description": "A dispute, in the list projection.",
        "required": [
          "id",
          "jobId",
          "amountPence",
          "currency",
          "reason",
          "status",
          "processorDisputeId",
          "evidenceDueBy",
          "createdAt"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "amountPence": {
            "type": "number",
            "description": "Pence."
          },
          "currency": {
            "type": "string"
          },
          "reason": {
            "type": "string",
            "description": "The payment processor's dispute reason, an open set.",
            "examples": [
              "fraudulent",
              "product_not_received"
            ]
          },
          "status": {
            "type": "string",
            "description": "The payment processor's dispute status, an open set.",
            "examples": [
              "needs_response",
              "under_review",
              "won",
              "lost"
            ]
          },
          "processorDisputeId": {
            "type": "string"
          },
          "evidenceDueBy": {
            "type": [
              "string",
              "null"
            ]
          },
          "createdAt": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "DisputeDetail": {
        "description": "A dispute, in the detail projection.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Dispute"
          },
          {
            "type": "object",
            "required": [
              "processorChargeId",
              "processorPaymentIntentId",
              "updatedAt"
            ],
            "properties": {
              "processorChargeId": {
                "type": "string",
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              },
              "processorPaymentIntentId": {
                "type": [
                  "string",
                  "null"
                ],
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              },
              "updatedAt": {
                "type": "string",
                "format": "date-time",
                "x-open": {
                  "required": [
                    "O55"
                  ]
                }
              }
            }
          }
        ]
      },
      "DisputePage": {
        "type": "object",
        "required": [
          "disputes",
          "nextCursor"
        ],
        "properties": {
          "disputes": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Dispute"
            }
          },
          "nextCursor": {
            "$ref": "#/components/schemas/NextCursor"
          }
        }
      },
      "TestPanelStep": {
        "type": "object",
        "required": [
          "name",
          "order",
          "isMandatory",
          "requiresPhoto"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "order": {
            "type": "number"
          },
          "isMandatory": {
            "type": "boolean"
          },
          "requiresPhoto": {
            "type": "boolean"
          }
        }
      },
      "TestPanel": {
        "type": "object",
        "required": [
          "id",
          "name",
          "description",
          "isGlobal",
          "steps"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "Used as `appointment.testType` when creating a booking."
          },
          "name": {
            "type": "string"
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "isGlobal": {
            "type": "boolean",
            "description": "True for an operator-curated panel for all clients, false for a private one."
          },
          "steps": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TestPanelStep"
            }
          }
        }
      },
      "TestPanelPage": {
        "type": "object",
        "required": [
          "panels",
          "nextCursor"
        ],
        "properties": {
          "panels": {
            "type": "array",
            "maxItems": 100,
            "description": "Global panels first.",
            "items": {
              "$ref": "#/components/schemas/TestPanel"
            }
          },
          "nextCursor": {
            "$ref": "#/components/schemas/NextCursor"
          }
        }
      },
      "VenueFieldDefinition": {
        "type": "object",
        "description": "A field that venue staff fill in at completion.",
        "required": [
          "key",
          "label",
          "type",
          "required"
        ],
        "properties": {
          "key": {
            "type": "string",
            "pattern": "^[a-zA-Z][a-zA-Z0-9_]*$",
            "x-phrase": "a letter and then letters, digits or underscores"
          },
          "label": {
            "type": "string",
            "x-open": {
              "required": [
                "O56"
              ]
            }
          },
          "type": {
            "type": "string",
            "enum": [
              "text",
              "number",
              "select",
              "boolean"
            ],
            "x-open": {
              "required": [
                "O56"
              ]
            }
          },
          "required": {
            "type": "boolean",
            "x-open": {
              "required": [
                "O56"
              ]
            }
          },
          "options": {
            "type": "array",
            "description": "Required when the type is select.",
            "items": {
              "type": "string"
            }
          },
          "helpText": {
            "type": "string"
          }
        },
        "if": {
          "required": [
            "type"
          ],
          "properties": {
            "type": {
              "const": "select"
            }
          },
          "additionalProperties": true
        },
        "then": {
          "required": [
            "options"
          ],
          "properties": {
            "options": {
              "type": "array"
            }
          },
          "additionalProperties": true
        }
      },
      "LabShipmentMode": {
        "type": "string",
        "enum": [
          "VENUE_OR_PATIENT_TO_LAB",
          "SERVICE_COURIER_PICKUP",
          "CLIENT_HANDLES_OFFLINE"
        ],
        "description": "SERVICE_COURIER_PICKUP is pickup by the operator's courier; the operator's name may stand in\nplace of SERVICE on the wire (O68).\n",
        "x-open": {
          "enum": [
            "O68"
          ]
        }
      },
      "VenueFieldDefinitions": {
        "type": "object",
        "required": [
          "venueCompletionFields",
          "labShipmentMode"
        ],
        "properties": {
          "venueCompletionFields": {
            "type": "array",
            "description": "Empty when none are configured.",
            "items": {
              "$ref": "#/components/schemas/VenueFieldDefinition"
            }
          },
          "labShipmentMode": {
            "$ref": "#/components/schemas/LabShipmentMode"
          }
        }
      },
      "Venue": {
        "type": "object",
        "description": "A venue, in the list projection.",
        "required": [
          "id",
          "slug",
          "name",
          "venueType",
          "description",
          "addressLine1",
          "city",
          "postcode",
          "averageRating",
          "totalReviews",
          "capabilities",
          "operatingHours",
          "phlebotomyStations",
          "logoUrl",
          "photos",
          "cqcRegistered",
          "cqcNumber",
          "latitude",
          "longitude"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "slug": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "venueType": {
            "type": "string",
            "description": "An open set."
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "addressLine1": {
            "type": "string"
          },
          "city": {
            "type": "string"
          },
          "postcode": {
            "type": "string"
          },
          "averageRating": {
            "type": [
              "number",
              "null"
            ]
          },
          "totalReviews": {
            "type": "number"
          },
          "capabilities": {
            "type": "array",
            "description": "An open set.",
            "items": {
              "type": "string"
            }
          },
          "operatingHours": {
            "type": [
              "object",
              "null"
            ],
            "description": "The structure of its contents is not shown.",
            "additionalProperties": true
          },
          "phlebotomyStations": {
            "type": [
              "number",
              "null"
            ]
          },
          "logoUrl": {
            "type": [
              "string",
              "null"
            ]
          },
          "photos": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "cqcRegistered": {
            "type": "boolean"
          },
          "cqcNumber": {
            "type": [
              "string",
              "null"
            ]
          },
          "latitude": {
            "type": [
              "number",
              "null"
            ]
          },
          "longitude": {
            "type": [
              "number",
              "null"
            ]
          }
        }
      },
      "VenueDetail": {
        "description": "A venue, in the detail projection.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Venue"
          },
          {
            "type": "object",
            "required": [
              "addressLine2",
              "county",
              "phone",
              "website",
              "email",
              "equipment",
              "basePrice",
              "acceptsPublicBookings",
              "slotDurationMinutes",
              "timezone"
            ],
            "properties": {
              "addressLine2": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "county": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "phone": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "website": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "email": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "equipment": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "basePrice": {
                "type": [
                  "number",
                  "null"
                ]
              },
              "acceptsPublicBookings": {
                "type": "boolean"
              },
              "slotDurationMinutes": {
                "type": "number"
              },
              "timezone": {
                "type": "string",
                "examples": [
                  "Europe/London"
                ]
              }
            }
          }
        ]
      },
      "VenueList": {
        "type": "object",
        "required": [
          "venues",
          "total"
        ],
        "properties": {
          "venues": {
            "type": "array",
            "maxItems": 50,
            "items": {
              "$ref": "#/components/schemas/Venue"
            }
          },
          "total": {
            "type": "number",
            "description": "The length of this response, not a count across pages."
          }
        }
      },
      "VenueSlot": {
        "type": "object",
        "required": [
          "start",
          "end",
          "capacity"
        ],
        "properties": {
          "start": {
            "type": "string",
            "format": "date-time"
          },
          "end": {
            "type": "string",
            "format": "date-time"
          },
          "capacity": {
            "type": "number",
            "minimum": 0,
            "description": "Remaining parallel bookable places at that start: the venue's phlebotomyStations minus the\njobs already booked there (O23, O24). Whether a full slot is left out or listed with 0 is\nopen (O22).\n"
          }
        }
      },
      "BookingUrl": {
        "type": "object",
        "required": [
          "url",
          "expiresAt",
          "tokenId"
        ],
        "properties": {
          "url": {
            "type": "string",
            "format": "uri",
            "description": "The page that the patient opens."
          },
          "expiresAt": {
            "type": "string",
            "format": "date-time",
            "description": "24 hours after minting."
          },
          "tokenId": {
            "type": "string",
            "description": "The token's jti."
          }
        }
      },
      "CreatedBooking": {
        "description": "The shape depends on the client's billing mode.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/WeeklyInvoiceBooking"
          },
          {
            "$ref": "#/components/schemas/PatientPayBooking"
          }
        ],
        "discriminator": {
          "propertyName": "status",
          "mapping": {
            "PENDING": "#/components/schemas/WeeklyInvoiceBooking",
            "PENDING_PAYMENT": "#/components/schemas/PatientPayBooking"
          }
        }
      },
      "WeeklyInvoiceBooking": {
        "type": "object",
        "description": "The answer when the client is billed by WEEKLY_INVOICE.",
        "required": [
          "jobId",
          "status",
          "bookingUrl"
        ],
        "properties": {
          "jobId": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "const": "PENDING"
          },
          "bookingUrl": {
            "type": "string",
            "format": "uri",
            "description": "Staff follow-up admin URL; its host is open (O63)."
          }
        }
      },
      "PatientPayBooking": {
        "type": "object",
        "description": "The answer when the patient pays (PATIENT_PAY).",
        "required": [
          "jobId",
          "status",
          "paymentRequiredUrl"
        ],
        "properties": {
          "jobId": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "const": "PENDING_PAYMENT"
          },
          "paymentRequiredUrl": {
            "type": "string",
            "format": "uri",
            "description": "Hosted payment page that the patient must open; its host is open (O63)."
          }
        }
      },
      "CancelledBooking": {
        "type": "object",
        "required": [
          "jobId",
          "status"
        ],
        "properties": {
          "jobId": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "const": "CANCELLED"
          }
        }
      },
      "ExternalId": {
        "type": "string",
        "maxLength": 200,
        "description": "A correlation key of the client, echoed on every event for the life of the job.",
        "x-open": {
          "null": [
            "O74"
          ]
        }
      },
      "Passthrough": {
        "type": "object",
        "description": "Free-form map of any values, echoed on later events.",
        "additionalProperties": true,
        "x-open": {
          "null": [
            "O74"
          ]
        }
      },
      "CreateBookingUrlRequest": {
        "type": "object",
        "required": [
          "scope"
        ],
        "properties": {
          "scope": {
            "$ref": "#/components/schemas/BookingScope"
          },
          "externalUserId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "externalOrderId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "passthrough": {
            "$ref": "#/components/schemas/Passthrough"
          },
          "patient": {
            "$ref": "#/components/schemas/PatientHint"
          }
        }
      },
      "BookingScope": {
        "description": "Where the patient may book.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/AllMobileScope"
          },
          {
            "$ref": "#/components/schemas/AllVenuesScope"
          },
          {
            "$ref": "#/components/schemas/VenueScope"
          },
          {
            "$ref": "#/components/schemas/MobileThenVenueFallbackScope"
          }
        ],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {
            "all-mobile": "#/components/schemas/AllMobileScope",
            "all-venues": "#/components/schemas/AllVenuesScope",
            "venue": "#/components/schemas/VenueScope",
            "mobile-then-venue-fallback": "#/components/schemas/MobileThenVenueFallbackScope"
          }
        }
      },
      "AllMobileScope": {
        "type": "object",
        "description": "Mobile only.",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "all-mobile"
          }
        }
      },
      "AllVenuesScope": {
        "type": "object",
        "description": "The venue network only.",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "all-venues"
          }
        }
      },
      "VenueScope": {
        "type": "object",
        "description": "A specific venue.",
        "required": [
          "kind",
          "venueId"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "venue"
          },
          "venueId": {
            "type": "string",
            "minLength": 1,
            "x-open": {
              "value": [
                "O73"
              ]
            }
          }
        }
      },
      "MobileThenVenueFallbackScope": {
        "type": "object",
        "description": "Mobile, falling back to a venue.",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "const": "mobile-then-venue-fallback"
          }
        }
      },
      "PatientHint": {
        "type": "object",
        "description": "What is known of the patient, to prefill the page; all optional.",
        "x-open": {
          "null": [
            "O74"
          ]
        },
        "properties": {
          "firstName": {
            "type": "string",
            "minLength": 1,
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "lastName": {
            "type": "string",
            "minLength": 1,
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "email": {
            "type": "string",
            "format": "email",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "phone": {
            "type": "string",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "dateOfBirth": {
            "type": "string",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "gender": {
            "$ref": "#/components/schemas/Gender",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          }
        }
      },
      "CreateBookingRequest": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CreateMobileBookingRequest"
          },
          {
            "$ref": "#/components/schemas/CreateInVenueBookingRequest"
          }
        ],
        "discriminator": {
          "propertyName": "fulfillmentChannel",
          "mapping": {
            "MOBILE": "#/components/schemas/CreateMobileBookingRequest",
            "IN_VENUE": "#/components/schemas/CreateInVenueBookingRequest"
          }
        }
      },
      "CreateMobileBookingRequest": {
        "type": "object",
        "description": "A phlebotomist visits the patient.",
        "required": [
          "fulfillmentChannel",
          "patient",
          "location",
          "appointment"
        ],
        "properties": {
          "fulfillmentChannel": {
            "type": "string",
            "const": "MOBILE"
          },
          "patient": {
            "$ref": "#/components/schemas/Patient"
          },
          "location": {
            "$ref": "#/components/schemas/Location"
          },
          "appointment": {
            "$ref": "#/components/schemas/MobileAppointment"
          },
          "externalUserId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "externalOrderId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "passthrough": {
            "$ref": "#/components/schemas/Passthrough"
          }
        }
      },
      "CreateInVenueBookingRequest": {
        "type": "object",
        "description": "The patient attends a venue at a slot that its availability lists.",
        "required": [
          "fulfillmentChannel",
          "patient",
          "venueId",
          "venueSlotStart",
          "appointment"
        ],
        "properties": {
          "fulfillmentChannel": {
            "type": "string",
            "const": "IN_VENUE"
          },
          "patient": {
            "$ref": "#/components/schemas/Patient"
          },
          "venueId": {
            "type": "string",
            "minLength": 1
          },
          "venueSlotStart": {
            "type": "string",
            "format": "date-time",
            "description": "The slot start chosen from the availability, with a Z or numeric offset."
          },
          "appointment": {
            "$ref": "#/components/schemas/InVenueAppointment"
          },
          "externalUserId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "externalOrderId": {
            "$ref": "#/components/schemas/ExternalId"
          },
          "passthrough": {
            "$ref": "#/components/schemas/Passthrough"
          }
        }
      },
      "Patient": {
        "type": "object",
        "required": [
          "firstName",
          "lastName",
          "email",
          "phone",
          "dateOfBirth",
          "gender"
        ],
        "properties": {
          "firstName": {
            "type": "string",
            "minLength": 1
          },
          "lastName": {
            "type": "string",
            "minLength": 1
          },
          "email": {
            "type": "string",
            "format": "email"
          },
          "phone": {
            "type": "string",
            "minLength": 1,
            "description": "E.164. UK numbers are accepted in national form; international numbers must start with the\ncountry dial code such as +. Whether that is enforced is open (O50), so the schema holds\nonly what is certain.\n",
            "examples": [
              "+447700900123",
              "07700 900123"
            ],
            "x-open": {
              "value": [
                "O50"
              ]
            }
          },
          "dateOfBirth": {
            "type": "string",
            "minLength": 1,
            "format": "date",
            "description": "ISO date YYYY-MM-DD. Whether more than non-emptiness is enforced is open (O51).",
            "x-open": {
              "format": [
                "O51"
              ]
            }
          },
          "gender": {
            "$ref": "#/components/schemas/Gender"
          }
        }
      },
      "Location": {
        "type": "object",
        "description": "Where the phlebotomist goes.",
        "required": [
          "addressLine1",
          "city",
          "postcode"
        ],
        "properties": {
          "addressLine1": {
            "type": "string",
            "minLength": 1
          },
          "addressLine2": {
            "type": "string",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "city": {
            "type": "string",
            "minLength": 1
          },
          "county": {
            "type": "string",
            "x-open": {
              "null": [
                "O74"
              ]
            }
          },
          "postcode": {
            "type": "string",
            "pattern": "^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$",
            "x-phrase": "an upper-case UK postcode such as ZZ99 3VZ"
          }
        }
      },
      "MobileAppointment": {
        "type": "object",
        "required": [
          "preferredDate",
          "timePreference",
          "testType"
        ],
        "properties": {
          "preferredDate": {
            "type": "string",
            "minLength": 1,
            "format": "date",
            "description": "ISO date. Whether more than non-emptiness is enforced, and whether a past date is refused,\nis open (O51).\n",
            "x-open": {
              "format": [
                "O51"
              ],
              "value": [
                "O51"
              ]
            }
          },
          "timePreference": {
            "type": "string",
            "enum": [
              "morning",
              "afternoon",
              "evening"
            ]
          },
          "testType": {
            "$ref": "#/components/schemas/TestType"
          },
          "specialInstructions": {
            "$ref": "#/components/schemas/SpecialInstructions"
          }
        }
      },
      "InVenueAppointment": {
        "type": "object",
        "required": [
          "testType"
        ],
        "properties": {
          "testType": {
            "$ref": "#/components/schemas/TestType"
          },
          "specialInstructions": {
            "$ref": "#/components/schemas/SpecialInstructions"
          }
        }
      },
      "TestType": {
        "type": "string",
        "minLength": 1,
        "description": "A test panel id from GET /test-panels. How an unknown one is answered is open (O26).\n",
        "x-open": {
          "value": [
            "O26"
          ]
        }
      },
      "SpecialInstructions": {
        "type": "string",
        "x-open": {
          "null": [
            "O74"
          ]
        }
      },
      "EventId": {
        "type": "string",
        "pattern": "^evt_[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$",
        "x-phrase": "evt_ and a UUID",
        "examples": [
          "evt_00000000-0000-4000-8000-000000000001"
        ]
      },
      "EventTimestamp": {
        "type": "string",
        "format": "date-time",
        "description": "ISO timestamp. Whether it is the time of the event or of the delivery is open (O42).\n"
      },
      "JobEventData": {
        "type": "object",
        "description": "The job payload. Other keys may come (O16 shows customerPostcode and requestedDate).\n",
        "required": [
          "id",
          "jobId",
          "externalUserId",
          "externalOrderId",
          "passthroughJson",
          "fulfillmentChannel",
          "status",
          "paymentStatus"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/EventId"
          },
          "jobId": {
            "type": "string"
          },
          "externalUserId": {
            "type": [
              "string",
              "null"
            ]
          },
          "externalOrderId": {
            "type": [
              "string",
              "null"
            ]
          },
          "passthroughJson": {
            "type": [
              "object",
              "null"
            ],
            "description": "The `passthrough` supplied at creation (O39).",
            "additionalProperties": true
          },
          "fulfillmentChannel": {
            "$ref": "#/components/schemas/FulfillmentChannel"
          },
          "status": {
            "type": "string",
            "description": "The job's status."
          },
          "paymentStatus": {
            "type": "string"
          },
          "fulfillment": {
            "$ref": "#/components/schemas/Fulfillment"
          }
        }
      },
      "MobileJobEventData": {
        "description": "The job payload of an event that only MOBILE jobs have.",
        "allOf": [
          {
            "$ref": "#/components/schemas/JobEventData"
          },
          {
            "type": "object",
            "required": [
              "fulfillmentChannel"
            ],
            "properties": {
              "fulfillmentChannel": {
                "type": "string",
                "const": "MOBILE"
              }
            }
          }
        ]
      },
      "JobCreatedEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobEventData"
          },
          {
            "type": "object",
            "required": [
              "billingMode",
              "scheduledFor",
              "patient"
            ],
            "properties": {
              "billingMode": {
                "type": "string",
                "description": "How the client is billed.",
                "examples": [
                  "WEEKLY_INVOICE",
                  "PATIENT_PAY"
                ]
              },
              "scheduledFor": {
                "type": "string",
                "format": "date-time",
                "description": "The appointment; for a MOBILE job see O28."
              },
              "patient": {
                "type": "object",
                "required": [
                  "firstName",
                  "lastName",
                  "phoneLast4"
                ],
                "properties": {
                  "firstName": {
                    "type": "string"
                  },
                  "lastName": {
                    "type": "string",
                    "maxLength": 2,
                    "description": "Reduced to an initial, with or without a full stop (O67).",
                    "x-open": {
                      "maxLength": [
                        "O67"
                      ]
                    }
                  },
                  "phoneLast4": {
                    "type": "string",
                    "maxLength": 4
                  }
                }
              }
            }
          }
        ]
      },
      "JobInProgressEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobEventData"
          },
          {
            "type": "object",
            "properties": {
              "checkedInAt": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date-time",
                "description": "Carried for IN_VENUE, the time of the check-in."
              }
            },
            "if": {
              "required": [
                "fulfillmentChannel"
              ],
              "properties": {
                "fulfillmentChannel": {
                  "const": "IN_VENUE"
                }
              },
              "additionalProperties": true
            },
            "then": {
              "required": [
                "checkedInAt"
              ],
              "properties": {
                "checkedInAt": {
                  "type": "string"
                }
              },
              "additionalProperties": true
            }
          }
        ]
      },
      "JobEtaUpdatedEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MobileJobEventData"
          },
          {
            "type": "object",
            "required": [
              "previousEta",
              "newEta"
            ],
            "properties": {
              "previousEta": {
                "description": "The estimate before. Its type is not shown."
              },
              "newEta": {
                "description": "The estimate now. Its type is not shown."
              }
            }
          }
        ]
      },
      "EventData": {
        "type": "object",
        "description": "The payload of an event of which no fields are shown. Whether `id` is the event's id or the\nresource's is open (O40).\n",
        "properties": {
          "id": {
            "type": "string",
            "x-open": {
              "type": [
                "O40"
              ]
            }
          }
        },
        "additionalProperties": true
      },
      "JobBoundEventData": {
        "type": "object",
        "description": "The payload of an event that belongs to a job but is no job event: which of the job's fields\nit echoes is open (O38), and so is whether `id` is the event's id (O40).\n",
        "properties": {
          "id": {
            "type": "string",
            "x-open": {
              "type": [
                "O40"
              ]
            }
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ],
            "x-open": {
              "type": [
                "O38"
              ]
            }
          },
          "externalUserId": {
            "type": [
              "string",
              "null"
            ],
            "x-open": {
              "type": [
                "O38"
              ]
            }
          },
          "externalOrderId": {
            "type": [
              "string",
              "null"
            ],
            "x-open": {
              "type": [
                "O38"
              ]
            }
          },
          "passthroughJson": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true,
            "x-open": {
              "type": [
                "O38"
              ]
            }
          },
          "fulfillment": {
            "$ref": "#/components/schemas/Fulfillment"
          }
        },
        "additionalProperties": true
      },
      "DispatchAssignedEventData": {
        "description": "Carries the phlebotomist's name and phone; the latest event is authoritative. The names of the\nkeys are open (O65): `phlebotomist {name, phone}` is one reading.\n",
        "allOf": [
          {
            "$ref": "#/components/schemas/JobBoundEventData"
          },
          {
            "type": "object",
            "properties": {
              "phlebotomist": {
                "type": "object",
                "x-open": {
                  "type": [
                    "O65"
                  ]
                },
                "properties": {
                  "name": {
                    "type": "string",
                    "x-open": {
                      "type": [
                        "O65"
                      ]
                    }
                  },
                  "phone": {
                    "type": "string",
                    "x-open": {
                      "type": [
                        "O65"
                      ]
                    }
                  }
                }
              }
            }
          }
        ]
      },
      "DispatchSearchingEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobBoundEventData"
          },
          {
            "type": "object",
            "required": [
              "searchRadiusMiles"
            ],
            "properties": {
              "searchRadiusMiles": {
                "type": "number",
                "x-open": {
                  "type": [
                    "O65"
                  ]
                }
              }
            }
          }
        ]
      },
      "DispatchUnassignedEventData": {
        "description": "Carries the reason; the name of the key is open (O65).",
        "allOf": [
          {
            "$ref": "#/components/schemas/JobBoundEventData"
          },
          {
            "type": "object",
            "properties": {
              "reason": {
                "type": [
                  "string",
                  "null"
                ],
                "x-open": {
                  "type": [
                    "O65"
                  ]
                }
              }
            }
          }
        ]
      },
      "SampleRegisteredEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobBoundEventData"
          },
          {
            "type": "object",
            "required": [
              "shipmentMode",
              "shipmentModeSource",
              "clientMetadata",
              "collectionNotes"
            ],
            "properties": {
              "shipmentMode": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "shipmentModeSource": {
                "description": "Where the shipment mode comes from. Its type and values are not shown."
              },
              "clientMetadata": {
                "type": [
                  "object",
                  "null"
                ],
                "additionalProperties": true
              },
              "collectionNotes": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        ]
      },
      "SampleResultsReadyEventData": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobBoundEventData"
          },
          {
            "type": "object",
            "required": [
              "resultsUrl"
            ],
            "properties": {
              "resultsUrl": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Whether it may be null is open (O60)."
              }
            }
          }
        ]
      }
    }
  }
};
