/** The last reading of every open point, but one: keys with few scopes would add to the 401s (O08). */

import { policyChoices, type Policies } from '../../mock/domain/policy.ts';

export const otherReadings: Policies = {
  ...(Object.fromEntries(
    Object.entries(policyChoices).map(([id, values]) => [id, values.at(-1)]),
  ) as Policies),
  O08: '403',
};
