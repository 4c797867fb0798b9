/** What comes together in a story: what happens, and what is so just then. Pure. */
import { kindOfRow } from './world.ts';
import type { Happened, Job, Money, Step, World } from './world.ts';

/** The step, together with each thing that is so: a cancel of a booking that has a failed refund. */
export const meetings = (world: World, step: Step): readonly string[] =>
  circumstances(world, step).map((one) => `${'book' in step ? step.book : step.row}, ${one}`);

function circumstances(world: World, step: Step): readonly string[] {
  if ('book' in step) return [`${String(world.jobs.length)} bookings`];
  const kind = kindOfRow(step.row);
  const of = kind === 'jobs' ? step.of : jobOf(world, step, kind);
  const job = of === undefined ? undefined : world.jobs[of];
  if (of === undefined || job === undefined) return ['by itself'];
  return [...ofJob(job), ...ofMoney(world, of), ...ofOthers(world, of)];
}

/** A thing of money is about its first booking; one that is only made is about the booking that the step names. */
const jobOf = (
  world: World,
  { of }: Happened,
  kind: 'refunds' | 'disputes' | 'invoices',
): number | undefined => world[kind][of]?.jobs[0] ?? (kind === 'invoices' ? undefined : of);

const ofJob = ({ state, isBilled, left }: Job): readonly string[] => [
  `${state.channel} ${state.phase}`,
  `sample ${state.sample}`,
  ...(isBilled ? ['billed'] : []),
  ...(state.isMoved || left.length > 0 ? ['moved'] : []),
  ...(state.isLost ? ['without a phlebotomist'] : []),
];

const phasesOf = (things: readonly Money[], job: number): readonly string[] =>
  things.filter(({ jobs }) => jobs.includes(job)).map(({ phase }) => phase);

function ofMoney({ refunds, disputes, invoices }: World, job: number): readonly string[] {
  return [
    ...phasesOf(refunds, job).map((phase) => `a refund ${phase}`),
    ...phasesOf(disputes, job).map((phase) => `a dispute ${phase}`),
    ...phasesOf(invoices, job).map((phase) => `an invoice ${phase}`),
  ];
}

/** What is so of another booking of the same client must make no difference. */
function ofOthers({ jobs, disputes }: World, job: number): readonly string[] {
  const isOther = (one: number): boolean => one !== job;
  const disputed = disputes.some(({ phase, jobs: of }) => phase === 'open' && of.some(isOther));
  const cancelled = jobs.some(({ state }, one) => isOther(one) && state.phase === 'cancelled');
  return [
    ...(disputed ? ['another under dispute'] : []),
    ...(cancelled ? ['another cancelled'] : []),
  ];
}
