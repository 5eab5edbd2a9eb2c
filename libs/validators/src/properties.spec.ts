import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
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
  type Validation,
} from './index.ts';

const settings = { currentYear: 2026 };
const VALIDATORS: [name: string, validate: (text: string) => Validation<unknown>][] = [
  ['year', (text) => validateYear(text, settings)],
  ['date', validateDate],
  ['page route', (text) => validatePageRoute(text, { taken: ['/taken'] })],
  [
    'JSON',
    (text) => {
      const validation = validateJson(text);
      return validation.ok ? { ok: true, value: JSON.stringify(validation.value) } : validation;
    },
  ],
  ['URL', validateUrl],
  ['e-mail', validateEmail],
  ['e-mail list', validateEmailList],
  ['product id', validateProductId],
  ['required', validateRequired],
  ['length', (text) => validateLength(text, { min: 1, max: 100 })],
  ['positive integer', validatePositiveInteger],
];
const HOSTILE = [
  'a',
  '1',
  '.',
  '-',
  '/',
  ',',
  '@',
  ' ',
  'a.',
  'a-',
  'a@',
  '[',
  '{"a":',
  'https://',
  'www.',
  '😀',
  '\uD83D',
];
const MEGABYTE = 1_000_000;

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.webUrl(),
  fc.emailAddress(),
  fc.json(),
  fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.nat(14), fc.nat(33)).map((parts) => parts.join('-')),
  fc.string({ unit: fc.constantFrom(...'aZ09/-') }),
);

describe.each(VALIDATORS)('%s', (_, validate) => {
  test('never throws, and its value is accepted again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const validation = validate(text);
        // A message repeats the text; braces in it are not a placeholder that was left unfilled.
        if (!validation.ok) expect(text.includes('{') ? '' : validation.message).not.toMatch(/\{\w+\}/);
        else if (typeof validation.value === 'string') expect(validate(validation.value)).toEqual(validation);
        else if (typeof validation.value === 'number')
          expect(validate(String(validation.value))).toEqual(validation);
      }),
    );
  });

  // A pattern that goes back over what it has read would need hours for these.
  test.each(HOSTILE)('answers a megabyte of %j', (piece) => {
    const text = piece.repeat(Math.ceil(MEGABYTE / piece.length));
    expect(typeof validate(`${text}!`).ok).toBe('boolean');
    expect(typeof validate(`www.${text}\n!`).ok).toBe('boolean');
  });
});

test('every accepted address can be parsed by new URL', () => {
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((ip) => `[${ip}]`),
    fc.string({ unit: fc.constantFrom(...'a1.-[]:xn') }),
    fc.array(fc.nat(300), { minLength: 2, maxLength: 5 }).map((numbers) => numbers.join('.')),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('https://', 'http://', 'www.'),
      host,
      fc.constantFrom('', ':', ':80', ':70000', '/', '/a?b#c', '.'),
      (scheme, name, rest) => {
        const validation = validateUrl(scheme + name + rest);
        if (validation.ok) expect(() => new URL(validation.value)).not.toThrow();
      },
    ),
    { numRuns: 1000 },
  );
});

test('no accepted address has a scheme other than http and https', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'javascript:',
        'data:',
        'vbscript:',
        'file:',
        'java\tscript:',
        'ftp://',
        'blob:https://',
      ),
      fc.oneof(fc.webUrl(), fc.domain(), fc.string()),
      (scheme, rest) => expect(validateUrl(scheme + rest).ok).toBe(false),
    ),
  );
  fc.assert(fc.property(fc.webUrl(), (url) => expect(validateUrl(url)).toEqual({ ok: true, value: url })));
});
