import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCorrections } from './corrections.ts';
import type { Corrections } from './corrections.ts';

const readText = async (file: string): Promise<string> =>
  existsSync(file) ? await readFile(file, 'utf8') : '';

/** Reads `same.txt` and `different.txt` of a data folder; a missing file decides nothing. */
export const readCorrections = async (dataDir: string): Promise<Corrections> =>
  parseCorrections({
    same: await readText(path.join(dataDir, 'same.txt')),
    different: await readText(path.join(dataDir, 'different.txt')),
  });
