import { describe, expect, it } from 'vitest';
import { failed, notTestable, passed } from '../../../test/report/given-report.ts';
import type { Requirement } from '../../requirements.ts';
import { chapters, requirementVerdicts } from './requirement-verdicts.ts';

const requirement = (id: string, over: Partial<Requirement> = {}): Requirement => ({
  ...{ id, section: 'Errors, 404', level: 'MUST', party: 'server', text: id, open: [] },
  ...{ reason: undefined, ...over },
});

const cites = (...requirements: string[]) => ({ requirements });

const judged = (
  requirements: readonly Requirement[],
  checks: Parameters<typeof requirementVerdicts>[1]['checks'],
  observed: readonly string[] = [],
) => {
  const observations = observed.map((id) => ({ id, question: 'q', answer: 'a', evidence: [] }));
  return requirementVerdicts(requirements, { checks, observations }).map(
    ({ requirement: { id }, verdict }) => [id, verdict],
  );
};

describe('the verdict of a requirement', () => {
  it('is the worst of its checks, and of no other', () => {
    const checks = [passed(cites('R-1')), failed(cites('R-1', 'R-2')), passed(cites('R-3'))];
    expect(
      judged(
        ['R-1', 'R-2', 'R-3'].map((id) => requirement(id)),
        checks,
      ),
    ).toEqual([
      ['R-1', 'fail'],
      ['R-2', 'in-doubt'],
      ['R-3', 'pass'],
    ]);
  });

  it('is that it is in doubt when only checks have failed that are mainly about others', () => {
    const checks = [passed(cites('R-2')), failed(cites('R-1', 'R-2'))];
    expect(judged([requirement('R-2')], checks)).toEqual([['R-2', 'in-doubt']]);
    expect(judged([requirement('R-2')], [...checks, failed(cites('R-2'))])).toEqual([
      ['R-2', 'fail'],
    ]);
  });

  it('is not green when one of its checks could not be tested', () => {
    const checks = [passed(cites('R-1')), notTestable(cites('R-1'))];
    expect(judged([requirement('R-1')], checks)).toEqual([['R-1', 'not-testable']]);
  });

  it('is none when nothing was about it, and that it was observed when an open point of it was', () => {
    const open = requirement('R-2', { level: 'OPEN', open: ['O07'] });
    expect(judged([requirement('R-1'), open], [], ['O07'])).toEqual([
      ['R-1', 'not-asked'],
      ['R-2', 'observed'],
    ]);
  });

  it('is not given for what receivers and clients owe', () => {
    const others = [
      requirement('R-1', { party: 'client' }),
      requirement('R-2', { party: 'receiver' }),
    ];
    expect(judged(others, [])).toEqual([]);
  });
});

it('chapters are the headings of the spec, in its order', () => {
  const all = requirementVerdicts(
    [
      requirement('R-1'),
      requirement('R-2', { section: 'Limits' }),
      requirement('R-3', { section: 'Errors, 409' }),
      requirement('R-4', { section: 'Errors (precedence, O70)' }),
    ],
    { checks: [], observations: [] },
  );
  expect(chapters(all).map(({ name, judged: { length } }) => [name, length])).toEqual([
    ['Errors', 3],
    ['Limits', 1],
  ]);
});
