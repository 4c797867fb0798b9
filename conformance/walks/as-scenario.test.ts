// Whatever a walk may have found, its scenario file is one that `phlebo lint` accepts.

import { describe, expect, it } from 'vitest';
import { apiSource } from '../scenario/api-source.ts';
import { lintScenario } from '../scenario/lint/lint-scenario.ts';
import { loadScenario } from '../scenario/load-scenario.ts';
import { loadTestbenchSource } from '../testbench-source.ts';
import { scenarioOf } from './as-scenario.ts';
import type { Expectation } from './deviation.ts';
import { pairWalks } from './plan.ts';
import type { Walk } from './plan.ts';

const known = {
  sources: { api: apiSource, testbench: loadTestbenchSource() },
  requirements: new Set<string>(),
};

function remarksOn(walk: Walk, expectation: Expectation): readonly string[] {
  const finding = { expected: 'status "CONFIRMED": now', actual: "it's #1" };
  const text = scenarioOf('WALK-01', { walk, expectation, finding });
  return lintScenario(loadScenario('walk.arazzo.yaml', text), known).map(({ message }) => message);
}

const expectations: readonly Expectation[] = [
  { kind: 'cancelled' },
  { kind: 'refused' },
  { kind: 'status', due: { is: 'CONFIRMED' } },
  { kind: 'status', due: { isNot: ['CANCELLED', 'ARRIVED'] } },
  { kind: 'member', name: 'checkedInAt', isNull: true },
  { kind: 'member', name: 'venueId', isNull: false },
  { kind: 'echo' },
  { kind: 'listed', status: 'CANCELLED' },
  { kind: 'sample', status: 'RECEIVED_BY_LAB' },
  { kind: 'sample', status: undefined },
  { kind: 'events', type: 'dispatch.assigned', atLeast: 2 },
  { kind: 'no more events', type: 'job.cancelled', atMost: 0 },
  { kind: 'no more events', type: 'job.completed', atMost: 1 },
];

describe('the scenario of a walk', () => {
  const walk: Walk = {
    facts: { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' },
    moves: ['job-accepted', 'job-rescheduled', 'job-cancelled-by-client', 'job-cancelled-again'],
  };

  it.each(expectations)('has nothing that lint objects to: $kind', (expectation) => {
    expect(remarksOn(walk, expectation)).toEqual([]);
  });

  it('has nothing that lint objects to, whichever rows the walk goes over', () => {
    const expectation = { kind: 'status', due: { is: 'CONFIRMED' } } as const;
    const remarks = pairWalks().flatMap((one) => remarksOn(one, expectation));
    expect(remarks).toEqual([]);
  });
});
