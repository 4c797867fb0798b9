/** What can be made to go wrong with a delivery on purpose, and who decides when. */

import type { EventType } from '#contract/events.ts';

export type SignedHeader = 'webhook-id' | 'webhook-timestamp' | 'webhook-signature';

export type WebhookFault =
  /** Nothing is sent. The attempt counts as failed, so a retry follows. */
  | { readonly kind: 'drop' }
  /** Sent, and then sent again, whatever the answer was. */
  | { readonly kind: 'duplicate' }
  /** Held back until the next delivery to the same endpoint has passed, a minute at most. */
  | { readonly kind: 'reorder' }
  /** Sent so much later, by the sandbox's time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Signed correctly with a time so many seconds ago (usually 360: receivers accept 300). */
  | { readonly kind: 'staleTimestamp'; readonly seconds?: number | undefined }
  | { readonly kind: 'futureTimestamp'; readonly seconds?: number | undefined }
  /** One byte of the body is changed after signing; it is still JSON. */
  | { readonly kind: 'tamperedByte' }
  /** Signed with a key that is not the client's. */
  | { readonly kind: 'wrongSignature' }
  | { readonly kind: 'missingHeader'; readonly name: SignedHeader }
  /** Signed correctly, but of a type that the contract does not have. */
  | { readonly kind: 'unknownEventType'; readonly type?: string | undefined };

/** What an attempt is made for. `duplicate`: the second sending that a fault asked for. */
export type Trigger = 'first' | 'retry' | 'replay' | 'resend' | 'duplicate';

/** The attempt that is about to be made. */
export type FaultSubject = {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly endpointId: string;
  readonly url: string;
  /** Counts from 1 within the delivery. */
  readonly attempt: number;
  readonly trigger: Trigger;
};

/** The fault rules: asked once for each attempt. */
export type WebhookFaults = {
  readonly next: (subject: FaultSubject) => readonly WebhookFault[];
};
