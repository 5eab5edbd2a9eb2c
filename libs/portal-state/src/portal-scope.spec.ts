import { expect, test } from '@jest/globals';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { withScope } from './portal-scope.ts';

type Choice = Partial<Pick<SearchQuery, 'kind' | 'filters' | 'matchAll'>>;

test.each<[field: string | null, value: string | null, given: Choice, limited: Choice]>([
  [null, null, {}, {}],
  ['community', null, {}, {}],
  [null, 'dh-ch', {}, {}],
  ['no-such-field', 'dh-ch', {}, {}],
  ['community', 'dh-ch', {}, { filters: { community: ['dh-ch'] } }],
  ['community', 'dh-ch', { kind: 'organization' }, { kind: 'organization' }],
  [
    'community',
    'dh-ch',
    { filters: { country: ['CH'], community: ['egi', 'dh-ch'] } },
    { filters: { country: ['CH'], community: ['dh-ch', 'egi'] } },
  ],
  [
    'country',
    'CH',
    { filters: { country: ['DE'] } },
    { filters: { country: ['CH', 'DE'] }, matchAll: ['country'] },
  ],
  ['country', 'CH', { filters: { country: ['CH'] } }, { filters: { country: ['CH'] } }],
])('limited to %s %s, the choice %j becomes %j', (queryFieldName, valueId, given, limited) => {
  expect(withScope({ queryFieldName, valueId }, { ...EMPTY_QUERY, ...given })).toEqual({
    ...EMPTY_QUERY,
    ...limited,
  });
});
