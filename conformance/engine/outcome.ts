/** What a check answers: a value, from which the verdict follows. Nothing else says pass or fail. */

/** Something is not as the requirement wants it. */
export type Finding = {
  /** What was expected, in words. */
  readonly expected: string;
  /** What came instead. */
  readonly actual: string;
};

export type Outcome =
  /** The requirement was exercised and held; `seen` says which of several permitted answers was given. */
  | { readonly kind: 'held'; readonly seen?: string }
  | ({ readonly kind: 'violated' } & Finding)
  /** The runner lacks a power: `reason` says which, `remedy` how to give it. */
  | { readonly kind: 'lacking'; readonly reason: string; readonly remedy: string }
  /** The profile says that the server does not have this. */
  | { readonly kind: 'absent'; readonly reason: string }
  /** The runner or its testbench broke: never the server's fault. */
  | { readonly kind: 'broken'; readonly reason: string };

export const held = (seen?: string): Outcome =>
  seen === undefined ? { kind: 'held' } : { kind: 'held', seen };

export const violated = (finding: Finding): Outcome => ({ kind: 'violated', ...finding });

/** Held, unless something was found. */
export const conclude = (finding: Finding | undefined, seen?: string): Outcome =>
  finding === undefined ? held(seen) : violated(finding);

/** Asks one question after the other and stops at the first finding: what follows would only repeat its cause. */
export function firstFinding(
  ...questions: readonly (() => Finding | undefined)[]
): Finding | undefined {
  for (const ask of questions) {
    const finding = ask();
    if (finding !== undefined) return finding;
  }
  return undefined;
}
