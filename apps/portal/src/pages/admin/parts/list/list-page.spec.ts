import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PAGE_SIZE, pageOf } from './list-page.ts';

const items = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_item, index) => index);

test.each([
  [0, 1, PAGE_SIZE],
  [1, PAGE_SIZE + 1, 2 * PAGE_SIZE],
  [2, 2 * PAGE_SIZE + 1, 2 * PAGE_SIZE + 1],
  [9, 2 * PAGE_SIZE + 1, 2 * PAGE_SIZE + 1],
])('page %i has the items %i to %i', (page, first, last) =>
  expect(pageOf(items, page)).toMatchObject({ first, last }),
);

test('an empty list has an empty page', () =>
  expect(pageOf([], 3)).toEqual({ items: [], page: 0, first: 0, last: 0 }));

test('the pages together are the list', () =>
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 3 * PAGE_SIZE }), (list) => {
      const pages = Math.ceil(list.length / PAGE_SIZE);
      expect(Array.from({ length: pages }, (_page, page) => pageOf(list, page).items).flat()).toEqual(list);
    }),
  ));
