/** What no answer may disclose: the things of another client, and keys. Looks at every answer that was got. */
import type { PassiveCheck, Seen } from '../../engine/check.ts';
import type { Finding } from '../../engine/outcome.ts';
import { isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { dataAt } from '../value.ts';

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

/** A profile may lend one client under several names, but none of them is the primary one. */
const areApart = (one: string, other: string): boolean =>
  one !== other && (one === 'primary' || other === 'primary');

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
    id: 'WIRE-21',
    area: 'auth',
    title: 'no answer shows an API key',
    requirements: ['R-AUTH-14'],
    judge: shownKey,
  },
];
