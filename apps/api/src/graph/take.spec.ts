import { expect, test } from '@jest/globals';
import { take } from './take.ts';

test.each([
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [9, [1, 2, 3]],
])('of three items, at most %i are %j, and no further one is asked for', async (limit, expected) => {
  let asked = 0;
  const items = async function* () {
    for (; asked < 3;) yield (asked += 1);
  };
  const taken: number[] = [];
  for await (const item of take(items(), limit)) taken.push(item);
  expect([taken, asked]).toEqual([expected, expected.length]);
});
