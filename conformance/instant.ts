/**
 * When a text says that something is: every form that the contract takes for a timestamp, read without the zone
 * of this machine.
 *
 * A text need not name one moment. It may leave out its seconds or its minutes, and an answer may leave out its
 * offset (O92). So an instant is the span in which the moment lies, and two of them may be apart, the same, or
 * not to be told apart.
 */
import { isTimestamp } from '#contract/formats.ts';

export type Instant = {
  /** In ms since 1970, both ends included. */
  readonly earliest: number;
  readonly latest: number;
  /** Without one the span is fourteen hours wide to either side: no clock on earth is further from UTC. */
  readonly hasOffset: boolean;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const furthestOffsetMs = 14 * hourMs;

const form =
  /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Undefined for what is no timestamp. */
export function readInstant(text: unknown): Instant | undefined {
  if (typeof text !== 'string' || !isTimestamp(text)) return undefined;
  const [, year, month, day, hour, minute, second, fraction, offset] = form.exec(text) ?? [];
  // Whole and in UTC, the one form that Date.parse reads alike everywhere; a leap second is added afterwards.
  const start =
    Date.parse(
      `${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${minute ?? '00'}:00Z`,
    ) +
    Number(second ?? 0) * 1000 +
    Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
  const end = start + lengthOf({ minute, second, fraction });
  if (offset === undefined) {
    return { earliest: start - furthestOffsetMs, latest: end + furthestOffsetMs, hasOffset: false };
  }
  const ahead = offsetMs(offset);
  return { earliest: start - ahead, latest: end - ahead, hasOffset: true };
}

type Parts = Readonly<Record<'minute' | 'second' | 'fraction', string | undefined>>;

/** What was left out may be anything: 09:30 is any moment of that minute. */
function lengthOf({ minute, second, fraction }: Parts): number {
  if (minute === undefined) return hourMs - 1;
  if (second === undefined) return minuteMs - 1;
  if (fraction === undefined) return 999;
  // Read to the millisecond: finer ones lie somewhere behind it.
  return /[1-9]/.test(fraction.slice(3)) ? 1 : 0;
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  const length = Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * minuteMs;
  return sign === '-' ? -length : length;
}

/** The moment (ms since 1970) as an ISO 8601 date-time of this offset (`+05:30`, `-08:00`), to the millisecond. */
export const writeInZone = (moment: number, offset: string): string =>
  `${new Date(moment + offsetMs(offset)).toISOString().slice(0, -1)}${offset}`;

export type Comparison = 'same' | 'apart' | 'unsure';

/** Equal texts are the same moment; what is not a timestamp is the same as its own text only. */
export function compareInstants(one: unknown, other: unknown): Comparison {
  if (typeof one === 'string' && one === other) return 'same';
  const [a, b] = [readInstant(one), readInstant(other)];
  if (a === undefined || b === undefined || !mayMeet(a, b)) return 'apart';
  return a.hasOffset && b.hasOffset ? 'same' : 'unsure';
}

type Span = Pick<Instant, 'earliest' | 'latest'>;

/** Whether some moment lies in both. */
export const mayMeet = (one: Span, other: Span): boolean =>
  one.earliest <= other.latest && other.earliest <= one.latest;
