import { expect, test } from '@jest/globals';
import { take } from './take.ts';

test.each([
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [9, [1, 2, 3]],
])('the first %i of three items are %j, and none after them is requested', async (limit, expected) => {
  let asked = 0;
  const items = async function* () {
    for (; asked < 3;) yield (asked += 1);
  };
  const taken: number[] = [];
  for await (const item of take(items(), limit)) taken.push(item);
  expect([taken, asked]).toEqual([expected, expected.length]);
});
