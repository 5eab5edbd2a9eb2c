import { expect, test } from '@jest/globals';
import { asFieldRule } from './as-field-rule.ts';
import { asRefinement } from './as-refinement.ts';
import { asStandardSchema } from './as-standard-schema.ts';
import { validateYear } from './validate-year.ts';
import { validateYearRange } from './validate-year-range.ts';

const MESSAGE = 'Year must be between 1800 and 2036.';
const validate = (text: string) => validateYear(text, { currentYear: 2026 });

test('zod: the check and its message', () => {
  const [check, { error }] = asRefinement(validate);
  expect([check('2020'), check('20')]).toEqual([true, false]);
  expect([error({ input: '20' }), error({ input: '2020' }), error({ input: 20 }), error({})]).toEqual([
    MESSAGE,
    undefined,
    undefined,
    undefined,
  ]);
});

test('forms: the message, or nothing', () => {
  expect(asFieldRule(validate)('2020')).toBeUndefined();
  expect(asFieldRule(validate)('20')).toBe(MESSAGE);
  expect(asFieldRule(validate, ({ messageId, values }) => `${messageId} ${values['max']}`)('20')).toBe(
    'validation.year 2036',
  );
});

test('forms: a rule over more than one field', () => {
  const rule = asFieldRule((range: { from: string; to: string }) =>
    validateYearRange(range, { currentYear: 2026 }),
  );
  expect(rule({ from: '2021', to: '2020' })).toBe(
    'Starting year must be greater than or equal to ending year.',
  );
});

test('Standard Schema', () => {
  const { version, vendor, validate: check } = asStandardSchema(validate)['~standard'];
  expect({ version, vendor }).toEqual({ version: 1, vendor: 'open-discovery' });
  expect(check('2020')).toEqual({ value: 2020 });
  expect(check('20')).toEqual({ issues: [{ message: MESSAGE }] });
  expect(check(2020)).toEqual({ issues: [{ message: 'Please provide text.' }] });
});
