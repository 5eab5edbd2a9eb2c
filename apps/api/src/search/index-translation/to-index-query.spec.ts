import { describe, expect, test } from '@jest/globals';
import { relatedFromValue, relationValue } from '@open-discovery/graph-index';
import { parseQueryText, printQueryText, QUERY_FIELDS } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { ALL_RECORDS } from '../engine-query.ts';
import type { EngineQuery, Filter } from '../engine-query.ts';
import { toIndexClause } from './to-index-clause.ts';
import { toIndexQuery } from './to-index-query.ts';

/** The problems of values that the index cannot have. A reversed range and a value that is no boolean are found by searching. */
const NOT_IN_INDEX: readonly string[] = ['query-text.no-number', 'query-text.no-date', 'query-text.no-order'];

describe('query text', () => {
  test.each([
    ['sea', { op: 'words', text: 'sea' }],
    ['sea level', { op: 'words', text: 'sea level' }],
    ['"sea level"', { op: 'phrase', text: 'sea level' }],
    ['coas*', { op: 'prefix', text: 'coas' }],
    ['title:sea title:ice', { op: 'words', text: 'sea ice', fields: ['title'] }],
    [
      'title:sea ice',
      {
        op: 'and',
        nodes: [
          { op: 'words', text: 'sea', fields: ['title'] },
          { op: 'words', text: 'ice' },
        ],
      },
    ],
    ['access:open', { op: 'value', field: 'access', values: ['open', 'OPEN'] }],
    [
      'subject:tides',
      {
        op: 'or',
        nodes: [
          { op: 'words', text: 'tides', fields: ['subject'] },
          { op: 'value', field: 'subject', values: ['tides'] },
        ],
      },
    ],
    ['year:2020', { op: 'range', field: 'year', from: 2020, to: 2020 }],
    ['year:2018..2020', { op: 'range', field: 'year', from: 2018, to: 2020 }],
    ['year:[2018 TO *]', { op: 'range', field: 'year', from: 2018, to: undefined }],
    ['date:1970', { op: 'range', field: 'date', from: 0, to: 364 }],
    ['date:1970-01-01..1970-01-02', { op: 'range', field: 'date', from: 0, to: 1 }],
    ['title:*', { op: 'exists', field: 'title' }],
    ['access:*', { op: 'exists', field: 'access' }],
    ['year:*', { op: 'exists', field: 'year' }],
    ['-abstract:*', { op: 'not', node: { op: 'exists', field: 'abstract' } }],
    ['year:soon', { op: 'none' }],
    ['year:2018..soon', { op: 'none' }],
    ['title:a..b', { op: 'none' }],
    ['-sea', { op: 'not', node: { op: 'words', text: 'sea' } }],
    ['', { op: 'all' }],
  ])('%s', (text, expected) => {
    expect(toIndexClause(parseQueryText(text).tree)).toEqual(expected);
  });
  test('a value that its field cannot have finds nothing, and is reported, and no other is', () => {
    const anyField = fc.constantFrom(...QUERY_FIELDS);
    const anyEnd = fc.oneof(
      fc.constantFrom(
        '2018',
        '2018-03',
        '2018-3-1',
        '2018-02-30',
        'true',
        'open',
        '1234567890',
        '-5',
        '1.5',
        '*',
      ),
      fc.stringMatching(/^[0-9a-z.-]{1,12}$/),
    );
    fc.assert(
      fc.property(anyField, anyEnd, fc.option(anyEnd), (field, from, to) => {
        const text = to === null ? `${field}:${from}` : printQueryText({ op: 'range', field, from, to });
        const { tree, problems } = parseQueryText(text);
        const reported = problems.filter(({ messageId }) => NOT_IN_INDEX.includes(messageId));
        expect([text, reported.length > 0]).toEqual([text, toIndexClause(tree).op === 'none']);
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['__proto__', 'constructor', 'unheard-of'])('the field %s matches nothing', (field) => {
    expect(toIndexClause({ op: 'word', field, text: 'x' })).toEqual({ op: 'none' });
  });
});

const query = (fields: Partial<EngineQuery>): EngineQuery => ({
  ...ALL_RECORDS,
  limit: 10,
  ...fields,
});
const TODAY = 20_000;
const type: Filter = { name: 'type', is: 'any', field: 'type', values: ['dataset'] };

describe('filters', () => {
  test.each<[string, Filter, unknown]>([
    ['any of some values', type, { op: 'value', field: 'type', values: ['dataset'] }],
    ['ids', { name: 'id', is: 'any', field: 'id', values: ['x'] }, { op: 'ids', ids: ['x'] }],
    [
      'an open range',
      { name: 'year', is: 'range', field: 'year', from: null, to: 2000 },
      { op: 'range', field: 'year', from: undefined, to: 2000 },
    ],
    ['exists', { name: 'e', is: 'exists', field: 'project' }, { op: 'exists', field: 'project' }],
    [
      'not',
      { name: 'n', is: 'not', condition: type },
      { op: 'not', node: { op: 'value', field: 'type', values: ['dataset'] } },
    ],
    ['all of nothing', { name: 'a', is: 'all-of', conditions: [] }, { op: 'all' }],
  ])('%s', (_rule, filter, node) => {
    expect(toIndexQuery(query({ filters: [filter] }), TODAY).filters).toEqual([{ name: filter.name, node }]);
  });
  test('filters with the same name are joined, so that the facet ignores both', () => {
    const { filters } = toIndexQuery(query({ filters: [type, { ...type, values: ['other'] }] }), TODAY);
    expect(filters).toHaveLength(1);
    expect(filters[0]).toMatchObject({ name: 'type', node: { op: 'and' } });
  });
  test('the kind becomes a filter', () => {
    expect(toIndexQuery(query({ kind: 'project' }), TODAY).filters).toEqual([
      { name: 'kind', node: { op: 'value', field: 'kind', values: ['project'] } },
    ]);
  });
  test('words in a filter count toward relevance', () => {
    const words: Filter = { name: 'w', is: 'text', text: { op: 'word', field: 'title', text: 'sea' } };
    const { node, filters } = toIndexQuery(query({ filters: [words] }), TODAY);
    expect(node).toEqual({ op: 'words', text: 'sea', fields: ['title'] });
    expect(filters).toEqual([]);
  });
});

test.each<[string, EngineQuery['sort'], unknown]>([
  [
    'newest first, publications of the future count as undated',
    [{ by: 'date', descending: true }],
    [{ by: 'date', descending: true, atMost: TODAY }],
  ],
  [
    'oldest first, they come last anyway',
    [{ by: 'date', descending: false }],
    [{ by: 'date', descending: false }],
  ],
  [
    'projects may end in the future',
    [{ by: 'endDate', descending: true }],
    [{ by: 'endDate', descending: true }],
  ],
])('%s', (_rule, sort, expected) => {
  expect(toIndexQuery(query({ sort }), TODAY).sort).toEqual(expected);
});

test.each([
  ['keyword facets have a limit', { field: 'type', size: 5 }, { field: 'type', size: 5, ignoring: 'type' }],
  [
    'year facets are complete',
    { field: 'year', size: 5 },
    { field: 'year', size: 10_000, order: 'value', ignoring: 'year' },
  ],
  [
    'values that contain a text',
    { field: 'subject', size: 5, contains: 'x' },
    { field: 'subject', size: 5, contains: 'x', ignoring: 'subject' },
  ],
])('%s', (_rule, wanted, expected) => {
  expect(toIndexQuery(query({ facets: [wanted] }), TODAY).facets).toEqual([expected]);
});

test('the records that a record is related to have the inverse relation', () => {
  expect(relatedFromValue('x', 'IsCitedBy')).toBe(relationValue('Cites', 'x'));
  expect(relatedFromValue('x', 'IsRelatedTo')).toBe('IsRelatedTo x');
});
