import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNotModified } from './is-not-modified.ts';
import { weakEtag } from './weak-etag.ts';

test.each([
  [['a'], 'W/"a"'],
  [['generation-000001', '2026-11-22T22:01:35.196Z'], 'W/"generation-000001.2026-11-22T22:01:35.196Z"'],
  [['a space'], 'W/"a%20space"'],
  [['a"quote'], 'W/"a%22quote"'],
  [['a,comma'], 'W/"a%2Ccomma"'],
  [['ünï'], 'W/"%C3%BCn%C3%AF"'],
])('%j → %s', (parts, expected) => {
  expect(weakEtag(...parts)).toBe(expected);
});

const anyText = fc.string({ unit: 'grapheme' });

test('every tag has the syntax of RFC 9110 §8.8.3', () => {
  fc.assert(
    fc.property(fc.array(anyText), (parts) => {
      expect(weakEtag(...parts)).toMatch(/^W\/"[\x21\x23-\x7e]*"$/);
    }),
  );
});

test('every tag is found in a list of tags', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const etag = weakEtag(text);
      expect(isNotModified({ 'if-none-match': `"other", ${etag}` }, { etag })).toBe(true);
    }),
  );
});
