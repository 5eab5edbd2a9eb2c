import { expect, test } from '@jest/globals';
import { iso6393 } from 'iso-639-3';
import { parseLanguage } from './languages.ts';

test.each([
  ['de', 'deu/ger'],
  ['ger', 'deu/ger'],
  ['de-AT', 'deu/ger'],
  ['en_US', 'eng'],
  ['German', 'deu/ger'],
  ['Deutsch', 'deu/ger'],
  ['français', 'fra/fre'],
  ['日本語', 'jpn'],
  ['spa', 'esl/spa'],
  ['lg', 'lug'],
  ['lug', 'lug'],
  ['Ganda', 'lug'],
  ['kha', 'kha'],
  ['tib', 'bod/tib'],
  ['mul', 'mul'],
  ['und', 'und'],
  ['', 'und'],
  ['tides', null],
  ['xx', null],
])('the language %j is %j', (text, expected) => {
  expect(parseLanguage(text)).toBe(expected);
});

test('every code of ISO 639-3 is a language', () => {
  const none = new Set(['und', 'mis', 'zxx']);
  expect(iso6393.filter(({ iso6393: code }) => (parseLanguage(code) === 'und') !== none.has(code))).toEqual(
    [],
  );
  expect(
    iso6393.filter(
      ({ iso6393: code }) =>
        !parseLanguage(code)
          ?.split('/')
          .some((one) => one.length === 3),
    ),
  ).toEqual([]);
});

test('a code of the Graph is unchanged', () => {
  const codes = iso6393.map(({ iso6393: code }) => parseLanguage(code) ?? '');
  expect(codes.filter((code) => parseLanguage(code.split('/')[0] ?? '') !== code)).toEqual([]);
});

test('a code comes before the name of another language', () => {
  const others = iso6393.filter(({ iso6393: code }) => !parseLanguage(code)?.split('/').includes(code));
  // No language, which the Graph calls `und`.
  expect(others.map(({ iso6393: code }) => code)).toEqual(['mis', 'zxx']);
});
