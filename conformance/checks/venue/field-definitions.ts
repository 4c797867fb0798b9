/** GET /venue-field-definitions: what venue staff fill in for this client. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient, keyFor, makeClient, needCapability } from '../given/client.ts';
import type { Client, Settings } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible, sayingAlso } from '../given/if-possible.ts';
import { statements } from '../statements.ts';
import { dataAt, differences, listAt, show } from '../value.ts';

const ask = (bench: Bench, client: Client): Promise<Exchange> => {
  needCapability(client, 'canUseVenueNetwork');
  const key = keyFor(client, 'getVenueFieldDefinitions');
  return bench.call({ operation: 'getVenueFieldDefinitions', key });
};

const configured: readonly Field[] = [
  { key: 'fasting', label: 'Fasting?', type: 'boolean', required: true },
  { key: 'arm', label: 'Arm', type: 'select', required: false, options: ['left', 'right'] },
];

/** More than a page of a list holds. */
const many: readonly Field[] = Array.from({ length: 27 }, (_, index) => ({
  key: `field${String(index + 1)}`,
  label: `Field ${String(index + 1)}`,
  type: 'text',
  required: index % 2 === 0,
}));

const common = {
  kind: 'active',
  area: 'fields',
  level: 'MUST',
  asks: ['getVenueFieldDefinitions'],
} as const;

/** Clients of a setting that only the runner's own can be known to have. */
const clientWith = (
  bench: Bench,
  name: string,
  venueCompletionFields: readonly Field[],
  more: Pick<Settings, 'labShipmentMode'> = {},
): Promise<Client> =>
  bench.once(`client with fields ${name}`, (maker) =>
    sayingAlso(' (a profile cannot say which fields a client has)', () =>
      makeClient(maker, name, { venueCompletionFields, ...more }),
    ),
  );

/** One of each type, with all that a field may have. */
const ofEveryType: readonly Field[] = [
  {
    key: 'room',
    label: 'Room',
    type: 'text',
    required: false,
    helpText:
      'As on the door, with its letter where there are several of one number: ask the front desk if you are not sure.',
  },
  { key: 'attempts', label: 'Attempts', type: 'number', required: true },
  {
    key: 'Arm_Used2',
    label: 'Arm',
    type: 'select',
    required: true,
    options: ['right', 'left', 'both', 'Other: hand', 'foot', 'port', 'none'],
  },
  { key: 'fasting_2', label: 'Fasting?', type: 'boolean', required: false },
];

const withEveryType = (bench: Bench): Promise<Client> =>
  clientWith(bench, 'with fields of every type', ofEveryType, {
    labShipmentMode: 'CLIENT_HANDLES_OFFLINE',
  });

/** No and none are values, too. */
const loggedValues = { attempts: 0, Arm_Used2: 'left', fasting_2: false } as const;

/** A sample of a client with fields, logged under the keys of some of them. */
const loggedSample = (bench: Bench): Promise<Exchange> =>
  bench.once('sample with a field', async (maker) => {
    maker.need('phlebotomist.accept', 'phlebotomist.start', 'job.complete');
    const client = await withEveryType(maker);
    const wanted = { channel: 'MOBILE', purpose: 'with a field' } as const;
    const { jobId } = await makeBooking(maker, client, wanted);
    for (const action of ['phlebotomist.accept', 'phlebotomist.start']) {
      await maker.act(action, { jobId });
    }
    await maker.act('job.complete', { jobId, sample: { clientMetadata: loggedValues } });
    const key = keyFor(client, 'getBookingSample');
    return maker.call({ operation: 'getBookingSample', key, id: jobId });
  });

function metadataFinding(exchange: Exchange): Finding | undefined {
  const metadata = dataAt(demandSuccess(exchange), 'sample', 'clientMetadata');
  const keys = isMap(metadata) ? Object.keys(metadata) : [];
  const defined = ofEveryType.map(({ key }) => key);
  // A server may name the fields that were left empty, too.
  if (!keys.every((key) => defined.includes(key))) {
    return {
      expected: `clientMetadata under the keys of the fields that were logged: ${Object.keys(loggedValues).join(', ')}`,
      actual: show(metadata),
    };
  }
  return differences('clientMetadata', metadata, loggedValues);
}

/** The middle one may go by the operator's own name (O68). */
const isMode = (mode: unknown): boolean =>
  typeof mode === 'string' &&
  (['VENUE_OR_PATIENT_TO_LAB', 'CLIENT_HANDLES_OFFLINE'].includes(mode) ||
    /^[A-Z0-9_]+_COURIER_PICKUP$/.test(mode));

async function modeFinding(bench: Bench): Promise<Finding | undefined> {
  const courier = { labShipmentMode: 'SERVICE_COURIER_PICKUP' } as const;
  // A server that knows the courier by another name cannot be told this one.
  const own = await ifPossible(clientWith(bench, 'with a courier', [], courier));
  const client = own ?? (await givenClient(bench, 'primary'));
  const mode = dataAt(demandSuccess(await ask(bench, client)), 'labShipmentMode');
  if (isMode(mode)) return undefined;
  return {
    expected: 'VENUE_OR_PATIENT_TO_LAB, SERVICE_COURIER_PICKUP or CLIENT_HANDLES_OFFLINE',
    actual: show(mode),
  };
}

/** Two clients with two modes: what is the same for all would be wrong for one of them. */
async function setModeFinding(bench: Bench): Promise<Finding | undefined> {
  const other = { labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB' };
  const rows = [
    { client: await withEveryType(bench), due: 'CLIENT_HANDLES_OFFLINE' },
    { client: await clientWith(bench, 'going to the lab', [], other), due: other.labShipmentMode },
  ];
  for (const { client, due } of rows) {
    const data = dataAt(demandSuccess(await ask(bench, client)));
    const finding = differences('data', data, { labShipmentMode: due });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

export const fieldDefinitionChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'FIELD-01',
    title: 'the field definitions are answered',
    requirements: [
      ...['R-FIELD-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      'R-FIELD-12',
    ],
    run: async (bench) =>
      conclude(successFinding(await ask(bench, await givenClient(bench, 'primary')))),
  },
  {
    ...common,
    id: 'FIELD-02',
    title: 'a client without fields gets an empty array',
    requirements: ['R-FIELD-02'],
    run: async (bench) => {
      const client = await clientWith(bench, 'without fields', []);
      const exchange = demandSuccess(await ask(bench, client));
      return conclude(differences('data', dataAt(exchange), { venueCompletionFields: [] }));
    },
  },
  {
    ...common,
    id: 'FIELD-03',
    title: 'a client gets the fields that are configured for it',
    requirements: ['R-FIELD-01'],
    run: async (bench) => {
      const client = await clientWith(bench, 'with fields', configured);
      return asConfigured(await ask(bench, client), configured);
    },
  },
  {
    ...common,
    id: 'FIELD-17',
    title: 'a client gets all its fields, however many they are',
    requirements: ['R-FIELD-01'],
    run: async (bench) => {
      const client = await clientWith(bench, 'with many fields', many);
      return asConfigured(await ask(bench, client), many);
    },
  },
  {
    ...common,
    id: 'FIELD-04',
    title: 'a field of every type is given back as configured',
    requirements: [...statements('FIELD', 3, 9), 'R-FIELD-11', 'R-FIELD-15'],
    run: async (bench) => {
      const exchange = await ask(bench, await withEveryType(bench));
      const finding = successFinding(exchange);
      return finding === undefined ? asConfigured(exchange, ofEveryType) : conclude(finding);
    },
  },
  {
    ...common,
    id: 'FIELD-05',
    title: 'labShipmentMode is one of the three modes',
    requirements: ['R-FIELD-13'],
    run: async (bench) => conclude(await modeFinding(bench)),
  },
  {
    ...common,
    id: 'FIELD-06',
    title: 'labShipmentMode is the one that is set for the client',
    asks: ['getVenueFieldDefinitions', 'getVenueFieldDefinitions'],
    requirements: ['R-FIELD-14'],
    run: async (bench) => conclude(await setModeFinding(bench)),
  },
  {
    ...common,
    id: 'FIELD-07',
    title: 'clientMetadata of a sample has what was logged, under the keys of its fields',
    asks: ['getBookingSample'],
    requirements: ['R-FIELD-16', 'R-SAMPLE-15'],
    run: async (bench) => conclude(metadataFinding(await loggedSample(bench))),
  },
];

/** Each of the fields as it was configured, and none besides; what O56 lets a server leave out is told. */
function asConfigured(exchange: Exchange, fields: readonly Field[]): Outcome {
  const came = listAt(demandSuccess(exchange), 'venueCompletionFields');
  const pairs = fields.map((due) => ({
    due,
    came: came.find((one) => at(one, 'key') === due['key']),
  }));
  const wrong = pairs.map(({ due, came: field }) =>
    differences(`field ${String(due['key'])}`, field, stated(due, field)),
  );
  const left = new Set(pairs.flatMap(({ due, came: field }) => leftOut(due, field)));
  return conclude(
    wrong.find((finding) => finding !== undefined) ?? strayFinding(came, fields),
    left.size === 0 ? undefined : `no ${[...left].join(', no ')}, as one reading of O56 allows`,
  );
}

function strayFinding(came: readonly unknown[], fields: readonly Field[]): Finding | undefined {
  const keys = came.map((field) => at(field, 'key'));
  const stray = keys.find((key) => !fields.some((field) => field['key'] === key));
  if (stray === undefined) return undefined;
  return {
    expected: `the ${String(fields.length)} fields of the client alone`,
    actual: `${show(stray)} as well`,
  };
}

/** Whether label, type and required must be there is open (O56); what is there must be as configured. */
const stated = (due: Field, came: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(due).filter(([name]) => !leftOut(due, came).includes(name)));

const leftOut = (due: Field, came: unknown): readonly string[] =>
  Object.keys(due).filter((name) => name !== 'key' && at(came, name) === undefined);

type Field = Readonly<Record<string, unknown>>;
