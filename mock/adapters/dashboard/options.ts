/** What the dashboard is given by the composition: the store, the deliveries, the logs, the actions. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActionDeps } from '../../application/actions/controls.ts';
import type {
  DeliveryQuery,
  DeliveryState,
  EventQuery,
  List,
} from '../../application/webhooks/desk.ts';

/** A webhook that was announced. `at` is ms; `body` the very text that is sent. */
export type EventView = {
  readonly cursor: number;
  readonly id: string;
  readonly type: string;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly at: number;
  readonly due: boolean;
  readonly body: string;
  readonly deliveries: readonly {
    readonly id: string;
    readonly endpointId: string;
    readonly state: DeliveryState;
  }[];
};

/** `at` is the sandbox's time, `realAt` the machine's, both ms. */
export type Attempt = {
  readonly number: number;
  readonly at: number;
  readonly realAt: number;
  readonly trigger: string;
  readonly faults: readonly string[];
  readonly request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly bytes: number;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly body: string;
    readonly truncated: boolean;
  } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly durationMs: number;
};

/** An event's way to one endpoint. */
export type DeliveryView = {
  readonly cursor: number;
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly endpointId: string;
  readonly url: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly attempts: readonly Attempt[];
  readonly attemptsDropped: number;
  readonly nextAttemptAt: number | null;
};

export type Webhooks = {
  readonly events: (query: EventQuery) => Promise<List<EventView>>;
  readonly event: (id: string) => Promise<EventView | undefined>;
  readonly deliveries: (query: DeliveryQuery) => Promise<List<DeliveryView>>;
  readonly delivery: (id: string) => Promise<DeliveryView | undefined>;
  /** With `types: []` only a reset is heard. */
  readonly subscribe: (
    options: { readonly types?: readonly string[] },
    listener: (notice: { readonly what: string }) => void,
  ) => { readonly stop: () => void };
};

/** An answered request of the API, as the request log has it. */
export type Call = {
  readonly cursor: number;
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly status: number | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly clientId: string | null;
  /** The booking that a successful request made or was about. */
  readonly jobId: string | null;
  readonly keyEndsWith: string | null;
  readonly sent: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly rest: 'none' | 'cut' | 'unread';
  } | null;
};

export type Calls = {
  /** Oldest first; what came after `cursor` and is still kept. */
  readonly after: (cursor: number) => readonly Call[];
  readonly subscribe: (listener: (entry: Call) => void) => () => void;
};

export type Reply =
  | { readonly ok: true; readonly result: object }
  | { readonly ok: false; readonly error: string; readonly message: string };

/** One action of the control protocol: its name and its parameters. */
export type ActionRequest = { readonly action: string; readonly [parameter: string]: unknown };

/** One connection of server-sent events. */
export type Stream = {
  readonly send: (name: string, id: string, data: unknown) => void;
  readonly onClosed: (listener: () => void) => void;
};

export type Denial = { readonly status: number; readonly message: string };

export type Assets = {
  readonly [name in 'style.css' | 'dashboard.js' | 'htmx.js' | 'icon.svg']: {
    readonly type: string;
    readonly text: string;
  };
};

export type DashboardOptions = {
  readonly deps: ActionDeps;
  readonly webhooks: Webhooks;
  readonly calls: Calls;
  /** Carries out an action as the control endpoint does. */
  readonly act: (request: unknown) => Promise<Reply>;
  /** What `act` would reply, with nothing changed. For actions on what the store holds only. */
  readonly rehearse: (request: unknown) => Promise<Reply>;
  readonly openStream: (response: ServerResponse) => Stream;
  /** Why this request may not be answered, by its address and its Authorization. */
  readonly denialOf: (request: IncomingMessage) => Denial | undefined;
  /** Undefined: there is no token, this machine is answered. */
  readonly isToken: ((text: string) => boolean) | undefined;
  readonly assets: () => Assets;
  readonly hasDocs: boolean;
  readonly onBug: (error: unknown) => void;
};
