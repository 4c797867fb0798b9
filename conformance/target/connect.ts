/** Before the first check: is the target there, and does its control endpoint speak the protocol? */
import type { EvidenceLog } from '../engine/evidence.ts';
import { isMap } from '../json.ts';
import { UsageError } from '../usage-error.ts';
import type { ControlAnswer, ControlChannel } from './control-channel.ts';
import { ask, describedControl, noControl } from './control.ts';
import type { Control, Description } from './control.ts';
import type { Answer } from './exchange.ts';
import type { Secrets } from './secrets.ts';

/** The target, or its control endpoint, cannot be reached: exit code 3. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly code = 'UNREACHABLE';
}

export type ControlAddress = {
  /** As it is told of, with its article. */
  readonly name: string;
  readonly channel: ControlChannel;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
};

/** A server may answer with anything, in any length. */
const longestProblem = 300;

const giveControl =
  'give --control URL (the sandbox serves it at /_sandbox/control), or control: in the profile';

/**
 * Asks the control endpoint to describe itself. `probe` is how the API answered its first request: a control
 * that does not speak the protocol is a wrong address when the API is sound, and one more symptom when it is not.
 */
export async function connectControl(
  address: ControlAddress | undefined,
  probe: Answer,
): Promise<Control> {
  if (address === undefined)
    return noControl('no control over the hidden actors was given', giveControl);
  const answer = await ask(address, { action: 'describe', parameters: {} }, []);
  if (answer.kind === 'done')
    return describedControl(readDescription(address.name, answer.result), address);
  const problem = address.secrets.mask(problemOf(answer)).slice(0, longestProblem);
  if (answer.kind === 'broken' && answer.why === 'unreachable') {
    const name = `${address.name.charAt(0).toUpperCase()}${address.name.slice(1)}`;
    throw new Unreachable(`${name} cannot be reached: ${problem}.`);
  }
  if (answer.kind === 'broken' && answer.why === 'refused') {
    throw new UsageError(
      `${address.name} does not let the runner in: ${problem}. Its token is taken from PHLEBO_CONTROL_TOKEN, or control.token in the profile`,
    );
  }
  if (speaksApi(probe)) {
    throw new UsageError(
      `${address.name} does not speak the control protocol: ${problem}. Is it the whole address (the sandbox has it at /_sandbox/control)?`,
    );
  }
  return noControl(`the control endpoint does not speak the protocol: ${problem}`, giveControl);
}

const problemOf = (answer: Exclude<ControlAnswer, { kind: 'done' }>): string =>
  answer.kind === 'denied' ? `${answer.error}: ${answer.message}` : answer.problem;

/** The envelope of the API, success or failure (Errors), from a server that is not down altogether. */
const speaksApi = (answer: Answer): boolean =>
  answer.kind === 'whole' &&
  answer.status < 500 &&
  answer.body.kind === 'json' &&
  isMap(answer.body.value) &&
  typeof answer.body.value['success'] === 'boolean';

/** The result of `describe`: `{protocol: 1, actions: [names], clock}`. */
function readDescription(name: string, result: Record<string, unknown>): Description {
  const { protocol, actions, clock } = result;
  if (protocol !== 1) {
    throw new UsageError(
      `${name} speaks control protocol ${JSON.stringify(protocol)}, the runner speaks 1`,
    );
  }
  const named = Array.isArray(actions) && actions.every((name) => typeof name === 'string');
  if (!named || (clock !== 'virtual' && clock !== 'real')) {
    throw new UsageError(
      `${name} describes itself wrongly: actions must be a list of names, clock "virtual" or "real"; it said ${JSON.stringify(result).slice(0, 200)}`,
    );
  }
  return { protocol, actions, clock };
}
