import { describe, expect, it } from 'vitest';
import type { Client } from '../../domain/client/client.ts';
import { dueEndpoints, replayEndpoints } from './endpoints.ts';

const endpoint = (id: string, eventTypes: readonly string[] | null, enabled = true) => ({
  ...{ id, eventTypes, enabled },
  url: `http://127.0.0.1/${id}`,
});
const client = {
  endpoints: [
    endpoint('all', null),
    endpoint('some', ['job.created']),
    endpoint('none', []),
    endpoint('off', null, false),
  ],
} as unknown as Client;
const idsOf = (endpoints: readonly { readonly id: string }[]) => endpoints.map(({ id }) => id);

describe('an event goes to', () => {
  it('the enabled endpoints that chose its type', () => {
    expect(idsOf(dueEndpoints(client, 'job.created'))).toEqual(['all', 'some']);
    expect(idsOf(dueEndpoints(client, 'job.completed'))).toEqual(['all']);
    expect(dueEndpoints(undefined, 'job.completed')).toEqual([]);
  });
});

describe('a replay goes to', () => {
  it('those that it was due to and that are enabled, or else to all that are', () => {
    expect(idsOf(replayEndpoints(client, ['some', 'gone']))).toEqual(['some']);
    expect(idsOf(replayEndpoints(client, ['off']))).toEqual(['all', 'some', 'none']);
    expect(replayEndpoints(undefined, ['some'])).toEqual([]);
  });
});
