import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareFacts, valuesInCommon } from './compare-facts.ts';

test.each([
  ['the same value', [['Open'], ['open ']], false],
  [
    'the same values in another order',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    false,
  ],
  ['another value', [['Open'], ['Closed']], true],
  ['a value that only one states', [['Open'], []], true],
])('%s: different %#', (_rule, values, isDifferent) => {
  expect(compareFacts([{ name: 'Access', values }])).toEqual([{ name: 'Access', values, isDifferent }]);
});

test('a fact that no record states is left out', () => {
  expect(compareFacts([{ name: 'Access', values: [[], []] }])).toEqual([]);
});

const texts = fc.array(fc.string());

test('values in common are values of both, whichever comes first', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const keys = (values: readonly string[]) => new Set(values.map((value) => value.trim().toLowerCase()));
      expect(keys(valuesInCommon(one, other))).toEqual(keys(valuesInCommon(other, one)));
      for (const value of valuesInCommon(one, other)) expect(one).toContain(value);
    }),
  );
});
