import { expect, test } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_048_575, '1,024 kB'],
  [1_572_864, '1.5 MB'],
  [4 * 1_024 ** 5, '4,096 TB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));
