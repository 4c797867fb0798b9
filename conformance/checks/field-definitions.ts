/** GET /venue-field-definitions: what venue staff fill in for this client. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import { at } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenClient, keyFor, makeClient, needCapability } from './given/client.ts';
import type { Client } from './given/client.ts';
import { demandSuccess } from './given/demand.ts';
import { sayingAlso } from './given/if-possible.ts';
import { dataAt, differences } from './value.ts';

const ask = (bench: Bench, client: Client): Promise<Exchange> => {
  needCapability(client, 'canUseVenueNetwork');
  const key = keyFor(client, 'getVenueFieldDefinitions');
  return bench.call({ operation: 'getVenueFieldDefinitions', key });
};

const configured = [
  { key: 'fasting', label: 'Fasting?', type: 'boolean', required: true },
  { key: 'arm', label: 'Arm', type: 'select', required: false, options: ['left', 'right'] },
];

const common = {
  kind: 'active',
  area: 'fields',
  level: 'MUST',
  asks: ['getVenueFieldDefinitions'],
} as const;

/** Clients of a setting that only the runner's own can be known to have. */
const clientWith = (bench: Bench, name: string, venueCompletionFields: unknown): Promise<Client> =>
  bench.once(`client ${name}`, (maker) =>
    sayingAlso(' (a profile cannot say which fields a client has)', () =>
      makeClient(maker, name, { venueCompletionFields }),
    ),
  );

export const fieldDefinitionChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'FIELD-01',
    title: 'the field definitions are answered',
    requirements: ['R-FIELD-01', 'R-ENV-01'],
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
      const data = dataAt(demandSuccess(await ask(bench, client)), 'venueCompletionFields');
      const fields: readonly unknown[] = Array.isArray(data) ? data : [];
      const pairs = configured.map((due) => ({
        due,
        came: fields.find((one) => at(one, 'key') === due.key),
      }));
      const wrong = pairs.map(({ due, came }) =>
        differences(`field ${due.key}`, came, stated(due, came)),
      );
      const left = new Set(pairs.flatMap(({ due, came }) => leftOut(due, came)));
      return conclude(
        wrong.find((finding) => finding !== undefined),
        left.size === 0 ? undefined : `no ${[...left].join(', no ')}, as one reading of O56 allows`,
      );
    },
  },
];

/** Whether label, type and required must be there is open (O56); what is there must be as configured. */
const stated = (due: Field, came: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(due).filter(([name]) => !leftOut(due, came).includes(name)));

const leftOut = (due: Field, came: unknown): readonly string[] =>
  Object.keys(due).filter((name) => name !== 'key' && at(came, name) === undefined);

type Field = Readonly<Record<string, unknown>>;
