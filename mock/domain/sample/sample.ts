/** The sample of a completed job, and what the lab does with it (spec, "Sample"). */

import type { Collection } from '../job/events.ts';
import type { Policies } from '../policy.ts';
import type { Decision } from '../refusal.ts';

export type SamplePhase = 'registered' | 'inLab' | 'resultsReady';

/** Instants are ms since the epoch; the wire status is a projection of `phase`. */
export type Sample = {
  readonly id: string;
  readonly jobId: string;
  readonly clientId: string;
  readonly phase: SamplePhase;
  readonly collection: Collection;
  readonly collectedAt: number;
  readonly resultsReadyAt: number | null;
  readonly resultsUrl: string | null;
};

export type SampleEvent =
  | {
      readonly type: 'SampleRegistered';
      readonly at: number;
      readonly sample: Pick<Sample, 'id' | 'jobId' | 'clientId' | 'collection'>;
    }
  | { readonly type: 'SampleReceived'; readonly at: number; readonly keepsResults: boolean }
  | { readonly type: 'ResultsPublished'; readonly at: number; readonly resultsUrl: string };

export type SampleCommand =
  | {
      readonly type: 'receive';
      readonly now: number;
      readonly policies: Pick<Policies, 'O59'>;
    }
  | { readonly type: 'publish'; readonly now: number; readonly resultsUrl: string };

/** The lab's moves hold from any state (spec: from `any`), so none is refused. */
export const decideSample = (command: SampleCommand, sample: Sample): Decision<SampleEvent> => {
  switch (command.type) {
    case 'receive':
      return [
        {
          type: 'SampleReceived',
          at: command.now,
          keepsResults: sample.phase === 'resultsReady' && command.policies.O59 === 'stays',
        },
      ];
    case 'publish':
      return [{ type: 'ResultsPublished', at: command.now, resultsUrl: command.resultsUrl }];
  }
};

export const evolveSample = (sample: Sample | undefined, event: SampleEvent): Sample => {
  if (event.type === 'SampleRegistered') {
    return {
      ...event.sample,
      phase: 'registered',
      collectedAt: event.at,
      resultsReadyAt: null,
      resultsUrl: null,
    };
  }
  if (sample === undefined) throw new Error(`${event.type} without a sample before it`);
  switch (event.type) {
    case 'SampleReceived':
      return { ...sample, phase: event.keepsResults ? 'resultsReady' : 'inLab' };
    case 'ResultsPublished':
      return {
        ...sample,
        phase: 'resultsReady',
        resultsReadyAt: event.at,
        resultsUrl: event.resultsUrl,
      };
  }
};
