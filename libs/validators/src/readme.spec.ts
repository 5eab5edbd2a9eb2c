import { expect, test } from '@jest/globals';
import { asFieldRule, optional, validatePageRoute, validateUrl, validateYear } from './index.ts';

test('a value, or the reason in words', () => {
  expect(validateYear('2020', { currentYear: 2026 })).toEqual({ ok: true, value: 2020 });
  expect(validateYear('1799', { currentYear: 2026 })).toEqual({
    ok: false,
    messageId: 'validation.year',
    message: 'Year must be between 1800 and 2036.',
    values: { min: 1800, max: 2036 },
  });
});

test('options of a rule', () =>
  expect(validatePageRoute('about/', { taken: ['/about'] })).toMatchObject({
    message: 'This route is used by an other page',
  }));

test('in a form', () => {
  const rule = asFieldRule(optional(validateUrl));
  expect(rule('')).toBeUndefined();
  expect(rule('javascript:alert(1)')).toBe(
    'Please provide a valid address that starts with http://, https:// or www.',
  );
});
