import { RunWriter } from './run-file.ts';
import { sortKeys } from './sort-keys.ts';

/** Writes keys with their amounts as a run, in UTF-8 byte order, and clears them. */
export const writeAmounts = (path: string, amounts: Map<string, number>): void => {
  const run = new RunWriter(path);
  for (const key of sortKeys([...amounts.keys()])) run.write(key, amounts.get(key) ?? 0);
  run.finish();
  amounts.clear();
};
