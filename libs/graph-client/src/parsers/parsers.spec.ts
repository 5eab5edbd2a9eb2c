import { describe, expect, test } from '@jest/globals';
import type { LazyEndpoint } from '@open-discovery/http';
import { aProduct, aProject } from '@open-discovery/model/testing';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import {
  countKinds,
  getOverview,
  getRecord,
  getRecords,
  getRecordWithRelated,
  getRelated,
  getSearchRecord,
  getSimilar,
  getSpelling,
  getStatus,
  getSuggestions,
  getTotals,
  getValuesOverYears,
} from '../index.ts';
import { parseResponse } from '../testing/parse-response.ts';

const PRODUCT = aProduct();
const PROJECT = aProject();
const COUNTS = {
  product: 9,
  project: 8,
  dataSource: 7,
  service: 6,
  organization: 5,
  community: 4,
  publication: 3,
  dataset: 2,
  software: 1,
  other: 0,
};
const STATUS = { generation: 'generation-000001', publishedAt: '2026-11-22T22:01:35.196Z', records: 9 };
const OVERVIEW = {
  counts: COUNTS,
  years: [{ value: '2020', count: 2 }],
  fieldsOfScience: [{ value: '01', label: 'natural sciences', count: 2 }],
  subjects: [{ value: 'tides', label: 'tides', count: 2 }],
  newest: [{ kind: 'product', record: PRODUCT }],
  communities: [{ record: { id: 'c', acronym: 'tides' }, products: 3 }],
  index: STATUS,
};
const GROUP = {
  relation: 'isProducedBy',
  kind: 'project',
  total: 1,
  results: [{ kind: 'project', record: PROJECT }],
};
const LINKED_GROUP = {
  ...GROUP,
  results: GROUP.results.map((item) => ({
    ...item,
    linkedByUser: { approvedAt: '2026-10-02T00:00:00.000Z' },
  })),
};
const PERSON = { name: 'Doe, Jane', orcid: '0000-0002-1825-0097', count: 2 };
const SUGGESTION = { text: 'sea level', group: 'word', count: 2 };
const SPELLING = { keyword: 'sea', total: 2 };
const ROW = { value: 'NL', label: 'Netherlands', total: 3, counts: [1, 2] };
const OF_ALL = { results: { total: 9, years: [2020, 2021], counts: [4, 5] }, distinct: 61, isEstimate: true };
const SEARCH_RECORD = {
  total: 1,
  generation: 'generation-000001',
  publishedAt: '2026-11-22T22:01:35.196Z',
  searchedAt: '2026-11-22T23:01:35.196Z',
  contentHash: 'ab',
  isComplete: true,
  records: [['a', 'b']],
};

const SHARED = { references: 2, subjects: ['Tides'], words: ['sea'] };

/** Every call with a response, its value, and responses that are refused with the field that is named. */
const CALLS: readonly (readonly [
  name: string,
  endpoint: LazyEndpoint<unknown>,
  response: unknown,
  value: unknown,
  refused: readonly (readonly [response: unknown, detail: string])[],
])[] = [
  [
    'countKinds',
    countKinds({ keyword: 'sea', text: '' }),
    { counts: COUNTS },
    COUNTS,
    [
      [{ counts: { ...COUNTS, product: '9' } }, 'counts.counts.product: no number'],
      [{}, 'counts.counts: no object'],
    ],
  ],
  [
    'getOverview',
    getOverview(),
    OVERVIEW,
    OVERVIEW,
    [
      [{ ...OVERVIEW, years: null }, 'overview.years: no array'],
      [{ ...OVERVIEW, index: {} }, 'overview.index.generation: no string'],
    ],
  ],
  ['getStatus', getStatus(), STATUS, STATUS, [[{ ...STATUS, records: '9' }, 'status.records: no number']]],
  [
    'getRecord',
    getRecord('publication', PRODUCT.id),
    PRODUCT,
    PRODUCT,
    [
      [{ mainTitle: 'A' }, 'record.id: no string'],
      [[PRODUCT], 'record: no object'],
    ],
  ],
  [
    'getRecords',
    getRecords('product', [PRODUCT.id]),
    { results: [PRODUCT] },
    [PRODUCT],
    [[{}, 'records.results: no array']],
  ],
  ['getRelated', getRelated('a'), { groups: [GROUP] }, [GROUP], [[[GROUP], 'related: no object']]],
  [
    'getRecordWithRelated',
    getRecordWithRelated('publication', PRODUCT.id),
    { record: PRODUCT, groups: [GROUP] },
    { record: PRODUCT, related: [GROUP] },
    [
      [{ record: {}, groups: [GROUP] }, 'record.id: no string'],
      [{ record: PRODUCT }, 'related.groups: no array'],
      [null, 'record: no object'],
    ],
  ],
  ['getRelated, of users', getRelated('a'), { groups: [LINKED_GROUP] }, [LINKED_GROUP], []],
  [
    'getSimilar',
    getSimilar('a'),
    { results: [{ record: PRODUCT, score: 1, why: SHARED }] },
    [{ record: PRODUCT, ...SHARED }],
    [[{}, 'similar.results: no array']],
  ],
  [
    'getSuggestions',
    getSuggestions('sea', 5),
    { suggestions: [SUGGESTION], records: [{ kind: 'project', record: PROJECT }], persons: [PERSON] },
    { suggestions: [SUGGESTION], records: [{ kind: 'project', record: PROJECT }], persons: [PERSON] },
    [
      [{ records: [] }, 'suggest.suggestions: no array'],
      [{ suggestions: [] }, 'suggest.records: no array'],
    ],
  ],
  [
    'getTotals',
    getTotals([EMPTY_QUERY]),
    { totals: [3, null] },
    [3, null],
    [[{ totals: 3 }, 'totals.totals: no array']],
  ],
  [
    'getSpelling',
    getSpelling(EMPTY_QUERY),
    { suggestions: [SPELLING] },
    [SPELLING],
    [[{}, 'spelling.suggestions: no array']],
  ],
  [
    'getValuesOverYears',
    getValuesOverYears(EMPTY_QUERY, 'country'),
    { years: [2020, 2021], rows: [ROW], ...OF_ALL },
    { years: [2020, 2021], rows: [ROW], ...OF_ALL },
    [
      [{ rows: [] }, 'over-years.years: no array'],
      [{ years: [] }, 'over-years.rows: no array'],
    ],
  ],
  [
    'getSearchRecord',
    getSearchRecord(EMPTY_QUERY),
    SEARCH_RECORD,
    SEARCH_RECORD,
    [
      [{ ...SEARCH_RECORD, contentHash: null }, 'search-record.contentHash: no string'],
      [{ ...SEARCH_RECORD, records: [['a']] }, 'search-record.records.0: too_small'],
    ],
  ],
];

test.each(CALLS)('%s: a well-formed response', async (_name, endpoint, response, value) => {
  expect(await parseResponse(endpoint, response)).toEqual({ result: { ok: true, value }, rejected: [] });
});

describe('a malformed response is a failure that names the field', () => {
  test.each(
    CALLS.flatMap(([name, endpoint, , , refused]) =>
      refused.map(([response, detail]) => ({ name, endpoint, response, detail })),
    ),
  )('$name: $detail', async ({ endpoint, response, detail }) => {
    const { result } = await parseResponse(endpoint, response);
    expect(result).toEqual({ ok: false, error: { kind: 'shape', detail } });
  });
});

describe('a malformed item is left out and reported', () => {
  test.each([
    [
      'a group of an unknown relation',
      getRelated('a'),
      { groups: [{ ...GROUP, relation: 'likes' }, GROUP] },
      [GROUP],
      { path: 'groups[0]', id: null, problem: 'part.relation: invalid_value' },
    ],
    [
      'a related record without an id',
      getRelated('a'),
      { groups: [{ ...GROUP, results: [{ kind: 'project', record: {} }] }] },
      [{ ...GROUP, results: [] }],
      { path: 'groups[0].results[0].record', id: null, problem: 'record.id: no string' },
    ],
    [
      'a community without an id',
      getOverview(),
      { ...OVERVIEW, communities: [{ record: {}, products: 3 }] },
      { ...OVERVIEW, communities: [] },
      { path: 'communities[0].record', id: null, problem: 'record.id: no string' },
    ],
    [
      'a count by year without one count per year',
      getValuesOverYears(EMPTY_QUERY, 'country'),
      { years: [2020, 2021], rows: [ROW, { ...ROW, counts: [3] }] },
      { years: [2020, 2021], rows: [ROW] },
      { path: 'rows[1]', id: null, problem: 'part: custom' },
    ],
    [
      'counts of all results without one count per year',
      getValuesOverYears(EMPTY_QUERY, 'country'),
      { years: [2020, 2021], rows: [ROW], results: { total: 9, years: [2020, 2021], counts: [4] } },
      { years: [2020, 2021], rows: [ROW] },
      { path: 'results', id: null, problem: 'part: custom' },
    ],
    [
      'a total that is text, which keeps its position',
      getTotals([EMPTY_QUERY]),
      { totals: ['3', 4] },
      [null, 4],
      { path: 'totals[0]', id: null, problem: 'part: no number' },
    ],
    [
      'a similar work without an id',
      getSimilar('a'),
      { results: [{ record: { type: 'dataset' }, why: SHARED }] },
      [],
      { path: 'results[0].record', id: null, problem: 'record.id: no string' },
    ],
    [
      'a spelling without a total',
      getSpelling(EMPTY_QUERY),
      { suggestions: [{ keyword: 'sea' }] },
      [],
      { path: 'suggestions[0]', id: null, problem: 'part.total: no number' },
    ],
  ] as const)('%s', async (_item, endpoint, response, value, rejected) => {
    expect(await parseResponse<unknown>(endpoint, response)).toEqual({
      result: { ok: true, value },
      rejected: [rejected],
    });
  });
});

test('a landing page keeps a record whose authors are text', async () => {
  const { result, rejected } = await parseResponse(getRecord('publication', PRODUCT.id), {
    ...PRODUCT,
    authors: 'some text',
  });
  const { authors: _lost, ...rest } = PRODUCT;
  expect(result).toEqual({ ok: true, value: rest });
  expect(rejected).toEqual([{ path: 'record.authors', id: PRODUCT.id, problem: 'field: malformed' }]);
});
