import { EMPTY_QUERY, withFilter, withKeyword } from '@open-discovery/search-fields';
import { describe, expect, test } from '@jest/globals';
import { countKinds, getRecord, getRelated, searchRecords } from './index.ts';

const query = withFilter(withKeyword(EMPTY_QUERY, 'sea level'), 'access', 'OPEN', true);

describe('the request of', () => {
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
    ['a product, by its type', getRecord('dataset', 'a::b/c'), 'research-products/a%3A%3Ab%2Fc', undefined],
    ['a data source', getRecord('dataSource', 'x'), 'datasources/x', undefined],
    ['related records', getRelated('../x'), 'related/..%2Fx', undefined],
  ])('%s', (_call, endpoint, path, parameters) => {
    expect(endpoint).toMatchObject({ method: 'GET', path });
    expect(endpoint.query).toEqual(parameters);
  });
});
