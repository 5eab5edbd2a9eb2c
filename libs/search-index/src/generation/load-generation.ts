import { closeSync, fstatSync, openSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { IndexError } from '../index-error.ts';
import type { Manifest } from '../index-types.ts';
import { readWhole } from '../storage/read-bytes.ts';
import { readingFile } from '../storage/reading-file.ts';
import { shownName } from '../storage/shown-name.ts';
import { generationFiles, residentFiles } from './generation-files.ts';
import { readManifest } from './manifest.ts';

/** A generation's manifest and its files in shared memory. */
export interface LoadedGeneration {
  folder: string;
  manifest: Manifest;
  resident: Record<string, SharedArrayBuffer>;
}

const loadShared = (file: string, expected: { bytes: number; crc32: number }): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(expected.bytes);
  const bytes = new Uint8Array(shared);
  // Read directly into shared memory, because a copy of every file would stay allocated for a long time.
  if (!readingFile(file, () => readWhole(file, bytes)) || crc32(bytes) !== expected.crc32) {
    throw new IndexError('damaged', `${shownName(file)} is not as it was written.`);
  }
  return shared;
};

const sizeOf = (file: string): number => {
  const descriptor = openSync(file, 'r');
  try {
    return fstatSync(descriptor).size;
  } finally {
    closeSync(descriptor);
  }
};

/** Opens the file: the threads that read it do so after the generation has been chosen. */
const checkSize = (file: string, bytes: number): void => {
  const size = readingFile(file, () => sizeOf(file));
  if (size !== bytes)
    throw new IndexError('damaged', `${shownName(file)} has ${size} bytes instead of ${bytes}.`);
};

/**
 * Reads a generation's manifest and resident files. Verifies these byte by byte, and the size of all other
 * files. Throws `missing`, `version`, or `damaged` with the name of the file.
 */
export const loadGeneration = (folder: string): LoadedGeneration => {
  const manifest = readManifest(folder);
  const pathOf = (name: string): string => path.join(folder, name);
  const expected = (name: string): { bytes: number; crc32: number } =>
    manifest.files[name] ?? { bytes: 0, crc32: 0 };
  for (const name of generationFiles(manifest.schema)) checkSize(pathOf(name), expected(name).bytes);
  const resident = residentFiles(manifest.schema).map((name): [string, SharedArrayBuffer] => [
    name,
    loadShared(pathOf(name), expected(name)),
  ]);
  return { folder, manifest, resident: Object.fromEntries(resident) };
};
