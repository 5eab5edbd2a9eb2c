import { expect, test } from '@jest/globals';
import {
  withAll,
  withKnown,
  withLook,
  withSearch,
  withSelected,
  withoutSearch,
  withoutSelected,
} from './saved-steps.ts';
import { NOTHING_SAVED, SAVED_LIMITS } from './saved-items.ts';
import type { SavedItems } from './saved-items.ts';

const search = (address: string, name = address) => ({ address, name, lastLook: null });
const record = (id: string) => ({ kind: 'publication' as const, id, title: id });
const addresses = ({ searches }: SavedItems) => searches.map(({ address }) => address);
const LOOK = { at: '2026-11-21T00:00:00.000Z', total: 0, marks: [] };

test('a search is saved once; saving it again makes it the newest', () => {
  const saved = [search('a'), search('b'), search('a', 'again')].map(withSearch);
  const result = saved.reduce((before, step) => step(before), NOTHING_SAVED);
  expect(result.searches).toEqual([search('b'), search('a', 'again')]);
});

test('the newest replace the oldest', () => {
  const many = Array.from({ length: SAVED_LIMITS.searches + 1 }, (_none, index) => search(`s${index}`));
  const result = withAll({ ...NOTHING_SAVED, searches: many })(NOTHING_SAVED);
  expect(result.searches).toEqual(many.slice(1));
});

test('a visit is remembered only for a saved search', () => {
  const saved = withSearch(search('a'))(NOTHING_SAVED);
  expect(withLook('a', LOOK)(saved).searches[0]?.lastLook).toEqual(LOOK);
  expect(withLook('b', LOOK)(saved)).toEqual(saved);
});

test('an added record can be removed again', () => {
  const saved = withSelected(record('x'))(withSearch(search('a'))(NOTHING_SAVED));
  expect(withoutSelected('x')(withoutSearch('a')(saved))).toEqual(NOTHING_SAVED);
});

test('merging keeps everything once', () => {
  const mine = withSearch(search('a'))(NOTHING_SAVED);
  const theirs = { ...NOTHING_SAVED, searches: [search('a'), search('b')], selection: [record('x')] };
  const both = withAll(theirs)(mine);
  expect(addresses(both)).toEqual(['a', 'b']);
  expect(withAll(theirs)(both)).toEqual(both);
});

test('the facts of records are added to the selected ones', () => {
  const citation = { style: 'apa', text: 'X.' };
  const saved = withKnown(
    new Map([
      ['x', { citation }],
      ['y', { citation }],
    ]),
  )(withSelected(record('x'))(NOTHING_SAVED));
  expect(saved.selection).toEqual([{ ...record('x'), citation }]);
});
