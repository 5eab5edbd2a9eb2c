import { expect, test } from '@jest/globals';
import { formatMessage } from './format-message.ts';
import { optional } from './optional.ts';
import { validateJson } from './validate-json.ts';
import { validateLength } from './validate-length.ts';
import { validatePositiveInteger } from './validate-positive-integer.ts';
import { validateProductId } from './validate-product-id.ts';
import { validateRequired } from './validate-required.ts';
import type { Validation } from './validation.ts';

const outcome = (validation: Validation<unknown>): unknown =>
  validation.ok ? validation.value : validation.message;

const NOT_JSON = 'Please provide a valid JSON.';
test.each([
  ['{"a": [1, null]}', { a: [1, null] }],
  [' 1 ', 1],
  ['null', null],
  ['{a: 1}', NOT_JSON],
  ['[1,]', NOT_JSON],
  ['', NOT_JSON],
  ['NaN', NOT_JSON],
])('JSON %j → %j', (text, expected) => expect(outcome(validateJson(text))).toEqual(expected));

const HASH = '2ed192d5f5a3914bd642e21b8d9b5b9a';
const NOT_AN_ID = 'Please provide a valid id: 12 characters, "::" and 32 lower-case letters or digits.';
test.each([
  [`doi_________::${HASH}`, `doi_________::${HASH}`],
  [`dedup_wf_001::${HASH}`, `dedup_wf_001::${HASH}`],
  [`doi________::${HASH}`, NOT_AN_ID],
  [`doi__________::${HASH}`, NOT_AN_ID],
  [`doi_________::${HASH}0`, NOT_AN_ID],
  [`doi_________::${HASH.toUpperCase()}`, NOT_AN_ID],
  [`doi _______ ::${HASH}`, NOT_AN_ID],
  [`doi_________:${HASH}0`, NOT_AN_ID],
  [` doi_________::${HASH}`, NOT_AN_ID],
  [`50|doi_________::${HASH}`, NOT_AN_ID],
])('product id %j → %j', (text, expected) => expect(outcome(validateProductId(text))).toBe(expected));

test.each([
  [' a ', 'a'],
  ['', 'This field is required.'],
  [' \n', 'This field is required.'],
])('required %j → %j', (text, expected) => expect(outcome(validateRequired(text))).toBe(expected));

test.each([
  ['ab', { min: 2, max: 2 }, 'ab'],
  [' ab ', { max: 2 }, 'ab'],
  ['😀😀', { max: 2 }, '😀😀'],
  ['', {}, ''],
  ['', { min: 1 }, 'Please enter at least 1 character.'],
  ['ab', { max: 1 }, 'Please enter at most 1 character.'],
  ['a', { min: 2 }, 'Please enter at least 2 characters.'],
  ['abc', { min: 1, max: 2 }, 'Please enter at most 2 characters.'],
])('length of %j within %j → %j', (text, settings, expected) =>
  expect(outcome(validateLength(text, settings))).toBe(expected),
);

const NOT_A_NUMBER = 'Please enter a whole number greater than 0.';
test.each([
  ['1', 1],
  [' 20 ', 20],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', NOT_A_NUMBER],
  ['10000000000000000', NOT_A_NUMBER],
  ['0', NOT_A_NUMBER],
  ['01', NOT_A_NUMBER],
  ['-1', NOT_A_NUMBER],
  ['+1', NOT_A_NUMBER],
  ['1.5', NOT_A_NUMBER],
  ['1e3', NOT_A_NUMBER],
  ['', NOT_A_NUMBER],
])('positive integer %j → %j', (text, expected) =>
  expect(outcome(validatePositiveInteger(text))).toBe(expected),
);

test.each([
  ['', null],
  ['  ', null],
  ['3', 3],
  ['x', NOT_A_NUMBER],
])('optional positive integer %j → %j', (text, expected) =>
  expect(outcome(optional(validatePositiveInteger)(text))).toBe(expected),
);

test.each([
  ['{min} to {max}', { min: 1, max: 2 }, '1 to 2'],
  ['{a}', { a: 'b' }, 'b'],
  ['{other} {min}', { min: 1 }, '{other} 1'],
  ['{toString}', {}, '{toString}'],
])('message %j with %j → %j', (message, values, expected) =>
  expect(formatMessage(message, values)).toBe(expected),
);
