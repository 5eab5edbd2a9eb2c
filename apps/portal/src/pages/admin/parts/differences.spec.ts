import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differences } from './differences.ts';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

test.each([
  ['a changed text', { name: 'A' }, { name: 'B' }, [change('name', 'A', 'B')]],
  ['a field that became empty', { title: 'A' }, { title: '' }, [change('title', 'A', null)]],
  ['a nested field', { layout: { css: 'a' } }, { layout: { css: 'b' } }, [change('layout.css', 'a', 'b')]],
  ['a list', { tags: ['a'] }, { tags: ['a', 'b'] }, [change('tags', ['a'], ['a', 'b'])]],
  ['a switch', { isEnabled: false }, { isEnabled: true }, [change('isEnabled', false, true)]],
  ['a new item', null, { name: 'A' }, [change('name', null, 'A')]],
  ['a deleted item', { name: 'A' }, null, [change('name', 'A', null)]],
  ['an empty and a missing list', { tags: [] }, {}, []],
])('%s is a difference', (_what, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});

test('equal versions do not differ, and a difference read backwards is its undo', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (before, after) => {
      expect(differences(before, before)).toEqual([]);
      const forth = differences(before, after);
      const back = differences(after, before);
      const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
      expect(back.map(({ field, ...one }) => change(field, one.after, one.before)).sort(byField)).toEqual(
        [...forth].sort(byField),
      );
    }),
  );
});
