/** Reads docs/assumptions.md: entries under `### O09 Title`, the index, the table of readings. */

/** A file of the repository and the identifiers that are to be found in it. */
export type Place = { readonly file: string; readonly names: readonly string[] };

/** A value of a policy; `isUsual` where the document calls it the usual one. */
export type Value = { readonly value: string; readonly isUsual: boolean };

export type Entry = {
  readonly id: string;
  readonly title: string;
  /** What is open, or not shown. */
  readonly question: string;
  readonly sandbox: string;
  readonly places: readonly Place[];
  readonly values: readonly Value[];
};

export type IndexRow = {
  readonly id: string;
  readonly title: string;
  readonly anchor: string;
  readonly values: readonly string[];
};

export type Assumptions = {
  readonly entries: readonly Entry[];
  readonly index: readonly IndexRow[];
  /** The ids that have a row with their two readings. */
  readonly readings: readonly string[];
  readonly text: string;
};

export const parseAssumptions = (text: string): Assumptions => ({
  entries: text.split(/^(?=#{1,3} )/m).flatMap(entryOf),
  index: [...text.matchAll(/^\| \[([OA]\d\d) (.+)\]\(#(\S+)\) *\| *(.*?) *\|$/gm)].map(
    ([, id = '', title = '', anchor = '', cell = '']) => ({
      id,
      title,
      anchor,
      values: coded(cell),
    }),
  ),
  readings: [...text.matchAll(/^\| (O\d\d) *\|/gm)].map(([, id = '']) => id),
  text,
});

const entryOf = (section: string): readonly Entry[] => {
  const heading = /^### ([OA]\d\d) (.+)$/m.exec(section);
  if (heading === null) return [];
  const [, id = '', title = ''] = heading;
  return [
    {
      id,
      title,
      question: part(section, id.startsWith('O') ? 'Open' : 'Not shown'),
      sandbox: part(section, 'Sandbox'),
      places: placesIn(part(section, 'Where')),
      values: valuesIn(section),
    },
  ];
};

/** The text of `- **Name:** …` on one line, up to the next item; '' when it is missing. */
const part = (section: string, name: string): string => {
  const [, rest = ''] = section.split(new RegExp(`^- \\*\\*${name}:\\*\\* `, 'm'));
  const [item = ''] = rest.split(/^(?:- | {2}- |#)/m);
  return item.replaceAll(/\s+/g, ' ').trim();
};

const placesIn = (where: string): readonly Place[] =>
  [...where.matchAll(/`([\w./-]+\.\w+)`(?: \(([^)]*)\))?/g)].map(([, file = '', names = '']) => ({
    file,
    names: coded(names),
  }));

const valuesIn = (section: string): readonly Value[] => {
  const [, list = ''] = section.split(/^- \*\*Switch:\*\*$/m);
  return [...list.matchAll(/^ {2}- `([^`]+)`( \(usual\))?: \S/gm)].map(([, value = '', usual]) => ({
    value,
    isUsual: usual !== undefined,
  }));
};

const coded = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
