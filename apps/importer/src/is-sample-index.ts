import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const MANIFEST = 'manifest.json';
const noteSchema = z.object({ index: z.string() });

const readText = (dataDir: string, ...names: readonly string[]): string =>
  readFileSync(path.join(dataDir, ...names), 'utf8');

/**
 * Reports whether the published records of a data folder are the sample corpus alone, as noted by `npm start`
 * (`tools/steps/prepare-index.mjs`).
 */
export const isSampleIndex = (dataDir: string): boolean => {
  try {
    const { index } = noteSchema.parse(JSON.parse(readText(dataDir, 'sample-index.json')));
    const manifest = readText(dataDir, 'index', readText(dataDir, 'index', 'current').trim(), MANIFEST);
    return createHash('sha256').update(MANIFEST).update(manifest).digest('hex') === index;
  } catch {
    // A folder without the note, or without an index.
    return false;
  }
};
