/** Other right servers, made from the specification alone: ids, statuses of refusals, every other reading at once. */
import { randomBytes } from 'node:crypto';
import type { IdPrefix } from '../../mock/application/ports.ts';
import { policyChoices } from '../../mock/domain/policy.ts';
import type { Policies } from '../../mock/domain/policy.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending } from '../flaws/lifetime.ts';
import { json } from '../flaws/tampering.ts';
import type { Reply, Tamper } from '../flaws/tampering-proxy.ts';
import type { Latitude } from './latitude.ts';

const exposed: ReadonlySet<IdPrefix> = new Set(['job', 'inv', 'rf', 'dp', 'ven', 'tp'] as const);

/** Ids are base64 of 121 bytes: 164 characters, `+`, `/` and `=` among them. */
const encryptedIds = depending((deps) => ({
  ...deps,
  ids: {
    ...deps.ids,
    next: (prefix) =>
      exposed.has(prefix)
        ? `+/${randomBytes(121).toString('base64').slice(2)}`
        : deps.ids.next(prefix),
  },
}));

const refusals: readonly (readonly [RegExp, number, string])[] = [
  [/testType: expected the id of a test panel/, 404, 'PANEL_NOT_FOUND'],
  [/venueId: expected a venue/, 404, 'VENUE_NOT_FOUND'],
  [
    /venueSlotStart: expected a slot|venueSlotStart: expected the start of a slot/,
    422,
    'SLOT_GONE',
  ],
];

/** Things that are not there are 404, a slot that is gone is 422, and so is the cancel of what is done. */
const refusingOtherwise: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  if (reply.status === 404 && asked.operation === 'getVenueAvailability') {
    return json(200, { success: true, data: { slots: [] } });
  }
  if (reply.status < 400 || asked.operation === undefined) return reply;
  const { error, message = '' } = JSON.parse(reply.body) as { error: string; message?: string };
  const told = (status: number, code: string): Reply =>
    json(status, { success: false, error: code, message });
  if (asked.operation === 'cancelBooking') {
    return error === 'BOOKING_COMPLETED' ? told(422, 'ALREADY_COMPLETED') : reply;
  }
  const isOfPost = asked.operation === 'createBooking' || asked.operation === 'createBookingUrl';
  // Where there are other faults, too, it is a 400.
  if (reply.status !== 400 || !isOfPost || message.includes(';')) return reply;
  const found = refusals.find(([words]) => words.test(message));
  return found === undefined ? reply : told(found[1], found[2]);
};

/** Every point that can be switched is answered the other way, all at once. */
const otherReadings = (): SandboxOptions => ({
  world: 'empty',
  policies: Object.fromEntries(
    Object.entries(policyChoices).map(([id, values]) => [id, values[1]]),
  ) as Policies,
});

export const answerLatitudes: readonly Latitude[] = [
  {
    name: 'has ids of 164 characters of base64 that begin with +/',
    allowedBy: 'id | string | job id; "Path id = job id": whoever puts it into a path encodes it',
    sandbox: encryptedIds,
  },
  {
    name: 'has 404 for an unknown panel or venue, 422 for a slot that is gone and a completed booking, and no slots for a hidden venue',
    allowedBy:
      'O25, O26, O73 (4xx other than 409, 404), O07, reading B ("another status"), O54, reading B ("200 with empty slots"), all at once',
    tamper: () => refusingOtherwise,
  },
  {
    name: 'answers every open point that the sandbox can switch by its second reading, all at once',
    allowedBy:
      'The second readings of O01, O02, O03, O05 to O13, O15, O18, O20 to O22, O24, O25, O27, O29, O30, O32, O35, O36, O48, O50, O57, O59, O61, O66 and O74 together: no point says that its reading hangs on another',
    untestable: ['PAYLOAD-08', 'PAYLOAD-36'],
    sandbox: otherReadings,
  },
];
