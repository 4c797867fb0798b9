/**
 * What a place in a message should hold, in words: a tree in the shape of the schema, generated
 * beside the validators. It is read only when something is wrong.
 */
export type Guide = {
  /** A plain phrase: "an email address". */
  readonly expected: string;
  /** By keyword, the open points on which a rule at this place hangs (`x-open`). */
  readonly open?: Readonly<Record<string, readonly string[]>>;
  readonly members?: Readonly<Record<string, Guide>>;
  readonly items?: Guide;
};
