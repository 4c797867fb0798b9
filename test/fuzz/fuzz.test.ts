import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import { damageTo } from './aftermath.ts';
import { runCampaign, storyOf } from './campaign.ts';
import { startFuzzTarget } from './known.ts';
import { otherReadings } from './other-readings.ts';
import { tableOf, totalOf } from './tally.ts';

/** For a machine that is busy with other things. */
const timeout = 120_000;

describe('a sandbox that is sent nonsense', () => {
  it.each([
    { readings: 'the usual readings', policies: usualPolicies, requests: 2_000, seed: 20270104 },
    { readings: 'the other readings', policies: otherReadings, requests: 1_000, seed: 20270105 },
  ])(
    'answers as the contract says, by $readings (seed $seed)',
    async ({ policies, requests, seed }) => {
      const complaints = vi.spyOn(console, 'error');
      const target = await startFuzzTarget({ policies });
      const { tally, failure } = await runCampaign(target, { requests, seed });
      const damage = await damageTo(target);
      await target.sandbox.close();

      expect(failure === undefined ? '' : storyOf(failure)).toBe('');
      expect(damage).toEqual([]);
      expect(complaints).not.toHaveBeenCalled();
      const answers = totalOf(tally);
      expect(answers, tableOf(tally)).toBeGreaterThanOrEqual(requests);
      expect(totalOf(tally, 401) / answers).toBeLessThan(0.01);
      expect(totalOf(tally, 429) / answers).toBeLessThan(0.01);
      const missed = operations.filter(({ operationId }) => !tally.counts.has(operationId));
      expect(missed).toEqual([]);
    },
    timeout,
  );
});
