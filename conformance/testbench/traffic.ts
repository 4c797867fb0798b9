/** sendBurst: the same request many times, each answer counted as it comes. */
import type { CursorList } from '../checks/given/walk.ts';
import { met } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import type { Session } from './session.ts';

export type SendBurst = {
  readonly operationId: CursorList;
  readonly apiKey: string;
  readonly count: number;
};

/** So many are under way at the same time: the whole burst is over long before a rate window is. */
const lanes = 16;

export async function sendBurst(
  { bench }: Session,
  { operationId, apiKey, count }: SendBurst,
): Promise<TestbenchAnswer> {
  const statuses: (number | undefined)[] = [];
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { answer } = await bench.call({ operation: operationId, key: apiKey, asIs: true });
      statuses.push(answer.kind === 'whole' ? answer.status : undefined);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
  const served = statuses.filter((status) => status === 200).length;
  const limited = statuses.filter((status) => status === 429).length;
  return met({ served, limited, other: count - served - limited });
}
