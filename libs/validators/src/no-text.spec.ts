import { describe, expect, test } from '@jest/globals';
import {
  optional,
  validateDate,
  validateEmail,
  validateEmailList,
  validateJson,
  validateLength,
  validatePageRoute,
  validatePositiveInteger,
  validateProductId,
  validateRequired,
  validateUrl,
  validateYear,
  validateYearRange,
} from './index.ts';
import type { Validation } from './index.ts';

const settings = { currentYear: 2026 };
const VALIDATORS: Record<string, (text: string) => Validation<unknown>> = {
  validateDate,
  validateEmail,
  validateEmailList,
  validateJson,
  validateLength: (text) => validateLength(text, { max: 5 }),
  validatePageRoute: (text) => validatePageRoute(text, { taken: [] }),
  validatePositiveInteger,
  validateRequired,
  validateUrl,
  validateYear: (text) => validateYear(text, settings),
};
/** Calls a function as JavaScript does, which checks no types. */
const call = (check: unknown, ...values: readonly unknown[]): unknown =>
  typeof check === 'function' ? Reflect.apply(check, undefined, values) : null;

const NO_TEXTS = [null, undefined, 0, 2020, true, {}, [], ['2020'], Symbol('text'), { trim: () => '2020' }];

describe.each(NO_TEXTS)('%p is not text', (value) => {
  test.each(Object.entries(VALIDATORS))('%s', (_name, validate) => {
    expect(call(validate, value)).toMatchObject({ ok: false, messageId: 'validation.text' });
  });
  test('validateProductId', () => {
    expect(call(validateProductId, value)).toMatchObject({ ok: false, messageId: 'validation.product-id' });
  });
  test('validateYearRange, as a range and as a year', () => {
    const required = { ok: false, messageId: 'validation.year-range.required' };
    expect(call(validateYearRange, value, settings)).toMatchObject(required);
    expect(call(validateYearRange, { from: '2020', to: value }, settings)).toMatchObject(required);
  });
});

test.each([[null], [undefined], ['']])('an optional field may be %p', (value) => {
  expect(call(optional(validateUrl), value)).toEqual({ ok: true, value: null });
});

test('an optional field is not a number', () => {
  expect(call(optional(validateUrl), 5)).toMatchObject({ ok: false, messageId: 'validation.text' });
});
