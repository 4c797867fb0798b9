/** The server itself: its clock, its start, and which readings of open points are in force. */

import * as z from 'zod';
import {
  advanceClock,
  clockState,
  freezeClock,
  readClock,
  reset,
  resumeClock,
  scaleClock,
} from '../../../application/actions/clock.ts';
import { listWorlds, loadWorld } from '../../../application/actions/worlds.ts';
import { listPolicies, setPolicies } from '../../../application/actions/policies.ts';
import { on, type Handlers } from '../handler.ts';
import { nothing, text } from '../schemas.ts';

const SECONDS_OF_TEN_YEARS = 10 * 366 * 24 * 60 * 60;

export const serverHandlers: Handlers = {
  reset: on(nothing, reset),
  'clock.read': on(nothing, readClock),
  'clock.advance': on(
    z.strictObject({ seconds: z.number().min(0).max(SECONDS_OF_TEN_YEARS) }),
    advanceClock,
  ),
  'clock.state': on(nothing, clockState),
  'clock.freeze': on(nothing, freezeClock),
  'clock.resume': on(nothing, resumeClock),
  'clock.scale': on(z.strictObject({ rate: z.number().positive().max(1_000_000) }), scaleClock),
  'world.list': on(nothing, listWorlds),
  'world.load': on(z.strictObject({ world: text }), loadWorld),
  'policy.list': on(nothing, listPolicies),
  // Its parameters are the ids of policies; `setPolicies` knows them.
  'policy.set': on(z.record(z.string(), z.unknown()), setPolicies),
};
