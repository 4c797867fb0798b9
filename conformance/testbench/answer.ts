/** What an operation of the testbench answers, in the shape of an HTTP answer whoever asks. */

export type TestbenchAnswer = {
  readonly status: 200 | 400 | 409 | 500 | 501;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};

const headers = { 'content-type': 'application/json' };

/** 200: it is so, or it is done. */
export const met = (body: Readonly<Record<string, unknown>>): TestbenchAnswer => ({
  status: 200,
  headers,
  body,
});

/** 409: it is not so; `reason` says in a sentence what came instead. */
export const notMet = (reason: string): TestbenchAnswer => ({
  status: 409,
  headers,
  body: { reason },
});

/** 400: the scenario asks for something that there is not. */
export const scenarioFault = (reason: string): TestbenchAnswer => ({
  status: 400,
  headers,
  body: { reason },
});

/** 500: the testbench has failed, or the way to the hidden actors. */
export const testbenchFault = (reason: string): TestbenchAnswer => ({
  status: 500,
  headers,
  body: { reason },
});

export type MissingPower = {
  readonly reason: string;
  readonly remedy: string;
  /** `absent`: the profile says that the server does not have it. */
  readonly power: 'lacking' | 'absent';
};

/** 501: it cannot be known here. */
export const notAvailable = (missing: MissingPower): TestbenchAnswer => ({
  status: 501,
  headers,
  body: { ...missing },
});
