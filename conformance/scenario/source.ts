/** The two sources of a scenario: the API, and the testbench, which does what plain HTTP cannot. */

export const sourceNames = ['api', 'testbench'] as const;
export type SourceName = (typeof sourceNames)[number];

export const isSourceName = (name: string): name is SourceName =>
  sourceNames.some((one) => one === name);

/** The file that each source describes itself in: the end of its address. */
export const sourceFiles: Readonly<Record<SourceName, string>> = {
  api: 'openapi.yaml',
  testbench: 'testbench.openapi.yaml',
};

export type SourceParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
};

/** Something wrong with a literal body. */
export type BodyFault = {
  /** From the body down. */
  readonly path: readonly (string | number)[];
  readonly expected: string;
};

export type SourceOperation = {
  readonly source: SourceName;
  readonly operationId: string;
  readonly method: string;
  /** With its templates: `/bookings/{id}`. */
  readonly path: string;
  readonly parameters: readonly SourceParameter[];
  readonly takesBody: boolean;
  readonly bodyFaults: (body: unknown) => readonly BodyFault[];
};

export type Source = {
  readonly name: SourceName;
  readonly operations: ReadonlyMap<string, SourceOperation>;
};

export type Sources = Readonly<Record<SourceName, Source>>;
