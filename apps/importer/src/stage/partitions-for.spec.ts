import { expect, test } from '@jest/globals';
import { partitionsFor } from './partitions-for.ts';

const GB = 1024 * 1024 * 1024;

test.each([
  ['nothing', [], 16],
  ['a gigabyte of answers of services, not compressed', [{ bytes: GB, expansion: 1 }], 32],
  ['a gigabyte in files, which may be compressed', [{ bytes: GB, expansion: 8 }], 256],
  ['an input of unknown size', [{ bytes: null, expansion: 8 }], 256],
  ['more than memory for the partitions allows', [{ bytes: 100 * GB, expansion: 8 }], 4096],
])('%s → partitions', (_inputs, inputs, partitions) => {
  expect(partitionsFor(inputs)).toBe(partitions);
});
