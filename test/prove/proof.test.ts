import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../conformance/packaged-scenarios.ts';
import { loadRequirements } from '../../conformance/requirements.ts';
import type { Flaw } from '../flaws/flaw.ts';
import { brokenBy } from './breaks.ts';
import { allFlaws, latitudes } from './cases.ts';
import type { CaseEnd } from './judge-case.ts';
import { proofOf } from './proof.ts';
import { driftOf, sampleOf, tight } from './sample.ts';
import { flawRow, measuredHeading, showProof } from './show-proof.ts';

const checks = allChecks();
const byId = new Map(checks.map((check) => [check.id, check]));
const requirements = [...loadRequirements().values()];

/** As if each flaw were caught by exactly what is there for it, which the tests of test/flaws show. */
const caught = (flaw: Flaw): CaseEnd => ({
  ...{ kind: 'flaw', name: flaw.name, red: flaw.red, warned: flaw.warned ?? [] },
  ...{ errors: [], lacking: [], requests: 1, seconds: 1 },
  schemaOnly: { complaints: [], seconds: 0 },
});
const green = (name: string): CaseEnd => ({
  ...{ kind: 'latitude', name, red: [], warned: [], errors: [], lacking: [] },
  ...{ requests: 1, seconds: 1, schemaOnly: { complaints: ['listBookings: odd'], seconds: 0 } },
});
const ends = [...allFlaws.map(caught), ...latitudes.map(({ name }) => green(name))];
const given = { flaws: allFlaws, checks, requirements };

const measured = { seconds: 0, processes: 1, twice: 0, flaws: 1, since: 0 };

describe('the proof', () => {
  it('is tried on 150 flaws and 40 latitudes at the least, each with a name of its own', () => {
    expect(allFlaws.length).toBeGreaterThanOrEqual(150);
    expect(latitudes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(allFlaws.map(({ name }) => name)).size).toBe(allFlaws.length);
    expect(new Set(latitudes.map(({ name }) => name)).size).toBe(latitudes.length);
  });

  it('knows of every flaw which statement it breaks', () => {
    expect(allFlaws.filter((flaw) => brokenBy(flaw, byId).length === 0)).toEqual([]);
  });

  it('has a flaw for every check', () => {
    expect(proofOf(ends, given).unproven).toEqual([]);
  });

  it('takes a flaw for missed of which one check says nothing', () => {
    const [first] = allFlaws;
    if (first === undefined) throw new Error('there is no flaw');
    const missed = { ...caught(first), red: [], warned: [] };
    const [row] = proofOf([missed], given).flaws;
    expect(row).toMatchObject({ isCaught: false, caughtBy: [] });
  });

  it('takes a latitude for blamed that turns a check red, warns, or breaks the runner', () => {
    const blamed = (more: Partial<CaseEnd>): unknown =>
      proofOf([{ ...green('x'), ...more }], given).latitudes[0]?.blamed;
    expect(blamed({ red: ['BOOK-01'] })).toEqual(['BOOK-01']);
    expect(blamed({ warned: ['BOOK-01'] })).toEqual(['BOOK-01']);
    expect(blamed({ errors: ['BOOK-01'] })).toEqual(['BOOK-01']);
    expect(blamed({ lacking: ['BOOK-01'] })).toEqual([]);
  });

  it('lets the schemas see a flaw by what they do not say of a sound server', () => {
    const [first] = allFlaws;
    if (first === undefined) throw new Error('there is no flaw');
    const seen = (complaints: readonly string[]): unknown =>
      proofOf([{ ...caught(first), schemaOnly: { complaints, seconds: 0 } }, green('x')], given)
        .flaws[0]?.bySchema;
    expect(seen(['listBookings: odd'])).toBe(false);
    expect(seen(['getBooking: no data'])).toBe(true);
  });
});

describe('the sample of the proof', () => {
  it('is the same each time, whatever the order, and has each case once', () => {
    const sample = sampleOf(allFlaws, 40);
    expect(new Set(sample).size).toBe(40);
    expect(sampleOf([...allFlaws].reverse(), 40)).toEqual(sample);
  });

  it('finds no drift in what it has written itself, and names the row of a flaw that is missed', () => {
    const proof = proofOf(ends, given);
    const document = showProof(proof, measured);
    expect(driftOf(proof, document)).toEqual([]);
    const [first] = allFlaws;
    if (first === undefined) throw new Error('there is no flaw');
    const missed = proofOf([{ ...caught(first), red: [], warned: [] }], given);
    expect(driftOf(missed, document)).toEqual([expect.stringContaining('NOT CAUGHT')]);
  });
});

describe('docs/proof.md', () => {
  const text = readFileSync(new URL('../../docs/proof.md', import.meta.url), 'utf8');

  it('has the row of every flaw, with what it breaks and what catches it, and no other', () => {
    const rows = proofOf(ends, given).flaws.map(flawRow);
    const [, written = ''] = text.split('## Flaws\n');
    const [table = ''] = written.split('## Latitudes');
    const lines = table.split('\n').filter((line) => line.startsWith('|'));
    // Two lines of head.
    expect(lines.slice(2).map(tight)).toEqual(rows.map(tight));
  });

  it('names every latitude, none of which is blamed', () => {
    const [, written = ''] = text.split('## Latitudes\n');
    const names = written.split('\n').filter((line) => line.startsWith('- '));
    expect(names).toEqual(latitudes.map(({ name }) => `- a server that ${name}`));
  });

  it('has the figures of the statements and checks as they are now', () => {
    const proof = proofOf(ends, given);
    const now = showProof(proof, measured);
    // The first table; its figures of flaws and latitudes are those of the rows above.
    const tableOf = (whole: string): readonly string[] =>
      (whole.split('## Side by side')[0] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2)
        .map(tight);
    expect(tableOf(text)).toEqual(tableOf(now));
    expect(text).toContain(measuredHeading);
  });
});
