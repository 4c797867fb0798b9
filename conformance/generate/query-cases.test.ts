import { describe, expect, it } from 'vitest';
import { validateQuery } from '#contract/validate.ts';
import { queryCases } from './query-cases.ts';

const lists = [
  ['listBookings', { createdFrom: 'R-JOBLIST-22', createdTo: 'R-JOBLIST-24' }],
  ['listInvoices', { periodStart: 'R-INVOICE-36', periodEnd: 'R-INVOICE-38' }],
  ['listRefunds', {}],
  ['listDisputes', {}],
  ['listTestPanels', {}],
  ['listVenues', {}],
] as const;

/** As a server reads it: a name that comes twice has a list. */
const read = (query: string): Readonly<Record<string, string | readonly string[]>> => {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
};

describe.each(lists)('the queries of %s', (operation, moment) => {
  const all = queryCases(operation, { page: 'R-PAGE-13', moment });

  it('that must be taken have nothing wrong with them', () => {
    const wrong = all.filter(
      ({ stand, query }) => stand === 'taken' && validateQuery(operation, read(query)).length > 0,
    );
    expect(wrong).toEqual([]);
  });

  it('that are wrong are so by an open point only, and so are not judged', () => {
    const firm = all.filter(
      ({ stand, query }) =>
        stand === 'borne' &&
        validateQuery(operation, read(query)).some(({ open }) => open === undefined),
    );
    expect(firm).toEqual([]);
  });

  it('are about every parameter, and none is there twice', () => {
    const queries = all.map(({ query }) => query);
    expect(new Set(queries).size).toBe(queries.length);
    expect(all.some(({ member }) => member === 'limit')).toBe(true);
  });
});

it('stands on both sides of each bound', () => {
  const limits = queryCases('listRefunds', { page: 'R-PAGE-15' })
    .filter(({ rule }) => rule === 'bounds')
    .map(({ query, stand, most }) => [query, stand, most]);
  expect(limits).toContainEqual(['limit=1', 'taken', 1]);
  expect(limits).toContainEqual(['limit=100', 'taken', 100]);
  expect(limits).toContainEqual(['limit=0', 'borne', 100]);
  expect(limits).toContainEqual(['limit=101', 'borne', 100]);
});
