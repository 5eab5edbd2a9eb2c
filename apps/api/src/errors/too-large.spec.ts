import { expect, test } from '@jest/globals';
import { tooLarge } from './too-large.ts';

test.each([
  ['file', 2_097_152, 'file: larger than 2 MB'],
  ['file', 1_536_000, 'file: larger than 1500 KB'],
  ['body', 32_768, 'body: larger than 32 KB'],
  ['body', 1_000, 'body: larger than 1000 bytes'],
])('%s, %d bytes: “%s”', (field, limitBytes, message) => {
  expect(tooLarge(field, limitBytes)).toMatchObject({ status: 413, message });
});
