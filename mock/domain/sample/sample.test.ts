import { describe, expect, it } from 'vitest';
import { usualPolicies } from '../policy.ts';
import { isRefusal } from '../refusal.ts';
import {
  decideSample,
  evolveSample,
  type Sample,
  type SampleCommand,
  type SamplePhase,
} from './sample.ts';

const registration = {
  type: 'SampleRegistered',
  at: 1,
  sample: {
    id: 'smp_1',
    jobId: 'job_1',
    clientId: 'cl_1',
    collection: {
      barcode: null,
      shipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
      shipmentModeSource: 'CLIENT_DEFAULT',
      clientMetadata: null,
      collectionNotes: null,
    },
  },
} as const;
const registered = evolveSample(undefined, registration);

const receive = (O59: 'back' | 'stays' = 'back'): SampleCommand => ({
  type: 'receive',
  now: 5,
  policies: { ...usualPolicies, O59 },
});
const publish: SampleCommand = { type: 'publish', now: 6, resultsUrl: 'https://example.org/r' };

const after = (sample: Sample, ...commands: readonly SampleCommand[]): Sample =>
  commands.reduce((state, command) => {
    const decision = decideSample(command, state);
    if (isRefusal(decision)) throw new Error(decision.message);
    return decision.reduce(evolveSample, state);
  }, sample);

const inPhase: { readonly [Phase in SamplePhase]: Sample } = {
  registered,
  inLab: after(registered, receive()),
  resultsReady: after(registered, publish),
};

it('is made by the completion of its job', () => {
  expect(evolveSample(undefined, registration)).toEqual({
    ...registration.sample,
    ...{ phase: 'registered', collectedAt: 1, resultsReadyAt: null, resultsUrl: null },
  });
  const received = { type: 'SampleReceived', at: 1, keepsResults: false } as const;
  expect(() => evolveSample(undefined, received)).toThrow(
    'SampleReceived without a sample before it',
  );
});

describe('whatever phase it is in', () => {
  it.each([
    { from: 'registered', received: 'inLab', published: 'resultsReady' },
    { from: 'inLab', received: 'inLab', published: 'resultsReady' },
    { from: 'resultsReady', received: 'inLab', published: 'resultsReady' },
  ] as const)('$from: received $received, published $published', ({ from, ...expected }) => {
    expect(after(inPhase[from], receive()).phase).toBe(expected.received);
    expect(after(inPhase[from], publish).phase).toBe(expected.published);
  });

  it('keeps its results at a late receipt where status does not go back (O59)', () => {
    expect(after(inPhase.resultsReady, receive('stays')).phase).toBe('resultsReady');
    expect(after(inPhase.registered, receive('stays')).phase).toBe('inLab');
  });

  it('has the results that were published last', () => {
    const again: SampleCommand = { ...publish, now: 9, resultsUrl: 'https://example.org/2' };
    expect(after(registered, publish, again)).toMatchObject({
      resultsReadyAt: 9,
      resultsUrl: 'https://example.org/2',
    });
  });
});
