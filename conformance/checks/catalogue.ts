/** All checks, in the order in which they are run and reported. */
import type { Check } from '../engine/check.ts';
import { capabilityChecks } from './access/capabilities.ts';
import { paidCancelCheck } from './access/paid-cancel.ts';
import { ungatedChecks } from './access/ungated.ts';
import { disclosureChecks } from './access/disclosure.ts';
import { keyFormChecks } from './access/key-forms.ts';
import { scopeChecks } from './access/scopes.ts';
import { tenancyChecks } from './access/tenancy.ts';
import { foreignStateChecks } from './access/foreign-states.ts';
import { trespassChecks } from './access/trespass.ts';
import { authenticationChecks } from './authentication.ts';
import { availabilityChecks } from './venue/availability.ts';
import { bookingLinkChecks } from './booking-link.ts';
import { cancelBookingChecks } from './cancel-booking.ts';
import { createBookingChecks } from './create-booking.ts';
import { bookedVenueChecks } from './venue/booked-venue.ts';
import { fieldDefinitionChecks } from './venue/field-definitions.ts';
import { lifeChecks } from './life.ts';
import { foundAgainChecks } from './found-again.ts';
import { lookupChecks } from './lookup.ts';
import { disputeChecks } from './money/disputes.ts';
import { invoiceChecks } from './money/invoices.ts';
import { invoicesStayChecks } from './money/invoices-stay.ts';
import { manyJobsCheck } from './money/many-jobs.ts';
import { moneyChecks } from './money/money.ts';
import { movedMoneyChecks } from './money/moved-money.ts';
import { paidInTimeChecks } from './money/paid-in-time.ts';
import { refundChecks } from './money/refunds.ts';
import { stillThereChecks } from './money/still-there.ts';
import { pageEndChecks } from './lists/page-end.ts';
import { agreementChecks } from './lists/agreement.ts';
import { behindCursorChecks } from './lists/behind-cursor.ts';
import { bookingFilterChecks } from './lists/booking-filters.ts';
import { likeStatusesCheck } from './lists/like-statuses.ts';
import { moneyFilterChecks } from './lists/money-filters.ts';
import { wholeValueChecks } from './lists/whole-values.ts';
import { boundChecks } from './lists/bounds.ts';
import { everyPageChecks } from './lists/every-page.ts';
import { orderChecks } from './lists/order.ts';
import { pageSizeChecks } from './lists/page-size.ts';
import { randomQueryChecks } from './lists/random-queries.ts';
import { walkedListChecks } from './lists/walked-list.ts';
import { everyBookingChecks } from './every-booking.ts';
import { keptValueChecks } from './kept-values.ts';
import { otherKindChecks } from './other-kinds.ts';
import { readBookingChecks } from './read-booking.ts';
import { sampleChecks } from './sample.ts';
import { hiddenByFilterChecks } from './venue/hidden-by-filters.ts';
import { endsOfDaysChecks } from './venue/ends-of-days.ts';
import { everyVenueAnswerChecks } from './venue/every-answer.ts';
import { withCapabilityChecks } from './venue/with-capability.ts';
import { postcodeFormChecks } from './venue/postcode-forms.ts';
import { panelPageChecks } from './venue/panel-pages.ts';
import { testPanelChecks } from './venue/test-panels.ts';
import { openingHoursChecks } from './venue/opening-hours.ts';
import { lastPlaceChecks } from './venue/last-place.ts';
import { placeChecks } from './venue/places.ts';
import { shownVenueChecks } from './venue/shown-venues.ts';
import { limitedVenueChecks } from './venue/limited-venues.ts';
import { venueFilterChecks } from './venue/venue-filters.ts';
import { notationChecks } from './venue/notations.ts';
import { unpaidPlaceCheck } from './venue/unpaid-places.ts';
import { otherStartChecks } from './venue/other-starts.ts';
import { returnedVenueChecks } from './venue/returned-venues.ts';
import { windowBoundChecks } from './venue/window-bounds.ts';
import { windowSlotChecks } from './venue/window-slots.ts';
import { venueChecks } from './venue/venues.ts';
import { echoChecks, lifelongEchoCheck } from './webhook/echo.ts';
import { envelopeChecks } from './webhook/envelope.ts';
import { headerChecks, movedClockCheck, reachCheck } from './webhook/headers.ts';
import { replayChecks } from './webhook/replay.ts';
import { replayedTypesChecks } from './webhook/replayed-types.ts';
import { retryChecks, slowReceiverCheck } from './webhook/retry.ts';
import { rotatedTypesCheck } from './webhook/rotated-types.ts';
import { sharedAddressChecks } from './webhook/shared-address.ts';
import { sameOrderCheck } from './webhook/same-order.ts';
import { rotationKeptChecks } from './webhook/rotation-kept.ts';
import { rotationChecks } from './webhook/rotation.ts';
import { secretChecks, signatureChecks } from './webhook/signature.ts';
import { chosenTypesChecks } from './webhook/chosen-types.ts';
import { typesByNameChecks } from './webhook/types-by-name.ts';
import { subscriptionChecks } from './webhook/subscription.ts';
import { addresseeCheck, neighbourCheck } from './webhook/tenancy.ts';
import { agreementCheck } from './events/agreement.ts';
import { etaPayloadChecks } from './events/eta-payloads.ts';
import { bookingsToldChecks } from './events/bookings-told.ts';
import { emissionChecks } from './events/emissions.ts';
import { jobPayloadChecks, passivePayloadChecks } from './events/job-payloads.ts';
import { moneyEventChecks } from './events/money-events.ts';
import { afterArrivalCheck } from './events/after-arrival.ts';
import { newDetailChecks } from './events/new-details.ts';
import { patientNameChecks } from './events/patient-names.ts';
import { toldAgainChecks } from './events/told-again.ts';
import { whateverBeforeChecks } from './events/whatever-before.ts';
import { sampleAgreementCheck } from './events/sample-agreement.ts';
import { otherPayloadChecks } from './events/other-payloads.ts';
import { passiveSilences, silenceChecks } from './events/silences.ts';
import { checksOfTime } from './life/as-time-passes.ts';
import { clockChangeCheck } from './life/clock-changes.ts';
import { daysLaterChecks } from './life/days-later.ts';
import { cancelDisputeChecks } from './life/cancel-dispute.ts';
import { cancelLockChecks } from './life/cancel-lock.ts';
import { cancelLockKindChecks } from './life/cancel-lock-kinds.ts';
import { keptTimeChecks } from './life/kept-times.ts';
import { cancelStateChecks, onlyCancelsConflict } from './life/cancel-states.ts';
import { lifeFieldChecks, neverArrived } from './life/fields.ts';
import { fulfillmentChecks } from './life/fulfillment.ts';
import { whoIsShownCheck, whoIsToldCheck } from './life/who-is-told.ts';
import { staffMadeChecks } from './life/staff-made.ts';
import { statusChecks } from './life/status.ts';
import { everySample } from './sample/every-sample.ts';
import { labChecks } from './sample/lab.ts';
import { unlabelledCheck } from './sample/unlabelled.ts';
import { hostedBookingChecks } from './pages/hosted-booking.ts';
import { linkLifeChecks } from './pages/link-life.ts';
import { closedMeanwhileCheck } from './pages/closed-meanwhile.ts';
import { linkUseChecks } from './pages/link-use.ts';
import { pageMannerChecks } from './pages/page-manners.ts';
import { strangerCheck } from './pages/strangers.ts';
import { paymentPageChecks } from './pages/payment-pages.ts';
import { scopeKindChecks } from './pages/scope-kinds.ts';
import { wireChecks } from './wire.ts';
import { apiVersionChecks } from './limits/api-version.ts';
import { availabilityWindowChecks } from './limits/availability-window.ts';
import { moneyPageLimitChecks } from './limits/money-page-limit.ts';
import { oneLimitCheck } from './limits/one-limit.ts';
import { pageLimitChecks } from './limits/page-limit.ts';
import { rateLimitChecks } from './limits/rate-limit.ts';
import { usualPageChecks } from './limits/usual-page.ts';
import { venueLimitChecks } from './limits/venue-limit.ts';
import { acceptedBookingChecks } from './validation/accepted-bookings.ts';
import { bookingUrlChecks } from './validation/booking-urls.ts';
import { linkTokenChecks } from './validation/link-token.ts';
import { oneForOneChecks } from './validation/one-for-one.ts';
import { neverMadeCheck } from './validation/never-made.ts';
import { refusedBookingChecks } from './validation/refused-bookings.ts';
import { serverErrorChecks } from './validation/server-error.ts';
import { generatedChecks } from '../generate/generated-checks.ts';
import { twoCancelChecks } from '../walks/two-cancels.ts';
import { walkChecks } from '../walks/walk-checks.ts';
import { storyChecks } from '../stories/story-checks.ts';
import { suppliedChecks } from './validation/supplied.ts';
import { slotStartChecks } from './validation/slot-start.ts';
import { unbookableChecks } from './validation/unbookable.ts';
import { unusualPatientCheck } from './validation/unusual-patients.ts';
import { wrongBodyChecks } from './validation/wrong-bodies.ts';

export const catalogue: readonly Check[] = [
  ...authenticationChecks,
  ...keyFormChecks,
  ...scopeChecks,
  ...capabilityChecks,
  ...ungatedChecks,
  paidCancelCheck,
  ...tenancyChecks,
  ...trespassChecks,
  ...foreignStateChecks,
  ...createBookingChecks,
  ...refusedBookingChecks,
  ...wrongBodyChecks,
  ...unbookableChecks,
  ...acceptedBookingChecks,
  unusualPatientCheck,
  ...slotStartChecks,
  ...suppliedChecks,
  ...oneForOneChecks,
  ...generatedChecks,
  ...readBookingChecks,
  ...cancelBookingChecks,
  ...cancelStateChecks,
  ...cancelLockChecks,
  ...cancelLockKindChecks,
  ...cancelDisputeChecks,
  onlyCancelsConflict,
  ...lifeChecks,
  ...statusChecks,
  ...lifeFieldChecks,
  neverArrived,
  ...keptTimeChecks,
  ...staffMadeChecks,
  ...fulfillmentChecks,
  whoIsShownCheck,
  whoIsToldCheck,
  ...walkChecks,
  ...storyChecks,
  ...twoCancelChecks,
  ...checksOfTime,
  ...sampleChecks,
  ...labChecks,
  unlabelledCheck,
  everySample,
  ...emissionChecks,
  ...moneyEventChecks,
  ...toldAgainChecks,
  ...whateverBeforeChecks,
  ...newDetailChecks,
  afterArrivalCheck,
  ...patientNameChecks,
  ...silenceChecks,
  ...passiveSilences,
  ...jobPayloadChecks,
  ...etaPayloadChecks,
  ...passivePayloadChecks,
  ...bookingsToldChecks,
  agreementCheck,
  ...otherPayloadChecks,
  sampleAgreementCheck,
  ...bookingLinkChecks,
  ...bookingUrlChecks,
  ...linkTokenChecks,
  ...hostedBookingChecks,
  ...linkUseChecks,
  closedMeanwhileCheck,
  ...linkLifeChecks,
  ...scopeKindChecks,
  ...pageMannerChecks,
  strangerCheck,
  ...paymentPageChecks,
  ...venueChecks,
  ...shownVenueChecks,
  ...hiddenByFilterChecks,
  ...venueFilterChecks,
  ...limitedVenueChecks,
  ...postcodeFormChecks,
  ...withCapabilityChecks,
  ...bookedVenueChecks,
  ...availabilityChecks,
  ...openingHoursChecks,
  ...placeChecks,
  ...lastPlaceChecks,
  ...windowSlotChecks,
  ...notationChecks,
  ...otherStartChecks,
  unpaidPlaceCheck,
  ...endsOfDaysChecks,
  ...returnedVenueChecks,
  ...fieldDefinitionChecks,
  ...testPanelChecks,
  ...panelPageChecks,
  ...moneyChecks,
  ...invoiceChecks,
  manyJobsCheck,
  ...invoicesStayChecks,
  ...paidInTimeChecks,
  ...refundChecks,
  ...disputeChecks,
  ...stillThereChecks,
  ...movedMoneyChecks,
  ...pageEndChecks,
  ...pageSizeChecks,
  ...walkedListChecks,
  ...orderChecks,
  ...bookingFilterChecks,
  likeStatusesCheck,
  ...moneyFilterChecks,
  ...wholeValueChecks,
  ...behindCursorChecks,
  ...randomQueryChecks,
  ...agreementChecks,
  ...boundChecks,
  ...lookupChecks,
  ...otherKindChecks,
  reachCheck,
  ...headerChecks,
  movedClockCheck,
  ...envelopeChecks,
  ...signatureChecks,
  ...secretChecks,
  ...rotationChecks,
  ...rotationKeptChecks,
  ...sharedAddressChecks,
  sameOrderCheck,
  rotatedTypesCheck,
  ...replayChecks,
  ...retryChecks,
  slowReceiverCheck,
  ...subscriptionChecks,
  ...chosenTypesChecks,
  ...typesByNameChecks,
  ...replayedTypesChecks,
  ...echoChecks,
  lifelongEchoCheck,
  addresseeCheck,
  neighbourCheck,
  ...pageLimitChecks,
  ...moneyPageLimitChecks,
  ...usualPageChecks,
  ...venueLimitChecks,
  ...availabilityWindowChecks,
  ...windowBoundChecks,
  ...rateLimitChecks,
  oneLimitCheck,
  ...apiVersionChecks,
  // They move the clock by days: all that counts days from where it stood is over.
  ...daysLaterChecks,
  clockChangeCheck,
  ...wireChecks,
  ...everyPageChecks,
  ...everyBookingChecks,
  neverMadeCheck,
  ...foundAgainChecks,
  ...keptValueChecks,
  ...everyVenueAnswerChecks,
  ...disclosureChecks,
  ...serverErrorChecks,
];
