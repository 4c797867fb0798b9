/** A patient books on the page of a link: what becomes of it, and what the client gets to know. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { namedPatient } from '../given/drawn.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { demandEvent, tells } from '../given/webhook.ts';
import { dataAt, differences } from '../value.ts';
import { givenLink, listedBookings, readJob } from './links.ts';
import { demandBooking, howItEnded, lost, visit } from './patients.ts';
import type { Visit } from './patients.ts';

/** One booking on a page, which most checks of its outcome look at. */
export const hostedVisit = (bench: Bench): Promise<Visit> =>
  bench.once('hosted booking', async (maker) => {
    const label = 'to be looked at';
    const hint = namedPatient(maker.random(`patient of pages ${label}`).word(6));
    const link = await givenLink(maker, { label, scope: { kind: 'all-mobile' }, patient: hint });
    return visit(maker, link, { patient: hint });
  });

const hostedJob = (bench: Bench): Promise<unknown> =>
  bench.once('hosted job', async (maker) => {
    const visited = await hostedVisit(maker);
    return readJob(maker, visited.link.client, demandBooking(visited));
  });

type Cancelled = { readonly jobId: string; readonly answer: Exchange };

/** The client cancels it, as it may any booking of its own. */
const cancelledVisit = (bench: Bench): Promise<Cancelled> =>
  bench.once('hosted booking, cancelled', async (maker) => {
    const visited = await hostedVisit(maker);
    const { client } = visited.link;
    const jobId = demandBooking(visited);
    await hostedJob(maker);
    const key = keyFor(client, 'cancelBooking');
    return { jobId, answer: await maker.call({ operation: 'cancelBooking', key, id: jobId }) };
  });

/** What is told of the job when the client cancels it: the events of a hosted booking after its making. */
const laterEvent = (bench: Bench): Promise<Delivery> =>
  bench.once('event of a hosted booking', async (maker) => {
    const { link } = await hostedVisit(maker);
    const { jobId, answer } = await cancelledVisit(maker);
    demandSuccess(answer);
    const { name, mailbox = maker.mailbox(name) } = link.client;
    const wish = tells('job.cancelled', { jobId });
    return demandEvent(maker, { name, mailbox }, { wish, what: 'job.cancelled' });
  });

/** Which day the page has offered is the server's business. */
async function cancelFinding(bench: Bench): Promise<Finding | undefined> {
  const { jobId, answer } = await cancelledVisit(bench);
  if (statusOf(answer) === 409) {
    throw Obstacle.lacking(
      'the appointment that was booked on the page may be within 24 hours',
      'let the page offer days that are further off',
    );
  }
  const due = { jobId, status: 'CANCELLED' };
  return successFinding(answer) ?? differences('data', dataAt(answer), due);
}

const common = { kind: 'active', area: 'hosted', level: 'MUST', asks: [] } as const;

/** The same member on the job, as it was given when the link was minted. */
const onJob = (id: string, requirement: string, name: 'externalUserId' | 'externalOrderId') =>
  ({
    ...common,
    id,
    title: `a booking made on a page carries the ${name} of its link`,
    requirements: [requirement],
    run: async (bench) => {
      const { link } = await hostedVisit(bench);
      const job = await hostedJob(bench);
      return conclude(differences('data.job', job, { [name]: link.body[name] }));
    },
  }) satisfies ActiveCheck;

const onEvents = (
  id: string,
  requirement: string,
  {
    name,
    shown,
  }: {
    readonly name: 'externalUserId' | 'externalOrderId' | 'passthrough';
    readonly shown: string;
  },
) =>
  ({
    ...common,
    id,
    title: `later events of a booking made on a page echo the ${name} of its link`,
    requirements: [requirement],
    run: async (bench) => {
      const { link } = await hostedVisit(bench);
      const event = await laterEvent(bench);
      const told = { [shown]: eventDataAt(event, shown) };
      return conclude(differences('data', told, { [shown]: link.body[name] }));
    },
  }) satisfies ActiveCheck;

export const hostedBookingChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'HOSTED-01',
    title: 'the page of a fresh booking link opens',
    requirements: ['R-PAGES-01'],
    run: async (bench) => {
      const { tab } = await hostedVisit(bench);
      const { opening } = tab;
      const isThere = opening !== undefined && opening.status < 400;
      if (isThere) return conclude(undefined);
      return conclude({
        expected: 'a page, with a status below 400',
        actual: opening === undefined ? 'no answer' : `status ${String(opening.status)}`,
      });
    },
  },
  {
    ...common,
    id: 'HOSTED-02',
    title: 'a patient books on the page of a link',
    requirements: ['R-PAGES-02'],
    run: async (bench) => {
      const visited = await hostedVisit(bench);
      if (visited.jobIds.length === 0 && visited.end.kind === 'stuck') throw lost(visited.tab);
      return conclude(
        firstFinding(() =>
          visited.jobIds.length === 1
            ? undefined
            : {
                expected: 'one booking of the client, in GET /bookings',
                actual: `${String(visited.jobIds.length)}: ${howItEnded(visited)}`,
              },
        ),
      );
    },
  },
  {
    ...common,
    id: 'HOSTED-03',
    title: 'a booking made on a page has the bookingSource INTEGRATION_HOSTED',
    requirements: ['R-PAGES-13'],
    run: async (bench) => {
      const visited = await hostedVisit(bench);
      const jobId = demandBooking(visited);
      const listed = await listedBookings(bench, visited.link);
      const item = listed.find((one) => at(one, 'id') === jobId);
      return conclude(differences('the booking', item, { bookingSource: 'INTEGRATION_HOSTED' }));
    },
  },
  {
    ...common,
    id: 'HOSTED-91',
    title: 'the client cancels a booking that was made on a page',
    asks: ['cancelBooking'],
    requirements: ['R-CANCEL-01', 'R-CANCEL-05', 'R-CANCEL-06'],
    run: async (bench) => conclude(await cancelFinding(bench)),
  },
  onJob('HOSTED-04', 'R-PAGES-14', 'externalUserId'),
  onJob('HOSTED-05', 'R-PAGES-15', 'externalOrderId'),
  onEvents('HOSTED-06', 'R-PAGES-17', { name: 'externalUserId', shown: 'externalUserId' }),
  onEvents('HOSTED-07', 'R-PAGES-18', { name: 'externalOrderId', shown: 'externalOrderId' }),
  onEvents('HOSTED-08', 'R-PAGES-16', { name: 'passthrough', shown: 'passthroughJson' }),
  {
    ...common,
    id: 'HOSTED-09',
    title: 'a page has what the patient hint says filled in already',
    level: 'SHOULD',
    requirements: ['R-PAGES-25'],
    run: async (bench) => {
      const { link, walk } = await hostedVisit(bench);
      const names = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth'] as const;
      const asked = names.filter((name) => walk.state.asked.has(name));
      if (asked.length === 0) throw lost(walk.tab);
      const stood = asked.filter(
        (name) =>
          squeezed(walk.state.asked.get(name)?.value) === squeezed(at(link.body.patient, name)),
      );
      if (stood.length === asked.length) return conclude(undefined);
      return conclude({
        expected: `filled in: ${asked.join(', ')}`,
        actual: stood.length === 0 ? 'none of them' : `only ${stood.join(', ')}`,
      });
    },
  },
];

/** A page may write a date or a number in its own way: what counts are its characters, in whatever order. */
const squeezed = (text: unknown): string =>
  Array.from(
    String(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}@]/gu, '')
      .replace(/^(44|0)/, ''),
  )
    .sort()
    .join('');
