/** moveActor, readClock and advanceClock: those whom a client never sees, and the server's clock. */
import { Denied } from '../target/control.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { actionParameters } from './action-parameters.ts';
import type { Action } from './action-parameters.ts';
import { met, notMet } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import { ScenarioFault } from './scenario-fault.ts';
import type { Session } from './session.ts';

export type MoveActor = {
  readonly action: Action;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly expect?: 'done' | 'refused';
};

export async function moveActor(
  session: Session,
  { action, parameters = {}, expect = 'done' }: MoveActor,
): Promise<TestbenchAnswer> {
  refuseUnknown(action, parameters);
  needOwnClient(session, action, parameters);
  const { sequence } = session;
  try {
    const result = await session.bench.act(action, parameters);
    if (expect === 'refused') {
      return notMet(`${action} was carried out, and in this state it had to be refused`);
    }
    return met({ result: keepSecret(session, parameters, result), sequence });
  } catch (error) {
    const refused = error instanceof Denied && error.error === 'REFUSED';
    if (expect === 'refused' && refused) return met({ result: {}, sequence });
    throw error;
  }
}

export async function readClock({ bench }: Session): Promise<TestbenchAnswer> {
  return met({ now: nowIn(await bench.act('clock.read', {})) });
}

export type AdvanceClock = { readonly hours?: number; readonly seconds?: number };

export async function advanceClock(
  { bench }: Session,
  { hours = 0, seconds = 0 }: AdvanceClock,
): Promise<TestbenchAnswer> {
  const moved = await bench.act('clock.advance', { seconds: hours * 3600 + seconds });
  return met({ now: nowIn(moved) });
}

function nowIn({ now }: Record<string, unknown>): string {
  if (typeof now === 'string') return now;
  throw Obstacle.broken('the control endpoint answered without a timestamp now');
}

function refuseUnknown(action: Action, parameters: Readonly<Record<string, unknown>>): void {
  const known: readonly string[] = actionParameters[action];
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new ScenarioFault(
    `${action} has no parameter ${unknown.join(', ')}; it has ${known.length === 0 ? 'none' : known.join(', ')}`,
  );
}

/** A client that the profile lends has an id of its own on the server, which the runner does not know. */
function needOwnClient(
  session: Session,
  action: Action,
  { clientId }: Readonly<Record<string, unknown>>,
): void {
  const client = session.clientIfKnown(clientId);
  if (client === undefined || client.clientId !== undefined) return;
  throw Obstacle.lacking(
    `${action} wants a client id, and that of ${client.name} is not known to the runner`,
    'offer client.create and key.mint by control',
  );
}

/** A new webhook secret is for the mailbox that verifies with it, not for the scenario. */
function keepSecret(
  session: Session,
  { clientId }: Readonly<Record<string, unknown>>,
  { webhookSecret, ...result }: Record<string, unknown>,
): Record<string, unknown> {
  const mailbox = session.clientIfKnown(clientId)?.mailbox;
  if (typeof webhookSecret === 'string') mailbox?.secrets.push(webhookSecret);
  return result;
}
