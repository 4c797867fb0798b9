/** Stories: several bookings of one client and their money, at random; what is shown and told is held against the model. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { held, violated } from '../engine/outcome.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { BillingMode } from '../target/profile/profile.ts';
import type { Side } from '../walks/deviation.ts';
import { shortest } from '../walks/shrink.ts';
import { variedStory } from './plan.ts';
import { tell, wordsOfAll } from './tell.ts';
import type { Told } from './tell.ts';
import type { Step } from './world.ts';

/** How many stories of each way of billing, and how much happens in each. */
const plan = { default: { stories: 1, length: 34 }, full: { stories: 6, length: 56 } } as const;

/** Fresh stories that may be spent on making a failed one shorter. */
const mostTries = 6;

/** Without these nothing would happen. */
const needed = ['phlebotomist.accept', 'phlebotomist.start', 'payment.finalize', 'job.complete'];

const stories = (bench: Bench, billingMode: BillingMode): Promise<readonly Told[]> =>
  bench.once(`stories, ${billingMode}`, async (maker) => {
    maker.need(...needed, 'venue.create');
    const { stories: count, length } = plan[maker.depth];
    const offers = (action: string): boolean => maker.offers(action);
    const told: Told[] = [];
    for (let number = 1; number <= count; number += 1) {
      const name = `story ${billingMode} ${String(number)}`;
      const story = variedStory(maker.random(`plan of ${name}`), { billingMode, length, offers });
      told.push(await tell(maker, story, name));
    }
    return told;
  });

type Judged = { readonly id: string; readonly side: Side; readonly billingMode: BillingMode };

async function judge(bench: Bench, judged: Judged): Promise<Outcome> {
  const told = await stories(bench, judged.billingMode);
  const failed = told.find(({ deviations }) => deviations[judged.side] !== undefined);
  if (failed !== undefined) return failure(bench, failed, judged);
  const stopped = told.find(({ obstacle }) => obstacle !== undefined);
  if (stopped?.obstacle !== undefined) throw stopped.obstacle;
  if (judged.side === 'told' && !told.every(({ isHeard }) => isHeard)) throw unheard;
  if (judged.side === 'told' && told.some(({ deviations }) => deviations.shown !== undefined)) {
    throw unfinished;
  }
  const steps = told.reduce((sum, one) => sum + one.steps.length, 0);
  return held(`${String(told.length)} stories, ${String(steps)} steps`);
}

const unheard = Obstacle.lacking(
  'the webhooks of the client of the story do not come',
  'let client.create take webhook: {url, eventTypes?}, or give inbox: in the profile',
);

const unfinished = Obstacle.lacking(
  'the story could not be told to its end',
  'mend what the check of the same story has found in what the API shows',
);

/** Told anew with fewer steps, as long as it fails on the same side. */
async function failure(bench: Bench, first: Told, { id, side }: Judged): Promise<Outcome> {
  const { billingMode } = first.story;
  let found = first.deviations[side];
  let tries = 0;
  const fails = async (steps: readonly Step[]): Promise<boolean> => {
    tries += 1;
    const again = await tell(bench, { billingMode, steps }, `${id}, again, ${String(tries)}`);
    found = again.deviations[side] ?? found;
    return again.deviations[side] !== undefined;
  };
  await shortest(found?.steps ?? [], { fails, mostTries });
  if (found === undefined) throw new Error('a story that failed has no deviation');
  const { finding, steps } = found;
  return violated({
    expected: `${finding.expected} (${billingMode}; ${wordsOfAll(steps)})`,
    actual: finding.actual,
  });
}

const common = { kind: 'active', area: 'story', level: 'MUST' } as const;

const times = <T>(operation: T, count: number): readonly T[] =>
  Array.from({ length: count }, () => operation);

const asks = (steps: number) => [
  ...times('createBooking' as const, 4),
  ...times('getBooking' as const, 3 * steps),
  ...times('listBookings' as const, steps),
  ...times('getBookingSample' as const, steps),
  ...times('getVenueAvailability' as const, Math.ceil(steps / 2)),
  ...times('listRefunds' as const, Math.ceil(steps / 3)),
  ...times('listDisputes' as const, Math.ceil(steps / 3)),
  ...times('listInvoices' as const, Math.ceil(steps / 3)),
];

const told = [
  ...['R-EVENT-38', 'R-STATE-06', 'R-STATE-07', 'R-STATE-12', 'R-STATE-13', 'R-STATE-15'],
  ...['R-EVENT-48', 'R-CANCEL-07'],
];
const shown = [
  ...['R-STATE-01', 'R-STATE-02', 'R-STATE-24', 'R-STATE-25', 'R-CANCEL-02', 'R-JOBLIST-12'],
  ...['R-SAMPLE-01', 'R-AVAIL-11', 'R-JOB-28', 'R-SAMPLE-14', 'R-SAMPLE-16', 'R-JOBLIST-30'],
];

type Row = Judged & Pick<ActiveCheck, 'title' | 'requirements'>;

const rows: readonly Row[] = [
  {
    id: 'STORY-01',
    title: 'whatever happens to bookings that are billed weekly, the API shows what is due',
    ...{ side: 'shown', billingMode: 'WEEKLY_INVOICE' },
    requirements: shown,
  },
  {
    id: 'STORY-02',
    title: 'whatever happens to bookings that are billed weekly, each event comes, and no other',
    ...{ side: 'told', billingMode: 'WEEKLY_INVOICE' },
    requirements: told,
  },
  {
    id: 'STORY-03',
    title: 'whatever happens to bookings that patients pay, the API shows what is due',
    ...{ side: 'shown', billingMode: 'PATIENT_PAY' },
    requirements: shown,
  },
  {
    id: 'STORY-04',
    title: 'whatever happens to bookings that patients pay, each event comes, and no other',
    ...{ side: 'told', billingMode: 'PATIENT_PAY' },
    requirements: told,
  },
];

export const storyChecks: readonly ActiveCheck[] = rows.map(
  ({ id, side, billingMode, ...described }) => ({
    ...common,
    ...described,
    id,
    asks: side === 'shown' ? asks(plan.default.length) : [],
    ...(side === 'shown'
      ? { fullAsks: times(asks(plan.full.length), plan.full.stories).flat() }
      : {}),
    run: (bench) => judge(bench, { id, side, billingMode }),
  }),
);
