/** The end of a scenario that reproduces a walk: what was to be seen, asked for once more. */
import type { Deviation, Expectation } from './deviation.ts';
import type { StatusDue } from './job-state.ts';
import { apiStep, jobIdOf, testbenchStep } from './scenario-steps.ts';
import type { Criterion, Step } from './scenario-steps.ts';

export function finalSteps({ expectation }: Deviation): readonly Step[] {
  switch (expectation.kind) {
    // The move itself has it among its criteria.
    case 'cancelled':
    case 'refused':
      return [readJob([])];
    case 'status':
      return [readJob([regex('/data/job/status', statusPattern(expectation.due))])];
    case 'member': {
      const pattern = expectation.isNull ? '^null$' : '^(?!null$)';
      return [readJob([regex(`/data/job/${expectation.name}`, pattern)])];
    }
    case 'echo':
      return [
        readJob([
          regex('/data/job/externalUserId', '^user-who-walks$'),
          regex('/data/job/externalOrderId', '^order-of-the-walk$'),
          filter("$[?@.data.job.passthrough.campaign == 'walk']"),
        ]),
      ];
    case 'listed':
      return [listed(expectation.status)];
    case 'sample':
      return [sample(expectation.status)];
    case 'events':
      return told(expectation.type, expectation.atLeast);
    case 'no more events':
      return [...told(expectation.type, expectation.atMost), silence(expectation)];
  }
}

const regex = (pointer: string, condition: string): Criterion => ({
  context: `$response.body#${pointer}`,
  condition,
  type: 'regex',
});

const filter = (condition: string): Criterion => ({
  context: '$response.body',
  condition,
  type: 'jsonpath',
});

const statusPattern = (due: StatusDue): string =>
  due.is === undefined ? `^(?!(?:${due.isNot.join('|')})$)` : `^${due.is}$`;

const readJob = (criteria: readonly Criterion[]): Step =>
  apiStep('read', 'getBooking', { isOfJob: true, criteria });

const listed = (status: string): Step =>
  apiStep('list', 'listBookings', {
    query: { limit: 100, status },
    criteria: [filter(`$[?@.data.bookings[?@.id == {${jobIdOf}} && @.status == '${status}']]`)],
  });

const sample = (status: string | undefined): Step =>
  apiStep('sample', 'getBookingSample', {
    isOfJob: true,
    criteria: [
      status === undefined
        ? filter('$[?@.data.sample.status]')
        : regex('/data/sample/status', `^${status}$`),
    ],
  });

/** Each after the one before it, so that they are so many. */
const told = (type: string, count: number): readonly Step[] =>
  Array.from({ length: count }, (_, index) =>
    testbenchStep(`told${String(index + 1)}`, 'waitForEvent', about(type, index), ['sequence']),
  );

const silence = ({ type, atMost }: Expectation & { kind: 'no more events' }): Step =>
  testbenchStep('silence', 'expectNoEvent', about(type, atMost));

/** Job events name their job; whether others do is open (O38), and the client has no other booking. */
const about = (type: string, before: number) => ({
  clientId: '$steps.client.outputs.clientId',
  type,
  ...(type.startsWith('job.') ? { jobId: jobIdOf } : {}),
  ...(before === 0 ? {} : { after: `$steps.told${String(before)}.outputs.sequence` }),
});
