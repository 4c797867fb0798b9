/** Ways to tamper with an answer, to be put together into flaws. */
import type { OperationId } from '../../contract/operations.ts';
import type { Asked, Forward, Reply, Tamper } from './tampering-proxy.ts';

export type Json = Record<string, unknown>;

export const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Changes every answer of one operation that has this status. */
export const onAnswer =
  (operation: OperationId, status: number, change: (body: Json, asked: Asked) => unknown): Tamper =>
  async (asked, forward) => {
    const reply = await forward(asked);
    if (asked.operation !== operation || reply.status !== status) return reply;
    return json(status, change(JSON.parse(reply.body) as Json, asked));
  };

/** Changes what lies under `data` in the successes of one operation. */
export const onData = (
  operation: OperationId,
  change: (data: Json, asked: Asked) => unknown,
): Tamper =>
  onAnswer(operation, 200, (body, asked) => ({
    ...body,
    data: change(body['data'] as Json, asked),
  }));

/** Changes one member under `data`. */
export const onMember = (
  operation: OperationId,
  name: string,
  change: (value: Json, asked: Asked) => unknown,
): Tamper =>
  onData(operation, (data, asked) => ({ ...data, [name]: change(data[name] as Json, asked) }));

/** Changes each item of a list under `data`. */
export const onItems = (
  operation: OperationId,
  name: string,
  change: (item: Json) => unknown,
): Tamper => onMember(operation, name, (list) => (list as unknown as Json[]).map(change));

export const without =
  (key: string) =>
  (value: Json): Json =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

export const withMember =
  (key: string, member: unknown) =>
  (value: Json): Json => ({ ...value, [key]: member });

/** Replaces every answer of this status, whatever was asked. */
export const insteadOf =
  (status: number, replacement: (reply: Reply) => Reply): Tamper =>
  async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status === status ? replacement(reply) : reply;
  };

/** Answers one operation by itself, without asking the server. */
export const answerInstead =
  (operation: OperationId, answer: (asked: Asked, forward: Forward) => Promise<Reply>): Tamper =>
  (asked, forward) =>
    asked.operation === operation ? answer(asked, forward) : forward(asked);

export const idIn = (path: string): string => path.split('?')[0]?.split('/')[5] ?? '';
