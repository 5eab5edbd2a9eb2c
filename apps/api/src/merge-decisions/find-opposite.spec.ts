import { expect, test } from '@jest/globals';
import { findOpposite } from './find-opposite.ts';

const same = (...[first = '', ...others]: readonly string[]) =>
  ({ verdict: 'same', records: [first], others }) as const;
const different = (first: string, ...others: readonly string[]) =>
  ({ verdict: 'different', records: [first], others: [...others] }) as const;

test.each([
  ['two pairs', [same('a', 'b'), different('c', 'd')], null],
  ['one pair', [same('a', 'b'), different('a', 'b')], ['a', 'b']],
  ['one pair, the other way round', [different('b', 'a'), same('a', 'b')], ['b', 'a']],
  ['a pair through a third record', [same('a', 'b'), same('c', 'b'), different('a', 'c')], ['a', 'c']],
  [
    'groups that a later decision joins',
    [same('a', 'b'), same('c', 'd'), same('d', 'a'), different('b', 'c')],
    ['b', 'c'],
  ],
  ['a record that is different from one of two', [same('a', 'b'), different('a', 'c', 'b')], ['a', 'b']],
  ['records that are only different', [different('a', 'b'), different('b', 'c')], null],
] as const)('decisions contradict each other about %s', (_what, decisions, pair) => {
  expect(findOpposite(decisions)).toEqual(pair);
});
