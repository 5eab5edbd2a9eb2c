import { expect, test } from '@jest/globals';
import { pagesShown } from './pages-shown.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 20, [1, 2, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
  [3, 5, [1, 2, 3, 4, 5]],
  [21, 20, [1, null, 20, 21]],
  [25, 20, [1, null, 20, null, 25]],
])('on page %i of %i the pager shows %j', (current, pages, expected) => {
  expect(pagesShown(current, pages)).toEqual(expected);
});
