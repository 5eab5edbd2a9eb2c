import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatSavedItems, parseSavedItems, SAVED_FORMAT } from './parse-saved-items.ts';
import { NOTHING_SAVED, SAVED_LIMITS } from './saved-items.ts';

const YEAR = 2026;
const LOOK = { at: '2026-11-21T00:00:00.000Z', total: 1, marks: ['0a1b2c'] };
const SEARCH = { address: 'keyword=sea', name: 'Sea', lastLook: LOOK };
const RECORD = { kind: 'publication' as const, id: 'doi::1', title: 'CO<sub>2</sub>' };
const file = (fields: object) => JSON.stringify({ format: SAVED_FORMAT, version: 1, ...fields });

test('saved items survive export and import', () => {
  const saved = { ...NOTHING_SAVED, searches: [SEARCH], selection: [RECORD] };
  expect(parseSavedItems(formatSavedItems(saved), YEAR)).toEqual({ saved, leftOut: 0 });
});

test('the facts of a selected record are kept, and invalid parts of them are left out', () => {
  const facts = {
    authors: ['A. Sea'],
    authorsLeft: 2,
    year: '2021',
    venue: 'Tides',
    identifiers: [{ scheme: 'doi', value: '10.1/2' }],
  };
  const citation = { style: 'apa', text: 'Sea, A. (2021).' };
  const selectionOf = (record: object) =>
    parseSavedItems(file({ selection: [{ ...RECORD, ...record }] }), YEAR)?.saved.selection;
  expect(selectionOf({ facts, citation })).toEqual([{ ...RECORD, facts, citation }]);
  expect(selectionOf({ citation: { text: 'Sea' } })).toEqual([{ ...RECORD, citation: { text: 'Sea' } }]);
  expect(selectionOf({ facts: [], citation: { style: 'apa' } })).toEqual([RECORD]);
  const broken = { authors: ['A', 7], year: {}, identifiers: [{ scheme: 'doi' }, null] };
  expect(selectionOf({ facts: broken })).toEqual([
    { ...RECORD, facts: { authors: ['A'], authorsLeft: 0, year: '', venue: '', identifiers: [] } },
  ]);
});

test.each(['', 'null', '7', '[]', '{}', '{"format":"open-discovery/saved","version":2}', '{"format":'])(
  '%j is not a file of saved items',
  (text) => {
    expect(parseSavedItems(text, YEAR)).toBeNull();
  },
);

test.each([
  ['a search without a name', { searches: [{ ...SEARCH, name: '' }] }],
  ['a search whose name is not text', { searches: [{ ...SEARCH, name: { toString: 'x' } }] }],
  ['a search with an endless address', { searches: [{ ...SEARCH, address: 'a'.repeat(20_000) }] }],
  ['a record of no kind', { selection: [{ ...RECORD, kind: 'constructor' }] }],
  ['a record without an id', { selection: [{ ...RECORD, id: null }] }],
  ['a search snapshot that is none', { records: [{ address: 'keyword=sea' }] }],
  ['a thing that is nothing', { selection: [null] }],
])('%s is left out and counted', (_what, fields) => {
  expect(parseSavedItems(file(fields), YEAR)).toEqual({ saved: NOTHING_SAVED, leftOut: 1 });
});

test.each(['javascript:alert(1)', 'https://elsewhere.example/', '//elsewhere.example', '__proto__=1'])(
  'the address %j leads to a search of this portal only',
  (address) => {
    const parsed = parseSavedItems(file({ searches: [{ ...SEARCH, address }] }), YEAR);
    expect(parsed?.saved.searches[0]?.address).toBe('type=research-outcomes');
  },
);

test('an unreadable visit is dropped, and the search is kept', () => {
  const parsed = parseSavedItems(file({ searches: [{ ...SEARCH, lastLook: { total: 'x' } }] }), YEAR);
  expect(parsed?.saved.searches).toEqual([{ ...SEARCH, lastLook: null }]);
});

test('unknown fields are dropped', () => {
  const text = file({ selection: [{ ...RECORD, extra: 1 }] }).replace('"extra"', '"__proto__"');
  const [record] = parseSavedItems(text, YEAR)?.saved.selection ?? [];
  expect(Object.keys(record ?? {})).toEqual(['kind', 'id', 'title']);
});

test('items beyond the limit are left out', () => {
  const selection = Array.from({ length: SAVED_LIMITS.selection + 3 }, (_none, id) => ({
    ...RECORD,
    id: String(id),
  }));
  const parsed = parseSavedItems(file({ selection }), YEAR);
  expect([parsed?.saved.selection.length, parsed?.leftOut]).toEqual([SAVED_LIMITS.selection, 3]);
});

test('never throws', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) => file({ searches: value })),
      ),
      (text) => {
        parseSavedItems(text, YEAR);
      },
    ),
  ));
