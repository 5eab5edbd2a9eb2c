import { describe, expect, test } from '@jest/globals';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { EMPTY_QUERY, withKind } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { searchRecords } from '../index.ts';
import { parseResponse } from '../testing/parse-response.ts';

const TEN = Array.from({ length: 10 }, (_, number) => aProduct({ id: idOf('test', number) }));
const [FIRST = aProduct(), ...REST] = TEN;
const page = (fields: object) => ({ header: { numFound: 10 }, results: TEN, ...fields });
const parse = (json: unknown) => parseResponse(searchRecords(EMPTY_QUERY), json);
const valueOf = async (json: unknown) => {
  const { result, rejected } = await parse(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { value: result.value, rejected };
};

test('a page of ten records is parsed completely', async () => {
  const { value, rejected } = await valueOf(page({}));
  expect(value.results).toEqual(TEN);
  expect(rejected).toEqual([]);
});

test('parts that a page does not have are empty', async () => {
  expect((await valueOf({ header: { numFound: 1 }, results: [{ id: 'x', type: 'other' }] })).value).toEqual({
    total: 1,
    results: [{ id: 'x', type: 'other' }],
    facets: {},
    highlights: {},
    explain: {},
    recognized: null,
    identifiers: null,
    elsewhere: [],
    relatedNames: {},
    linkedByUser: {},
    versions: null,
  });
});

describe('one malformed record of ten is left out and reported; nine are shown', () => {
  test.each([
    ['nothing', null, null, 'record: no object'],
    ['text', 'record', null, 'record: no object'],
    ['a list', [FIRST], null, 'record: no object'],
    ['without an id', { ...FIRST, id: undefined }, null, 'record.id: no string'],
    ['with a number as its id', { ...FIRST, id: 7 }, null, 'record.id: no string'],
    ['without a type', { ...FIRST, type: undefined }, FIRST.id, 'record.type: invalid_value'],
    ['with an unknown type', { ...FIRST, type: 'poem' }, FIRST.id, 'record.type: invalid_value'],
  ])('a record that is %s', async (_flaw, record, id, problem) => {
    const { value, rejected } = await valueOf(page({ results: [record, ...REST] }));
    expect(value.results).toEqual(REST);
    expect(rejected).toEqual([{ path: 'results[0]', id, problem }]);
  });
});

describe('a malformed field is left out and reported; the record is shown', () => {
  test.each([
    ['authors', 'some text'],
    ['authors', { fullName: 7 }],
    ['mainTitle', { en: 'A' }],
    ['publicationDate', ['soon']],
    ['bestAccessRight', 'OPEN'],
    ['instances', 'here'],
    ['indicators', 12],
  ])('%s: %j', async (field, flaw) => {
    const { value, rejected } = await valueOf(page({ results: [{ ...FIRST, [field]: flaw }, ...REST] }));
    const { [field]: _lost, ...rest } = { ...FIRST } as Record<string, unknown>;
    expect(value.results).toEqual([rest, ...REST]);
    expect(rejected).toEqual([{ path: `results[0].${field}`, id: FIRST.id, problem: 'field: malformed' }]);
  });

  test('unknown fields are dropped without a report', async () => {
    const { value, rejected } = await valueOf(page({ results: [{ ...FIRST, mood: 'good' }] }));
    expect(value.results).toEqual([FIRST]);
    expect(rejected).toEqual([]);
  });
});

describe('a malformed optional part does not lose the page', () => {
  const VALUE = { value: 'OPEN', label: 'Open Access', count: 3 };
  const MARKED = { text: 'sea level', marks: [[0, 3]] };
  const DOI = { scheme: 'doi', display: '10.1/a' };
  test.each([
    ['facets', 'text', {}, 'facets'],
    ['facets', { access: {} }, {}, 'facets.access'],
    [
      'facets',
      { access: { values: [VALUE, { ...VALUE, count: '3' }], distinct: 2 } },
      { access: { values: [VALUE], distinct: 2 } },
      'facets.access.values[1]',
    ],
    ['facets', { access: { values: [], isLater: 'yes' } }, {}, 'facets.access'],
    ['highlights', [], {}, 'highlights'],
    ['highlights', { a: { title: MARKED }, b: { title: 'sea' } }, { a: { title: MARKED } }, 'highlights.b'],
    ['highlights', { a: { title: { text: 'sea', marks: [[0]] } } }, {}, 'highlights.a'],
    ['explain', { a: [{ source: 'title: sea' }] }, {}, 'explain.a'],
    ['recognized', 'doi', null, 'recognized'],
    ['identifiers', { found: [DOI], missing: [] }, null, 'identifiers'],
    ['elsewhere', {}, [], 'elsewhere'],
    ['elsewhere', [{ kind: 'poem', record: { id: 'a' } }], [], 'elsewhere[0]'],
    ['elsewhere', [{ kind: 'person', record: { id: 'a' } }], [], 'elsewhere[0]'],
    ['elsewhere', [{ kind: 'project', record: null }], [], 'elsewhere[0].record'],
    [
      'linkedByUser',
      { a: { approvedAt: '2026-10-02' }, b: {} },
      { a: { approvedAt: '2026-10-02' } },
      'linkedByUser.b',
    ],
    ['versions', { canBeTogether: true, works: { a: { id: 'a', versions: 1 } } }, null, 'versions'],
    ['relatedNames', { a: 'Tides', b: 7 }, { a: 'Tides' }, 'relatedNames.b'],
  ] as const)('%s: %j', async (part, flaw, expected, path) => {
    const { value, rejected } = await valueOf(page({ [part]: flaw }));
    expect(value[part]).toEqual(expected);
    expect(value.results).toEqual(TEN);
    expect(rejected.map((one) => one.path)).toEqual([path]);
  });
});

describe('a malformed page is a failure that names the field', () => {
  test.each([
    [null, 'search: no object'],
    ['<html>', 'search: no object'],
    [{ results: [] }, 'search.header: no object'],
    [{ header: {}, results: [] }, 'search.header.numFound: no number'],
    [{ header: { numFound: '12' }, results: [] }, 'search.header.numFound: no number'],
    [{ header: { numFound: 1 } }, 'search.results: no array'],
    [{ header: { numFound: 1 }, results: { 0: FIRST } }, 'search.results: no array'],
  ])('%j', async (json, detail) => {
    const { result } = await parse(json);
    expect(result).toEqual({ ok: false, error: { kind: 'shape', detail } });
  });
});

test('records are parsed as the kind that was searched for', async () => {
  const endpoint = searchRecords(withKind(EMPTY_QUERY, 'project'));
  const results = [{ id: 'a', acronym: 'TIDES', mainTitle: 'no field of a project' }];
  const { result } = await parseResponse(endpoint, page({ results }));
  expect(result).toMatchObject({ value: { results: [{ id: 'a', acronym: 'TIDES' }] } });
});

test('any JSON is a page or a shape failure, and never throws', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        header: fc.constant({ numFound: 1 }),
        results: fc.array(fc.jsonValue()),
        facets: fc.jsonValue(),
      }),
      async (json) => {
        const { result } = await parse(json);
        expect(result.ok).toBe(true);
      },
    ),
    { numRuns: 50 },
  ));
