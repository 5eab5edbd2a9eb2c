import { expect, test } from '@jest/globals';
import { inParts } from './in-parts.ts';

test.each([
  [0, []],
  [1, [1]],
  [500, [500]],
  [1_001, [500, 500, 1]],
])('%i ids are sent in parts of %j', (count, expected) => {
  const parts = inParts(
    Array.from({ length: count }, (_id, index) => `${index}`),
    500,
  );
  expect(parts.map(({ length }) => length)).toEqual(expected);
  expect(new Set(parts.flat()).size).toBe(count);
});
