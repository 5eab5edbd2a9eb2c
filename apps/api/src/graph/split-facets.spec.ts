import { describe, expect, test } from '@jest/globals';
import { CAPABILITIES } from '../search/capability.ts';
import type { Capabilities, Capability } from '../search/capability.ts';
import type { FacetRequest } from '../search/engine-query.ts';
import { splitFacets } from './split-facets.ts';

const without = (...names: Capability[]): Capabilities =>
  new Set(CAPABILITIES.filter((name) => !names.includes(name)));

const request = (field: string, including: readonly string[] = []): FacetRequest => ({
  field,
  size: 8,
  including,
});
const FIELDS = ['year', 'access', 'type', 'fos', 'country', 'language'];
const names = (requests: readonly FacetRequest[]): string[] => requests.map(({ field }) => field);

describe('where counting is costly, the facets that are counted at once', () => {
  test.each<[string, number, readonly FacetRequest[], readonly string[]]>([
    ['are the first ones', 4, FIELDS.map((field) => request(field)), ['country', 'language']],
    [
      'are also those with a selected or excluded value',
      4,
      [...FIELDS.slice(0, 5).map((field) => request(field)), request('language', ['en'])],
      ['country'],
    ],
    [
      'are also those that depend on another one, which do not count',
      4,
      ['year', 'access', 'type', 'instanceType', 'fos', 'country'].map((field) => request(field)),
      ['country'],
    ],
    [
      'are none but those, if none is shown',
      0,
      [request('access'), request('type', ['dataset'])],
      ['access'],
    ],
  ])('%s', (_rule, atOnce, requests, later) => {
    const split = splitFacets('product', requests, { atOnce, capabilities: without('cheap-facets') });
    expect(split.later).toEqual(later);
    expect(names(split.counted)).toEqual(names(requests).filter((field) => !later.includes(field)));
  });
  test.each<[string, Capabilities]>([
    ['counting costs little', without()],
    ['nothing is counted', without('cheap-facets', 'facets')],
  ])('are all of them where %s', (_where, capabilities) => {
    const requests = FIELDS.map((field) => request(field));
    expect(splitFacets('product', requests, { atOnce: 1, capabilities })).toEqual({
      counted: requests,
      later: [],
    });
  });
});
