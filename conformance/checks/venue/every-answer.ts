/** Every list of venues and every answer with slots, for whatever reason it was asked for. */
import type { PassiveCheck } from '../../engine/check.ts';
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at, isMap } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { dataAt, differences, listAt, show } from '../value.ts';

const queryOf = ({ request }: Exchange): URLSearchParams => new URL(request.url).searchParams;

/** The value of a parameter that was sent once, where it is of this form. */
function sent(query: URLSearchParams, name: string, form: RegExp): string | undefined {
  const [value, ...others] = query.getAll(name);
  return value !== undefined && others.length === 0 && form.test(value) ? value : undefined;
}

const isAlike = (one: unknown, other: string): boolean =>
  String(one).toLowerCase() === other.toLowerCase();

/** Closed lists are written in capitals. */
const word = /^[A-Z_]{2,100}$/;
/** The first segment of a UK postcode: as prefix or as whole segment, it is how the venue's own begins (O21). */
const outward = /^[A-Z]{1,2}\d[A-Z\d]?$/i;

type Filter = { readonly form: RegExp; readonly fits: (venue: unknown, value: string) => boolean };

const filters: Readonly<Record<string, Filter>> = {
  type: { form: word, fits: (venue, value) => isAlike(at(venue, 'venueType'), value) },
  capability: {
    form: word,
    fits: (venue, value) => {
      const capabilities = at(venue, 'capabilities');
      return Array.isArray(capabilities) && capabilities.some((one) => isAlike(one, value));
    },
  },
  postcode: {
    form: outward,
    fits: (venue, value) =>
      String(at(venue, 'postcode'))
        .replaceAll(' ', '')
        .toUpperCase()
        .startsWith(value.toUpperCase()),
  },
};

function fitFinding(exchange: Exchange): Finding | undefined {
  const venues = listAt(exchange, 'venues');
  for (const [name, { form, fits }] of Object.entries(filters)) {
    const value = sent(queryOf(exchange), name, form);
    const wrong = value && venues.find((venue) => !fits(venue, value));
    if (wrong === undefined || value === undefined || wrong === '') continue;
    return { expected: `only venues that fit ${name}=${value}`, actual: show(at(wrong, 'id')) };
  }
  return undefined;
}

/** A server may count whole seconds. */
const slackMs = 1000;

/** Which of the slots at the edges count is open (O53), and so is a bound without an offset (O52). */
function windowFinding(exchange: Exchange): Finding | undefined {
  const query = queryOf(exchange);
  const [opens, closes] = ['from', 'to'].map((name) => {
    const bound = readInstant(query.get(name));
    return bound?.hasOffset === true ? bound : undefined;
  });
  if (opens === undefined || closes === undefined) return undefined;
  const stray = listAt(exchange, 'slots').find((slot) => {
    const start = readInstant(at(slot, 'start'));
    if (start === undefined) return false;
    return start.latest < opens.earliest - slackMs || start.earliest > closes.latest + slackMs;
  });
  if (stray === undefined) return undefined;
  return { expected: 'slots between from and to', actual: `a slot at ${show(at(stray, 'start'))}` };
}

function slotFinding(slot: unknown): Finding | undefined {
  const [start, end] = [readInstant(at(slot, 'start')), readInstant(at(slot, 'end'))];
  const isBackwards = start !== undefined && end !== undefined && end.latest <= start.earliest;
  if (!isBackwards && Number(at(slot, 'capacity')) >= 0) return undefined;
  return { expected: 'a slot that ends later, with no capacity below 0', actual: show(slot) };
}

const answering =
  (operation: string) =>
  (exchange: Exchange): boolean =>
    exchange.operation.operationId === operation &&
    statusOf(exchange) === 200 &&
    isMap(dataAt(exchange));

const common = { kind: 'passive', area: 'venue', level: 'MUST' } as const;

export const everyVenueAnswerChecks: readonly PassiveCheck[] = [
  {
    ...common,
    id: 'VENUE-35',
    title: 'the total of every list of venues is its length, and each of them fits what was asked',
    requirements: [
      ...['R-VENUE-02', 'R-VENUE-65', 'R-VENUE-51', 'R-VENUE-54', 'R-VENUE-56', 'R-VENUE-58'],
    ],
    concerns: answering('listVenues'),
    judge: (exchange) =>
      firstFinding(
        () => differences('data', dataAt(exchange), { total: listAt(exchange, 'venues').length }),
        () => fitFinding(exchange),
      ),
  },
  {
    ...common,
    id: 'SLOT-30',
    title:
      'every slot that is offered begins within the window, ends later, and has no capacity below 0',
    requirements: ['R-AVAIL-27', 'R-AVAIL-09', 'R-AVAIL-08'],
    concerns: answering('getVenueAvailability'),
    judge: (exchange) =>
      windowFinding(exchange) ??
      firstFinding(...listAt(exchange, 'slots').map((slot) => () => slotFinding(slot))),
  },
];
