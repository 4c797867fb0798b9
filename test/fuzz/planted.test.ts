import { describe, expect, it, vi } from 'vitest';
import type { Operations } from '../../mock/application/operation.ts';
import { runCampaign, storyOf } from './campaign.ts';
import { startFuzzTarget } from './known.ts';

type Flaw = {
  readonly title: string;
  readonly plant: (operations: Operations) => Partial<Operations>;
  readonly violation: RegExp;
  /** What the request has in it. */
  readonly request: RegExp;
  readonly shrinks: boolean;
};

const flaws: readonly Flaw[] = [
  {
    title: 'an error on an id that is not ASCII',
    plant: ({ getVenue }) => ({
      getVenue: (caller, input) => {
        if (/[^ -~]/.test(input.id)) throw new Error('planted');
        return getVenue(caller, input);
      },
    }),
    violation: /found itself wrong.*planted/,
    request: /GET \/api\/integration\/v1\/venues\/\S+ HTTP/,
    shrinks: true,
  },
  {
    title: 'an answer that never comes when there is a cursor',
    plant: ({ listRefunds }) => ({
      listRefunds: (caller, input) =>
        input.query['cursor'] === undefined
          ? listRefunds(caller, input)
          : new Promise(() => undefined),
    }),
    violation: /no answer within/,
    request: /refunds\?.*cursor=/,
    shrinks: false,
  },
  {
    title: 'an answer outside the contract when a list has one member',
    plant: ({ listVenues }) => ({
      listVenues: async (caller, input) => {
        const answer = await listVenues(caller, input);
        return 'total' in answer && answer.total === 1 ? { ...answer, total: NaN } : answer;
      },
    }),
    violation: /found itself wrong/,
    request: /venues/,
    shrinks: true,
  },
];

/** Long enough for a busy machine; a silent answer is waited for once, not again and again to make it smaller. */
const options = { requests: 3_000, seed: 1, timeLimitMs: 3_000 };

describe('a campaign finds', () => {
  it.each(flaws)(
    '$title',
    async ({ plant, violation, request, shrinks }) => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const target = await startFuzzTarget({
        replacements: { operations: (operations) => ({ ...operations, ...plant(operations) }) },
      });
      const { failure } = await runCampaign(target, { ...options, shrinks });
      await target.sandbox.close();

      expect(failure?.violation).toMatch(violation);
      const story = failure === undefined ? '' : storyOf(failure);
      expect(story).toMatch(request);
      expect(story).toContain('(seed 1)');
      if (shrinks) expect(failure?.request).toMatchObject({ kind: 'message', body: undefined });
    },
    120_000,
  );
});
