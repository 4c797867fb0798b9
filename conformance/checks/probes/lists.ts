/** Lists: limits, filters and cursors of which the spec does not say what they do. */
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { givenReadableJob } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenVenue } from '../given/venue.ts';
import { dataAt, listAt } from '../value.ts';
import { isAccepted, probe, told, wordsOf } from './probe.ts';

async function ask(
  bench: Bench,
  operation: OperationId,
  query: Record<string, string>,
): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  return bench.call({ operation, key: keyFor(client, operation), query });
}

/** How many items an answer holds, whatever its list is called. */
function counted(exchange: Exchange): string {
  const { answer } = exchange;
  if (!isAccepted(exchange) || answer.kind !== 'whole' || answer.body.kind !== 'json') {
    return wordsOf(exchange);
  }
  const lists = Object.values(Object(dataAt(exchange)) as Record<string, unknown>);
  const items = lists.filter((list) => Array.isArray(list)).flat();
  return items.length === 0 ? 'an empty list' : 'a list with items';
}

/** The value that all of the answers stand for, when they agree. */
function agreed<Value extends string>(
  exchanges: readonly Exchange[],
  values: Readonly<Record<number, Value>>,
): Value | undefined {
  const found = new Set(exchanges.map((exchange) => values[statusOf(exchange) ?? 0]));
  return found.size === 1 ? [...found][0] : undefined;
}

const filters = [
  ['listBookings', 'status', 'NO_SUCH_STATUS'],
  ['listBookings', 'bookingSource', 'NO_SUCH_SOURCE'],
  ['listInvoices', 'status', 'NO_SUCH_STATUS'],
  ['listVenues', 'type', 'NO_SUCH_TYPE'],
  ['listVenues', 'capability', 'NO_SUCH_CAPABILITY'],
] as const;

const common = { area: 'list' } as const;

export const listProbes = [
  probe({
    ...common,
    id: 'O18',
    question: 'What does a list do with a limit below 1 or above 100?',
    asks: ['listBookings', 'listBookings'],
    run: async (bench) => {
      const below = await ask(bench, 'listBookings', { limit: '0' });
      const above = await ask(bench, 'listBookings', { limit: '1000' });
      const value = agreed([below, above], { 200: 'clamp' as const, 400: 'refuse' as const });
      return told(`0: ${wordsOf(below)}; 1000: ${wordsOf(above)}`, value);
    },
  }),
  probe({
    ...common,
    id: 'O19',
    question: 'What does a list do with a limit that is no whole number?',
    asks: ['listBookings', 'listBookings'],
    run: async (bench) => {
      const word = await ask(bench, 'listBookings', { limit: 'abc' });
      const part = await ask(bench, 'listBookings', { limit: '1.5' });
      return { answer: `abc: ${wordsOf(word)}; 1.5: ${wordsOf(part)}` };
    },
  }),
  probe({
    ...common,
    id: 'O20',
    question: 'What does a list do with a filter value that is in no list of the specification?',
    asks: filters.map(([operation]) => operation),
    run: async (bench) => {
      const seen: (readonly [string, Exchange])[] = [];
      for (const [operation, name, value] of filters) {
        seen.push([`${operation} ${name}`, await ask(bench, operation, { [name]: value })]);
      }
      const value = agreed(
        seen.map(([, exchange]) => exchange),
        { 200: 'empty' as const, 400: 'refuse' as const },
      );
      const rows = seen.map(([name, exchange]) => `${name}: ${counted(exchange)}`);
      return told(rows.join('; '), value);
    },
  }),
  probe({
    ...common,
    id: 'O52',
    question: 'Are times in a query taken without an offset, or dates alone?',
    asks: ['getVenueAvailability', 'getVenueAvailability'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const { venueId } = await givenVenue(bench, client);
      const days = [dateOf(await daysAhead(bench, 3)), dateOf(await daysAhead(bench, 5))] as const;
      const between = (from: string, to: string): Promise<Exchange> =>
        bench.call({
          ...{ operation: 'getVenueAvailability', key: keyFor(client, 'getVenueAvailability') },
          ...{ id: venueId, query: { from, to } },
        });
      const local = await between(`${days[0]}T09:00:00`, `${days[1]}T09:00:00`);
      const dates = await between(...days);
      return { answer: `without an offset: ${wordsOf(local)}; dates alone: ${wordsOf(dates)}` };
    },
  }),
  probe({
    ...common,
    id: 'O82',
    question: 'What does a list do with bounds the wrong way round?',
    asks: ['listBookings'],
    run: async (bench) => {
      const query = { createdFrom: '2031-01-01T00:00:00Z', createdTo: '2030-01-01T00:00:00Z' };
      return { answer: counted(await ask(bench, 'listBookings', query)) };
    },
  }),
  probe({
    ...common,
    id: 'O83',
    question: 'What does a list do with a cursor that was never given out?',
    asks: ['listBookings'],
    run: async (bench) => ({
      answer: counted(await ask(bench, 'listBookings', { cursor: 'never-given-out' })),
    }),
  }),
  probe({
    ...common,
    id: 'O91',
    question: 'How are the refunds and disputes of a job listed that does not exist?',
    asks: ['listRefunds', 'listDisputes'],
    run: async (bench) => {
      const query = { jobId: 'nothing-has-this-id' };
      const refunds = counted(await ask(bench, 'listRefunds', query));
      const disputes = counted(await ask(bench, 'listDisputes', query));
      return { answer: `refunds: ${refunds}; disputes: ${disputes}` };
    },
  }),
  probe({
    ...common,
    id: 'O92',
    question: 'Have the timestamps in answers an offset?',
    asks: ['listBookings'],
    run: async (bench) => {
      await givenReadableJob(bench);
      const exchange = demandSuccess(await ask(bench, 'listBookings', { limit: '1' }));
      const created = at(listAt(exchange, 'bookings'), 0, 'createdAt');
      if (readInstant(created)?.hasOffset !== true) return { answer: 'none' };
      return { answer: /Z$/i.test(String(created)) ? 'Z' : 'a numeric one' };
    },
  }),
];
