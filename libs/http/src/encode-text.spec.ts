import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeText } from './index.ts';

test.each([
  ['a b/ü', 'a%20b%2F%C3%BC'],
  ['😀', '%F0%9F%98%80'],
  ['a\ud800b', 'a%EF%BF%BDb'],
  ['\udc00', '%EF%BF%BD'],
])('%j → %s', (text, encoded) => expect(encodeText(text)).toBe(encoded));

test('text of whole characters is encoded as the platform does, and no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const isWhole = !/\p{Cs}/u.test(text);
      expect(isWhole ? encodeText(text) : decodeURIComponent(encodeText(text)).length).toBe(
        isWhole ? encodeURIComponent(text) : text.length,
      );
    }),
  );
});
