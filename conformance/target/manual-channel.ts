/** Control by a person, who is asked to do what the hidden actors do and says what came of it. */
import { isMap } from '../json.ts';
import type { ControlAnswer, ControlChannel } from './control-channel.ts';

/** Shows a text and gives the line that is typed then; undefined when nobody is there any more. */
export type Prompt = (text: string) => Promise<string | undefined>;

/**
 * What a person can be asked for: not what needs the server's time moved, and not clients and keys, whose secrets
 * do not belong on a terminal (the profile lends them).
 */
const manualActions = [
  ...['payment.finalize', 'dispatch.search', 'dispatch.exhaust', 'dispatch.unassign'],
  ...['phlebotomist.accept', 'phlebotomist.cancel', 'phlebotomist.enRoute'],
  ...['phlebotomist.arrive', 'phlebotomist.updateEta', 'phlebotomist.start'],
  ...['venue.checkIn', 'venue.activate', 'venue.deactivate', 'job.complete', 'patient.noShow'],
  ...['staff.cancel', 'staff.reschedule', 'lab.receive', 'lab.publish', 'webhook.replay'],
  ...['invoice.pay', 'invoice.failPayment', 'invoice.passDueDate', 'invoice.issue'],
  ...['refund.create', 'refund.settle', 'refund.fail', 'dispute.open', 'dispute.close'],
] as const;

/** One question at a time, whoever asks. */
export function manualChannel(prompt: Prompt): ControlChannel {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(question: () => Promise<T>): Promise<T> => {
    const mine = last.then(question);
    last = mine;
    return mine;
  };
  return {
    curl: (action, parameters) => `(by hand) ${action} ${JSON.stringify(parameters)}`,
    send: async (action, parameters, signal) => {
      if (action === 'describe') {
        return { kind: 'done', result: { protocol: 1, actions: manualActions, clock: 'real' } };
      }
      // Whoever has called the run off is not asked for more.
      if (signal !== undefined) return notAsked;
      return inTurn(() => askPerson(prompt, action, parameters));
    },
  };
}

const notAsked: ControlAnswer = {
  ...{ kind: 'broken', why: 'unreachable' },
  problem: 'nobody is asked when the run has ended early',
};

const instructions =
  'Enter when it is done (with its result as JSON, if it has one), "no REASON" if it cannot be done';

async function askPerson(
  prompt: Prompt,
  action: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<ControlAnswer> {
  const listed = Object.entries(parameters).map(
    ([name, value]) => `\n    ${name}: ${JSON.stringify(value)}`,
  );
  let question = `\nWAITING for ${action}${listed.join('')}\n  ${instructions}: `;
  for (;;) {
    const line = (await prompt(question))?.trim();
    if (line === undefined) return denied('nobody is there to do it');
    if (line === '') return { kind: 'done', result: {} };
    if (/^no\b/i.test(line)) return denied(line.slice(2).trim() || 'the person cannot do it');
    const result = parsed(line);
    if (isMap(result)) return { kind: 'done', result };
    question = `  That is neither JSON, as in {"refundId": "rf_1"}, nor "no". ${instructions}: `;
  }
}

const denied = (message: string): ControlAnswer => ({
  kind: 'denied',
  error: 'UNSUPPORTED',
  message,
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
