/** What is wrong with docs/assumptions.md, held against the code: sentences, none when all is well. */

import type { Assumptions, Entry } from './document.ts';

export type House = {
  /** The values of each policy, the usual one first. */
  readonly policies: Readonly<Record<string, readonly string[]>>;
  /** The text of a file of the repository, or undefined when there is none. */
  readonly read: (file: string) => string | undefined;
  /** The ids that the code and the contract cite. */
  readonly cited: ReadonlySet<string>;
  /** What an entry may call not built yet, and whether it is in the sandbox by now. */
  readonly isBuilt: Readonly<Record<string, boolean>>;
  /** Entries none of whose files quotes them, each for a reason that is written beside it. */
  readonly unquoted: readonly string[];
};

const LAST_OF_SPEC = 76;

export const faultsOf = (document: Assumptions, house: House): readonly string[] => [
  ...faultsOfIds(document),
  ...faultsOfIndex(document),
  ...faultsOfReferences(document, house),
  ...document.entries.flatMap((entry) => [
    ...faultsOfText(entry, house),
    ...faultsOfSwitch(entry, house),
    ...faultsOfPlaces(entry, house),
    ...faultsOfQuotes(entry, house),
  ]),
];

const faultsOfIds = ({ entries, readings }: Assumptions): readonly string[] => {
  const ids = entries.map(({ id }) => id);
  const required = Array.from({ length: LAST_OF_SPEC }, (_, at) => nth('O', at + 1));
  const later = ids.filter((id) => id.startsWith('O') && !required.includes(id));
  const guesses = ids.filter((id) => id.startsWith('A'));
  return [
    ...required.filter((id) => !ids.includes(id)).map((id) => `${id} has no entry`),
    ...duplicates(ids).map((id) => `${id} has more than one entry`),
    ...guesses
      .filter((id, at) => id !== nth('A', at + 1))
      .map((id) => `${id} is out of order: own guesses are numbered without a gap`),
    ...ids
      .filter((id, at) => at > 0 && id.startsWith('O') && id < (ids[at - 1] ?? ''))
      .map((id) => `${id} is out of order`),
    ...later.filter((id) => !readings.includes(id)).map((id) => `${id} has no row of readings`),
    ...readings.filter((id) => !later.includes(id)).map((id) => `${id} has readings but no entry`),
    ...duplicates(readings).map((id) => `${id} has more than one row of readings`),
  ];
};

const nth = (letter: string, number: number): string => letter + String(number).padStart(2, '0');

const duplicates = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];

const faultsOfIndex = ({ entries, index }: Assumptions): readonly string[] => [
  ...duplicates(index.map(({ id }) => id)).map((id) => `${id} stands twice in the index`),
  ...index
    .filter((row) => !entries.some(({ id }) => id === row.id))
    .map(({ id }) => `${id} stands in the index but has no entry`),
  ...entries.flatMap((entry) => {
    const row = index.find(({ id }) => id === entry.id);
    if (row === undefined) return [`${entry.id} is missing in the index`];
    return [
      ...(row.title === entry.title ? [] : [`${entry.id} has another title in the index`]),
      ...(row.anchor === anchorOf(entry) ? [] : [`${entry.id}: the index links to nothing`]),
      ...(same(
        row.values,
        entry.values.map(({ value }) => value),
      )
        ? []
        : [`${entry.id} has other values in the index`]),
    ];
  }),
];

/** As GitHub makes it from the heading. */
const anchorOf = ({ id, title }: Entry): string =>
  `${id} ${title}`
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value, at) => value === others[at]);

/** Every id that is mentioned, here or in the code, has an entry; every `O09=400` can be chosen. */
const faultsOfReferences = (
  { entries, text }: Assumptions,
  { policies, cited }: House,
): readonly string[] => {
  const known = new Set(entries.map(({ id }) => id));
  const mentioned = new Set([...text.matchAll(/\b[OA]\d\d\b/g)].map(([id]) => id));
  return [
    ...[...mentioned]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is mentioned, not explained`),
    ...[...cited]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is cited in the code, not here`),
    ...[...text.matchAll(/\b(O\d\d)=([\w:]+)/g)]
      .filter(([, id = '', value = '']) => policies[id]?.includes(value) !== true)
      .map(([choice]) => `${choice} cannot be chosen`),
  ];
};

const faultsOfText = (
  { id, question, sandbox, places }: Entry,
  { isBuilt }: House,
): readonly string[] => [
  ...(question === '' ? [`${id} does not say what is open`] : []),
  ...(sandbox === '' ? [`${id} does not say what the sandbox does`] : []),
  ...(places.length === 0 ? [`${id} does not say where`] : []),
  ...[...sandbox.matchAll(/Not built yet(?:: (.*?)\.)?/g)].flatMap(([, part]) => {
    const built = part === undefined ? undefined : isBuilt[part];
    if (built === undefined) return [`${id} does not say what is not built yet`];
    return built ? [`${id} says that ${String(part)} are not built yet, but they are`] : [];
  }),
];

const faultsOfSwitch = ({ id, values }: Entry, { policies }: House): readonly string[] => {
  const choices = policies[id] ?? [];
  const named = values.map(({ value }) => value);
  if (!same(named, choices)) {
    return [`${id} can be switched to ${list(choices)}, the entry says ${list(named)}`];
  }
  return values
    .filter(({ isUsual }, at) => isUsual !== (at === 0))
    .map(({ value }) => `${id}: ${value} is${value === choices[0] ? '' : ' not'} the usual value`);
};

const list = (values: readonly string[]): string =>
  values.length === 0 ? 'nothing' : values.join(', ');

const faultsOfPlaces = ({ id, places }: Entry, { read }: House): readonly string[] =>
  places.flatMap(({ file, names }) => {
    const source = read(file);
    if (source === undefined) return [`${id}: there is no ${file}`];
    if (names.length === 0) return [`${id} names nothing in ${file}`];
    return names
      .filter((name) => !new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(source))
      .map((name) => `${id}: there is no ${name} in ${file}`);
  });

const faultsOfQuotes = ({ id, places }: Entry, { read, unquoted }: House): readonly string[] => {
  if (places.length === 0) return [];
  const isQuoted = places.some(({ file }) => new RegExp(`\\b${id}\\b`).test(read(file) ?? ''));
  if (isQuoted === !unquoted.includes(id)) return [];
  return [
    isQuoted
      ? `${id} is quoted by its file now: take it off the list of those that are not`
      : `${id} is quoted by none of its files`,
  ];
};
