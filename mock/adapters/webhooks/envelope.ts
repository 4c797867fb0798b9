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

type Held = {
  readonly validate?: ValidateEnvelope | undefined;
  readonly onBug: (error: unknown) => void;
};

/** The bytes of an event that is about to be sent; undefined when the contract is against it. */
export const envelopeToSend = (announcement: Announcement, held: Held): Buffer | undefined =>
  isSound(announcement, held) ? bytesOf(announcement) : undefined;

/**
 * The bytes of an event that has nowhere to go, made when somebody asks. What the contract has
 * against it is told then; it is shown all the same, since that is how it is found.
 */
export const envelopeToShow = (announcement: Announcement, held: Held): (() => Buffer) => {
  let bytes: Buffer | undefined;
  return () => {
    if (bytes === undefined) {
      isSound(announcement, held);
      bytes = bytesOf(announcement);
    }
    return bytes;
  };
};

/** `timestamp` is when it happened (O42, reading A), so it is in the bytes that never change. */
const envelopeOf = ({ type, at, data }: Announcement) => ({
  type,
  timestamp: new Date(at).toISOString(),
  data,
});

const bytesOf = (announcement: Announcement): Buffer =>
  Buffer.from(JSON.stringify(envelopeOf(announcement)));

const isSound = (announcement: Announcement, { validate, onBug }: Held): boolean => {
  const { id, type, data } = announcement;
  // A receiver dedupes by either of the two (spec, "Delivery headers").
  const hasItsId = (data as { readonly id?: unknown }).id === id;
  const faults = validate?.(type, envelopeOf(announcement)) ?? [];
  if (hasItsId && faults.length === 0) return true;
  const said = faults.map(({ place, expected }) => `${place}: expected ${expected}`);
  if (!hasItsId) said.unshift('it has another id in its data');
  onBug(new EnvelopeContractError(`${type} ${id} breaks the contract: ${said.join('; ')}`));
  return false;
};
