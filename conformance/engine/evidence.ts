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

export type WebhookEvidence = {
  readonly kind: 'webhook';
  /** The client to which it was sent. */
  readonly mailbox: string;
  /** As the body says it; null when it says none. */
  readonly eventType: string | null;
  readonly webhookId: string | null;
  /** By the runner's own clock. */
  readonly receivedAt: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What a receiver would reject it for; empty when it is sound. */
  readonly problems: readonly string[];
  /** The status that the runner answered with; null when it closed the connection instead. */
  readonly answered: number | null;
};

/** A step on a hosted page. */
export type PageEvidence = {
  readonly kind: 'page';
  readonly url: string;
  /** What was done there, in words. */
  readonly step: string;
  /** The text that the page showed afterwards. */
  readonly shown: string;
  readonly fault: string | null;
  /** A picture of the page, when the check has failed: a file in the folder of the reports. */
  readonly screenshot: string | null;
  /** All that the browser did and saw (`npx playwright-core show-trace FILE`), in the same place. */
  readonly trace: string | null;
  readonly durationMs: number;
};

export type Evidence = HttpEvidence | ControlEvidence | WebhookEvidence | PageEvidence;

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
    : `${ownCopy(text.slice(0, longestText))}… (${String(text.length - longestText)} more characters)`;

/** A slice of a text keeps all of it in memory: megabytes for each answer of a server that talks that much. */
const ownCopy = (slice: string): string => Buffer.from(slice, 'utf16le').toString('utf16le');
