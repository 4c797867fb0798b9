/** What must hold of every answer, whatever was asked. On each answer only the first fault counts. */
import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { PassiveCheck } from '../engine/check.ts';
import { firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import {
  contentTypeFinding,
  envelopeFinding,
  jsonFinding,
  schemaFinding,
  statusFinding,
} from './answer.ts';
import type { WholeAnswer } from './answer.ts';
import { statements } from './statements.ts';

type Question = (answer: WholeAnswer, exchange: Exchange) => Finding | undefined;

/** The spec's table does not have these, and no requirement forbids them (method, size, media type). */
const tolerated = [405, 413, 415];

/** With which 4xx a booking (O25, O26) or the cancel of a completed one (O07) is refused is open, but for 409. */
const refusedAnyhow: readonly OperationId[] = ['createBooking', 'cancelBooking'];

const isTolerated = (status: number, operation: OperationId): boolean =>
  tolerated.includes(status) ||
  (refusedAnyhow.includes(operation) && status >= 400 && status < 500 && status !== 409);

const isJson: Question = (answer) =>
  firstFinding(
    () => contentTypeFinding(answer),
    () => jsonFinding(answer),
  );
const isNamedStatus: Question = (answer, { operation: { operationId } }) =>
  isTolerated(answer.status, operationId)
    ? undefined
    : statusFinding(answer, [...operationById(operationId).statuses, ...tolerated]);
const hasEnvelope: Question = (answer) => envelopeFinding(answer);
const fitsSchema: Question = (answer, exchange) => {
  const { operationId } = exchange.operation;
  const isNamed = operationById(operationId).statuses.includes(answer.status);
  return isNamed || !isTolerated(answer.status, operationId) ? schemaFinding(exchange) : undefined;
};

/** In the order in which they depend on each other. */
const questions = [isJson, isNamedStatus, hasEnvelope, fitsSchema] as const;

const ask = (mine: Question) =>
  function judge(exchange: Exchange): Finding | undefined {
    const { answer } = exchange;
    if (answer.kind === 'none') return undefined;
    for (const question of questions) {
      const finding = question(answer, exchange);
      if (question === mine) return finding;
      if (finding !== undefined) return undefined;
    }
    return undefined;
  };

const common = { kind: 'passive', area: 'wire', level: 'MUST' } as const;

export const wireChecks: readonly PassiveCheck[] = [
  {
    ...common,
    id: 'WIRE-01',
    title: 'every answer is JSON, and says so',
    requirements: ['R-WIRE-01'],
    judge: ask(isJson),
  },
  {
    ...common,
    id: 'WIRE-02',
    title: 'every answer has a status that the spec names for its operation',
    requirements: ['R-WIRE-02', 'R-ERR-09'],
    judge: ask(isNamedStatus),
  },
  {
    ...common,
    id: 'WIRE-03',
    title: 'every answer has the envelope of a success or the body of an error',
    requirements: ['R-ENV-01', 'R-ENV-02', ...statements('ENV', 3, 8)],
    judge: ask(hasEnvelope),
  },
  {
    ...common,
    id: 'WIRE-04',
    title: 'every answer fits the contract for its operation and status',
    requirements: ['R-WIRE-03', 'R-WIRE-04', 'R-WIRE-09', 'R-JOB-07', ...statements('FIELD', 3, 9)],
    judge: ask(fitsSchema),
  },
];
