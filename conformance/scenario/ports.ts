/** How the interpreter reaches the world: it asks operations and lets time pass, and does nothing else. */
import type { SourceOperation } from './source.ts';

export type OperationRequest = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As the scenario writes the names. The interpreter adds Content-Type where there is a body. */
  readonly header: Readonly<Record<string, string>>;
  readonly cookie: Readonly<Record<string, string>>;
  /** A JSON value; undefined: no body. */
  readonly body: unknown;
};

export type OperationAnswer =
  | {
      readonly kind: 'answered';
      readonly url: string;
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      /** The JSON value, or the text where it is none. */
      readonly body: unknown;
    }
  /** No answer came. */
  | { readonly kind: 'silent'; readonly url: string; readonly problem: string };

export type CallManner = {
  /** A 429 is the answer, since the step speaks of it; otherwise it may be waited out. */
  readonly asIs: boolean;
};

export type ScenarioPorts = {
  readonly call: (
    operation: SourceOperation,
    request: OperationRequest,
    manner: CallManner,
  ) => Promise<OperationAnswer>;
  /** Lets real time pass. */
  readonly sleep: (seconds: number) => Promise<void>;
};

/** Parameters by name, wherever the description of the testbench has them. */
export type TestbenchParameters = Readonly<Record<string, string>>;

export type TestbenchAnswer = {
  /**
   * 200 met; 409 not met, with a body `{reason}`; 501 not available here, with a body `{reason, remedy, power}`,
   * where `power` is `lacking` or `absent` (the profile says that the server does not have it); 400 the scenario is
   * wrong and 5xx the testbench broke, each with a body `{reason}`.
   */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The testbench of one scenario, in the same process. What it keeps is forgotten when the scenario ends. */
export type Testbench = {
  readonly handle: (
    operationId: string,
    parameters: TestbenchParameters,
    body: unknown,
  ) => Promise<TestbenchAnswer>;
};
