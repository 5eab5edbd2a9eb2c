import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { setupTestApi } from '../../testing/start-test-api.ts';
import { LIMITS } from '../parameters/limits.ts';

const countsSchema = { total: z.int(), counts: z.array(z.int()) };
const answerSchema = z.object({
  years: z.array(z.int()),
  rows: z.array(z.object({ value: z.string(), label: z.string(), ...countsSchema })),
  results: z.object({ ...countsSchema, years: z.array(z.int()) }),
  distinct: z.int().optional(),
});
type Entry = [name: string, value: string];

const api = setupTestApi();

const query = (entries: readonly Entry[]): string => new URLSearchParams([...entries]).toString();
const overYears = async (entries: readonly Entry[], collection = 'research-products') =>
  answerSchema.parse((await api.app.inject(`/graph/v3/${collection}/over-years?${query(entries)}`)).json());
const total = async (entries: readonly Entry[], collection = 'research-products'): Promise<number> =>
  (await api.search(`${collection}?${query(entries)}`)).header.numFound;

describe('counts by year', () => {
  test.each<[Entry[], string]>([
    [[], 'country'],
    [[['search', 'sea OR wind']], 'fos'],
    [
      [
        ['fromYear', '2000'],
        ['toYear', '2004'],
      ],
      'type',
    ],
    [[['countryCode', '("NL" OR "DE") AND NOT "US"']], 'country'],
    [[['exclude', 'access:OPEN']], 'access'],
    [[['refineAll', 'country:NL']], 'country'],
  ])('%j: every count of %s equals the total of a search for value and year', async (entries, field) => {
    const { years, rows } = await overYears([...entries, ['field', field]]);
    expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
    expect(rows.length).toBeGreaterThan(0);
    const kept = entries.filter(([name]) => name !== 'countryCode');
    const excluded: Entry[] = kept.length < entries.length ? [['exclude', 'country:US']] : [];
    const cells = fc.tuple(fc.nat(rows.length - 1), fc.nat(years.length - 1));
    await fc.assert(
      fc.asyncProperty(cells, async ([at, index]) => {
        const { value, counts } = rows[at] ?? { value: '', counts: [] };
        const year: Entry = ['refine', `year:${years[index]}`];
        const asked: Entry[] = [...kept, ...excluded, ['refineAll', `${field}:${value}`]];
        expect(counts[index]).toBe(await total([...asked, year]));
      }),
      { numRuns: 15 },
    );
    for (const { value, total: inAll } of rows)
      expect(inAll).toBe(await total([...kept, ...excluded, ['refineAll', `${field}:${value}`]]));
  });
  test.each<[string, Entry[], Entry[]]>([
    ['all results', [], []],
    ['those of a search', [['search', 'sea OR wind']], [['search', 'sea OR wind']]],
    ['those without the filter on the field', [['refine', 'funder:EC']], []],
    [
      'those of the years of other values, too',
      [
        ['fromYear', '1990'],
        ['value', 'none'],
      ],
      [['fromYear', '1990']],
    ],
  ])('shares are of %s', async (_which, entries, searched) => {
    const { results } = await overYears([...entries, ['field', 'funder']]);
    expect(results.total).toBe(await total(searched));
    const counted = results.years.map((year) => total([...searched, ['refine', `year:${year}`]]));
    expect(results.counts).toEqual(await Promise.all(counted));
    const { facets } = await api.search(`research-products?${query([...searched, ['facets', 'year']])}`);
    const ofYears = facets?.['year']?.values.reduce((sum, { count }) => sum + count, 0);
    expect(results.counts.reduce((sum, count) => sum + count, 0)).toBe(ofYears);
  });
  test('a cut list says how many values there are', async () => {
    const { rows, distinct } = await overYears([['field', 'subject']]);
    const { facets } = await api.search('research-products?facets=subject');
    expect(distinct).toBe(facets?.['subject']?.distinct);
    expect(distinct).toBeGreaterThan(rows.length);
    const given = await overYears([
      ['field', 'subject'],
      ['value', 'x'],
    ]);
    expect(given.distinct).toBeUndefined();
  });
  test('the rows equal the facet’s values, labels and counts', async () => {
    const asked: Entry[] = [['refine', 'hostingSource:x']];
    const { rows } = await overYears([...asked, ['field', 'hostingSource']]);
    const { facets } = await api.search(
      `research-products?${query([...asked, ['facets', 'hostingSource']])}`,
    );
    expect(rows.map(({ value, label, total: count }) => ({ value, label, count }))).toEqual(
      facets?.['hostingSource']?.values,
    );
  });
  test('the requested values are returned in their order, once, including unknown ones', async () => {
    const values = ['dataset', 'nothing', 'publication', 'dataset'];
    const { rows } = await overYears([['field', 'type'], ...values.map((value): Entry => ['value', value])]);
    expect(rows.map(({ value }) => value)).toEqual(['dataset', 'nothing', 'publication']);
    expect(rows[1]).toMatchObject({ total: 0, label: 'nothing' });
  });
  test('projects are counted by start year; other kinds have no years', async () => {
    const projects = await overYears([['field', 'funder']], 'projects');
    expect(projects.years).toContain(2003);
    const organizations = await overYears([['field', 'country']], 'organizations');
    expect(organizations.years).toEqual([]);
    expect(organizations.results).toEqual({ total: await total([], 'organizations'), years: [], counts: [] });
    expect(organizations.rows[0]?.total).toBeGreaterThan(0);
  });
  test.each([
    ['', /^Parameter 'field' is required$/],
    ['field=year', /^Invalid value: 'year' in 'field'\. Allowed values are: \['kind', /],
    ['field=__proto__', /^Invalid value: '__proto__' in 'field'/],
    ['field=type&field=access', /^Parameter 'field' must be given once$/],
    [
      `field=type&${Array.from({ length: LIMITS.valuesOverYears + 1 }, (_, at) => `value=${at}`).join('&')}`,
      /^Parameter 'value' may be given at most 20 times$/,
    ],
    ['field=type&nothing=1', /^Unknown parameter: nothing; /],
  ])('%s is refused', async (parameters, message) => {
    const failure = await api.failure(`research-products/over-years?${parameters}`);
    expect(failure.status).toBe(400);
    expect(failure.message).toMatch(message);
  });
});
