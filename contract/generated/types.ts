// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/api/integration/v1/booking-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint a hosted-booking URL
         * @description Mints a single-use, token-based (JWT) booking link that the patient opens on the booking site.
         *     The token expires 24 hours after minting and is consumed once the booking is submitted (O64).
         */
        post: operations["createBookingUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description Newest first.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description Creates a job and emits `job.created`. The body is one of two shapes, chosen by
         *     `fulfillmentChannel`. The answer depends on the client's billing mode: `WEEKLY_INVOICE` gives
         *     status PENDING and a `bookingUrl`, `PATIENT_PAY` gives PENDING_PAYMENT and a
         *     `paymentRequiredUrl`.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description 404 when not found or not owned by the client.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Takes no body. Cancels a non-completed, non-disputed booking and emits `job.cancelled`;
         *     refused within 24 hours of the appointment (O27, O28, O29). Idempotent for a booking that is
         *     CANCELLED already (O05, O30). The status for a completed booking is open (O07).
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/bookings/{id}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest sample of a booking
         * @description The most recent sample of the booking; null when collection has not been logged.
         */
        get: operations["getBookingSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Only verified, active, public-booking-enabled venues. No cursor. `total` is the length of this
         *     response, not a count across pages. A `radiusKm` parameter appears in a walkthrough of the
         *     specification; its behaviour is not shown, so it is not described here.
         */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/venues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a venue
         * @description Only verified, active, public-booking-enabled venues.
         */
        get: operations["getVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/venues/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots of a venue
         * @description `to` must be later than `from`, and the window at most 30 days. Empty slots mean fully booked
         *     or outside operating hours. Which slots at the window's edges belong to it is open (O53).
         */
        get: operations["getVenueAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/venue-field-definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the completion fields of the client
         * @description The fields that venue staff fill in at completion; their keys are the keys of a sample's
         *     clientMetadata.
         */
        get: operations["getVenueFieldDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/test-panels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List test panels
         * @description The client's private panels and the globally published, operator-curated ones; global panels
         *     come first. Which scope this needs is not shown (O13).
         */
        get: operations["listTestPanels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Newest first.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Newest first. Scoped through the parent job.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a refund */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description Newest first. Whether disputes without a job are listed is open (O62).
         */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integration/v1/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a dispute */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was written
         * @description Fires when a booking is written (POST /bookings). Whether it comes for hosted bookings is
         *     open (O31).
         */
        post: operations["onJobCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was confirmed
         * @description A phlebotomist accepted (MOBILE). An IN_VENUE job becomes CONFIRMED at payment
         *     finalization, not at check-in; whether that emits this event is open (O02). Whether it
         *     comes again when another phlebotomist accepts is open (O66).
         */
        post: operations["onJobConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.in_progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was started
         * @description The phlebotomist started (MOBILE), or the patient was checked in (IN_VENUE; data carries
         *     checkedInAt).
         */
        post: operations["onJobInProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was completed
         * @description Step completion set the completion time.
         */
        post: operations["onJobCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was cancelled
         * @description An admin-side cancel, POST /bookings/{id}/cancel included. A phlebotomist-side cancel
         *     emits nothing.
         */
        post: operations["onJobCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was moved
         * @description The confirmed date-time (MOBILE) or venueSlotStart (IN_VENUE) changed.
         */
        post: operations["onJobRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.en_route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The phlebotomist is on the way
         * @description The phlebotomist marked en route.
         */
        post: operations["onJobEnRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The phlebotomist arrived
         * @description The phlebotomist marked arrived. There is no job.phleb_arrived; job.in_progress is the
         *     arrival proxy (O04).
         */
        post: operations["onJobArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.eta_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The estimated arrival changed
         * @description The phlebotomist updated the ETA. The failure-mode notes say that no ETA is emitted;
         *     whether the event comes at all is open (O01).
         */
        post: operations["onJobEtaUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.no_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The patient did not show
         * @description The patient was flagged as a no-show.
         */
        post: operations["onJobNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispatch.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A phlebotomist was assigned
         * @description A phlebotomist accepted. Emitted again, with new details, when a different phlebotomist
         *     accepts after a decline; the latest is authoritative.
         */
        post: operations["onDispatchAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispatch.searching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The search for a phlebotomist began
         * @description Carries searchRadiusMiles.
         */
        post: operations["onDispatchSearching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispatch.unassigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The phlebotomist was removed
         * @description A previously assigned phlebotomist was removed; carries the reason. Whether it comes when
         *     the phlebotomist cancels is open (O03).
         */
        post: operations["onDispatchUnassigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sample.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sample was registered
         * @description The sample row was created at completion.
         */
        post: operations["onSampleRegistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sample.in_lab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lab has the sample
         * @description The lab confirmed receipt.
         */
        post: operations["onSampleInLab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sample.results_ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The results are ready
         * @description The lab published the results; carries resultsUrl.
         */
        post: operations["onSampleResultsReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice was made
         * @description The weekly invoice was minted for a WEEKLY_INVOICE client.
         */
        post: operations["onInvoiceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice was paid
         * @description The payment processor confirmed the invoice charge.
         */
        post: operations["onInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.payment_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice charge failed
         * @description A scheduled invoice charge failed.
         */
        post: operations["onInvoicePaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice is overdue
         * @description The unpaid invoice passed its due date.
         */
        post: operations["onInvoiceOverdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund was initiated
         * @description A refund was initiated against a job.
         */
        post: operations["onRefundCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund succeeded
         * @description The processor confirmed the settlement.
         */
        post: operations["onRefundSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund failed
         * @description A refund attempt failed out of band.
         */
        post: operations["onRefundFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dispute was opened
         * @description A chargeback was opened; it blocks refunds.
         */
        post: operations["onDisputeOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dispute was closed
         * @description The chargeback was resolved (won or lost).
         */
        post: operations["onDisputeClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A venue was activated
         * @description The venue flipped from inactive to active. Which clients hear of it is open (O46).
         */
        post: operations["onVenueActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "venue.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A venue was deactivated
         * @description The venue flipped to inactive; no new bookings are accepted. Which clients hear of it is
         *     open (O46).
         */
        post: operations["onVenueDeactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The mark of every success body.
         * @constant
         */
        Success: true;
        /** @description The body of every failure. */
        ErrorBody: {
            /** @constant */
            success: false;
            /**
             * @description Machine-readable code. The full list of codes is not shown.
             * @example VALIDATION
             * @example INVALID_API_KEY
             */
            error: string;
            /** @description Human-readable detail, left out when there is no extra context. */
            message?: string;
        };
        /** @description To be passed back as `cursor`; null when the list is exhausted. */
        NextCursor: string | null;
        /**
         * @description A phlebotomist visits the patient, or the patient attends a venue.
         * @enum {string}
         */
        FulfillmentChannel: "MOBILE" | "IN_VENUE";
        /**
         * @description Who booked - staff, POST /bookings, or a hosted page.
         * @enum {string}
         */
        BookingSource: "INTERNAL" | "INTEGRATION_API" | "INTEGRATION_HOSTED";
        /** @enum {string} */
        Gender: "MALE" | "FEMALE";
        /**
         * @description Who performed the draw. The whole key is absent, not null, unless fulfiller visibility is
         *     enabled for the client. When it appears before the draw is open (O36).
         */
        Fulfillment: components["schemas"]["InternalFulfillment"] | components["schemas"]["PartnerFulfillment"];
        /** @description A draw by the operator's phlebotomist or by venue staff. */
        InternalFulfillment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "INTERNAL";
            partner: null;
        };
        /** @description A draw by a partner. */
        PartnerFulfillment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PARTNER";
            partner: {
                id: string;
                name: string;
            };
        };
        /** @description A booking, in the detail projection. */
        Job: {
            id: string;
            /**
             * @description An open set; the status after a start, completion and a no-show is not shown (O34).
             * @example PENDING
             * @example PENDING_PAYMENT
             * @example CONFIRMED
             * @example COMPLETED
             * @example CANCELLED
             * @example AVAILABLE
             */
            status: string;
            /**
             * @description An open set.
             * @example PENDING
             * @example PAID
             */
            paymentStatus: string;
            fulfillmentChannel: components["schemas"]["FulfillmentChannel"];
            venueId: string | null;
            /** @description Populated for IN_VENUE, null for MOBILE. */
            venue: {
                id: string;
                name: string;
                slug: string;
                city: string;
                postcode: string;
            } | null;
            /**
             * Format: date-time
             * @description Null for MOBILE.
             */
            venueSlotStart: string | null;
            /**
             * Format: date-time
             * @description Venue check-in for IN_VENUE; whether it holds the start time of a MOBILE job is open (O35).
             */
            checkedInAt: string | null;
            externalUserId: string | null;
            externalOrderId: string | null;
            /** @description The map supplied at creation. */
            passthrough: {
                [key: string]: unknown;
            } | null;
            shipmentMode: string | null;
            sample: {
                clientMetadata: {
                    [key: string]: unknown;
                } | null;
                collectionNotes: string | null;
            } | null;
            fulfillment?: components["schemas"]["Fulfillment"];
        };
        /** @description A booking, in the list projection. */
        JobListItem: {
            id: string;
            /**
             * @description An open set.
             * @example PENDING
             * @example PENDING_PAYMENT
             * @example CONFIRMED
             * @example COMPLETED
             * @example CANCELLED
             * @example AVAILABLE
             */
            status: string;
            /**
             * @description An open set.
             * @example PENDING
             * @example PAID
             */
            paymentStatus: string;
            fulfillmentChannel: components["schemas"]["FulfillmentChannel"];
            bookingSource: components["schemas"]["BookingSource"];
            venueId: string | null;
            /** Format: date-time */
            venueSlotStart: string | null;
            externalUserId: string | null;
            externalOrderId: string | null;
            /** Format: date-time */
            createdAt: string;
            fulfillment?: components["schemas"]["Fulfillment"];
        };
        BookingPage: {
            bookings: components["schemas"]["JobListItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Sample: {
            barcode: string | null;
            /**
             * @description An open set.
             * @example RECEIVED_BY_LAB
             * @example RESULTS_READY
             */
            status: string;
            /**
             * Format: date-time
             * @description When it was collected.
             */
            sampleDate: string | null;
            mailTracking: string | null;
            /** @description Its keys are the `key` values of the venue completion field definitions. */
            clientMetadata: {
                [key: string]: unknown;
            } | null;
            collectionNotes: string | null;
            shipmentMode: string | null;
            /** @description A string or null some day; in v1 always null in GET responses. */
            resultsReadyAt: null;
            /** @description A string or null some day; in v1 always null in GET responses. */
            resultsUrl: null;
        };
        /** @enum {string} */
        InvoiceStatus: "PENDING" | "PROCESSING" | "PAID" | "FAILED" | "REFUNDED" | "OVERDUE";
        /** @description An invoice, in the list projection. */
        Invoice: {
            id: string;
            invoiceNumber: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Pence. */
            subtotalPence: number;
            /** @description Pence. */
            vatPence: number;
            /** @description Pence. */
            totalPence: number;
            /** @example 2027-01-18T00:00:00.000Z */
            dueDate: string;
            /** @example 2027-01-04T00:00:00.000Z */
            periodStart: string;
            /** @example 2027-01-11T00:00:00.000Z */
            periodEnd: string;
            jobCount: number;
            /** @description Null until the invoice is issued; when that is, is open (O57). */
            hostedInvoiceUrl: string | null;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        InvoiceJob: {
            id: string;
            status: string;
            fulfillmentChannel: components["schemas"]["FulfillmentChannel"];
            externalOrderId: string | null;
        };
        /** @description An invoice, in the detail projection. */
        InvoiceDetail: components["schemas"]["Invoice"] & {
            /** @description The stored line-item JSON; the structure of its contents is not shown. */
            lineItems: unknown;
            jobs: components["schemas"]["InvoiceJob"][];
        };
        InvoicePage: {
            invoices: components["schemas"]["Invoice"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        RefundStatus: "SUCCEEDED" | "PENDING" | "FAILED" | "RECONCILED_FROM_PROCESSOR";
        /** @description A refund, in the list projection. */
        Refund: {
            id: string;
            jobId: string;
            /** @description Pounds (GBP), unlike the pence of invoices and disputes. */
            amount: number;
            currency: string;
            reason: string;
            status: components["schemas"]["RefundStatus"];
            processorRefundId: string | null;
            cancelledJob: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A refund, in the detail projection. */
        RefundDetail: components["schemas"]["Refund"] & {
            notes: string | null;
            processorPaymentIntentId: string | null;
        };
        RefundPage: {
            refunds: components["schemas"]["Refund"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A dispute, in the list projection. */
        Dispute: {
            id: string;
            jobId: string | null;
            /** @description Pence. */
            amountPence: number;
            currency: string;
            /**
             * @description The payment processor's dispute reason, an open set.
             * @example fraudulent
             * @example product_not_received
             */
            reason: string;
            /**
             * @description The payment processor's dispute status, an open set.
             * @example needs_response
             * @example under_review
             * @example won
             * @example lost
             */
            status: string;
            processorDisputeId: string;
            evidenceDueBy: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A dispute, in the detail projection. */
        DisputeDetail: components["schemas"]["Dispute"] & {
            processorChargeId: string;
            processorPaymentIntentId: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        DisputePage: {
            disputes: components["schemas"]["Dispute"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        TestPanelStep: {
            name: string;
            order: number;
            isMandatory: boolean;
            requiresPhoto: boolean;
        };
        TestPanel: {
            /** @description Used as `appointment.testType` when creating a booking. */
            id: string;
            name: string;
            description: string | null;
            /** @description True for an operator-curated panel for all clients, false for a private one. */
            isGlobal: boolean;
            steps: components["schemas"]["TestPanelStep"][];
        };
        TestPanelPage: {
            /** @description Global panels first. */
            panels: components["schemas"]["TestPanel"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A field that venue staff fill in at completion. */
        VenueFieldDefinition: {
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "number" | "select" | "boolean";
            required: boolean;
            /** @description Required when the type is select. */
            options?: string[];
            helpText?: string;
        };
        /**
         * @description SERVICE_COURIER_PICKUP is pickup by the operator's courier; the operator's name may stand in
         *     place of SERVICE on the wire (O68).
         * @enum {string}
         */
        LabShipmentMode: "VENUE_OR_PATIENT_TO_LAB" | "SERVICE_COURIER_PICKUP" | "CLIENT_HANDLES_OFFLINE";
        VenueFieldDefinitions: {
            /** @description Empty when none are configured. */
            venueCompletionFields: components["schemas"]["VenueFieldDefinition"][];
            labShipmentMode: components["schemas"]["LabShipmentMode"];
        };
        /** @description A venue, in the list projection. */
        Venue: {
            id: string;
            slug: string;
            name: string;
            /** @description An open set. */
            venueType: string;
            description: string | null;
            addressLine1: string;
            city: string;
            postcode: string;
            averageRating: number | null;
            totalReviews: number;
            /** @description An open set. */
            capabilities: string[];
            /** @description The structure of its contents is not shown. */
            operatingHours: {
                [key: string]: unknown;
            } | null;
            phlebotomyStations: number | null;
            logoUrl: string | null;
            photos: string[];
            cqcRegistered: boolean;
            cqcNumber: string | null;
            latitude: number | null;
            longitude: number | null;
        };
        /** @description A venue, in the detail projection. */
        VenueDetail: components["schemas"]["Venue"] & {
            addressLine2: string | null;
            county: string | null;
            phone: string | null;
            website: string | null;
            email: string | null;
            equipment: string[];
            basePrice: number | null;
            acceptsPublicBookings: boolean;
            slotDurationMinutes: number;
            /** @example Europe/London */
            timezone: string;
        };
        VenueList: {
            venues: components["schemas"]["Venue"][];
            /** @description The length of this response, not a count across pages. */
            total: number;
        };
        VenueSlot: {
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            end: string;
            /**
             * @description Remaining parallel bookable places at that start: the venue's phlebotomyStations minus the
             *     jobs already booked there (O23, O24). Whether a full slot is left out or listed with 0 is
             *     open (O22).
             */
            capacity: number;
        };
        BookingUrl: {
            /**
             * Format: uri
             * @description The page that the patient opens.
             */
            url: string;
            /**
             * Format: date-time
             * @description 24 hours after minting.
             */
            expiresAt: string;
            /** @description The token's jti. */
            tokenId: string;
        };
        /** @description The shape depends on the client's billing mode. */
        CreatedBooking: components["schemas"]["WeeklyInvoiceBooking"] | components["schemas"]["PatientPayBooking"];
        /** @description The answer when the client is billed by WEEKLY_INVOICE. */
        WeeklyInvoiceBooking: {
            jobId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "PENDING";
            /**
             * Format: uri
             * @description Staff follow-up admin URL; its host is open (O63).
             */
            bookingUrl: string;
        };
        /** @description The answer when the patient pays (PATIENT_PAY). */
        PatientPayBooking: {
            jobId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "PENDING_PAYMENT";
            /**
             * Format: uri
             * @description Hosted payment page that the patient must open; its host is open (O63).
             */
            paymentRequiredUrl: string;
        };
        CancelledBooking: {
            jobId: string;
            /** @constant */
            status: "CANCELLED";
        };
        /** @description A correlation key of the client, echoed on every event for the life of the job. */
        ExternalId: string;
        /** @description Free-form map of any values, echoed on later events. */
        Passthrough: {
            [key: string]: unknown;
        };
        CreateBookingUrlRequest: {
            scope: components["schemas"]["BookingScope"];
            externalUserId?: components["schemas"]["ExternalId"];
            externalOrderId?: components["schemas"]["ExternalId"];
            passthrough?: components["schemas"]["Passthrough"];
            patient?: components["schemas"]["PatientHint"];
        };
        /** @description Where the patient may book. */
        BookingScope: components["schemas"]["AllMobileScope"] | components["schemas"]["AllVenuesScope"] | components["schemas"]["VenueScope"] | components["schemas"]["MobileThenVenueFallbackScope"];
        /** @description Mobile only. */
        AllMobileScope: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "all-mobile";
        };
        /** @description The venue network only. */
        AllVenuesScope: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "all-venues";
        };
        /** @description A specific venue. */
        VenueScope: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "venue";
            venueId: string;
        };
        /** @description Mobile, falling back to a venue. */
        MobileThenVenueFallbackScope: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mobile-then-venue-fallback";
        };
        /** @description What is known of the patient, to prefill the page; all optional. */
        PatientHint: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            dateOfBirth?: string;
            gender?: components["schemas"]["Gender"];
        };
        CreateBookingRequest: components["schemas"]["CreateMobileBookingRequest"] | components["schemas"]["CreateInVenueBookingRequest"];
        /** @description A phlebotomist visits the patient. */
        CreateMobileBookingRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            fulfillmentChannel: "MOBILE";
            patient: components["schemas"]["Patient"];
            location: components["schemas"]["Location"];
            appointment: components["schemas"]["MobileAppointment"];
            externalUserId?: components["schemas"]["ExternalId"];
            externalOrderId?: components["schemas"]["ExternalId"];
            passthrough?: components["schemas"]["Passthrough"];
        };
        /** @description The patient attends a venue at a slot that its availability lists. */
        CreateInVenueBookingRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            fulfillmentChannel: "IN_VENUE";
            patient: components["schemas"]["Patient"];
            venueId: string;
            /**
             * Format: date-time
             * @description The slot start chosen from the availability, with a Z or numeric offset.
             */
            venueSlotStart: string;
            appointment: components["schemas"]["InVenueAppointment"];
            externalUserId?: components["schemas"]["ExternalId"];
            externalOrderId?: components["schemas"]["ExternalId"];
            passthrough?: components["schemas"]["Passthrough"];
        };
        Patient: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description E.164. UK numbers are accepted in national form; international numbers must start with the
             *     country dial code such as +. Whether that is enforced is open (O50), so the schema holds
             *     only what is certain.
             * @example +447700900123
             * @example 07700 900123
             */
            phone: string;
            /**
             * Format: date
             * @description ISO date YYYY-MM-DD. Whether more than non-emptiness is enforced is open (O51).
             */
            dateOfBirth: string;
            gender: components["schemas"]["Gender"];
        };
        /** @description Where the phlebotomist goes. */
        Location: {
            addressLine1: string;
            addressLine2?: string;
            city: string;
            county?: string;
            postcode: string;
        };
        MobileAppointment: {
            /**
             * Format: date
             * @description ISO date. Whether more than non-emptiness is enforced, and whether a past date is refused,
             *     is open (O51).
             */
            preferredDate: string;
            /** @enum {string} */
            timePreference: "morning" | "afternoon" | "evening";
            testType: components["schemas"]["TestType"];
            specialInstructions?: components["schemas"]["SpecialInstructions"];
        };
        InVenueAppointment: {
            testType: components["schemas"]["TestType"];
            specialInstructions?: components["schemas"]["SpecialInstructions"];
        };
        /** @description A test panel id from GET /test-panels. How an unknown one is answered is open (O26). */
        TestType: string;
        SpecialInstructions: string;
        /** @example evt_00000000-0000-4000-8000-000000000001 */
        EventId: string;
        /**
         * Format: date-time
         * @description ISO timestamp. Whether it is the time of the event or of the delivery is open (O42).
         */
        EventTimestamp: string;
        /** @description The job payload. Other keys may come (O16 shows customerPostcode and requestedDate). */
        JobEventData: {
            id: components["schemas"]["EventId"];
            jobId: string;
            externalUserId: string | null;
            externalOrderId: string | null;
            /** @description The `passthrough` supplied at creation (O39). */
            passthroughJson: {
                [key: string]: unknown;
            } | null;
            fulfillmentChannel: components["schemas"]["FulfillmentChannel"];
            /** @description The job's status. */
            status: string;
            paymentStatus: string;
            fulfillment?: components["schemas"]["Fulfillment"];
        };
        /** @description The job payload of an event that only MOBILE jobs have. */
        MobileJobEventData: components["schemas"]["JobEventData"] & {
            /** @constant */
            fulfillmentChannel: "MOBILE";
        };
        JobCreatedEventData: components["schemas"]["JobEventData"] & {
            /**
             * @description How the client is billed.
             * @example WEEKLY_INVOICE
             * @example PATIENT_PAY
             */
            billingMode: string;
            /**
             * Format: date-time
             * @description The appointment; for a MOBILE job see O28.
             */
            scheduledFor: string;
            patient: {
                firstName: string;
                /** @description Reduced to an initial, with or without a full stop (O67). */
                lastName: string;
                phoneLast4: string;
            };
        };
        JobInProgressEventData: components["schemas"]["JobEventData"] & {
            /**
             * Format: date-time
             * @description Carried for IN_VENUE, the time of the check-in.
             */
            checkedInAt?: string | null;
        };
        JobEtaUpdatedEventData: components["schemas"]["MobileJobEventData"] & {
            /** @description The estimate before. Its type is not shown. */
            previousEta: unknown;
            /** @description The estimate now. Its type is not shown. */
            newEta: unknown;
        };
        /**
         * @description The payload of an event of which no fields are shown. Whether `id` is the event's id or the
         *     resource's is open (O40).
         */
        EventData: {
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The payload of an event that belongs to a job but is no job event: which of the job's fields
         *     it echoes is open (O38), and so is whether `id` is the event's id (O40).
         */
        JobBoundEventData: {
            id?: string;
            jobId?: string | null;
            externalUserId?: string | null;
            externalOrderId?: string | null;
            passthroughJson?: {
                [key: string]: unknown;
            } | null;
            fulfillment?: components["schemas"]["Fulfillment"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Carries the phlebotomist's name and phone; the latest event is authoritative. The names of the
         *     keys are open (O65): `phlebotomist {name, phone}` is one reading.
         */
        DispatchAssignedEventData: components["schemas"]["JobBoundEventData"] & {
            phlebotomist?: {
                name?: string;
                phone?: string;
            };
        };
        DispatchSearchingEventData: components["schemas"]["JobBoundEventData"] & {
            searchRadiusMiles: number;
        };
        /** @description Carries the reason; the name of the key is open (O65). */
        DispatchUnassignedEventData: components["schemas"]["JobBoundEventData"] & {
            reason?: string | null;
        };
        SampleRegisteredEventData: components["schemas"]["JobBoundEventData"] & {
            shipmentMode: string | null;
            /** @description Where the shipment mode comes from. Its type and values are not shown. */
            shipmentModeSource: unknown;
            clientMetadata: {
                [key: string]: unknown;
            } | null;
            collectionNotes: string | null;
        };
        SampleResultsReadyEventData: components["schemas"]["JobBoundEventData"] & {
            /** @description Whether it may be null is open (O60). */
            resultsUrl: string | null;
        };
    };
    responses: {
        /**
         * @description Validation failed, or the client lacks the capability (then with error VALIDATION; 403 is the
         *     other answer to that, O09). Whether each validation failure has the code VALIDATION is open
         *     (O72).
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The X-API-Key header is missing or its key is invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The key is valid, but the client lacks the capability (or 400 with VALIDATION, O09). That a
         *     missing scope is answered like this, too, is the plainer reading (O08).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not found, or another client's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The venue of the scope is unknown or hidden. Whether the link is refused (with this or 400) or
         *     minted all the same is open (O73).
         */
        UnknownVenueOfLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The venue (O25) or the test panel (O26) is unknown. Whether this or 400 answers that is open. */
        UnknownVenueOrPanel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The venue is unknown or hidden. Whether this or an empty list answers that is open (O54). */
        UnknownVenueOfAvailability: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The job of the `jobId` filter is unknown or another client's. Whether this or an empty list
         *     answers that is open (O91).
         */
        UnknownJobOfFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The booking is under dispute, or within 24 hours of its appointment. */
        CancellationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The rate limit (60 requests a minute for each key by default) is exceeded. Headers that tell
         *     when to try again are not shown.
         */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Internal exception; safe to retry (for creations see O47). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Received. Which status the receiver must return is not shown. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Requests should send `1`. What a server does with another value, or without the header, is
         *     open (O48).
         */
        ApiVersion: string;
        /**
         * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
         *     value that is no integer (O19); never more than 100 items come.
         */
        Limit: number;
        /** @description The `nextCursor` of the page before. */
        Cursor: string;
        /**
         * @description Only those of this job. Another client's job is answered like an unknown one; whether that is
         *     an empty list or a 404 is open (O91).
         */
        JobIdInQuery: string;
        /** @description The job id. */
        JobIdInPath: string;
        /** @description The venue id. */
        VenueIdInPath: string;
        /** @description The invoice id. */
        InvoiceIdInPath: string;
        /** @description The refund id. */
        RefundIdInPath: string;
        /** @description The dispute id. */
        DisputeIdInPath: string;
        /**
         * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
         *     open (O40).
         */
        WebhookId: components["schemas"]["EventId"];
        /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
        WebhookTimestamp: string;
        /**
         * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
         *     several entries, separated by a space, for 24 hours after a secret change.
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createBookingUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingUrlRequest"];
            };
        };
        responses: {
            /** @description The link was minted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["BookingUrl"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownVenueOfLink"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
                 *     value that is no integer (O19); never more than 100 items come.
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only jobs with this status. The set of job statuses is open. */
                status?: string;
                /** @description Only jobs from this source. */
                bookingSource?: components["schemas"]["BookingSource"];
                /** @description Inclusive lower bound of createdAt, an ISO timestamp. */
                createdFrom?: string;
                /** @description Inclusive upper bound of createdAt, an ISO timestamp. */
                createdTo?: string;
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["BookingPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingRequest"];
            };
        };
        responses: {
            /** @description The booking was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CreatedBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownVenueOrPanel"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The job id. */
                id: components["parameters"]["JobIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            job: components["schemas"]["Job"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The job id. */
                id: components["parameters"]["JobIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["CancelledBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CancellationRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getBookingSample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The job id. */
                id: components["parameters"]["JobIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest sample, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            sample: components["schemas"]["Sample"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /**
                 * @description UK postcode prefix, first segment, whatever its case. How a full postcode is read is
                 *     open (O21).
                 */
                postcode?: string;
                /** @description Matches the venue type enumeration, which is not shown. */
                type?: string;
                /** @description Matches the venue capability enumeration, which is not shown. */
                capability?: string;
                /**
                 * @description At most this many venues. A value outside 1 to 50 is not refused: it is clamped to the
                 *     nearer end (`x-clamp`).
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["VenueList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The venue id. */
                id: components["parameters"]["VenueIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            venue: components["schemas"]["VenueDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getVenueAvailability: {
        parameters: {
            query: {
                /** @description Start of the window, an ISO date-time. */
                from: string;
                /** @description End of the window, an ISO date-time later than `from`, at most 30 days after it. */
                to: string;
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The venue id. */
                id: components["parameters"]["VenueIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            slots: components["schemas"]["VenueSlot"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownVenueOfAvailability"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getVenueFieldDefinitions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields and the shipment mode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["VenueFieldDefinitions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listTestPanels: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
                 *     value that is no integer (O19); never more than 100 items come.
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of panels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["TestPanelPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
                 *     value that is no integer (O19); never more than 100 items come.
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only invoices with this status. */
                status?: string;
                /** @description Only invoices whose periodStart is at or after this ISO timestamp. */
                periodStart?: string;
                /** @description Only invoices whose periodEnd is at or before this ISO timestamp. */
                periodEnd?: string;
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["InvoicePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The invoice id. */
                id: components["parameters"]["InvoiceIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            invoice: components["schemas"]["InvoiceDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
                 *     value that is no integer (O19); never more than 100 items come.
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only refunds with this status. */
                status?: string;
                /**
                 * @description Only those of this job. Another client's job is answered like an unknown one; whether that is
                 *     an empty list or a 404 is open (O91).
                 */
                jobId?: components["parameters"]["JobIdInQuery"];
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["RefundPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownJobOfFilter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The refund id. */
                id: components["parameters"]["RefundIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            refund: components["schemas"]["RefundDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /**
                 * @description Page size. Whether a value outside 1 to 100 is clamped or refused is open (O18), and so is a
                 *     value that is no integer (O19); never more than 100 items come.
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only disputes with this processor dispute status. */
                status?: string;
                /**
                 * @description Only those of this job. Another client's job is answered like an unknown one; whether that is
                 *     an empty list or a 404 is open (O91).
                 */
                jobId?: components["parameters"]["JobIdInQuery"];
            };
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of disputes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DisputePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownJobOfFilter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requests should send `1`. What a server does with another value, or without the header, is
                 *     open (O48).
                 */
                "X-API-Version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @description The dispute id. */
                id: components["parameters"]["DisputeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: {
                            dispute: components["schemas"]["DisputeDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    onJobCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.created";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobCreatedEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobConfirmed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.confirmed";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobInProgress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.in_progress";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobInProgressEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.completed";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.cancelled";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobRescheduled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.rescheduled";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobEnRoute: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.en_route";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["MobileJobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobArrived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.arrived";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["MobileJobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobEtaUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.eta_updated";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEtaUpdatedEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onJobNoShow: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "job.no_show";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDispatchAssigned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "dispatch.assigned";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["DispatchAssignedEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDispatchSearching: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "dispatch.searching";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["DispatchSearchingEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDispatchUnassigned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "dispatch.unassigned";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["DispatchUnassignedEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSampleRegistered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "sample.registered";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["SampleRegisteredEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSampleInLab: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "sample.in_lab";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onSampleResultsReady: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "sample.results_ready";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["SampleResultsReadyEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onInvoiceCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invoice.created";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onInvoicePaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invoice.paid";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onInvoicePaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invoice.payment_failed";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onInvoiceOverdue: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "invoice.overdue";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRefundCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "refund.created";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRefundSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "refund.succeeded";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onRefundFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "refund.failed";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDisputeOpened: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "dispute.opened";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onDisputeClosed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "dispute.closed";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["JobBoundEventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVenueActivated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "venue.activated";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onVenueDeactivated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Deduplication key, identical on replays. On job events it equals `data.id`; on others that is
                 *     open (O40).
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Unix seconds. Receivers reject one more than 5 minutes away from their clock. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `${webhook-id}.${webhook-timestamp}.${rawBody}`;
                 *     several entries, separated by a space, for 24 hours after a secret change.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "venue.deactivated";
                    timestamp: components["schemas"]["EventTimestamp"];
                    data: components["schemas"]["EventData"];
                };
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
}
