import { expect, test } from '@jest/globals';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { createAddressParser } from '../search/parse-search-address.ts';
import { isSearch } from '../search/search-parameters.ts';
import { subjectOf, worksOf } from '../pages/person/person-query.ts';
import { indexRule } from './index-rules.ts';
import type { ShownData } from './metadata/shown-on-page.ts';

const parseAddress = createAddressParser(2026);
const MISSING = { state: 'missing' } as const;

/** The data that home's loader would have for an address. */
const dataOf = ({ pathname, searchParams }: URL): ShownData | null => {
  if (pathname !== '/') return null;
  if (!isSearch(searchParams))
    return {
      shows: 'overview',
      query: EMPTY_QUERY,
      notices: [],
      builder: null,
      overview: MISSING,
      examples: MISSING,
    };
  return {
    ...parseAddress(searchParams),
    shows: 'results',
    values: null,
    builder: null,
    search: MISSING,
    counts: MISSING,
    relaxations: null,
  };
};

test.each([
  ['/', null],
  ['/?lang=de', null],
  ['/?type=projects', null],
  ['/?type=publications', null],
  ['/?type=projects&lang=de', null],
  ['/search/publication?articleId=x', null],
  ['/?keyword=sea', 'noindex, follow'],
  ['/?q=title%3Asea', 'noindex, follow'],
  ['/?type=publications&type=datasets', 'noindex, follow'],
  ['/?type=publications&country=NL', 'noindex, follow'],
  ['/?type=projects&page=2', 'noindex, follow'],
  ['/?type=projects&size=50', 'noindex, follow'],
  ['/?type=publications&from=2020', 'noindex, follow'],
  ['/?type=projects&nonsense=1', 'noindex, follow'],
  ['/?type=projects&view=table', 'noindex, follow'],
  ['/?type=projects&facet=funder', 'noindex, follow'],
])('%s → %s', (address, expected) => {
  const url = new URL(address, 'https://portal.example');
  expect(indexRule(url, dataOf(url))).toBe(expected);
});

test.each([
  ['personId=0000-0002-1825-0097', null],
  ['personId=0000-0002-1825-0097&lang=de', null],
  ['personId=0000-0002-1825-0097&access=OPEN', 'noindex, follow'],
  ['personId=0000-0002-1825-0097&view=table', 'noindex, follow'],
  ['name=Smith', 'noindex, follow'],
])('/search/person?%s → %s', (search, expected) => {
  const url = new URL(`https://portal.example/search/person?${search}`);
  const parsed = parseAddress(url.searchParams);
  const subject = subjectOf(url.searchParams, parsed.query);
  if (subject.is === 'mistake') throw new Error('no author');
  const data: ShownData = {
    ...parsed,
    shows: 'results',
    values: null,
    builder: null,
    search: MISSING,
    fixedFilters: worksOf(subject).filters,
    person: { subject, name: 'Smith', total: 1, facets: {}, namesakes: [], similar: [] },
  };
  expect(indexRule(url, data)).toBe(expected);
});

test('the address of a kind that the portal disables is not indexed', () => {
  const url = new URL('https://portal.example/?type=projects');
  const data: ShownData = {
    ...parseAddress(url.searchParams),
    shows: 'disabled-kind',
    kind: 'project',
    offers: [],
    totals: MISSING,
    builder: null,
  };
  expect(indexRule(url, data)).toBe('noindex, follow');
});
