/** The hand on the hidden actors, by the control protocol (version 1), over whatever channel carries it. */
import type { EvidenceLog, Trail } from '../engine/evidence.ts';
import { Obstacle } from '../engine/obstacle.ts';
import type { ControlAnswer, ControlChannel, ControlErrorCode } from './control-channel.ts';
import type { Secrets } from './secrets.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Result = Record<string, unknown>;

export type Control = {
  readonly clock: 'virtual' | 'real';
  readonly offers: (action: string) => boolean;
  /** Throws an Obstacle that names each of the actions that is not offered, before anything is made for their sake. */
  readonly need: (...actions: readonly string[]) => void;
  /**
   * Throws an Obstacle when the action cannot be had: not-testable with the action as the reason. `signal` ends it in
   * the place of the run's own.
   */
  readonly act: (
    action: string,
    parameters: Parameters,
    trail: Trail,
    signal?: AbortSignal,
  ) => Promise<Result>;
};

/** The control endpoint has refused an action in words; not-testable for whoever needed it. */
export class Denied extends Obstacle {
  readonly error: ControlErrorCode;

  constructor(action: string, { error, message }: ControlAnswer & { readonly kind: 'denied' }) {
    const reason = `the control endpoint answered ${action} with ${error}: ${message}`;
    const remedy = `let ${action} succeed in this state, as the control protocol describes it`;
    super({ kind: 'lacking', reason, remedy }, reason);
    this.error = error;
  }
}

/** A target whose hidden actors cannot be moved at all. */
export function noControl(reason: string, remedy: string): Control {
  const barred = (...actions: readonly string[]): Obstacle =>
    Obstacle.lacking(`${listed(actions)} cannot be asked for: ${reason}`, remedy);
  return {
    clock: 'real',
    offers: () => false,
    need: (...actions) => {
      throw barred(...actions);
    },
    act: (action) => Promise.reject(barred(action)),
  };
}

export type ControlWiring = {
  readonly channel: ControlChannel;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
};

export type Description = {
  readonly protocol: number;
  readonly actions: readonly string[];
  readonly clock: 'virtual' | 'real';
};

/** A control that has described itself; only what it offers is ever asked of it. */
export function describedControl(description: Description, wiring: ControlWiring): Control {
  const offered = new Set(description.actions);
  const need = (...actions: readonly string[]): void => {
    const missing = actions.filter((action) => !offered.has(action));
    if (missing.length > 0) throw unsupported(...missing);
  };
  return {
    clock: description.clock,
    offers: (action) => offered.has(action),
    need,
    act: async (action, parameters, trail, signal) => {
      need(action);
      return resultOf(action, await ask(wiring, { action, parameters, signal }, trail));
    },
  };
}

type Question = {
  readonly action: string;
  readonly parameters: Parameters;
  readonly signal?: AbortSignal | undefined;
};

/** Sends one action and records it. Secrets in the reply are learnt before anything is written down. */
export async function ask(
  wiring: ControlWiring,
  question: Question,
  trail: Trail,
): Promise<ControlAnswer> {
  const startedAt = performance.now();
  const { action, parameters, signal } = question;
  const answer = await wiring.channel.send(action, parameters, signal);
  if (answer.kind === 'done') learnSecrets(answer.result, wiring.secrets);
  wiring.evidence.record(
    {
      kind: 'control',
      ...{ action, parameters },
      reply: answer.kind === 'done' ? answer.result : answer.kind === 'denied' ? answer : null,
      fault: answer.kind === 'broken' ? answer.problem : null,
      durationMs: Math.round(performance.now() - startedAt),
      curl: wiring.channel.curl(action, parameters),
    },
    trail,
  );
  return answer;
}

function resultOf(action: string, answer: ControlAnswer): Result {
  switch (answer.kind) {
    case 'done':
      return answer.result;
    case 'denied':
      if (answer.error === 'UNSUPPORTED') throw unsupported(action);
      throw new Denied(action, answer);
    case 'broken':
      throw Obstacle.broken(`the control endpoint failed at ${action}: ${answer.problem}`);
  }
}

const unsupported = (...actions: readonly string[]): Obstacle =>
  Obstacle.lacking(
    `the control endpoint does not offer ${listed(actions)}`,
    `implement the ${actions.length === 1 ? 'action' : 'actions'} ${listed(actions)} of the control protocol`,
  );

const listed = (actions: readonly string[]): string =>
  [actions.slice(0, -1).join(', '), actions.at(-1)].filter((part) => part !== '').join(' and ');

function learnSecrets(result: Result, secrets: Secrets): void {
  for (const name of ['apiKey', 'webhookSecret']) {
    const secret = result[name];
    if (typeof secret === 'string') secrets.add(secret);
  }
}
