import { expect, test } from '@jest/globals';
import { EMPTY_QUERY, withFilter, withKeyword } from '@open-discovery/search-fields';
import fc from 'fast-check';
import {
  formatSearchSnapshot,
  makeSearchSnapshot,
  parseSearchSnapshot,
  parseSearchSnapshotText,
} from './search-snapshot.ts';

const FOUND = {
  total: 2,
  generation: '20261121T000000Z-1a2b',
  publishedAt: '2026-11-20T00:00:00.000Z',
  searchedAt: '2026-11-21T10:00:00.000Z',
  contentHash: 'a'.repeat(64),
  isComplete: true,
  records: [
    ['one', '1f'],
    ['two', '2f'],
  ],
} as const;
const QUERY = withFilter(withKeyword(EMPTY_QUERY, 'sea level'), 'access', 'OPEN', true);
const RECORD = makeSearchSnapshot(QUERY, FOUND, {
  name: 'sea level',
  counts: { access: { OPEN: 2 } },
  titles: { one: 'Tides' },
});

test('a search snapshot survives export and import', () => {
  expect(parseSearchSnapshotText(formatSearchSnapshot(RECORD, { note: 'for people' }), 2026)).toEqual(RECORD);
});

test('it contains the address of the search, from the first page on', () => {
  expect(
    makeSearchSnapshot({ ...QUERY, page: 3 }, FOUND, { name: 'x', counts: {}, titles: {} }).address,
  ).toBe('keyword=sea+level&access=OPEN');
});

test.each([
  ['no address', { address: undefined }],
  ['a name that is not text', { name: { toString: 'x' } }],
  ['a total that is not a count', { total: -1 }],
  ['a time that is none', { searchedAt: 'yesterday' }],
  ['a hash that is none', { contentHash: '<script>' }],
  ['a generation with other signs', { generation: '../../etc' }],
  ['records that are none', { records: [['one']] }],
  ['records with other texts', { records: [['one', { toString: 'x' }]] }],
])('%s is not a search snapshot', (_what, change) => {
  expect(parseSearchSnapshot({ ...RECORD, ...change }, 2026)).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/?keyword=x',
  '//elsewhere.example',
  'nonsense=1',
])('an address %j becomes a search of this portal', (address) => {
  expect(parseSearchSnapshot({ ...RECORD, address }, 2026)?.address).toBe('type=research-outcomes');
});

const MANY_TITLES = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`id-${at}`, 'Tides']));

test.each([
  ['titles that are no text', { one: 'Tides', two: 7, three: '' }, ['one']],
  ['more than a page has', MANY_TITLES, Object.keys(MANY_TITLES).slice(0, 100)],
  ['all that a former version lacks', undefined, []],
])('of the titles, %s are left out', (_what, titles, kept) => {
  expect(Object.keys(parseSearchSnapshot({ ...RECORD, titles }, 2026)?.titles ?? {})).toEqual(kept);
});

test('invalid counts are left out', () => {
  const counts = { access: { OPEN: 2, CLOSED: 'many' }, type: 7 };
  expect(parseSearchSnapshot({ ...RECORD, counts }, 2026)?.counts).toEqual({
    access: { OPEN: 2 },
    type: {},
  });
});

test.each(['', 'null', '[]', '{}', '{"format":"open-discovery/search-record","version":2}'])(
  '%j is not a file of a search snapshot',
  (text) => {
    expect(parseSearchSnapshotText(text, 2026)).toBeNull();
  },
);

test('never throws', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      parseSearchSnapshot(json, 2026);
      parseSearchSnapshotText(JSON.stringify(json), 2026);
    }),
  ));
