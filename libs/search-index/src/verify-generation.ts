import { statSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './generation/manifest.ts';
import { publishedGeneration } from './generation/publish.ts';
import type { Verification } from './index-types.ts';
import { checksumsOf } from './storage/checksums.ts';

const problemOf = (file: string, expected: { bytes: number; crc32: number }): string | null => {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'It is missing.';
  if (size !== expected.bytes) return `It has ${size} bytes instead of ${expected.bytes}.`;
  return checksumsOf(file).whole === expected.crc32 ? null : 'Its bytes are not those that were written.';
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
