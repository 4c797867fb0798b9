/** The control plane of a running sandbox, as the terminal's verbs use it. */

import { UsageError } from '../options.ts';
import { shownAddress } from './shown-address.ts';

/** Expected: no sandbox there, or it refused. The message says what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** The protocol's error code; undefined when the sandbox could not be asked at all. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export type Parameters = Readonly<Record<string, unknown>>;

export type ControlClient = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Headers that every request to the sandbox's own addresses carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** The action's result. Rejects with a SandboxError. */
  readonly act: <Result = Record<string, unknown>>(
    action: string,
    parameters?: Parameters,
  ) => Promise<Result>;
};

type Reply =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string; readonly message: string };

/** How long an answer is waited for (ms): nobody sits for ever before a terminal that says nothing. */
type Waiting = {
  readonly usual: number;
  /** For what moves the clock: all that falls due on the way happens before the answer. */
  readonly clock: number;
};

export const waiting: Waiting = { usual: 10_000, clock: 120_000 };

/** `sandboxUrl` without the path, as `phlebo mock` prints it; `127.0.0.1:4010` will do. */
export const createControlClient = (
  sandboxUrl: string,
  token?: string,
  { usual, clock } = waiting,
): ControlClient => {
  const address = webAddress('--sandbox', sandboxUrl);
  if (address.username !== '' || address.password !== '') {
    throw new UsageError('--sandbox takes an address without a user name and a password.');
  }
  const url = address.href.replace(/\/+$/, '');
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    url,
    headers,
    act: async <Result>(action: string, parameters: Parameters = {}) => {
      const timeoutMs = action === 'clock.advance' ? clock : usual;
      const reply = await post({ url, headers, timeoutMs }, { ...parameters, action });
      if (reply.ok) return reply.result as Result;
      throw refusal(action, reply);
    },
  };
};

/** An http or https address, the scheme left out if its writer likes. */
export const webAddress = (option: string, text: string): URL => {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  const shown = shownAddress(text);
  throw new UsageError(`${option} takes an address, as in http://127.0.0.1:4010, not "${shown}".`);
};

type Line = Pick<ControlClient, 'url' | 'headers'> & { readonly timeoutMs: number };

const post = async ({ url, headers, timeoutMs }: Line, body: Parameters): Promise<Reply> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url}/_sandbox/control`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: timeout,
  }).catch(() => {
    throw timeout.aborted ? silent(url, timeoutMs) : absent(url);
  });
  const reply = (await response.json().catch(() => undefined)) as Partial<Reply> | undefined;
  if (timeout.aborted) throw silent(url, timeoutMs);
  if (typeof reply?.ok === 'boolean') return reply as Reply;
  throw new SandboxError(
    `What answers at ${url} is no phlebo sandbox (status ${response.status}).`,
    'STRANGER',
  );
};

export const absent = (url: string): SandboxError =>
  new SandboxError(
    `No sandbox answers at ${url}: start one with npm start, or name another with --sandbox.`,
  );

/** Something listens there, and says nothing. */
const silent = (url: string, timeoutMs: number): SandboxError =>
  new SandboxError(
    `Nothing answers at ${url}: no answer came within ${timeoutMs / 1000} s. Is it a phlebo sandbox? Name another with --sandbox.`,
  );

/** How the sandbox says no, with what the terminal can do about it. */
export const refusal = (
  to: string,
  { error, message }: { readonly error: string; readonly message: string },
): SandboxError => {
  if (error === 'UNAUTHORIZED') {
    return new SandboxError(
      'This sandbox has a control token: give it in PHLEBO_CONTROL_TOKEN or with --control-token-file.',
      error,
    );
  }
  return new SandboxError(`${to}: ${message}`, error);
};
