import { expect, test } from '@jest/globals';
import { asCheck, type CheckIssue } from './as-check.ts';
import { asFieldRule } from './as-field-rule.ts';
import { asRefinement } from './as-refinement.ts';
import { asStandardSchema } from './as-standard-schema.ts';
import { validateYear } from './validate-year.ts';
import { validateYearRange } from './validate-year-range.ts';
import type { Invalid } from './validation.ts';

const MESSAGE = 'Year must be between 1800 and 2036.';
const validate = (text: string) => validateYear(text, { currentYear: 2026 });

const translate = ({ messageId, values }: Invalid) => `${messageId} ${String(values['max'])}`;
const ISSUE = { messageId: 'validation.year', values: { min: 1800, max: 2036 } };

test('zod: an issue with the id of its message', () => {
  const issuesOf = (value: string, check = asCheck(validate)): CheckIssue[] => {
    const issues: CheckIssue[] = [];
    check({ value, issues });
    return issues;
  };
  expect(issuesOf('2020')).toEqual([]);
  expect(issuesOf('20')).toEqual([{ code: 'custom', input: '20', message: MESSAGE, params: ISSUE }]);
  expect(issuesOf('20', asCheck(validate, translate))).toMatchObject([{ message: 'validation.year 2036' }]);
});

test('every adapter translates', () => {
  const [, { error }] = asRefinement(validate, translate);
  expect(error({ input: '20' })).toBe('validation.year 2036');
  const { validate: check } = asStandardSchema(validate, translate)['~standard'];
  expect(check('20')).toMatchObject({ issues: [{ message: 'validation.year 2036' }] });
  expect(check(20)).toMatchObject({ issues: [{ message: 'validation.text undefined' }] });
});

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
  expect(check('20')).toEqual({ issues: [{ message: MESSAGE, ...ISSUE }] });
  expect(check(2020)).toEqual({
    issues: [{ message: 'Please provide text.', messageId: 'validation.text', values: {} }],
  });
});
