import { expect, test } from '@jest/globals';
import { createSettled } from './settled-pairs.ts';

const same = (first: string, ...others: readonly string[]) =>
  ({ verdict: 'same', records: [first], others: [...others] }) as const;
const different = (first: string, ...others: readonly string[]) =>
  ({ verdict: 'different', records: [first], others: [...others] }) as const;

test.each([
  ['no decision', [], false],
  ['a decision about them', [same('a', 'b')], true],
  ['the opposite one, the other way round', [different('b', 'c', 'a')], true],
  ['decisions about one of them', [same('a', 'c'), different('b', 'd')], false],
  ['two decisions that make them one', [same('a', 'c'), same('b', 'c')], true],
  ['two decisions that keep them apart', [same('a', 'c'), different('c', 'b')], true],
  ['two decisions that say nothing together', [different('a', 'c'), different('c', 'b')], false],
])('%s: the pair of two records is settled or not', (_what, decisions, isSettled) => {
  expect(createSettled(decisions)('a', 'b')).toBe(isSettled);
});
