/** What a refusal of a key or client must be, where the spec leaves the status to the server. */
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { contentTypeFinding, envelopeFinding, jsonFinding } from '../answer.ts';
import type { WholeAnswer } from '../answer.ts';

/** A 4xx with `success` false and a code; `isFine` may bar some of the statuses. */
export function refusalFinding(
  { answer }: Exchange,
  isFine: (status: number) => boolean = () => true,
): Finding | undefined {
  if (answer.kind === 'none') return { expected: 'an HTTP answer', actual: answer.problem };
  return firstFinding(
    () => clientErrorFinding(answer, isFine),
    () => contentTypeFinding(answer),
    () => jsonFinding(answer),
    () => envelopeFinding(answer),
  );
}

function clientErrorFinding(
  { status, text }: WholeAnswer,
  isFine: (status: number) => boolean,
): Finding | undefined {
  if (status >= 400 && status < 500 && isFine(status)) return undefined;
  const but = isFine(409) ? '' : ' other than 409';
  return {
    expected: `a refusal: status 4xx${but}`,
    actual: `${String(status)} ${text.slice(0, 300)}`,
  };
}

export const statusOf = ({ answer }: Exchange): number | undefined =>
  answer.kind === 'whole' ? answer.status : undefined;

/** The machine-readable code of an error body; undefined when there is none. */
export const codeOf = ({ answer }: Exchange): unknown =>
  answer.kind === 'whole' && answer.body.kind === 'json'
    ? at(answer.body.value, 'error')
    : undefined;
