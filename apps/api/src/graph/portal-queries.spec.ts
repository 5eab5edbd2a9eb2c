import { expect, test } from '@jest/globals';
import { KINDS, SEARCHED_KINDS } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import {
  EMPTY_QUERY,
  SEARCH_FIELDS,
  sortsOf,
  toGraphParameters,
  withFilter,
  withKeyword,
  withKind,
  withSort,
  withYears,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { setupTestApi } from '../testing/start-test-api.ts';

const api = setupTestApi();

const search = (query: SearchQuery, facets: readonly string[] = []) =>
  api.search(
    `${KINDS[query.kind].collection}?${toGraphParameters(query, { facets, facetSize: 200, highlight: true }).toString()}`,
  );
const ofKind = (kind: SearchedKind): SearchQuery => withKind(EMPTY_QUERY, kind);

const facetsOfKinds = SEARCHED_KINDS.flatMap((kind) =>
  SEARCH_FIELDS[kind].filter(({ facet }) => facet).map((field) => ({ kind, field, name: field.name })),
);

test.each(facetsOfKinds)(
  '$kind: every count of $name equals the total after selecting the value',
  async ({ kind, field }) => {
    const { facets } = await search(ofKind(kind), [field.name]);
    const values = facets?.[field.indexField ?? 'cell20']?.values;
    expect(values).toBeDefined();
    for (const { value, count } of values ?? []) {
      const query =
        field.name === 'year'
          ? withYears(ofKind(kind), Number(value), Number(value))
          : withFilter(ofKind(kind), field.name, value, true);
      expect([value, (await search(query)).header.numFound]).toEqual([value, count]);
    }
  },
);

test.each(SEARCHED_KINDS.flatMap((kind) => sortsOf(kind).map((sort) => ({ kind, sort }))))(
  '$kind can be sorted by $sort',
  async ({ kind, sort }) => {
    const plain = await search(ofKind(kind));
    expect((await search(withSort(ofKind(kind), sort))).header.numFound).toBe(plain.header.numFound);
  },
);

test.each(SEARCHED_KINDS.flatMap((kind) => SEARCH_FIELDS[kind].map((field) => ({ kind, name: field.name }))))(
  '$kind: any value of $name is accepted or refused with a message',
  async ({ kind, name }) => {
    for (const value of ['x', '2003', 'a b', '"', 'a (b) OR c, d:e', 'OPEN', '\\', 'Cites:x']) {
      const query = withKeyword(
        withFilter(withFilter(ofKind(kind), name, value, true), name, 'other', true),
        'a "b',
      );
      const address = `/graph/v3/${KINDS[kind].collection}?${toGraphParameters(query).toString()}`;
      const { statusCode, body } = await api.app.inject(address);
      // A value outside a vocabulary has a different message from one that cannot be parsed.
      if (statusCode !== 200)
        expect([address, body]).toEqual([address, expect.stringMatching(/Allowed values are|must be a/)]);
    }
  },
);
