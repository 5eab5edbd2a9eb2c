import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FilterCondition } from '../../search/engine-query.ts';
import { countValues } from './conditions.ts';
import { parseValueExpression, QUOTING_MESSAGE } from './value-expression.ts';

const toLeaf = (value: string): FilterCondition => ({ is: 'any', field: 'f', values: [value] });
const parse = (text: string, commas = true) => parseValueExpression(text, { toLeaf, commas });
const any = (...values: string[]): FilterCondition => ({ is: 'any', field: 'f', values });
const not = (condition: FilterCondition): FilterCondition => ({ is: 'not', condition });

describe('value expressions', () => {
  test.each<[string, FilterCondition]>([
    ['US', any('US')],
    ['"United States"', any('United States')],
    ['US OR GB', any('US', 'GB')],
    ['US,GB', any('US', 'GB')],
    ['US , "GB"', any('US', 'GB')],
    ['("US" OR "GB") AND NOT "DE"', { is: 'all-of', conditions: [any('US', 'GB'), not(any('DE'))] }],
    ['NOT US', not(any('US'))],
    ['a:b::c', any('a:b::c')],
    ['a*', any('a*')],
    ['-a', any('-a')],
    ['a\\b', any('a\\b')],
    ['"a \\"b\\" c"', any('a "b" c')],
    ['"AND"', any('AND')],
  ])('%s', (text, condition) => {
    expect(parse(text)).toEqual({ ok: true, condition });
  });
  test('a comma is part of the value if commas are not separators', () => {
    expect(parse('10.1/a,b', false)).toEqual({ ok: true, condition: any('10.1/a,b') });
  });
  test.each([
    'a b',
    'US or',
    'a "b"',
    '"a" b',
    'a(b)',
    '(a)(b)',
    'a NOT b c',
    '"a',
    'a"b',
    '10.1016/s0140-6736(20)30183-5',
  ])('%s lacks quotes', (text) => {
    expect(parse(text)).toEqual({ ok: false, message: QUOTING_MESSAGE });
  });
  test.each([
    ['""', 'There is nothing between these quotation marks.'],
    ['("a"', 'This parenthesis is never closed.'],
    ['a OR', 'This operator has nothing to join.'],
    ['AND', 'This operator has nothing to join.'],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'These parentheses are nested too deep; the rest was left out.'],
  ])('%s is refused', (text, problem) => {
    expect(parse(text)).toEqual({ ok: false, message: `Invalid value for '{name}'. ${problem}` });
  });
  test('the message for a forbidden value lists the allowed ones', () => {
    const result = parseValueExpression('a OR x', {
      toLeaf: (value) => (value === 'a' ? any('a') : null),
      commas: true,
      allowed: ['a', 'b'],
    });
    expect(result).toEqual({
      ok: false,
      message: "Invalid value: 'x' in '{name}'. Allowed values are: ['a', 'b']",
    });
  });
  test('a quoted value can contain anything', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        fc.pre(value.trim() !== '');
        const quoted = `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
        expect(parse(quoted)).toEqual({ ok: true, condition: any(value) });
      }),
    );
  });
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '"', '(', ')', ',', 'OR ', 'NOT ', '\\') }),
        (text) => {
          const result = parse(text);
          if (result.ok) expect(countValues(result.condition)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
