/**
 * Input that every sound server takes, drawn by the seed: no two bookings are alike, and what is rare but allowed is
 * met by whatever a check does with them.
 */
import type { CreateBookingRequest } from '#contract/model.ts';
import type { Random } from '../../engine/random.ts';

type Patient = CreateBookingRequest['patient'];

/** Names that events have themselves, and forms of names. */
const keys = [
  ...['snake_case', 'camelCase', 'kebab-case', 'UPPER', 'two words', 'a.dot', '7', 'ünï'],
  ...['id', 'jobId', 'status', 'type', 'patient', 'externalUserId', 'length'],
] as const;

/** "Any values" (POST /bookings): what is changed most easily on the way through a server. */
const values = [
  ...[
    '',
    ' spaced ',
    'Zoë €',
    '🩸',
    'two\nlines\t',
    '<b>&amp;"it\'s"</b>',
    'back\\slash',
    '%41+%20',
  ],
  ...['0012', '1e3', 'true', 'null', '{"text":1}', 'a,b;c', '=1+1'],
  ...['2027-03-01', '2027-03-01T10:00:00+02:00', '10:30'],
  ...[0, -1, 0.1, 123_456_789_012, true, false, null],
  ...[[], {}, [[1], []], ['b', 'a', 'b'], { in_ner: { 'deep er': null } }],
] as const;

/** A free-form map with three of the odd values, one of them further in. */
export function drawnPassthrough(random: Random): Record<string, unknown> {
  const [first, ...others] = [...values];
  const odd = (): unknown => random.pick([first, ...others]);
  return {
    campaign: random.word(6),
    [random.pick([...keys])]: odd(),
    also: odd(),
    nested: { list: [1, null, odd()] },
  };
}

/** At most 200 characters of any kind; the word in it is nobody else's. */
export function drawnExternalId(random: Random, kind: string): string {
  const word = random.word(8);
  return random.pick([
    `${kind}-${word}`,
    `${kind.toUpperCase()}_${word}`,
    `00${String(random.below(10))}-${word}`,
    `${kind}/${word}:1`,
    `${kind} ${word}`,
    `${kind}#${word}+%2F`,
    `${kind}-${word}.`.padEnd(200, 'x'),
  ]);
}

/** Names, addresses and numbers of the kinds that are set aside for fiction. */
export function drawnPatient(random: Random): Patient {
  return {
    ...namedPatient(random.word(5)),
    lastName: random.pick(['Okafor', 'Ferreira', 'Lindqvist', 'Ramaswamy', 'Tanaka']),
    firstName: random.pick(['Ada', 'Zoë', 'Mary Jane', "D'Arcy", 'Anne-Marie']),
    phone: `+447700900${String(random.below(1000)).padStart(3, '0')}`,
    dateOfBirth: random.pick(['1988-04-12', '2004-02-29', '1931-12-31', '1970-01-01']),
    gender: random.pick(['FEMALE', 'MALE']),
  };
}

/** The id of an order, and no other's: a lent client may have used it in an earlier run (O84). As long as it was at 200. */
export function freshOrder(text: string, random: Random): string {
  const word = random.word(6);
  const fresh = /^\d+e\d+$/.test(text)
    ? `${String(1 + random.below(1e6))}${text}`
    : `${text}-${word}`;
  return fresh.length > 200 ? text.slice(0, -word.length) + word : fresh;
}

/** The same but for the address. */
export const namedPatient = (word: string): Patient => ({
  firstName: 'Ada',
  lastName: 'Okafor',
  email: `ada.${word}@example.org`,
  phone: '+447700900123',
  dateOfBirth: '1988-04-12',
  gender: 'FEMALE',
});
