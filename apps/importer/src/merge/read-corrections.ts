import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCorrections } from './corrections.ts';
import type { Corrections } from './corrections.ts';
import { readDecisions } from './read-decisions.ts';

const readText = async (file: string): Promise<string> =>
  existsSync(file) ? await readFile(file, 'utf8') : '';

/**
 * Reads the decisions of people in a data folder: `same.txt`, `different.txt` and those of the console. If they contradict each
 * other, records stay different. Missing files decide nothing.
 */
export const readCorrections = async (dataDir: string): Promise<Corrections> => {
  const { same, different } = parseCorrections({
    same: await readText(path.join(dataDir, 'same.txt')),
    different: await readText(path.join(dataDir, 'different.txt')),
  });
  const decisions = await readDecisions(dataDir);
  return { same: [...same, ...decisions.same], different: [...different, ...decisions.different] };
};
