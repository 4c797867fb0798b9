/** What each move is given, in a form that both the runner and a scenario file can carry out. */
import type { JobState } from './job-state.ts';
import { rowOf } from './model.ts';

/** Something to be asked for first: a moment so many days ahead, or another slot of the venue. */
export type Wanted = { readonly day: number } | { readonly slot: true };

export type MoveParameters = {
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly wanted: Readonly<Record<string, Wanted>>;
};

/** Names and numbers of the kinds that are set aside for fiction; each acceptance is another one's. */
const phlebotomists = [
  { name: 'Sam Example', phone: '+447700900456' },
  { name: 'Robin Specimen', phone: '+447700900789' },
  { name: 'Charlie Sample', phone: '+447700900321' },
] as const;

const fixed = (parameters: MoveParameters['fixed'] = {}): MoveParameters => ({
  fixed: parameters,
  wanted: {},
});
const wanted = (parameters: MoveParameters['wanted']): MoveParameters => ({
  fixed: {},
  wanted: parameters,
});

const given: Readonly<Record<string, (state: JobState, place: number) => MoveParameters>> = {
  'dispatch.search': (_, place) => fixed({ searchRadiusMiles: 10 + place }),
  // Another one each time, so that the reason of an earlier removal is told from it.
  'dispatch.unassign': (_, place) => fixed({ reason: `Illness, case ${String(place)}` }),
  // Another address each time: whoever publishes the same again may be taken to have said nothing.
  'lab.publish': (_, place) =>
    fixed({ resultsUrl: `https://results.example.org/walk/${String(place)}` }),
  'phlebotomist.accept': ({ acceptances }) =>
    fixed({ phlebotomist: phlebotomists[acceptances % phlebotomists.length] }),
  'phlebotomist.updateEta': (_, place) => wanted({ newEta: { day: 14 + place } }),
  'refund.create': () => fixed({ cancelJob: true }),
  'staff.reschedule': ({ channel }, place) =>
    channel === 'MOBILE'
      ? wanted({ scheduledFor: { day: 15 + place } })
      : wanted({ venueSlotStart: { slot: true } }),
};

/** Besides jobId; `place` is how many moves were made before, so that no two of them move the job to the same day. */
export const parametersOf = (move: string, state: JobState, place: number): MoveParameters =>
  given[rowOf(move).trigger]?.(state, place) ?? fixed();
