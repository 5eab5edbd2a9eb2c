import { EMPTY_QUERY, withFilter, withKeyword } from '@open-discovery/search-fields';
import { describe, expect, test } from '@jest/globals';
import { countKinds, getRecord, getRelated, getStatus, searchRecords } from './index.ts';

const query = withFilter(withKeyword(EMPTY_QUERY, 'sea level'), 'access', 'OPEN', true);

describe('what is asked', () => {
  test.each([
    [
      'a search',
      searchRecords(query, { facets: ['access', 'type'], highlight: true }),
      'research-products',
      [
        ['search', 'sea level'],
        ['accessRightLabel', '"Open Access"'],
        ['facets', 'access,type'],
        ['highlight', 'true'],
      ],
    ],
    ['counts by kind', countKinds({ keyword: 'sea', text: '' }), 'counts', [['search', 'sea']]],
    ['a product by its type', getRecord('dataset', 'a::b/c'), 'research-products/a%3A%3Ab%2Fc', undefined],
    ['a data source', getRecord('dataSource', 'x'), 'datasources/x', undefined],
    ['what is related', getRelated('../x'), 'related/..%2Fx', undefined],
  ])('%s', (_what, endpoint, path, parameters) => {
    expect(endpoint).toMatchObject({ method: 'GET', path });
    expect(endpoint.query).toEqual(parameters);
  });
});

describe('what is answered', () => {
  test('a page of results', () => {
    const page = searchRecords(EMPTY_QUERY).parse({ header: { numFound: 1 }, results: [{ id: 'x' }] });
    expect(page).toEqual({
      total: 1,
      results: [{ id: 'x' }],
      facets: {},
      highlights: {},
      explain: {},
      recognised: null,
      identifiers: null,
      elsewhere: [],
      relatedNames: {},
    });
  });

  test.each([
    [
      'a search without total',
      () => searchRecords(EMPTY_QUERY).parse({ header: {}, results: [] }),
      'numFound',
    ],
    [
      'a search without results',
      () => searchRecords(EMPTY_QUERY).parse({ header: { numFound: 1 } }),
      'results',
    ],
    ['a record without id', () => getRecord('project', 'x').parse({ title: 'x' }), 'id'],
    ['a list in place of a record', () => getRecord('project', 'x').parse([]), 'record'],
    ['an empty status', () => getStatus().parse(null), 'status'],
  ])('%s is refused by name', (_what, parse, named) => {
    expect(parse).toThrow(named);
  });
});
