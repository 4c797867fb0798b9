/** What was sent and what came, in the form in which it is shown and kept: masked, and cut where it is long. */
import type { Secrets } from '../target/secrets.ts';

export type HttpEvidence = {
  readonly kind: 'http';
  readonly operationId: string | null;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  } | null;
  /** Why no answer came, when none did. */
  readonly fault: string | null;
  readonly durationMs: number;
  readonly curl: string;
};

export type ControlEvidence = {
  readonly kind: 'control';
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly reply: unknown;
  readonly fault: string | null;
  readonly durationMs: number;
  readonly curl: string;
};

export type Evidence = HttpEvidence | ControlEvidence;

/** The ids of the evidence that belongs to one check, in the order of happening. */
export type Trail = string[];

/** Adds the evidence of a thing that was made for the check, now or before its own. */
export function mergeTrail(trail: Trail, made: readonly string[]): void {
  for (const id of made) if (!trail.includes(id)) trail.push(id);
  trail.sort((one, other) => numberOf(one) - numberOf(other));
}

/** Records are numbered as they happen. */
const numberOf = (id: string): number => Number(id.slice(1));

const longestText = 16_384;

export class EvidenceLog {
  readonly #records = new Map<string, Evidence>();
  readonly #secrets: Secrets;
  readonly #onRecord: (id: string, evidence: Evidence) => void;

  constructor(secrets: Secrets, onRecord: (id: string, evidence: Evidence) => void) {
    this.#secrets = secrets;
    this.#onRecord = onRecord;
  }

  /** Keeps a masked copy, appends its id to the trail and gives the id back. */
  record(evidence: Evidence, trail: Trail): string {
    const id = `e${String(this.#records.size + 1)}`;
    // maskDeep keeps the shape: only texts change.
    const kept = cutDeep(this.#secrets.maskDeep(evidence)) as Evidence;
    this.#records.set(id, kept);
    trail.push(id);
    this.#onRecord(id, kept);
    return id;
  }

  get(id: string): Evidence | undefined {
    return this.#records.get(id);
  }

  all(): Readonly<Record<string, Evidence>> {
    return Object.fromEntries(this.#records);
  }
}

function cutDeep(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map(cutDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cutDeep(member)]));
}

const cut = (text: string): string =>
  text.length <= longestText
    ? text
    : `${text.slice(0, longestText)}… (${String(text.length - longestText)} more characters)`;
