/** What no answer may disclose: the things of another client, and keys. Looks at every answer that was got. */
import type { OperationId } from '#contract/operations.ts';
import type { PassiveCheck, Seen } from '../../engine/check.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { dataAt, listAt } from '../value.ts';

/** Kept for each run: what follows from all that was seen is worked out once. */
const once = <T>(work: (seen: Seen) => T): ((seen: Seen) => T) => {
  const done = new WeakMap<Seen, T>();
  return (seen) => {
    const known = done.get(seen) ?? work(seen);
    done.set(seen, known);
    return known;
  };
};

/** Whose each job is: of the client whose key has made it. */
const owners = once(({ exchanges }) => {
  const found = new Map<unknown, string>();
  for (const exchange of exchanges) {
    const jobId = dataAt(exchange, 'jobId');
    if (exchange.operation.operationId !== 'createBooking' || exchange.client === undefined)
      continue;
    if (typeof jobId === 'string') found.set(jobId, exchange.client);
  }
  return found;
});

type Text = { readonly text: string; readonly path: string };

/** Every string in a value, and the names of the members by which it is reached. */
function* textsIn(value: unknown, path = ''): Generator<Text> {
  if (typeof value === 'string') yield { text: value, path };
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, path);
  else if (isMap(value)) {
    for (const [name, held] of Object.entries(value)) yield* textsIn(held, `${path}.${name}`);
  }
}

/** Where an answer names a job. */
const ofJob = /\.(?:jobId|(?:bookings|job|jobs)\.id)$/;

/** Each kind of thing may be counted for itself: what is no long name may be the id of a job, and of an invoice as well. */
const mayBeOfJob = ({ text, path }: Text): boolean => text.length >= longName || ofJob.test(path);

const longName = 16;

/** Names under which a profile may lend one client twice, `other` not as the primary one; all others are made. */
const mayBeOne: readonly string[] = [
  'primary',
  'other',
  'patientPay',
  'noVenues',
  'noMobile',
  'visible',
];
const areTwo: readonly string[] = ['primary', 'other'];

const areApart = (one: string, other: string): boolean =>
  one !== other &&
  (!(mayBeOne.includes(one) && mayBeOne.includes(other)) ||
    (areTwo.includes(one) && areTwo.includes(other)));

/** What is answered to one client can show a job of another only where another has booked. */
function hasNeighbour({ client, answer }: Exchange, seen: Seen): boolean {
  if (client === undefined || answer.kind !== 'whole') return false;
  return [...new Set(owners(seen).values())].some((owner) => areApart(owner, client));
}

function foreignJob(exchange: Exchange, seen: Seen): Finding | undefined {
  const { answer, client, request } = exchange;
  if (client === undefined || answer.kind !== 'whole' || answer.body.kind !== 'json')
    return undefined;
  const asked = `${request.url} ${request.body ?? ''}`;
  for (const found of textsIn(answer.body.value)) {
    const { text } = found;
    const owner = mayBeOfJob(found) ? owners(seen).get(text) : undefined;
    // What the client has named itself is no news to it.
    if (owner === undefined || !areApart(owner, client) || asked.includes(text)) continue;
    return {
      expected: `nothing of another client in an answer to ${client}`,
      actual: `the job ${text} of ${owner}`,
    };
  }
  return undefined;
}

const moneyLists: Partial<Record<OperationId, string>> = {
  listInvoices: 'invoices',
  listRefunds: 'refunds',
  listDisputes: 'disputes',
};

const moneyDetails: Partial<Record<OperationId, string>> = {
  getInvoice: 'invoice',
  getRefund: 'refund',
  getDispute: 'dispute',
};

type Money = { readonly id: string; readonly name: string };

/** The invoices, refunds and disputes that an answer shows; `name` tells one from all others, of its kind and not. */
function moneyIn(exchange: Exchange): readonly Money[] {
  const { operationId } = exchange.operation;
  const [list, detail] = [moneyLists[operationId], moneyDetails[operationId]];
  const shown = [
    ...(list === undefined ? [] : listAt(exchange, list)),
    ...(detail === undefined ? [] : [dataAt(exchange, detail)]),
  ];
  const kind = list ?? `${String(detail)}s`;
  return shown.flatMap((one) => {
    const id = at(one, 'id');
    if (typeof id !== 'string') return [];
    // Ids may be counted for each client: of the same moment, too, it is the same thing.
    return [{ id, name: JSON.stringify([kind, id, at(one, 'createdAt')]) }];
  });
}

/** To whom each was shown. Whose it is follows from no answer; but it is one client's. */
const readers = once(({ exchanges }) => {
  const found = new Map<string, Set<string>>();
  for (const exchange of exchanges) {
    if (exchange.client === undefined) continue;
    for (const { name } of moneyIn(exchange)) {
      const known = found.get(name) ?? new Set<string>();
      found.set(name, known.add(exchange.client));
    }
  }
  return found;
});

/** Another client, too, was shown some money. */
function hasReaders({ client = '' }: Exchange, seen: Seen): boolean {
  const all = new Set([...readers(seen).values()].flatMap((some) => [...some]));
  return [...all].some((one) => areApart(one, client));
}

function sharedMoney(exchange: Exchange, seen: Seen): Finding | undefined {
  const { client } = exchange;
  if (client === undefined) return undefined;
  for (const { id, name } of moneyIn(exchange)) {
    const others = [...(readers(seen).get(name) ?? [])];
    const other = others.find((one) => areApart(one, client));
    if (other === undefined) continue;
    return { expected: `${id} shown to one client alone`, actual: `to ${client} and to ${other}` };
  }
  return undefined;
}

/** The keys of the runner's clients that were sent, whatever came of it. */
const keys = once(({ exchanges }) => {
  const sent = exchanges.map(({ client, request }) =>
    client === undefined ? undefined : request.headers['X-API-Key'],
  );
  return [...new Set(sent)].filter((key) => key !== undefined);
});

function shownKey({ answer }: Exchange, seen: Seen): Finding | undefined {
  if (answer.kind !== 'whole') return undefined;
  if (!keys(seen).some((key) => answer.text.includes(key))) return undefined;
  return { expected: 'no API key in an answer', actual: 'a key that a client of this run uses' };
}

const common = { kind: 'passive', level: 'MUST' } as const;

export const disclosureChecks: readonly PassiveCheck[] = [
  {
    ...common,
    id: 'WIRE-20',
    area: 'tenancy',
    title: 'no answer to one client names a job of another',
    requirements: ['R-TENANT-01', 'R-TENANT-07', 'R-TENANT-09'],
    concerns: hasNeighbour,
    judge: foreignJob,
  },
  {
    ...common,
    id: 'WIRE-23',
    area: 'tenancy',
    title: 'no invoice, refund or dispute is shown to two clients',
    requirements: ['R-TENANT-05', 'R-TENANT-07', 'R-TENANT-09'],
    concerns: (exchange, seen) => moneyIn(exchange).length > 0 && hasReaders(exchange, seen),
    judge: sharedMoney,
  },
  {
    ...common,
    id: 'WIRE-21',
    area: 'auth',
    title: 'no answer shows an API key',
    requirements: ['R-AUTH-14'],
    judge: shownKey,
  },
];
