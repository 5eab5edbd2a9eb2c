import { expect, test } from '@jest/globals';
import { createDecoder, decodeUnnamed } from './create-decoder.ts';

test.each([
  ['windows-1252', [0x80, 0x92, 0x96, 0x9c, 0xe9, 0x81], '€’–œé\u0081'],
  ['iso-8859-1', [0x93, 0x41, 0x94], '“A”'],
  ['utf-8', [0xe2, 0x80, 0x93, 0xc2, 0x96], '–\u0096'],
  ['koi8-r', [0xc1], 'а'],
])('%s: the bytes %j are %j', (encoding, bytes, text) => {
  expect(createDecoder(encoding).decode(Buffer.from(bytes))).toBe(text);
});

test('pieces are decoded one after the other', () => {
  const decoder = createDecoder('windows-1252');
  expect([0x96, 0x97].map((byte) => decoder.decode(Buffer.from([byte]), { stream: true })).join('')).toBe(
    '–—',
  );
});

test('an unknown encoding throws', () => {
  expect(() => createDecoder('tidal')).toThrow(RangeError);
});

test.each([
  [[0xc3, 0xa9], 'é'],
  [[0xe9, 0x96], 'é–'],
  [[0xc3, 0xa9, 0xe9], 'é\uFFFD'],
])('the bytes %j without a named encoding are %j', (bytes, text) => {
  expect(decodeUnnamed(Buffer.from(bytes))).toBe(text);
});
