/** What was refused is not made: whatever a client is shown afterwards, none of it is a booking that was refused. */
import type { PassiveCheck, Seen } from '../../engine/check.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { readBody } from '../../target/exchange.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { listAt, show } from '../value.ts';

const ids = ['externalUserId', 'externalOrderId'] as const;

/** The external ids by which a client knows a booking, or what is to be one. */
const namesOf = ({ client }: Exchange, booking: unknown): readonly string[] =>
  ids.flatMap((id) => {
    const value = at(booking, id);
    return typeof value === 'string' && value !== '' ? [JSON.stringify([client, id, value])] : [];
  });

function namesAsked(exchange: Exchange): readonly string[] {
  const { body } = readBody(Buffer.from(exchange.request.body ?? ''));
  return body.kind === 'json' ? namesOf(exchange, body.value) : [];
}

const isRefused = (exchange: Exchange): boolean => {
  const status = statusOf(exchange) ?? 0;
  return status >= 400 && status < 500;
};

/** By list: the names of what had been refused to the client by then, and was never asked for with success. */
type Refused = ReadonlyMap<Exchange, ReadonlySet<string>>;

const known = new WeakMap<readonly Exchange[], Refused>();

function refusedBefore({ exchanges }: Seen): Refused {
  const refused = known.get(exchanges) ?? findRefused(exchanges);
  known.set(exchanges, refused);
  return refused;
}

function findRefused(exchanges: readonly Exchange[]): Refused {
  const creations = new Set(
    exchanges.filter(
      ({ operation, client }) => operation.operationId === 'createBooking' && client !== undefined,
    ),
  );
  // What brought no answer may have been made.
  const made = new Set([...creations].filter((one) => !isRefused(one)).flatMap(namesAsked));
  const refused = new Set<string>();
  const before = new Map<Exchange, ReadonlySet<string>>();
  for (const exchange of exchanges) {
    const isMeant = creations.has(exchange) && isRefused(exchange);
    const names = isMeant ? namesAsked(exchange).filter((name) => !made.has(name)) : [];
    for (const name of names) refused.add(name);
    if (isList(exchange)) before.set(exchange, new Set(refused));
  }
  return before;
}

const isList = (exchange: Exchange): boolean =>
  exchange.operation.operationId === 'listBookings' && statusOf(exchange) === 200;

/** Of the client that the list is of. */
const concerns = (exchange: Exchange, seen: Seen): boolean => {
  const mine = JSON.stringify([exchange.client]).slice(0, -1);
  return [...(refusedBefore(seen).get(exchange) ?? [])].some((name) => name.startsWith(mine));
};

function madeFinding(exchange: Exchange, seen: Seen): Finding | undefined {
  const refused = refusedBefore(seen).get(exchange);
  const made = listAt(exchange, 'bookings').find((one) =>
    namesOf(exchange, one).some((name) => refused?.has(name) === true),
  );
  if (made === undefined) return undefined;
  return {
    expected: `no booking with the externalOrderId ${show(at(made, 'externalOrderId'))}, since it was refused`,
    actual: `the booking ${show(at(made, 'id'))}`,
  };
}

export const neverMadeCheck: PassiveCheck = {
  kind: 'passive',
  area: 'validation',
  level: 'MUST',
  id: 'VALID-96',
  title: 'no list shows a booking that was refused to its client',
  requirements: ['R-BOOK-16'],
  concerns,
  judge: madeFinding,
};
