import { describe, expect, test } from '@jest/globals';
import { dayNumber } from '@open-discovery/graph-index';
import { UPSTREAM_COLLECTIONS } from '@open-discovery/graph-upstream';
import type { UpstreamKind } from '@open-discovery/graph-upstream';
import { parseQueryText } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { withIdentifierClause } from '../../graph/identifiers/recognized-identifier.ts';
import { EngineError } from '../engine-error.ts';
import { ALL_RECORDS } from '../engine-query.ts';
import type { EngineQuery, FilterCondition } from '../engine-query.ts';
import { any } from '../testing/contract/contract-session.ts';
import { FIELD_PARAMETERS, RANGE_PARAMETERS, RELATION_PARAMETERS, SORTS } from './upstream-fields.ts';
import { toParameters } from './to-parameters.ts';

const query = (parts: Partial<EngineQuery>): EngineQuery => ({
  ...ALL_RECORDS,
  kind: 'product',
  limit: 10,
  ...parts,
});
const written = (kind: UpstreamKind, parts: Partial<EngineQuery>): string | null => {
  const parameters = toParameters(kind, query({ kind, ...parts }));
  return parameters && decodeURIComponent(parameters.toString().replaceAll('+', ' '));
};
const words = (text: string) => withIdentifierClause(parseQueryText(text).tree);
const filter = (condition: FilterCondition) => [{ name: 'a', ...condition }];
const year = (from: number | null, to: number | null): FilterCondition => ({
  is: 'range',
  field: 'year',
  from,
  to,
});

describe('a query text', () => {
  test.each([
    ['', ''],
    ['sea level', 'search=sea level'],
    ['sea-level', 'search=sea-level'],
    ['"sea level" rise', 'search="sea level" rise'],
    ['sea OR coast', 'search=sea OR coast'],
    ['(sea OR coast) rise', 'search=(sea OR coast) AND rise'],
    ['semantic -web', 'search=semantic AND NOT web'],
    ['sea or and', 'search=sea or and'],
    ['C++ 50%', 'search="C++" "50%"'],
    ['title:sea abstract:tide', 'mainTitle=sea&description=tide'],
    ['title:(sea OR coast)', 'mainTitle="sea" OR "coast"'],
    ['author:0000-0002-1825-0097', 'authorId=0000-0002-1825-0097'],
    ['10.1038/s41586-020-2649-2', 'pid="10.1038/s41586-020-2649-2"'],
    ['https://doi.org/10.5555/A', 'pid="10.5555/a"'],
    ['year:[2019 TO 2021] sea', 'search=sea&fromPublicationYear=2019&toPublicationYear=2021'],
    ['year:2020', 'fromPublicationYear=2020&toPublicationYear=2020'],
    ['access:OPEN', 'accessRightLabel="Open Access"'],
    ['nofield:sea', 'search="nofield:sea"'],
  ])('%s → %s', (text, parameters) => {
    expect(written('product', { text: words(text) })).toBe(parameters);
  });
  test.each([
    ['the beginning of a word', 'sea*'],
    ['alternatives in several fields', 'title:sea OR abstract:coast'],
    ['records without something', 'NOT (title:sea abstract:coast)'],
    ['a field that OpenAIRE cannot restrict', 'views:[10 TO 20]'],
  ])('%s is refused: %s', (_what, text) => {
    expect(() => written('product', { text: words(text) })).toThrow(
      expect.objectContaining({ reason: 'query' }),
    );
  });
});

describe('filters', () => {
  test.each<[UpstreamKind, EngineQuery['filters'], string | null]>([
    ['product', [any('country', 'NL', 'DE')], 'countryCode="NL" OR "DE"'],
    [
      'product',
      filter({ is: 'range', field: 'date', from: -999_999_999, to: 999_999_999 }),
      'fromPublicationDate=0000-01-01&toPublicationDate=9999-12-31',
    ],
    [
      'product',
      [any('country', 'NL'), ...filter({ is: 'not', condition: any('country', 'FR') })],
      'countryCode="NL" AND NOT "FR"',
    ],
    [
      'product',
      [any('type', 'dataset', 'other'), any('type', 'other')],
      'type=("dataset" OR "other") AND "other"',
    ],
    [
      'product',
      filter({ is: 'all-of', conditions: [any('funder', 'EC'), any('funder', 'NSF')] }),
      'relProjectFundingShortName="EC" AND "NSF"',
    ],
    ['product', filter({ is: 'exists', field: 'project' }), 'hasProjectRel=true'],
    ['product', filter({ is: 'not', condition: { is: 'exists', field: 'project' } }), 'hasProjectRel=false'],
    [
      'product',
      [...filter(year(2000, null)), ...filter(year(1990, 2010))],
      'fromPublicationYear=2000&toPublicationYear=2010',
    ],
    [
      'product',
      filter({
        is: 'not',
        condition: { is: 'range', field: 'date', from: dayNumber('2020-02-29', 'first'), to: null },
      }),
      'fromPublicationDate=2020-02-29&excludePubDateRange=true',
    ],
    [
      'project',
      filter({
        is: 'all-of',
        conditions: [
          { is: 'range', field: 'startYear', from: null, to: 2021 },
          {
            is: 'any-of',
            conditions: [
              { is: 'range', field: 'endYear', from: 2019, to: null },
              { is: 'not', condition: { is: 'exists', field: 'endYear' } },
            ],
          },
        ],
      }),
      'toStartYear=2021&fromEndYear=2019',
    ],
    ['product', [any('relation', 'isProducedBy corda__h2020::1')], 'relProjectId="corda__h2020::1"'],
    ['organization', [any('relation', 'isProducedBy corda__h2020::1')], null],
    ['product', [any('relation', 'Cites doi_________::1')], null],
    ['product', [any('publisher', 'Say "cheese"')], 'publisher="Say  cheese"'],
    ['product', [any('publisher', '')], null],
    ['organization', [any('fos', '01 natural sciences')], null],
  ])('of a %s: %j → %s', (kind, filters, parameters) => {
    expect(written(kind, { filters })).toBe(parameters);
  });
});

test.each<[UpstreamKind, EngineQuery['sort'], string]>([
  ['product', undefined, ''],
  ['product', [{ by: 'relevance', descending: true }], ''],
  ['product', [{ by: 'textRelevance', descending: true }], ''],
  ['product', [{ by: 'date', descending: true }], 'sortBy=publicationDate DESC'],
  [
    'product',
    [
      { by: 'citations', descending: false },
      { by: 'relevance', descending: true },
    ],
    'sortBy=citationCount ASC',
  ],
  ['project', [{ by: 'startDate', descending: true }], 'sortBy=startDate DESC'],
])('a %s is ordered by %j: %s', (kind, sort, parameters) => {
  expect(written(kind, { sort })).toBe(parameters);
});

test('every parameter and order is one of the Graph API', () => {
  for (const [kind, { parameters, sorts }] of Object.entries(UPSTREAM_COLLECTIONS)) {
    const known: readonly string[] = parameters;
    const used = [
      ...Object.values(FIELD_PARAMETERS[kind as UpstreamKind]),
      ...Object.values(RANGE_PARAMETERS[kind as UpstreamKind] ?? {}).flatMap(({ from, to }) => [from, to]),
      ...Object.values(RELATION_PARAMETERS[kind as UpstreamKind] ?? {}),
    ];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(sorts).toEqual(expect.arrayContaining(Object.values(SORTS[kind as UpstreamKind] ?? {})));
  }
});

test('any text gives parameters or a refusal, and no value ends the quotation marks that it is in', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, value) => {
      try {
        const parameters = toParameters(
          'product',
          query({ text: words(text), filters: [any('publisher', value)] }),
        );
        for (const one of parameters?.values() ?? []) expect((one.match(/"/g) ?? []).length % 2).toBe(0);
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
      }
    }),
  );
});
