import { describe, expect, test } from '@jest/globals';
import { EMPTY_QUERY } from './empty-query.ts';
import {
  clearFilters,
  withExcluded,
  withFilter,
  withKeyword,
  withKind,
  withMatchAll,
  withPage,
  withSize,
  withSort,
  withText,
  withYears,
} from './query-steps.ts';
import type { SearchQuery } from './types.ts';

const FUNDED: SearchQuery = {
  ...EMPTY_QUERY,
  types: ['dataset'],
  keyword: 'sea',
  filters: {
    country: ['GR'],
    fundingLevel0: ['a'],
    fundingLevel1: ['b'],
    funder: ['EC', 'NSF'],
    instanceType: ['Dataset'],
    project: ['p'],
  },
  from: 2010,
  to: 2020,
  sort: 'cited',
  page: 7,
};

describe('every change but a change of the page returns to page 1', () => {
  test.each<[string, SearchQuery]>([
    ['words', withKeyword(FUNDED, 'ice')],
    ['query text', withText(FUNDED, 'title:ice')],
    ['a filter', withFilter(FUNDED, 'access', 'OPEN', true)],
    ['a value left out', withExcluded(FUNDED, 'access', 'OPEN', true)],
    ['all of the chosen', withMatchAll(FUNDED, 'country', true)],
    ['a filter that does not exist', withFilter(FUNDED, 'nofield', 'x', true)],
    ['years', withYears(FUNDED, 2015, null)],
    ['order', withSort(FUNDED, 'newest')],
    ['size', withSize(FUNDED, 50)],
    ['kind', withKind(FUNDED, 'project')],
    ['no filters', clearFilters(FUNDED)],
  ])('%s', (_step, query) => expect(query.page).toBe(1));

  test.each([
    [3, 3],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    [2.7, 2],
    [1001, 1000],
  ])('page %d → %d', (page, shown) => expect(withPage(FUNDED, page).page).toBe(shown));
});

describe('filters', () => {
  test.each<[string, string, boolean, SearchQuery['filters'][string] | undefined]>([
    ['country', 'de', true, ['DE', 'GR']],
    ['country', 'GR', true, ['GR']],
    ['country', 'GR', false, undefined],
    ['country', 'DE', false, ['GR']],
    ['access', 'nothing known', true, undefined],
  ])('%s %s %s → %j', (name, value, on, values) =>
    expect(withFilter(FUNDED, name, value, on).filters[name]).toEqual(values),
  );

  test('a field without values clears its dependent fields', () => {
    const one = withFilter(FUNDED, 'funder', 'EC', false);
    expect(one.filters).toHaveProperty('fundingLevel1');
    const none = withFilter(one, 'funder', 'NSF', false);
    expect(Object.keys(none.filters).sort()).toEqual(['country', 'instanceType']);
    expect(Object.keys(withFilter(FUNDED, 'fundingLevel0', 'a', false).filters)).not.toContain(
      'fundingLevel1',
    );
  });

  test('the field type selects product types, in their order', () => {
    expect(withFilter(FUNDED, 'type', 'publication', true).types).toEqual(['publication', 'dataset']);
    const none = withFilter(FUNDED, 'type', 'dataset', false);
    expect(none.types).toEqual([]);
    expect(none.filters).not.toHaveProperty('instanceType');
    expect(withFilter(FUNDED, 'type', 'poem', true).types).toEqual(['dataset']);
  });

  test('a range and a boolean have one value', () => {
    const dated = withFilter(EMPTY_QUERY, 'date', '2018', true);
    expect(withFilter(dated, 'date', '2019..', true).filters).toEqual({ date: ['2019..'] });
  });

  test('the year is not a separate filter', () =>
    expect(withFilter(EMPTY_QUERY, 'year', '2018', true)).toEqual(EMPTY_QUERY));

  test('clearing filters keeps words, kind, order and size', () =>
    expect(clearFilters(FUNDED)).toEqual({ ...EMPTY_QUERY, keyword: 'sea', sort: 'cited' }));

  test('clearing filters clears excluded values and “all of”', () =>
    expect(clearFilters(withMatchAll(withExcluded(FUNDED, 'access', 'OPEN', true), 'country', true))).toEqual(
      clearFilters(FUNDED),
    ));

  test('the given query is not modified', () => {
    const before = JSON.stringify(FUNDED);
    withFilter(withKind(withYears(clearFilters(FUNDED), 2, 1), 'project'), 'funder', 'EC', false);
    expect(JSON.stringify(FUNDED)).toBe(before);
  });
});

describe('excluded values', () => {
  const WITHOUT = withExcluded(FUNDED, 'country', 'gr', true);
  test('a value is either selected or excluded', () => {
    expect(WITHOUT.excluded).toEqual({ country: ['GR'] });
    expect(WITHOUT.filters).not.toHaveProperty('country');
    expect(withFilter(WITHOUT, 'country', 'GR', true)).toMatchObject({
      excluded: {},
      filters: { country: ['GR'] },
    });
  });
  test('product types can be excluded, too', () => {
    expect(withExcluded(FUNDED, 'type', 'dataset', true)).toMatchObject({
      types: [],
      excluded: { type: ['dataset'] },
    });
    expect(withExcluded(FUNDED, 'type', 'poem', true).excluded).toEqual({});
  });
  test('several values are excluded, and one is included again', () => {
    const two = withExcluded(WITHOUT, 'country', 'DE', true);
    expect(two.excluded).toEqual({ country: ['DE', 'GR'] });
    expect(withExcluded(two, 'country', 'GR', false).excluded).toEqual({ country: ['DE'] });
  });
  test.each([
    ['date', '2018'],
    ['related', 'Cites:1'],
    ['year', '2018'],
    ['access', 'nothing known'],
    ['nofield', 'x'],
  ])('%s %s cannot be excluded', (name, value) =>
    expect(withExcluded(EMPTY_QUERY, name, value, true)).toEqual(EMPTY_QUERY),
  );
  test('removing the last selected value removes the values of dependent fields', () => {
    const levels = withExcluded(FUNDED, 'fundingLevel0', 'z', true);
    expect(withExcluded(withFilter(levels, 'funder', 'NSF', false), 'funder', 'EC', true)).toMatchObject({
      excluded: { funder: ['EC'] },
    });
  });
  test('another kind keeps the excluded values of its own fields', () => {
    const typed = withExcluded(withExcluded(WITHOUT, 'type', 'software', true), 'access', 'OPEN', true);
    expect(withKind(typed, 'project').excluded).toEqual({ country: ['GR'] });
    expect(withKind(typed, 'community').excluded).toEqual({});
  });
});

describe('matching all of the selected values', () => {
  const both = withFilter(FUNDED, 'country', 'DE', true);
  const all = withMatchAll(both, 'country', true);
  test.each<[string, SearchQuery, readonly string[]]>([
    ['of a chosen field', all, ['country']],
    ['no longer', withMatchAll(all, 'country', false), []],
    ['as long as one value is chosen', withFilter(all, 'country', 'DE', false), ['country']],
    ['not without any', withFilter(withFilter(all, 'country', 'DE', false), 'country', 'GR', false), []],
    ['not of a field without any', withMatchAll(both, 'sdg', true), []],
    [
      'not of a field of one value',
      withMatchAll(withFilter(both, 'access', 'OPEN', true), 'access', true),
      [],
    ],
    ['not of a field that requires all anyway', withMatchAll(FUNDED, 'funder', true), []],
    ['of another kind that has it', withKind(all, 'project'), ['country']],
    ['not of a kind where it has one value', withKind(all, 'organization'), []],
  ])('%s', (_when, query, fields) => expect(query.matchAll).toEqual(fields));
});

describe('years', () => {
  test('a range in order', () =>
    expect(withYears(EMPTY_QUERY, 2020, 2010)).toMatchObject({ from: 2010, to: 2020 }));
  test('a range with one end', () =>
    expect(withYears(FUNDED, null, 2015)).toMatchObject({ from: null, to: 2015 }));
  test('that is no whole number, such as that of an empty input, leaves that end open', () =>
    expect(withYears(FUNDED, Number.NaN, 2015)).toMatchObject({ from: null, to: 2015 }));
  test('an organization has no years', () =>
    expect(withYears({ ...EMPTY_QUERY, kind: 'organization' }, 2010, 2020)).toMatchObject({
      from: null,
      to: null,
    }));
});

describe('another kind keeps the filters of its own fields', () => {
  test('a project has a country and a funder, but no access', () => {
    const open = withFilter(FUNDED, 'access', 'OPEN', true);
    const projects = withKind(open, 'project');
    expect(projects).toMatchObject({ kind: 'project', types: [], keyword: 'sea', from: 2010, to: 2020 });
    expect(Object.keys(projects.filters).sort()).toEqual([
      'country',
      'funder',
      'fundingLevel0',
      'fundingLevel1',
    ]);
  });

  test('an organization has no years and is not sorted by citations', () =>
    expect(withKind(FUNDED, 'organization')).toMatchObject({
      from: null,
      to: null,
      sort: 'relevance',
      filters: { country: ['GR'] },
    }));

  test('without product types there is no instance type', () => {
    expect(withKind(FUNDED, 'product', ['software']).filters).toHaveProperty('instanceType');
    expect(withKind(FUNDED, 'product').filters).not.toHaveProperty('instanceType');
  });

  test('product types come with the kind of products only', () => {
    expect(withKind(FUNDED, 'product', ['software', 'publication']).types).toEqual([
      'publication',
      'software',
    ]);
    expect(withKind(FUNDED, 'service', ['software']).types).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['  sea   level ', 'sea   level'],
    ['sea\nlevel', 'sea level'],
    ['\uD83D', '\uFFFD'],
    ['x'.repeat(3000), 'x'.repeat(2000)],
    [`${'x'.repeat(1999)}😀`, 'x'.repeat(1999)],
  ])('%.20j', (typed, keyword) => expect(withKeyword(EMPTY_QUERY, typed).keyword).toBe(keyword));
});
