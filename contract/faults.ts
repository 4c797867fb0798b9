// Turns what a compiled validator says into faults: one for each place, in plain words.

import type { SchemaError, Validator } from './generated/validators.js';
import type { Guide } from './guide.ts';
import type { OpenPoint } from './operations.ts';

/** One thing that is wrong with a message. */
export type Fault = {
  /** Where: `body.patient.email`, `query.limit`, `response.data.venues[0].id`. */
  readonly place: string;
  /** What should be there: "an email address", "one of morning, afternoon, evening (missing)". */
  readonly expected: string;
  /**
   * Present when the rule that is broken holds under one reading of these open points only: a server
   * must not be failed for such a fault.
   */
  readonly open?: readonly OpenPoint[];
};

/** The answer when nothing is wrong: the same every time, so that a good message costs nothing. */
export const NO_FAULTS: readonly Fault[] = Object.freeze([]);

/** The faults that hold under every reading of the specification. */
export function firmFaults(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(({ open }) => open === undefined);
}

/** Runs the validator; `place` names the message in the faults: `body`, `response`, `webhook`. */
export function faultsOf(
  validator: Validator,
  value: unknown,
  place: string,
  guide: Guide,
): readonly Fault[] {
  if (validator(value)) return NO_FAULTS;
  const byPlace = new Map<string, Fault>();
  for (const error of validator.errors ?? []) {
    // It only says that a condition's other part has failed, and that part has said how.
    if (error.keyword === 'if') continue;
    const fault = faultOf(error, value, place, guide);
    const earlier = byPlace.get(fault.place);
    // Of several at one place, one that is certain outdoes one that hangs on an open point.
    if (earlier === undefined || (earlier.open !== undefined && fault.open === undefined)) {
      byPlace.set(fault.place, fault);
    }
  }
  return [...byPlace.values()];
}

function faultOf(error: SchemaError, root: unknown, place: string, guide: Guide): Fault {
  const at = follow(error.instancePath, { place, value: root, guide });
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return missing(at, String(params['missingProperty']));
    case 'additionalProperties':
      return {
        place: memberPlace(at.place, String(params['additionalProperty'])),
        expected: 'no such key',
      };
    case 'discriminator':
      return wrongTag(at, String(params['tag']));
    default:
      return {
        place: at.place,
        expected: isConditional(error) ? typeWords(params['type']) : expectedAt(at),
        ...openMark(
          at.guide,
          at.value === null && error.keyword === 'type' ? NULLS : [error.keyword],
        ),
      };
  }
}

/** Null in the place of an optional key is a wrong type, and also the question of O74. */
const NULLS = ['null', 'type'];

type Spot = {
  readonly place: string;
  readonly value: unknown;
  readonly guide: Guide | undefined;
};

/** Walks the JSON pointer through value and guide at once. */
function follow(pointer: string, from: Spot): Spot {
  let spot = from;
  for (const token of pointer.split('/').slice(1)) {
    spot = step(spot, token.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return spot;
}

function step({ place, value, guide }: Spot, key: string): Spot {
  if (Array.isArray(value)) {
    return { place: `${place}[${key}]`, value: value[Number(key)], guide: guide?.items };
  }
  const inner = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return { place: memberPlace(place, key), value: inner, guide: memberOf(guide, key) };
}

function memberOf(guide: Guide | undefined, key: string): Guide | undefined {
  const members = guide?.members;
  return members !== undefined && Object.hasOwn(members, key) ? members[key] : undefined;
}

const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
const LONGEST_KEY = 60;

/** A key that a client made up may be anything: it is quoted, and cut when it is long. */
function memberPlace(place: string, key: string): string {
  if (key.length <= LONGEST_KEY && PLAIN_KEY.test(key)) return `${place}.${key}`;
  const shown = key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY)}…`;
  return `${place}[${JSON.stringify(shown)}]`;
}

function missing(at: Spot, key: string): Fault {
  const guide = memberOf(at.guide, key);
  return {
    place: memberPlace(at.place, key),
    expected: `${guide?.expected ?? 'a value'} (missing)`,
    ...openMark(guide, ['required']),
  };
}

function wrongTag(at: Spot, key: string): Fault {
  const absent = !isObject(at.value) || !Object.hasOwn(at.value, key);
  if (absent) return missing(at, key);
  return expectation(step(at, key));
}

function expectation(at: Spot): Fault {
  return { place: at.place, expected: expectedAt(at) };
}

function expectedAt({ guide }: Spot): string {
  return guide?.expected ?? 'another value';
}

function openMark(guide: Guide | undefined, keywords: readonly string[]): Pick<Fault, 'open'> {
  for (const keyword of keywords) {
    const open = guide?.open?.[keyword];
    if (open !== undefined) return { open };
  }
  return {};
}

const isConditional = ({ keyword, schemaPath }: SchemaError): boolean =>
  keyword === 'type' && /\/(?:then|else)\//.test(schemaPath);

function typeWords(type: unknown): string {
  if (type === 'null') return 'null';
  return type === 'object' || type === 'array' ? `an ${type}` : `a ${String(type)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
