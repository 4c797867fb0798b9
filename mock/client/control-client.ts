/** The control plane of a running sandbox, as the terminal's verbs use it. */

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

/** `sandboxUrl` without the path, as `phlebo mock` prints it. */
export const createControlClient = (sandboxUrl: string, token?: string): ControlClient => {
  const url = sandboxUrl.replace(/\/+$/, '');
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    url,
    headers,
    act: async <Result>(action: string, parameters: Parameters = {}) => {
      const reply = await post(url, headers, { ...parameters, action });
      if (!reply.ok) throw new SandboxError(`${action}: ${reply.message}`, reply.error);
      return reply.result as Result;
    },
  };
};

const post = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Parameters,
): Promise<Reply> => {
  const response = await reach(url, () =>
    fetch(`${url}/_sandbox/control`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const reply = (await response.json().catch(() => undefined)) as Reply | undefined;
  if (reply?.ok === undefined) {
    throw new SandboxError(`What answers at ${url} is no phlebo sandbox (${response.status}).`);
  }
  return reply;
};

/** Runs a request; a connection that cannot be had is said in one sentence. */
export const reach = async <T>(url: string, request: () => Promise<T>): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    if (error instanceof SandboxError) throw error;
    throw new SandboxError(
      `No sandbox answers at ${url}. Start one with npm start, or name another with --sandbox.`,
    );
  }
};
