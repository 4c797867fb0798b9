/** `clock.read`, `clock.advance`, `reset`: the time by which the sandbox decides, and its start. */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import { endOfTime } from '../../domain/zoned-time.ts';
import type { Happened } from '../ports.ts';
import { toIso } from '../projections/time.ts';
import type { ActionDeps } from './controls.ts';
import { doneOr, type Done } from './outcome.ts';

export const readClock = async ({ clock }: ActionDeps): Promise<{ readonly now: string }> => ({
  now: toIso(clock.now()),
});

/**
 * `happened` lists the first thousand. If there were more, one entry of `what: "more"` comes after
 * them: `count` is how many are not listed, `at` the time of the last of those.
 */
export type Advanced = {
  readonly now: string;
  readonly happened: readonly { readonly at: string; readonly what: string }[];
};

/** Receivers that are gone for weeks bring hundreds of thousands, which nobody reads. */
const mostListed = 1_000;

/** Protocol, "Two clocks". `seconds` may be fractional; the clock moves by whole milliseconds. */
export const advanceClock = async (
  { clock, controls }: ActionDeps,
  { seconds }: { readonly seconds: number },
): Promise<Advanced | Refusal> => {
  const ms = Math.round(seconds * 1000);
  if (clock.now() + ms > endOfTime) {
    return refuse('invalid', `seconds: the clock ends at ${toIso(endOfTime)}`);
  }
  const happened = await controls.advance(ms);
  return {
    now: toIso(clock.now()),
    happened: listed(happened).map((one) => ({ ...one, at: toIso(one.at) })),
  };
};

const listed = (happened: readonly Happened[]): readonly Happened[] => {
  const last = happened.at(-1);
  const count = happened.length - mostListed;
  return last === undefined || count <= 0
    ? happened
    : [...happened.slice(0, mostListed), { at: last.at, what: 'more', count }];
};

type ClockState = { readonly now: string; readonly frozen: boolean; readonly rate: number };

/** Sandbox-only: what the clock does while nobody moves it. */
export const clockState = async ({ clock, controls }: ActionDeps): Promise<ClockState> => ({
  now: toIso(clock.now()),
  ...controls.clockHands.state(),
});

export const freezeClock = (deps: ActionDeps): Promise<ClockState> => {
  deps.controls.clockHands.freeze();
  return clockState(deps);
};

export const resumeClock = (deps: ActionDeps): Promise<ClockState> => {
  deps.controls.clockHands.resume();
  return clockState(deps);
};

export const scaleClock = (
  deps: ActionDeps,
  { rate }: { readonly rate: number },
): Promise<ClockState> => {
  deps.controls.clockHands.scale(rate);
  return clockState(deps);
};

/** Protocol, `reset`: what was made since the start is gone, what was there then is back. */
export const reset = async ({ controls }: ActionDeps): Promise<Done | Refusal> => {
  await controls.resetWorld();
  return doneOr({});
};
