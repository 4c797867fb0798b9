// Plain names for the generated types: the specification's resources, and the parts of each
// operation and event.

import type { EventType } from './events.ts';
import type {
  components,
  operations as Operations,
  webhooks as Webhooks,
} from './generated/types.ts';
import type { OperationId } from './operations.ts';

export type { paths } from './generated/types.ts';

type Schemas = components['schemas'];

export type Job = Schemas['Job'];
export type JobListItem = Schemas['JobListItem'];
export type BookingPage = Schemas['BookingPage'];
export type Fulfillment = Schemas['Fulfillment'];
export type FulfillmentChannel = Schemas['FulfillmentChannel'];
export type BookingSource = Schemas['BookingSource'];
export type Sample = Schemas['Sample'];

export type Invoice = Schemas['Invoice'];
export type InvoiceDetail = Schemas['InvoiceDetail'];
export type InvoiceJob = Schemas['InvoiceJob'];
export type InvoiceStatus = Schemas['InvoiceStatus'];
export type InvoicePage = Schemas['InvoicePage'];
export type Refund = Schemas['Refund'];
export type RefundDetail = Schemas['RefundDetail'];
export type RefundStatus = Schemas['RefundStatus'];
export type RefundPage = Schemas['RefundPage'];
export type Dispute = Schemas['Dispute'];
export type DisputeDetail = Schemas['DisputeDetail'];
export type DisputePage = Schemas['DisputePage'];

export type TestPanel = Schemas['TestPanel'];
export type TestPanelStep = Schemas['TestPanelStep'];
export type TestPanelPage = Schemas['TestPanelPage'];
export type Venue = Schemas['Venue'];
export type VenueDetail = Schemas['VenueDetail'];
export type VenueList = Schemas['VenueList'];
export type VenueSlot = Schemas['VenueSlot'];
export type VenueFieldDefinition = Schemas['VenueFieldDefinition'];
export type VenueFieldDefinitions = Schemas['VenueFieldDefinitions'];
export type LabShipmentMode = Schemas['LabShipmentMode'];

export type CreateBookingRequest = Schemas['CreateBookingRequest'];
export type CreateMobileBookingRequest = Schemas['CreateMobileBookingRequest'];
export type CreateInVenueBookingRequest = Schemas['CreateInVenueBookingRequest'];
export type CreatedBooking = Schemas['CreatedBooking'];
export type CancelledBooking = Schemas['CancelledBooking'];
export type Patient = Schemas['Patient'];
export type Gender = Schemas['Gender'];
export type Location = Schemas['Location'];
export type MobileAppointment = Schemas['MobileAppointment'];
export type InVenueAppointment = Schemas['InVenueAppointment'];
export type TimePreference = MobileAppointment['timePreference'];
export type Passthrough = Schemas['Passthrough'];

export type CreateBookingUrlRequest = Schemas['CreateBookingUrlRequest'];
export type BookingScope = Schemas['BookingScope'];
export type PatientHint = Schemas['PatientHint'];
export type BookingUrl = Schemas['BookingUrl'];

/** The body of every failure. */
export type ErrorBody = Schemas['ErrorBody'];

export type JobEventData = Schemas['JobEventData'];
export type JobBoundEventData = Schemas['JobBoundEventData'];

/** What POST /bookings and POST /booking-url take; `never` for operations without a body. */
export type RequestBody<Op extends OperationId> = Operations[Op] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type DeclaredQuery<Op extends OperationId> = Exclude<
  Operations[Op]['parameters']['query'],
  undefined
>;

/** The query parameters, by name and with their types; none for operations without any. */
export type Query<Op extends OperationId> = [DeclaredQuery<Op>] extends [never]
  ? Readonly<Record<string, never>>
  : DeclaredQuery<Op>;

/** The same as a server has them once defaults are filled in. */
export type FilledQuery<Op extends OperationId> =
  Query<Op> extends { limit?: number } & infer Given ? Given & { limit: number } : Query<Op>;

/** The whole body of a 200. */
export type SuccessBody<Op extends OperationId> =
  Operations[Op]['responses'][200]['content']['application/json'];

/** What is under `data` in the body of a 200. */
export type Data<Op extends OperationId> = SuccessBody<Op>['data'];

/** The body of a delivery: `{type, timestamp, data}` ("Events", Envelope). */
export type WebhookEnvelope<T extends EventType = EventType> =
  Webhooks[T]['post']['requestBody']['content']['application/json'];

export type WebhookData<T extends EventType = EventType> = WebhookEnvelope<T>['data'];
