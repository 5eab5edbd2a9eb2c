import { describe, expect, test } from '@jest/globals';
import { centerOf, cellsOfArea, parseArea, parsePlace, searchedArea } from '@open-discovery/model';
import type { GeoPoint } from '@open-discovery/model';
import type { Filter } from '../../engine-query.ts';
import { any, facetsOf, idsOf, products, text } from './contract-session.ts';
import type { ContractSession } from './contract-session.ts';

const FACETS = [
  'type',
  'access',
  'fos',
  'sdg',
  'funder',
  'project',
  'organization',
  'country',
  'language',
  'hostingSource',
  'community',
  'publisher',
  'author',
  'subject',
  'peerReviewed',
  'green',
  'cell20',
  'cell5',
];

const describeCounts = ({ engine, search, describeIf }: ContractSession): void => {
  describeIf('facets')('facets', () => {
    test.each(FACETS)('a count of %s equals the total after selecting the value', async (field) => {
      const { facets } = await search({ text: text('sea OR wind'), facets: facetsOf(field) });
      const values = facets[field]?.values ?? [];
      expect(values.length).toBeGreaterThan(0);
      const totals = await engine().count(
        values.map(({ value }) => products({ text: text('sea OR wind'), filters: [any(field, value)] })),
      );
      expect(totals).toEqual(values.map(({ count }) => count));
    });
    test('values are sorted by count; years are ascending and complete', async () => {
      const { facets } = await search({ facets: [...facetsOf('fos'), { field: 'year', size: 1 }] });
      const counts = (facets['fos']?.values ?? []).map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      const years = (facets['year']?.values ?? []).map(({ value }) => Number(value));
      expect(years.length).toBeGreaterThan(20);
      expect(years).toEqual([...years].sort((a, b) => a - b));
    });
    test('a count of a year equals the total of that year', async () => {
      const { facets } = await search({ facets: facetsOf('year') });
      const values = facets['year']?.values ?? [];
      const totals = await engine().count(
        values.map(({ value }) =>
          products({
            filters: [{ name: 'year', is: 'range', field: 'year', from: Number(value), to: Number(value) }],
          }),
        ),
      );
      expect(totals).toEqual(values.map(({ count }) => count));
    });
    test('a facet ignores the selection in its own field only', async () => {
      const free = await search({ facets: facetsOf('access', 'type') });
      const chosen = await search({
        filters: [any('access', 'CLOSED')],
        facets: facetsOf('access', 'type'),
      });
      expect(chosen.facets['access']).toEqual(free.facets['access']);
      const types = (chosen.facets['type']?.values ?? []).reduce((sum, { count }) => sum + count, 0);
      expect(types).toBe(chosen.total);
    });
    test('several values of one field are alternatives', async () => {
      const [both = 0, open = 0, closed = 0] = await engine().count([
        products({ filters: [any('access', 'OPEN', 'CLOSED')] }),
        products({ filters: [any('access', 'OPEN')] }),
        products({ filters: [any('access', 'CLOSED')] }),
      ]);
      expect(both).toBe(open + closed);
    });
    test('distinct is the number of values; contains restricts them', async () => {
      const { facets } = await search({ facets: [{ field: 'subject', size: 2, distinct: true }] });
      expect(facets['subject']?.values).toHaveLength(2);
      expect(facets['subject']?.distinct).toBeGreaterThan(20);
      const narrowed = await search({ facets: [{ field: 'subject', size: 50, contains: 'CLI' }] });
      const labels = narrowed.facets['subject']?.values.map(({ label }) => label) ?? [];
      expect(labels).toEqual(['climate']);
    });
  });
};

const placesOf = ({ item }: ContractSession['corpus'][number]): GeoPoint[] =>
  item.kind === 'product'
    ? (item.record.geoLocations ?? []).flatMap(({ point }) => {
        const place = parsePlace(point);
        return (place && centerOf(place)) ?? [];
      })
    : [];

const describeAreas = ({ corpus, search, describeIf }: ContractSession): void => {
  describeIf('facets')('areas', () => {
    test.each(['0,-90,180,0', '-10,35,30,60', '170,-40,-150,40', '-180,60,180,90', '4.73,52.28,5.02,52.43'])(
      'the area %s has the records with a place in it, and no other',
      async (text) => {
        const typed = parseArea(text);
        if (typed === null) throw new Error(`${text} is not an area`);
        const { south, west, north, east } = searchedArea(typed);
        const isInside = ({ latitude, longitude }: GeoPoint): boolean =>
          latitude >= south &&
          (latitude < north || north === 90) &&
          (west > east
            ? longitude >= west || longitude < east
            : longitude >= west && (longitude < east || east === 180));
        const expected = corpus
          .filter((one) => placesOf(one).some(isInside))
          .map(({ item }) => item.record.id);
        const box: Filter = { name: 'box', is: 'any', field: 'cell', values: cellsOfArea(typed) };
        const found = await search({ filters: [box], limit: 300 });
        expect(idsOf(found).sort()).toEqual(expected.sort());
      },
    );
  });
};

const describeFilters = ({ engine, productCount, search, testIf }: ContractSession): void => {
  describe('filters', () => {
    test.each<[string, Filter[], Filter[]]>([
      [
        'not',
        [{ name: 'a', is: 'not', condition: any('type', 'dataset') }],
        [any('type', 'publication', 'software', 'other')],
      ],
      [
        'all of',
        [{ name: 'a', is: 'all-of', conditions: [any('type', 'dataset'), any('access', 'OPEN')] }],
        [any('type', 'dataset'), any('access', 'OPEN')],
      ],
      [
        'any of',
        [{ name: 'a', is: 'any-of', conditions: [any('type', 'dataset'), any('type', 'software')] }],
        [any('type', 'dataset', 'software')],
      ],
      [
        'two filters with the same name',
        [any('type', 'dataset', 'other'), any('type', 'other')],
        [any('type', 'other')],
      ],
      [
        'a range and its two halves',
        [{ name: 'y', is: 'range', field: 'year', from: 2000, to: 2010 }],
        [
          { name: 'y', is: 'range', field: 'year', from: 2000, to: null },
          { name: 'z', is: 'range', field: 'year', from: null, to: 2010 },
        ],
      ],
      [
        'words in a field',
        [{ name: 't', is: 'text', text: text('title:sea') }],
        [{ name: 't', is: 'text', text: text('title:SEA') }],
      ],
    ])('%s', async (_rule, filters, same) => {
      const one = await search({ filters, limit: 300 });
      const other = await search({ filters: same, limit: 300 });
      expect(one.total).toBeGreaterThan(0);
      expect(idsOf(one).sort()).toEqual(idsOf(other).sort());
    });
    test('exists and not exists cover all records', async () => {
      const exists: Filter = { name: 'e', is: 'exists', field: 'project' };
      const [has = 0, lacks = 0] = await engine().count([
        products({ filters: [exists] }),
        products({ filters: [{ name: 'e', is: 'not', condition: exists }] }),
      ]);
      expect(has).toBeGreaterThan(0);
      expect(has + lacks).toBe(productCount);
    });
    testIf('exact-values').each(['__proto__', 'constructor', 'toString', "x' OR '1'='1", '*', ''])(
      'the value %j has no special meaning',
      async (value) => {
        const { total } = await search({ filters: [any('publisher', value)] });
        expect(total).toBe(value === 'constructor' ? 1 : 0);
      },
    );
  });
};

/** Tests facet counts and filters. */
export const describeFacets = (session: ContractSession): void => {
  describeCounts(session);
  describeAreas(session);
  describeFilters(session);
};
