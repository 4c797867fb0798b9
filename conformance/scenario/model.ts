/** An Arazzo 1.0.1 document as far as the profile of scenarios has it. */
import type { Level } from '../engine/verdict.ts';

export type Reusable = {
  /** `$components.parameters.key`, and the like. */
  readonly reference: string;
  readonly value: unknown;
};

export type Parameter = {
  readonly name: string;
  /** Left out where a step calls a workflow: then the parameter is one of its inputs. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | undefined;
  readonly value: unknown;
};

export type Criterion = {
  readonly condition: string;
  readonly context: string | undefined;
  readonly type:
    | 'simple'
    | 'regex'
    | 'jsonpath'
    | 'xpath'
    | { readonly type: 'jsonpath' | 'xpath'; readonly version: string }
    | undefined;
};

type Action<Type extends string> = {
  readonly name: string;
  readonly type: Type;
  readonly stepId: string | undefined;
  readonly workflowId: string | undefined;
  readonly criteria: readonly Criterion[];
};

export type SuccessAction = Action<'end' | 'goto'>;

export type FailureAction = Action<'end' | 'goto' | 'retry'> & {
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly retryLimit: number | undefined;
};

export type Replacement = {
  /** A JSON Pointer into the payload. */
  readonly target: string;
  readonly value: unknown;
};

export type RequestBody = {
  readonly contentType: string | undefined;
  readonly payload: unknown;
  readonly replacements: readonly Replacement[];
};

export type Step = {
  readonly stepId: string;
  readonly description: string | undefined;
  readonly operationId: string | undefined;
  readonly operationPath: string | undefined;
  readonly workflowId: string | undefined;
  readonly parameters: readonly (Parameter | Reusable)[];
  readonly requestBody: RequestBody | undefined;
  readonly successCriteria: readonly Criterion[];
  /** Undefined: those of the workflow. */
  readonly onSuccess: readonly (SuccessAction | Reusable)[] | undefined;
  readonly onFailure: readonly (FailureAction | Reusable)[] | undefined;
  readonly outputs: Readonly<Record<string, string>>;
};

/** What `phlebo check` needs to know of a workflow beyond Arazzo. */
export type Mark = {
  /** SCENARIO-nn: its id as a check. */
  readonly id: string;
  /** What holds when it passes, as a sentence. */
  readonly title: string;
  /** Ids of requirements.yaml. */
  readonly covers: readonly string[];
  /** Powers that must be at hand: control actions, and inbox, clock, browser. */
  readonly requires: readonly string[];
  readonly level: Level;
};

export type Workflow = {
  readonly workflowId: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** A JSON Schema. */
  readonly inputs: Readonly<Record<string, unknown>> | undefined;
  readonly dependsOn: readonly string[];
  readonly parameters: readonly (Parameter | Reusable)[];
  readonly steps: readonly Step[];
  readonly successActions: readonly (SuccessAction | Reusable)[];
  readonly failureActions: readonly (FailureAction | Reusable)[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly 'x-phlebo': Mark | undefined;
};

export type SourceDescription = {
  readonly name: string;
  readonly url: string;
  readonly type: 'openapi' | 'arazzo' | undefined;
};

export type Components = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly successActions: Readonly<Record<string, SuccessAction>>;
  readonly failureActions: Readonly<Record<string, FailureAction>>;
};

export type ArazzoDocument = {
  readonly arazzo: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string | undefined;
    readonly description: string | undefined;
  };
  readonly sourceDescriptions: readonly SourceDescription[];
  readonly workflows: readonly Workflow[];
  readonly components: Components;
};

export const isReusable = (value: object): value is Reusable => 'reference' in value;
