/** For fc.oneof: a counterexample is made smaller by the first alternative, too, whichever it came from. */
export const simplestFirst = { withCrossShrink: true } as const;
