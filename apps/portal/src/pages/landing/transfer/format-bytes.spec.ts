import { expect, test } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500_000, '1.5 MB'],
  [4e15, '4,000 TB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));
