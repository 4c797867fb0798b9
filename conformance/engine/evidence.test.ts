import { describe, expect, it } from 'vitest';
import { Secrets } from '../target/secrets.ts';
import { EvidenceLog, mergeTrail } from './evidence.ts';
import type { ControlEvidence, Evidence } from './evidence.ts';

const longest = 16_384;

const acted = (parameters: ControlEvidence['parameters'], reply: unknown = null): Evidence => ({
  ...{ kind: 'control', action: 'jobs.create', fault: null, durationMs: 3, curl: 'curl' },
  ...{ parameters, reply },
});

function givenLog() {
  const told: (readonly [string, Evidence])[] = [];
  const log = new EvidenceLog(new Secrets(), (id, record) => void told.push([id, record]));
  return { log, told };
}

describe('a record', () => {
  it('is numbered as it happens, belongs to the trail, and is told of', () => {
    const { log, told } = givenLog();
    const trail: string[] = [];
    expect(log.record(acted({ a: 1 }), trail)).toBe('e1');
    expect(log.record(acted({ a: 2 }), [])).toBe('e2');
    expect(trail).toEqual(['e1']);
    expect(log.get('e2')).toEqual(acted({ a: 2 }));
    expect(log.all()).toEqual({ e1: acted({ a: 1 }), e2: acted({ a: 2 }) });
    expect(told).toEqual(Object.entries(log.all()));
  });

  it('keeps no secret, however deep it stands', () => {
    const { log, told } = givenLog();
    log.record(acted({ list: [{ key: 'pj_live_abcdef' }] }), []);
    expect(log.get('e1')).toEqual(acted({ list: [{ key: 'pj_live_***' }] }));
    expect(told).toEqual([['e1', log.get('e1')]]);
  });

  it('is cut where it is long, and says by how much', () => {
    const { log } = givenLog();
    const long = 'x'.repeat(longest);
    log.record(
      acted({ whole: long, cut: [`${long}yz`] }, { status: 3, none: null, yes: true }),
      [],
    );
    expect(log.get('e1')).toEqual(
      acted(
        { whole: long, cut: [`${long}… (2 more characters)`] },
        { status: 3, none: null, yes: true },
      ),
    );
  });
});

it('a trail has each record once, in the order of happening', () => {
  const trail = ['e3', 'e9', 'e11'];
  mergeTrail(trail, ['e2', 'e9', 'e10']);
  expect(trail).toEqual(['e2', 'e3', 'e9', 'e10', 'e11']);
});
