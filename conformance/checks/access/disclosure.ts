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

/** Every string in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isMap(value)) for (const member of Object.values(value)) yield* textsIn(member);
}

/** Names under which a profile may lend one client twice, though none of them as the primary one; all others are made. */
const mayBeOne: readonly string[] = ['other', 'patientPay', 'noVenues', 'noMobile', 'visible'];

const areApart = (one: string, other: string): boolean =>
  one !== other && !(mayBeOne.includes(one) && mayBeOne.includes(other));

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
  for (const text of textsIn(answer.body.value)) {
    const owner = owners(seen).get(text);
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

/** Ids of the invoices, refunds and disputes that an answer shows. */
function moneyIn(exchange: Exchange): readonly string[] {
  const { operationId } = exchange.operation;
  const [list, detail] = [moneyLists[operationId], moneyDetails[operationId]];
  const shown = [
    ...(list === undefined ? [] : listAt(exchange, list)),
    ...(detail === undefined ? [] : [dataAt(exchange, detail)]),
  ];
  return shown.map((one) => at(one, 'id')).filter((id) => typeof id === 'string');
}

/** To whom each was shown. Whose it is follows from no answer; but it is one client's. */
const readers = once(({ exchanges }) => {
  const found = new Map<string, Set<string>>();
  for (const exchange of exchanges) {
    if (exchange.client === undefined) continue;
    for (const id of moneyIn(exchange)) {
      const known = found.get(id) ?? new Set<string>();
      found.set(id, known.add(exchange.client));
    }
  }
  return found;
});

function sharedMoney(exchange: Exchange, seen: Seen): Finding | undefined {
  const { client } = exchange;
  if (client === undefined) return undefined;
  for (const id of moneyIn(exchange)) {
    const others = [...(readers(seen).get(id) ?? [])];
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
    concerns: (exchange) => moneyIn(exchange).length > 0,
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
