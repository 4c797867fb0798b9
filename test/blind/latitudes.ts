/** Other right servers by someone who knew the specification and not the checks. */
import { actorLatitudes } from './actor-latitudes.ts';
import { answerLatitudes } from './answer-latitudes.ts';
import type { Latitude } from './latitude.ts';
import { lifeLatitudes } from './life-latitudes.ts';
import { listLatitudes } from './list-latitudes.ts';
import { webhookLatitudes } from './webhook-latitudes.ts';

export const blindLatitudes: readonly Latitude[] = [
  ...lifeLatitudes,
  ...actorLatitudes,
  ...answerLatitudes,
  ...listLatitudes,
  ...webhookLatitudes,
];
