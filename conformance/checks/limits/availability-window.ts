/** GET /venues/{id}/availability: from and to are required, to is later, and they are 30 days apart at the most. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { givenVenue } from '../given/venue.ts';
import { told } from '../validation/refused-bookings.ts';

type Query = Readonly<Record<string, string>>;

type Row = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly status: 200 | 400;
  readonly queries: (at: (days: number) => string) => readonly Query[];
};

const rows: readonly Row[] = [
  {
    id: 'LIMIT-30',
    title: 'the availability of exactly 30 days is answered',
    requirements: ['R-AVAIL-23', 'R-AVAIL-25'],
    status: 200,
    queries: (at) => [{ from: at(3), to: at(33) }],
  },
  {
    id: 'LIMIT-31',
    title: 'the availability of more than 30 days is refused with 400',
    requirements: ['R-AVAIL-24'],
    status: 400,
    queries: (at) => [
      { from: at(3), to: at(34) },
      { from: at(3), to: at(400) },
    ],
  },
  {
    id: 'LIMIT-32',
    title: 'a to that is equal to from is refused with 400',
    requirements: ['R-AVAIL-22'],
    status: 400,
    queries: (at) => [{ from: at(3), to: at(3) }],
  },
  {
    id: 'LIMIT-33',
    title: 'a to before from is refused with 400',
    requirements: ['R-AVAIL-21'],
    status: 400,
    queries: (at) => [{ from: at(4), to: at(3) }],
  },
  {
    id: 'LIMIT-34',
    title: 'an availability without from is refused with 400',
    requirements: ['R-AVAIL-17'],
    status: 400,
    queries: (at) => [{ to: at(4) }],
  },
  {
    id: 'LIMIT-35',
    title: 'an availability without to is refused with 400',
    requirements: ['R-AVAIL-18'],
    status: 400,
    queries: (at) => [{ from: at(3) }],
  },
  {
    id: 'LIMIT-36',
    title: 'a from that is no date at all is refused with 400',
    requirements: ['R-AVAIL-19'],
    status: 400,
    queries: (at) => [
      { from: 'soon', to: at(4) },
      { from: '', to: at(4) },
    ],
  },
  {
    id: 'LIMIT-37',
    title: 'a to that is no date at all is refused with 400',
    requirements: ['R-AVAIL-20'],
    status: 400,
    queries: (at) => [
      { from: at(3), to: 'later' },
      { from: at(3), to: '' },
    ],
  },
];

/** Days from now as timestamps with Z, all counted from the same moment. */
async function daysFromNow(bench: Bench): Promise<(days: number) => string> {
  const base = (await daysAhead(bench, 0)).getTime();
  return (days) => new Date(base + days * 86_400_000).toISOString();
}

export const availabilityWindowChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'limit',
  level: 'MUST',
  id: row.id,
  title: row.title,
  asks: row.queries(String).map(() => 'getVenueAvailability' as const),
  requirements: row.status === 400 ? ['R-ERR-02', ...row.requirements] : row.requirements,
  run: async (bench) => {
    const client = await givenClient(bench, 'primary');
    const { venueId: id } = await givenVenue(bench, client);
    const key = keyFor(client, 'getVenueAvailability');
    for (const query of row.queries(await daysFromNow(bench))) {
      const exchange = await bench.call({ operation: 'getVenueAvailability', key, id, query });
      const finding =
        row.status === 200 ? successFinding(exchange) : errorFinding(exchange, row.status);
      if (finding !== undefined) {
        return conclude(told(finding, `?${new URLSearchParams(query).toString()}`));
      }
    }
    return conclude(undefined);
  },
}));
