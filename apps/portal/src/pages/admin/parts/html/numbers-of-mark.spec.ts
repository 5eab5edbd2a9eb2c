import { expect, test } from '@jest/globals';
import { numbersOfMark } from './numbers-of-mark.ts';

test.each([
  ['·', null],
  ['o', null],
  ['1.', [1]],
  ['12)', [12]],
  ['(3)', [3]],
  ['1.2.', [2]],
  ['1.2', [2]],
  ['a.', [1]],
  ['(C)', [3]],
  ['i.', [1, 9]],
  ['IX.', [9]],
  ['xviii)', [18]],
  ['aa.', []],
] as const)('the mark %s can mean the numbers %j', (mark, numbers) => {
  expect(numbersOfMark(mark)).toEqual(numbers);
});
