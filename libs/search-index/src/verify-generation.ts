import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { readManifest } from './generation/manifest.ts';
import { publishedGeneration } from './generation/publish.ts';
import type { Verification } from './index-types.ts';

const CHUNK_BYTES = 1 << 20;

const checksumOf = (file: string): number => {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let checksum = 0;
  for (let count = 1; count > 0;) {
    count = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
    checksum = crc32(chunk.subarray(0, count), checksum);
  }
  closeSync(descriptor);
  return checksum;
};

const problemOf = (file: string, expected: { bytes: number; crc32: number }): string | null => {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'It is missing.';
  if (size !== expected.bytes) return `It has ${size} bytes instead of ${expected.bytes}.`;
  return checksumOf(file) === expected.crc32 ? null : 'Its bytes are not those that were written.';
};

/**
 * Verifies every byte of the published generation against its manifest. Takes an index root; throws
 * `missing`, `version`, or `damaged` if the manifest itself cannot be read.
 * @example
 * const { ok, problems } = await verifyGeneration('var/index');
 */
export const verifyGeneration = async (folder: string): Promise<Verification> => {
  const generation = publishedGeneration(folder);
  const { files } = readManifest(path.join(folder, generation));
  const problems = Object.entries(files).flatMap(([file, expected]) => {
    const problem = problemOf(path.join(folder, generation, file), expected);
    return problem === null ? [] : [{ file, problem }];
  });
  return { generation, ok: problems.length === 0, problems };
};
