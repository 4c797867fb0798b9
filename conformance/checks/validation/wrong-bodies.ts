/** Bodies that are no JSON object, or an odd one: refused where they must be, and never the server's own fault. */
import type { OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Call } from '../../target/api-client.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { dataAt, differences } from '../value.ts';
import { withValue } from './altered.ts';
import type { Path } from './altered.ts';
import { book, marked, soundBody, told } from './refused-bookings.ts';
import type { Body } from './refused-bookings.ts';

const common = { kind: 'active', area: 'validation', level: 'MUST' } as const;

type Posting = 'createBooking' | 'createBookingUrl';

const post = async (
  bench: Bench,
  operation: Posting,
  sent: Pick<Call, 'body' | 'rawBody'>,
): Promise<Exchange> => {
  const key = keyFor(await givenClient(bench, 'primary'), operation);
  return bench.call({ operation, key, ...sent });
};

const noJson = ['{"scope":', 'fulfillmentChannel=MOBILE', "{'scope': {}}", ''];
const noObject = ['[]', '"text"', '7', 'null', '[{"fulfillmentChannel":"MOBILE"}]'];

const shown = (raw: string): string => (raw === '' ? 'an empty body' : `the body ${raw}`);

type RawRow = {
  readonly id: string;
  readonly operation: Posting;
  readonly words: string;
  readonly bodies: readonly string[];
  readonly requirement: string;
};

const rawRows: readonly RawRow[] = (
  [
    ['VALID-50', 'createBooking', 'that is not JSON', noJson, 'R-WIRE-07'],
    ['VALID-51', 'createBooking', 'that is JSON but no object', noObject, 'R-WIRE-08'],
    ['VALID-52', 'createBookingUrl', 'that is not JSON', noJson, 'R-WIRE-07'],
    ['VALID-53', 'createBookingUrl', 'that is JSON but no object', noObject, 'R-WIRE-08'],
  ] as const
).map(([id, operation, words, bodies, requirement]) => {
  return { id, operation, words, bodies, requirement };
});

const nameOf = (operation: OperationId): string =>
  `POST ${operationById(operation).path.replace('/api/integration/v1', '')}`;

const rawChecks = rawRows.map(({ id, operation, words, bodies, requirement }): ActiveCheck => ({
  ...common,
  id,
  title: `${nameOf(operation)} with a body ${words} is refused`,
  asks: bodies.map(() => operation),
  requirements: [requirement],
  run: async (bench) => {
    for (const rawBody of bodies) {
      const finding = refusalFinding(await post(bench, operation, { rawBody }));
      if (finding !== undefined) return conclude(told(finding, shown(rawBody)));
    }
    return conclude(undefined);
  },
}));

/** A success as it is documented, or a refusal: nothing between, and no 5xx. */
function eitherFinding(exchange: Exchange, client: Client): Finding | undefined {
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  // How the client is billed is no matter of a request.
  const due = client.billingMode === 'WEEKLY_INVOICE' ? { status: 'PENDING' } : {};
  return successFinding(exchange) ?? differences('data', dataAt(exchange), due);
}

const optional: readonly Path[] = [
  ['externalUserId'],
  ['externalOrderId'],
  ['passthrough'],
  ['location', 'addressLine2'],
  ['location', 'county'],
  ['appointment', 'specialInstructions'],
];

/** The keys of the walkthrough, beside what is defined (O15). */
const walkthrough = (sound: Body): Body => {
  const extra = {
    billingMode: 'PATIENT_PAY',
    scheduledFor: '2020-01-01T00:00:00Z',
    testPanelIds: [],
  };
  return withValue({ ...sound, ...extra }, ['patient', 'address'], { line1: '1 Example Street' });
};

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** A sound body with this JSON text as its passthrough. */
const withPassthrough = (sound: Body, json: string): string =>
  JSON.stringify({ ...sound, passthrough: 'here' }).replace('"here"', () => `{"odd":${json}}`);

type OddRow = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly bodies: (sound: Body) => readonly (readonly [words: string, rawBody: string])[];
};

const oddRows: readonly OddRow[] = [
  {
    id: 'VALID-54',
    title:
      'an optional member that is sent as null is taken or refused, and no fault of the server',
    requirements: ['R-WIRE-13'],
    bodies: (sound) =>
      optional.map((path) => [
        `${path.join('.')} null`,
        JSON.stringify(withValue(sound, path, null)),
      ]),
  },
  {
    id: 'VALID-55',
    title:
      'keys that are not defined are ignored or refused, and change nothing that is documented',
    requirements: ['R-WIRE-10', 'R-WIRE-11'],
    bodies: (sound) => [['the keys of the walkthrough', JSON.stringify(walkthrough(sound))]],
  },
  {
    id: 'VALID-56',
    title: 'a body of many levels is taken or refused, and no fault of the server',
    requirements: ['R-WIRE-16'],
    // Not more: what a server keeps and cannot write again would spoil all that is asked of it afterwards.
    bodies: (sound) =>
      [200, 1_000].map((levels) => [
        `${String(levels)} levels`,
        withPassthrough(sound, nested(levels)),
      ]),
  },
  {
    id: 'VALID-57',
    title: 'a large body is taken or refused, and no fault of the server',
    requirements: ['R-WIRE-17'],
    bodies: (sound) => [['300 KiB', withPassthrough(sound, `"${'x'.repeat(300 * 1024)}"`)]],
  },
];

/** A server may close the connection while a body that is too large is still on its way. */
const mayHangUp = (exchange: Exchange): boolean => exchange.answer.kind === 'none';

const oddChecks = oddRows.map(({ bodies, ...row }): ActiveCheck => ({
  ...common,
  ...row,
  asks: bodies({}).map(() => 'createBooking' as const),
  run: async (bench) => {
    const { id } = row;
    const client = await givenClient(bench, 'primary');
    const sound = marked(await soundBody(bench, 'MOBILE'), id);
    for (const [words, rawBody] of bodies(sound)) {
      const exchange = await book(bench, { rawBody });
      if (id === 'VALID-57' && mayHangUp(exchange)) continue;
      const finding = eitherFinding(exchange, client);
      if (finding !== undefined) return conclude(told(finding, words));
    }
    return conclude(undefined);
  },
}));

/** Without an offset it names no moment. Made from no slot: a server may write its slots in the same way (O92). */
const withoutOffset: ActiveCheck = {
  ...common,
  id: 'VALID-30',
  title: 'a venueSlotStart without Z or offset is refused with 400',
  asks: ['createBooking', 'createBooking'],
  requirements: ['R-BOOK-83', 'R-ERR-02'],
  run: async (bench) => {
    const sound = marked(await soundBody(bench, 'IN_VENUE'), 'VALID-30');
    for (const start of ['2031-05-06T09:00:00', '2031-05-06']) {
      const body = withValue(sound, ['venueSlotStart'], start);
      const finding = errorFinding(await book(bench, { body }), 400);
      if (finding !== undefined) return conclude(told(finding, start));
    }
    return conclude(undefined);
  },
};

/** Each has what the other channel wants. */
const otherShape: ActiveCheck = {
  ...common,
  id: 'VALID-31',
  title: 'a body in the shape of the other channel is refused with 400',
  asks: ['createBooking', 'createBooking'],
  requirements: ['R-BOOK-48', 'R-BOOK-78', 'R-ERR-02'],
  run: async (bench) => {
    for (const [channel, other] of [
      ['MOBILE', 'IN_VENUE'],
      ['IN_VENUE', 'MOBILE'],
    ] as const) {
      const sound = marked(await soundBody(bench, other), 'VALID-31');
      const body = { ...sound, fulfillmentChannel: channel };
      const finding = errorFinding(await book(bench, { body }), 400);
      if (finding !== undefined)
        return conclude(told(finding, `${channel} in the shape of ${other}`));
    }
    return conclude(undefined);
  },
};

export const wrongBodyChecks: readonly ActiveCheck[] = [
  withoutOffset,
  otherShape,
  ...rawChecks,
  ...oddChecks,
];
