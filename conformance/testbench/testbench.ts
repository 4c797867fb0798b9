/** The testbench: the operations of testbench.openapi.yaml, carried out on a bench. */
import type { Bench } from '../engine/bench.ts';
import { Obstacle } from '../engine/obstacle.ts';
import type { BodyFault } from '../scenario/source.ts';
import { loadTestbenchSource } from '../testbench-source.ts';
import { advanceClock, moveActor, readClock } from './actors.ts';
import type { AdvanceClock, MoveActor } from './actors.ts';
import { notAvailable, scenarioFault, testbenchFault } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import { expectNoEvent, setReceiver, waitForEvent } from './events.ts';
import type { ExpectNoEvent, SetReceiver, WaitForEvent } from './events.ts';
import { giveClient, giveKey } from './give-client.ts';
import type { GiveClient, GiveKey } from './give-client.ts';
import { giveDate, giveId, givePanel, giveSlot, giveVenue } from './give-values.ts';
import type { GiveDate, GiveSlot, GiveVenue } from './give-values.ts';
import { recordObservation } from './notes.ts';
import type { RecordObservation } from './notes.ts';
import { openBookingPage, payOnPage, submitBookingPage } from './pages.ts';
import type { OpenPage, PayPage, SubmitPage } from './pages.ts';
import { ScenarioFault } from './scenario-fault.ts';
import { Session } from './session.ts';
import { sendBurst } from './traffic.ts';
import type { SendBurst } from './traffic.ts';

export type Testbench = {
  /**
   * Carries out one operation. `parameters` are those of path and query: the testbench has none, so each is
   * refused. Whatever goes wrong is an answer; only that the target is lost, or the run called off, is thrown.
   */
  readonly handle: (
    operationId: string,
    parameters: Readonly<Record<string, unknown>>,
    body: unknown,
  ) => Promise<TestbenchAnswer>;
};

/** One for each scenario; the clients that it gives are known to it alone. */
export function createTestbench(bench: Bench): Testbench {
  const session = new Session(bench);
  return {
    handle: async (operationId, parameters, body) => {
      const refused = faultOf(operationId, parameters, body);
      if (refused !== undefined) return scenarioFault(refused);
      try {
        return await carryOut(session, operationId, body ?? {});
      } catch (error) {
        return answerTo(error);
      }
    },
  };
}

/** What is wrong with the request, in a sentence; undefined when it is as the document says. */
function faultOf(
  operationId: string,
  parameters: Readonly<Record<string, unknown>>,
  body: unknown,
): string | undefined {
  const operation = loadTestbenchSource().operations.get(operationId);
  if (operation === undefined) return `the testbench has no operation ${operationId}`;
  const unknown = Object.keys(parameters);
  if (unknown.length > 0) return `${operationId} has no parameter ${unknown.join(', ')}`;
  if (!operation.takesBody) return undefined;
  const faults = operation.bodyFaults(body ?? {});
  return faults.length === 0 ? undefined : `${operationId}: ${faults.map(inWords).join('; ')}`;
}

const inWords = ({ path, expected }: BodyFault): string =>
  `${path.length === 0 ? 'the body' : path.join('.')}: ${expected}`;

/** The document has been held against the body before, so it is what each operation takes. */
function carryOut(
  session: Session,
  operationId: string,
  body: unknown,
): Promise<TestbenchAnswer> | TestbenchAnswer {
  switch (operationId) {
    case 'giveClient':
      return giveClient(session, body as GiveClient);
    case 'giveKey':
      return giveKey(session, body as GiveKey);
    case 'givePanel':
      return givePanel(session, body as { clientId: string });
    case 'giveVenue':
      return giveVenue(session, body as GiveVenue);
    case 'giveSlot':
      return giveSlot(session, body as GiveSlot);
    case 'giveDate':
      return giveDate(session, body as GiveDate);
    case 'giveId':
      return giveId(session, body as { prefix?: string });
    case 'waitForEvent':
      return waitForEvent(session, body as WaitForEvent);
    case 'expectNoEvent':
      return expectNoEvent(session, body as ExpectNoEvent);
    case 'setReceiver':
      return setReceiver(session, body as SetReceiver);
    case 'moveActor':
      return moveActor(session, body as MoveActor);
    case 'readClock':
      return readClock(session);
    case 'advanceClock':
      return advanceClock(session, body as AdvanceClock);
    case 'sendBurst':
      return sendBurst(session, body as SendBurst);
    case 'recordObservation':
      return recordObservation(session, body as RecordObservation);
    case 'openBookingPage':
      return openBookingPage(session, body as OpenPage);
    case 'submitBookingPage':
      return submitBookingPage(session, body as SubmitPage);
    case 'payOnPage':
      return payOnPage(session, body as PayPage);
    default:
      return testbenchFault(`${operationId} is described, but not carried out by this version`);
  }
}

function answerTo(error: unknown): TestbenchAnswer {
  if (error instanceof ScenarioFault) return scenarioFault(error.message);
  if (!(error instanceof Obstacle)) throw error;
  const { outcome } = error;
  switch (outcome.kind) {
    case 'lacking':
      return notAvailable({ reason: outcome.reason, remedy: outcome.remedy, power: 'lacking' });
    case 'absent':
      return notAvailable({
        reason: outcome.reason,
        remedy: 'change the profile if the server has it after all',
        power: 'absent',
      });
    case 'broken':
    case 'held':
    case 'violated':
      return testbenchFault(error.message);
  }
}
