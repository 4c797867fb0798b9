import { describe, expect, it } from 'vitest';
import type { Logged } from '../../application/aggregates.ts';
import { createLogIndex } from './log-index.ts';

const line = (seq: number, kind: string, id: string, event: object): Logged =>
  ({ seq, kind, id, clientId: 'cl_1', event: { at: seq, ...event } }) as unknown as Logged;

const booked = (seq: number, id: string): Logged => line(seq, 'job', id, { type: 'JobBooked' });

/** A store's log that can be written to, and one's hand on the moment at which it is read. */
const givenLog = (...start: Logged[]) => {
  const lines = [...start];
  const listeners: ((fresh: readonly Logged[]) => void)[] = [];
  let beforeReading = (): void => undefined;
  return {
    store: {
      log: async (after: number, limit: number) => {
        const read = lines.slice(after, after + limit);
        beforeReading();
        return read;
      },
      onLogged: (listener: (fresh: readonly Logged[]) => void) => void listeners.push(listener),
    },
    write: (...fresh: Logged[]) => {
      if (fresh[0]?.seq === 1) lines.length = 0;
      lines.push(...fresh);
      for (const listener of listeners) listener(fresh);
    },
    whenRead: (act: () => void) => {
      beforeReading = () => {
        beforeReading = () => undefined;
        act();
      };
    },
  };
};

const ids = (index: ReturnType<typeof createLogIndex>) => index.jobs().map(({ id }) => id);

describe('the index', () => {
  it('has what was logged before it was asked and what came since, once each', async () => {
    const log = givenLog(booked(1, 'a'));
    const index = createLogIndex(log.store);
    log.write(booked(2, 'b'));
    log.whenRead(() => log.write(booked(3, 'c')));
    await index.ready();
    log.write(booked(4, 'd'));
    await index.ready();
    expect(ids(index)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives a booking the lines of its sample, and those of an invoice to each that it bills', async () => {
    const registered = { type: 'SampleRegistered', sample: { jobId: 'a' } };
    const terms = { lines: [{ jobId: 'a' }, { jobId: 'b' }] };
    const log = givenLog(
      booked(1, 'a'),
      booked(2, 'b'),
      line(3, 'sample', 's', registered),
      line(4, 'sample', 's', { type: 'SampleReceived' }),
      line(5, 'invoice', 'i', { type: 'InvoiceCreated', terms }),
      line(6, 'invoice', 'i', { type: 'InvoicePaid' }),
    );
    const index = createLogIndex(log.store);
    await index.ready();
    expect(index.linesOf('a').map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6]);
    expect(index.linesOf('b').map(({ seq }) => seq)).toEqual([2, 5, 6]);
  });

  it('knows the keys of a client, minted or seeded', async () => {
    const key = { clientId: 'cl_1', lastCharacters: 'wxyz' };
    const log = givenLog(
      line(1, 'key', 'k', { type: 'KeyMinted', key }),
      line(2, 'key', 'l', { type: 'Seeded', state: { ...key, clientId: 'cl_2' } }),
    );
    const index = createLogIndex(log.store);
    await index.ready();
    expect(index.keysOf('cl_1')).toEqual([key]);
    expect(index.keysOf('cl_2')).toHaveLength(1);
  });

  it('begins anew when the log does', async () => {
    const log = givenLog(booked(1, 'a'), booked(2, 'b'));
    const index = createLogIndex(log.store);
    await index.ready();
    log.write(booked(1, 'x'));
    expect(ids(index)).toEqual(['x']);
    expect(index.linesOf('a')).toEqual([]);
    index.forget();
    expect(ids(index)).toEqual([]);
  });
});
