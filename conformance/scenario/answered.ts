/** What an answer is to a step: the exchange for its expressions, its outputs, and whether the testbench gave up. */
import { at } from '../json.ts';
import type { Context, ExchangeContext } from './expression/context.ts';
import { fillIn, NoValue } from './expression/fill-in.ts';
import type { Step } from './model.ts';
import type { OperationAnswer, OperationRequest } from './ports.ts';
import type { StepResult } from './result.ts';
import type { SourceOperation } from './source.ts';

export function exchangeOf(
  { method }: SourceOperation,
  { header, query, path, body }: OperationRequest,
  answer: OperationAnswer,
): ExchangeContext {
  const lower = Object.entries(header).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    url: answer.url,
    method,
    request: { header: Object.fromEntries(lower), query, path, body },
    response:
      answer.kind === 'answered'
        ? { status: answer.status, header: answer.headers, body: answer.body }
        : undefined,
  };
}

type Outputs = Readonly<Record<string, unknown>>;

/** Outputs that have no value are left out; of those, the first says why. */
export function outputsOf(
  { outputs }: Step,
  context: Context,
): { readonly outputs: Outputs; readonly problem: string | undefined } {
  const values: Record<string, unknown> = {};
  let problem: string | undefined;
  for (const [name, expression] of Object.entries(outputs)) {
    try {
      values[name] = fillIn(expression, context);
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      problem ??= `the output ${name} cannot be had: ${error.message}`;
    }
  }
  return { outputs: values, problem };
}

type GivenUp = Pick<StepResult, 'verdict' | 'reason' | 'remedy'>;

/**
 * A testbench that cannot do it here, or that broke, ends the scenario without a judgement on the server. What it
 * cannot read is the scenario's fault, unless `drawsOnServer`: lint has seen to what the file itself says.
 */
export function givenUp(
  { source, operationId }: SourceOperation,
  answer: OperationAnswer,
  drawsOnServer: boolean,
): GivenUp | undefined {
  if (source !== 'testbench') return undefined;
  if (answer.kind === 'silent') return broke(operationId, answer.problem);
  if (answer.status === 400) {
    return unread(told(answer.body, 'reason') ?? 'it answered 400', drawsOnServer);
  }
  if (answer.status < 500) return undefined;
  const reason = told(answer.body, 'reason');
  if (answer.status !== 501) {
    return broke(operationId, reason ?? `it answered ${String(answer.status)}`);
  }
  return {
    verdict: told(answer.body, 'power') === 'absent' ? 'absent' : 'unavailable',
    reason: reason ?? `the testbench cannot do ${operationId} here`,
    remedy: told(answer.body, 'remedy'),
  };
}

const broke = (operationId: string, why: string): GivenUp => ({
  verdict: 'fault',
  reason: `the testbench broke at ${operationId}: ${why}`,
  remedy: undefined,
});

function told(body: unknown, key: string): string | undefined {
  const text = at(body, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function unread(why: string, drawsOnServer: boolean): GivenUp {
  const [verdict, whose] = drawsOnServer
    ? (['unmet', 'what the server has answered before is of no use'] as const)
    : (['fault', 'the scenario is wrong'] as const);
  return { verdict, reason: `${whose}: ${why}`, remedy: undefined };
}
