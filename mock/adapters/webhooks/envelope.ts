/** The body of a delivery (spec, "Envelope"): made once, then the same bytes (O43). */

import type { EventType } from '#contract/events.ts';
import type { Fault } from '#contract/validate.ts';
import type { Announcement } from '../../application/ports.ts';

/** Says what the contract has against an envelope of this type; nothing: an empty list. */
export type ValidateEnvelope = (type: EventType, envelope: unknown) => readonly Fault[];

/** An event was announced that the contract does not allow: it is a bug here, and is not sent. */
class EnvelopeContractError extends Error {
  override readonly name = 'EnvelopeContractError';
}

/** `timestamp` is when it happened (O42, reading A), so it is in the bytes that never change. */
export const envelopeOf = (announcement: Announcement, validate?: ValidateEnvelope): Buffer => {
  const { id, type, at, data } = announcement;
  const envelope = { type, timestamp: new Date(at).toISOString(), data };
  // A receiver dedupes by either of the two (spec, "Delivery headers").
  if ((data as { readonly id?: unknown }).id !== id) {
    throw new EnvelopeContractError(`${type} ${id} has another id in its data.`);
  }
  const faults = validate?.(type, envelope) ?? [];
  if (faults.length === 0) return Buffer.from(JSON.stringify(envelope));
  const said = faults.map(({ place, expected }) => `${place}: expected ${expected}`).join('; ');
  throw new EnvelopeContractError(`${type} ${id} is not sent: ${said}`);
};
