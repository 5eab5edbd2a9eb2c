import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  classRule,
  formatParameters,
  fragmentRule,
  parametersRule,
  parseParameters,
  spaceRule,
} from './link-rules.ts';

describe('parameters', () => {
  test.each([
    ['', null, {}],
    ['type=dataset', null, { type: 'dataset' }],
    [' type=dataset&q=sea%20level ', null, { type: 'dataset', q: 'sea level' }],
    ['?type=dataset', null, { type: 'dataset' }],
    ['open', null, { open: '' }],
    ['=dataset', 'admin-menu.parameters-rule', null],
    ['type=dataset&type=software', 'admin-menu.parameters-rule', null],
  ])('%j: %j, %j', (text, problem, expected) => {
    expect(parametersRule(text)?.messageId ?? null).toBe(problem);
    if (expected) expect(parseParameters(text)).toEqual(expected);
  });

  test('any stored link is read back', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' });
    const value = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (parameters) => {
        const text = formatParameters(parameters);
        expect(parametersRule(text)).toBeNull();
        expect(parseParameters(text)).toEqual(parameters);
      }),
    );
  });
});

test.each([
  ['', null],
  ['news', null],
  ['#news', 'admin-menu.fragment-rule'],
  ['the news', 'admin-menu.fragment-rule'],
])('the fragment %j: %j', (text, expected) => {
  expect(fragmentRule(text)?.messageId ?? null).toBe(expected);
});

test.each([
  ['', null],
  ['wide my-class_2', null],
  ['a{}', 'admin-menu.class-rule'],
  ['"onclick=', 'admin-menu.class-rule'],
])('the class %j: %j', (text, expected) => {
  expect(classRule(text)?.messageId ?? null).toBe(expected);
});

test.each([
  ['', null],
  [' https://example.org/ä ', null],
  ['https://example.org/ä ö', 'admin-menu.url-space'],
])('the address %j: %j', (text, expected) => {
  expect(spaceRule(text)?.messageId ?? null).toBe(expected);
});
