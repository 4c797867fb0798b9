/** What must be true of the answer to a case, by what the specification says of it. */
import { firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { refusalFinding, statusOf } from '../checks/access/denied.ts';
import { errorFinding, successFinding } from '../checks/answer.ts';
import type { Stand } from './judgement.ts';

export function standFinding(stand: Stand, exchange: Exchange): Finding | undefined {
  switch (stand) {
    case 'refused':
      return errorFinding(exchange, 400);
    case 'taken':
      return successFinding(exchange);
    case 'borne':
      return borneFinding(exchange);
    case 'unbroken':
      return unbrokenFinding(exchange);
  }
}

/** A success as it is documented, or a refusal: nothing between. */
export const borneFinding = (exchange: Exchange): Finding | undefined =>
  statusOf(exchange) === 200 ? successFinding(exchange) : refusalFinding(exchange);

/** How the answer looks otherwise is the business of the checks that look at every answer. */
export const unbrokenFinding = ({ answer }: Exchange): Finding | undefined =>
  firstFinding(
    () =>
      answer.kind === 'none' ? { expected: 'an HTTP answer', actual: answer.problem } : undefined,
    () =>
      answer.kind === 'whole' && answer.status >= 500
        ? {
            expected: 'a status below 500',
            actual: `${String(answer.status)} ${answer.text.slice(0, 300)}`,
          }
        : undefined,
  );

/** The finding, with what was sent and the statements that it breaks: `status 400, for limit=0 (R-PAGE-20)`. */
export const toldOf = (
  finding: Finding,
  { sent, rule, statements }: { sent: string; rule: string; statements: readonly string[] },
): Finding => ({
  expected: `${finding.expected}, for ${sent} (${rule}: ${statements.join(', ')})`,
  actual: finding.actual,
});
