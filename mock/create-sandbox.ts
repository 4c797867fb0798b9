/**
 * The sandbox inside a test: `const sandbox = await createSandbox({ seed: 1 })`. Each has a port,
 * a world, a clock and webhooks of its own, so that a hundred can live side by side.
 */

import type { EventType } from '#contract/events.ts';
import type { WebhookEnvelope } from '#contract/model.ts';
import { readAnswers } from './answers.ts';
import { perform } from './adapters/control/perform.ts';
import type { EventView } from './adapters/webhooks/views.ts';
import type { WebhookOptions } from './compose.ts';
import type { Policies } from './domain/policy.ts';
import { readInstant, readInteger, readPolicies, UsageError } from './options.ts';
import { startSandbox } from './start-sandbox.ts';

export type CreateSandboxOptions = {
  /** Of ids, keys and names in the named worlds. Usually 1. */
  readonly seed?: number;
  /** `default`, `empty`, or the path of a world file. Usually `default`. */
  readonly world?: string;
  /** ISO 8601 with an offset: the clock stands there until it is moved. Left out: real time. */
  readonly clock?: string;
  /** Readings of open points, as in `{ O09: '400' }`; see docs/assumptions.md. */
  readonly policies?: Partial<Policies>;
  /** A results.json of `phlebo check`: answers as the server did that was judged. `policies` go first. */
  readonly answers?: string;
  /** Usually a free one. */
  readonly port?: number;
  readonly webhooks?: WebhookOptions;
};

export type SandboxClient = {
  readonly id: string;
  readonly name: string;
  readonly billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY';
  readonly webhookSecret: string;
  readonly keys: readonly { readonly apiKey: string; readonly scopes: readonly string[] }[];
};

/** A webhook that was announced; `envelope` is what a receiver gets as its body. */
export type SandboxEvent<T extends EventType = EventType> = {
  readonly id: string;
  readonly type: T;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly envelope: WebhookEnvelope<T>;
};

export type EventMatch<T extends EventType = EventType> = {
  readonly type?: T;
  readonly jobId?: string;
  readonly clientId?: string;
};

/** `at` is ISO 8601; `what` is such as `invoice.overdue`, and further members say of what. */
export type HappenedRow = {
  readonly at: string;
  readonly what: string;
  readonly [detail: string]: unknown;
};

export type Sandbox = {
  /** {base_url}: the paths `/api/integration/v1/…` are appended. */
  readonly url: string;
  readonly controlUrl: string;
  /** Of the starting world, with their keys. */
  readonly clients: readonly SandboxClient[];
  /**
   * A control action, as in `do('phlebotomist.accept', { jobId })`; resolves to its result. Rejects
   * with a ControlError.
   */
  readonly do: <Result = Record<string, unknown>>(
    action: string,
    parameters?: Readonly<Record<string, unknown>>,
  ) => Promise<Result>;
  readonly events: {
    /**
     * The first that matches, past or to come. Rejects after `timeoutMs` of real time (usually
     * 5,000), or when the sandbox is closed before.
     */
    readonly waitFor: <T extends EventType>(
      match: EventMatch<T>,
      options?: { readonly timeoutMs?: number },
    ) => Promise<SandboxEvent<T>>;
    /** All that match so far, oldest first. */
    readonly list: (match?: EventMatch) => Promise<readonly SandboxEvent[]>;
  };
  readonly clock: {
    readonly now: () => Date;
    /** Moves it forward; resolves to what fell due on the way and has happened, in order. */
    readonly advance: (by: { readonly seconds: number }) => Promise<readonly HappenedRow[]>;
  };
  /** Back to the state right after the start. */
  readonly reset: () => Promise<void>;
  /** Finishes what is in flight; no timer, connection or port is left afterwards. */
  readonly close: () => Promise<void>;
};

/** A control action was not carried out. `code`: UNSUPPORTED, INVALID, NOT_FOUND or REFUSED. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const optionNames: ReadonlySet<string> = new Set([
  'seed',
  'world',
  'clock',
  'policies',
  'answers',
  'port',
  'webhooks',
] satisfies (keyof CreateSandboxOptions)[]);

/** A misspelt option would go unnoticed in JavaScript. */
const refuseUnknown = (options: CreateSandboxOptions): void => {
  const unknown = Object.keys(options).filter((name) => !optionNames.has(name));
  if (unknown.length === 0) return;
  throw new UsageError(
    `createSandbox has no option ${unknown.join(', ')}: it takes ${[...optionNames].join(', ')}.`,
  );
};

/** Rejects with an error that says which option, or which place of the world file, is wrong. */
export const createSandbox = async (options: CreateSandboxOptions = {}): Promise<Sandbox> => {
  refuseUnknown(options);
  const observed = options.answers === undefined ? [] : readAnswers(options.answers).choices;
  const chosen = Object.entries(options.policies ?? {}).map(([id, value]) => `${id}=${value}`);
  const running = await startSandbox({
    seed: readInteger('seed', String(options.seed ?? 1), [0, Number.MAX_SAFE_INTEGER]),
    world: options.world ?? 'default',
    port: readInteger('port', String(options.port ?? 0), [0, 65_535]),
    startAt: options.clock === undefined ? undefined : readInstant('clock', options.clock),
    policies: readPolicies([...observed, ...chosen]),
    webhooks: options.webhooks,
  });
  const { deps, controls, publisher } = running;
  const closing = new AbortController();

  const act = async <Result>(action: string, parameters: object = {}): Promise<Result> => {
    const reply = await perform({ ...deps, controls }, { ...parameters, action });
    if (!reply.ok) throw new ControlError(reply.error, `${action}: ${reply.message}`);
    return reply.result as Result;
  };

  return {
    url: running.url,
    controlUrl: running.controlUrl,
    clients: running.world.clients,
    do: act,
    events: {
      waitFor: (match, { timeoutMs = 5_000 } = {}) =>
        waitForEvent(publisher, match, timeoutMs, closing.signal),
      list: (match = {}) => listEvents(publisher, match),
    },
    clock: {
      now: () => new Date(running.clock.now()),
      advance: async ({ seconds }) => {
        const { happened } = await act<{ happened: readonly HappenedRow[] }>('clock.advance', {
          seconds,
        });
        return happened;
      },
    },
    reset: async () => {
      await act('reset');
    },
    close: async () => {
      closing.abort();
      await running.close();
    },
  };
};

type Publisher = Awaited<ReturnType<typeof startSandbox>>['publisher'];

const queryOf = ({ type, jobId, clientId }: EventMatch) => ({
  jobId,
  clientId,
  types: type === undefined ? undefined : [type],
});

/** Page by page, to the end. */
const listEvents = async (
  publisher: Publisher,
  match: EventMatch,
): Promise<readonly SandboxEvent[]> => {
  const events: SandboxEvent[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<Publisher['events']>> = await publisher.events({
      ...queryOf(match),
      ...{ after, limit: 1_000 },
    });
    events.push(...page.items.map((view) => shown(view)));
    after = page.next;
  }
  return events;
};

const waitForEvent = <T extends EventType>(
  publisher: Publisher,
  match: EventMatch<T>,
  timeoutMs: number,
  closing: AbortSignal,
): Promise<SandboxEvent<T>> =>
  new Promise((resolve, reject) => {
    let isOver = closing.aborted;
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      closing.removeEventListener('abort', onClosing);
      // While the stream tells of the past it has not been handed out yet.
      queueMicrotask(() => {
        stream.stop();
      });
    };
    const fail = (why: string): void => {
      end();
      reject(new Error(`No event matched ${JSON.stringify(match)} ${why}.`));
    };
    const onClosing = (): void => fail('before the sandbox was closed');
    closing.addEventListener('abort', onClosing);
    const timer = setTimeout(() => fail(`within ${timeoutMs} ms`), timeoutMs);
    const stream = publisher.subscribe({ ...queryOf(match), after: 0 }, (notice) => {
      if (notice.what !== 'event' || isOver) return;
      end();
      resolve(shown<T>(notice.event));
    });
    if (closing.aborted) onClosing();
  });

const shown = <T extends EventType>({ id, type, clientId, jobId, body }: EventView) => ({
  id,
  type: type as T,
  clientId,
  jobId,
  envelope: JSON.parse(body) as WebhookEnvelope<T>,
});
