/** The staff page of a booking: how it stands, what has happened, what may be done now. */

import type { Deps } from '../../../application/ports.ts';
import type { Job } from '../../../domain/job/job.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { freeStarts } from '../booking/offers.ts';
import { textIn, type Entered } from '../entered.ts';
import type { FormTokens } from '../form-token.ts';
import { pathOf, type Reply } from '../reply.ts';
import type { Mistake } from '../views/fields.ts';
import { staleForm, unknownPage } from '../views/notices.ts';
import { staffPage } from '../views/staff.ts';
import { carryOut, moveNames, movesOf, type MoveName } from './moves.ts';
import { timelineFor } from './timeline.ts';

export type StaffParts = {
  readonly deps: Deps;
  readonly rehearsal: Deps;
  readonly forms: FormTokens;
};

export const showStaff = async (
  parts: StaffParts,
  jobId: string,
  choices: Entered,
): Promise<Reply> => {
  const job = await parts.deps.store.get('job', jobId);
  if (job === undefined) return unknownPage;
  const done = moveNames.find((name) => name === textIn(choices, 'done'));
  return pageFor(parts, job, { mistakes: [], done });
};

/** One of the moves: done and shown, or refused and told why. */
export const moveAsStaff = async (
  parts: StaffParts,
  jobId: string,
  { move, entered }: { readonly move: string; readonly entered: Entered },
): Promise<Reply> => {
  const { deps, forms } = parts;
  const job = await deps.store.get('job', jobId);
  const name = moveNames.find((one) => one === move);
  if (job === undefined || name === undefined) return unknownPage;
  if (!forms.holds(textIn(entered, 'formToken'), 'staff', jobId)) return staleForm;
  const outcome = await carryOut(deps, job, name, entered);
  if (!isRefusal(outcome)) {
    return { seeOther: `${pathOf(deps.addresses.staffPage(jobId))}?done=${name}` };
  }
  const field = name === 'reschedule' ? 'time' : '';
  const current = (await deps.store.get('job', jobId)) ?? job;
  const moved = await pageFor(parts, current, {
    mistakes: [{ field, message: outcome.message }],
    done: undefined,
  });
  return { ...moved, status: 409 };
};

const pageFor = async (
  { deps, rehearsal, forms }: StaffParts,
  job: Job,
  around: { readonly mistakes: readonly Mistake[]; readonly done: MoveName | undefined },
) => {
  const { store, addresses } = deps;
  const { visit } = job;
  const starts = visit.channel === 'IN_VENUE' ? await freeStarts(deps, visit.venueId) : [];
  return staffPage({
    ...around,
    job,
    client: await store.get('client', job.clientId),
    panel: await store.get('panel', job.testType),
    venue: visit.channel === 'IN_VENUE' ? await store.get('venue', visit.venueId) : undefined,
    moves: await movesOf(rehearsal, job, starts),
    timeline: await timelineFor(deps, job),
    formToken: forms.sign('staff', job.id),
    actionBase: pathOf(addresses.staffPage(job.id)),
  });
};
