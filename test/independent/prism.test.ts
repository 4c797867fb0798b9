import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../contract/events.ts';
import { operations } from '../../contract/operations.ts';
import { allCases, differs, type Case } from './cases.ts';
import { isKnown, knownDisagreements } from './known-disagreements.ts';
import { loadPrism, type Prism } from './prism.ts';

const pairs = operations.flatMap(({ operationId, statuses }) =>
  statuses.map((status) => `${operationId} ${String(status)}`),
);

const told = (each: Case): string => JSON.stringify(each).slice(0, 500);

/** Milliseconds; the comparison takes four seconds of one free core. */
const loadedMachine = 120_000;

let prism: Prism;
beforeAll(async () => {
  prism = await loadPrism();
}, loadedMachine);

describe('Prism and our validators', () => {
  const cases: Case[] = [];
  beforeAll(async () => {
    for await (const each of allCases(prism)) cases.push(each);
  }, loadedMachine);

  it('judge alike, but for the disagreements that are listed', () => {
    const unlisted = cases.filter(
      (each) => differs(each) && !knownDisagreements.some((row) => isKnown(row, each)),
    );
    expect(unlisted.slice(0, 5).map(told)).toEqual([]);
  });

  it('disagree in each case that is listed', () => {
    const disagreements = cases.filter(differs);
    const idle = knownDisagreements.filter(
      (row) => !disagreements.some((each) => isKnown(row, each)),
    );
    expect(idle.map(({ change }) => change)).toEqual([]);
  });

  it('both accept every example', () => {
    const examples = cases.filter(({ change }) => change.startsWith('example '));
    expect(examples.filter(({ ours, prism: theirs }) => ours.length + theirs.length > 0)).toEqual(
      [],
    );
    expect(examples.length).toBeGreaterThan(170);
  });

  it('are compared on every status of every operation, broken answers among them', () => {
    const accepted = new Set<string>();
    const refused = new Set<string>();
    for (const { about, of, status, ours, prism: theirs } of cases) {
      if (about !== 'response') continue;
      const pair = `${of} ${String(status)}`;
      if (ours.length === 0 && theirs.length === 0) accepted.add(pair);
      if (ours.length > 0 && theirs.length > 0) refused.add(pair);
    }
    expect(pairs).toHaveLength(115);
    expect(pairs.filter((pair) => !accepted.has(pair))).toEqual([]);
    expect(pairs.filter((pair) => !refused.has(pair))).toEqual([]);
  });

  it('are compared on every body, query parameter and event', () => {
    const refused = cases.filter(({ ours, prism: theirs }) => ours.length > 0 && theirs.length > 0);
    const withBody = operations.filter(({ hasBody }) => hasBody);
    for (const { operationId } of withBody) {
      expect(refused.some(({ about, of }) => about === 'body' && of === operationId)).toBe(true);
    }
    for (const { operationId, queryParams } of operations) {
      for (const { name } of queryParams) {
        const about = cases.filter(({ of, change }) => of === operationId && change.includes(name));
        expect(about.length).toBeGreaterThan(5);
      }
    }
    const events = new Set(refused.flatMap(({ about, of }) => (about === 'webhook' ? [of] : [])));
    expect(eventTypes.filter((type) => !events.has(type))).toEqual([]);
  });

  it('are compared often', () => {
    const count = (about: Case['about']): number =>
      cases.filter((each) => each.about === about).length;
    expect(count('response')).toBeGreaterThan(15_000);
    expect(count('body')).toBeGreaterThan(1_500);
    expect(count('query')).toBeGreaterThan(500);
    expect(count('webhook')).toBeGreaterThan(6_000);
  });
});
