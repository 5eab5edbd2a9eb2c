import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Kind } from '../kinds.ts';
import { convertedType, kindedRecordSchema, RECORD_SCHEMAS, relationSchema } from '../schemas.ts';

const KINDS: readonly Kind[] = [
  'product',
  'project',
  'organization',
  'dataSource',
  'service',
  'community',
  'person',
];
const parseProduct = (fields: object) =>
  RECORD_SCHEMAS.product.parse({ id: 'a', type: 'dataset', ...fields });

describe.each(KINDS.map((kind) => [kind]))('%s', (kind) => {
  const least = kind === 'product' ? { id: 'a', type: 'other' } : { id: 'a' };
  test('needs an id', () => {
    expect(RECORD_SCHEMAS[kind].safeParse({ ...least, id: undefined }).success).toBe(false);
    expect(RECORD_SCHEMAS[kind].safeParse({ ...least, id: ' ' }).success).toBe(false);
    expect(RECORD_SCHEMAS[kind].safeParse({ ...least, id: 'half a pair \ud800' }).success).toBe(false);
  });
  test('needs nothing else, whether absent or null', () => {
    const absent = RECORD_SCHEMAS[kind].parse(least);
    const nulls = Object.fromEntries(Object.keys(absent).map((name) => [name, null]));
    expect(RECORD_SCHEMAS[kind].parse({ ...nulls, ...least })).toEqual(absent);
  });
  test('survives anything in any other field', () => {
    const names = Object.keys(RECORD_SCHEMAS[kind].shape);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (fields) => {
        const parsed = RECORD_SCHEMAS[kind].safeParse({ ...fields, ...least });
        expect(parsed.success).toBe(true);
        if (parsed.success) expect(RECORD_SCHEMAS[kind].parse(parsed.data)).toEqual(parsed.data);
      }),
    );
  });
});

describe('dirty values', () => {
  test.each([
    ['a date with time', { publicationDate: '2020-02-03T10:00:00Z' }, { publicationDate: '2020-02-03' }],
    ['a year', { publicationDate: '2020' }, { publicationDate: '2020-01-01' }],
    ['a year as a number', { publicationDate: 2020 }, { publicationDate: '2020-01-01' }],
    ['a month', { publicationDate: '2020-02' }, { publicationDate: '2020-02-01' }],
    ['a day that no calendar has', { publicationDate: '2021-02-29' }, { publicationDate: '2021-02-01' }],
    ['a day without leading zeros', { publicationDate: '2018-2-8' }, { publicationDate: '2018-02-08' }],
    ['a day without separators', { publicationDate: 20180208 }, { publicationDate: '2018-02-08' }],
    [
      'reviews in other letters',
      { instances: [{ refereed: 'Unknown' }, { refereed: 'Peer reviewed' }, { refereed: '0002' }] },
      {
        instances: [{ refereed: 'UNKNOWN' }, { refereed: 'peerReviewed' }, { refereed: 'nonPeerReviewed' }],
      },
    ],
    ['words for a date', { publicationDate: 'soon' }, { publicationDate: null }],
    ['blank text', { publisher: '  ' }, { publisher: null }],
    ['a marker for nothing', { publisher: '{NULL}' }, { publisher: null }],
    [
      'the marker of Python',
      { publisher: 'None', pids: [{ scheme: 'DOI', value: 'None' }] },
      { publisher: null, pids: [] },
    ],
    ['a number for text', { version: 2 }, { version: '2' }],
    ['one text for a list', { descriptions: 'one' }, { descriptions: ['one'] }],
    ['nothing in a list', { descriptions: [null, '', 'one', {}] }, { descriptions: ['one'] }],
    [
      'a broken item in a list',
      { pids: [{ scheme: 'doi' }, { scheme: 'doi', value: '10.1/a' }] },
      { pids: [{ scheme: 'doi', value: '10.1/a' }] },
    ],
    ['a flag as text', { isGreen: 'true' }, { isGreen: true }],
    ['a flag as anything else', { isGreen: 'maybe' }, { isGreen: null }],
    [
      'a count as text',
      { indicators: { usageCounts: { views: '12' } } },
      { indicators: { usageCounts: { views: 12 } } },
    ],
    [
      'views of no year',
      {
        indicators: {
          usageCounts: {
            bySource: [
              { source: 'A', year: 'soon' },
              { source: 'A', year: 9999, views: 1 },
              { source: 'B', year: 2021, views: 3 },
            ],
          },
        },
      },
      { indicators: { usageCounts: { bySource: [{ source: 'B', year: 2021, views: 3 }] } } },
    ],
    ['an unknown color', { openAccessColor: 'purple' }, { openAccessColor: null }],
    [
      'a grant that no source names',
      { projects: [{ id: 'p', code: 'unidentified', title: 'Unidentified', funder: 'DFG' }] },
      { projects: [{ id: 'p', code: null, title: null, funder: 'DFG' }] },
    ],
    [
      'a grant about what is unidentified',
      { projects: [{ id: 'p', title: 'Unidentified objects' }] },
      { projects: [{ id: 'p', title: 'Unidentified objects' }] },
    ],
    [
      'an author without a name',
      { authors: [{ rank: 1 }, { fullName: 'A' }] },
      { authors: [{ fullName: 'A' }] },
    ],
  ])('%s', (_rule, fields, expected) => {
    expect(parseProduct(fields)).toMatchObject(expected);
  });
  test('an unknown type is refused: the landing page depends on it', () => {
    expect(RECORD_SCHEMAS.product.safeParse({ id: 'a', type: 'poem' }).success).toBe(false);
  });
});

test.each([
  ['names it', { kind: 'project', record: { id: 'a' } }, true],
  ['by a word that is not a kind', { kind: 'poem', record: { id: 'a' } }, false],
  ['fits the record', { kind: 'product', record: { id: 'a' } }, false],
])('a record with its kind: the kind %s', (_rule, value, isValid) => {
  expect(kindedRecordSchema.safeParse(value).success).toBe(isValid);
});

test.each([
  ['both ends and a name', { source: 'a', target: 'b', relType: { name: 'Cites' } }, true],
  ['no target', { source: 'a', relType: { name: 'Cites' } }, false],
  ['no name', { source: 'a', target: 'b', relType: { name: '' } }, false],
])('a relation with %s', (_rule, value, isValid) => {
  expect(relationSchema.safeParse(value).success).toBe(isValid);
});

test.each([-1, 1.5, 2_147_483_648, '9007199254740992', Number.POSITIVE_INFINITY])(
  'the count %j, which no index can hold, is as if it were not given',
  (count) => {
    const product = RECORD_SCHEMAS.product.parse({
      id: 'a',
      type: 'publication',
      indicators: {
        citationImpact: { citationCount: count },
        usageCounts: { views: count, downloads: count },
      },
    });
    expect(product.indicators).toMatchObject({
      citationImpact: { citationCount: null },
      usageCounts: { views: null, downloads: null },
    });
  },
);

const { shape } = RECORD_SCHEMAS.product;

test.each([
  ['mainTitle', shape.mainTitle, { type: 'string' }],
  ['version', shape.version, { type: 'string' }],
  ['publicationDate', shape.publicationDate, { type: 'string', format: 'date' }],
  ['isGreen', shape.isGreen, { type: 'boolean' }],
  ['lastUpdateTimeStamp', shape.lastUpdateTimeStamp, { type: 'number' }],
  ['descriptions', shape.descriptions, { type: 'array', items: expect.anything() }],
  ['type, which is not converted', shape.type, undefined],
])('the converted type of %s is known', (_name, schema, type) => {
  expect(convertedType(schema)).toEqual(type);
});
