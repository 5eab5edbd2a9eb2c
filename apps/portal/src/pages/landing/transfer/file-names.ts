import type { TransferableFile } from './transfer-answers.ts';

/** Inserts a number: `table.csv` → `table-2.csv`. */
const numbered = (name: string, number: number): string => {
  const ending = /\.[^./]+$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length)}-${number}${ending}`;
};

/** Returns the files' names in the destination folder, made unique so that no file replaces another. */
export const fileNames = (files: readonly Pick<TransferableFile, 'name'>[]): readonly string[] => {
  const taken = new Set<string>();
  return files.map(({ name }) => {
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = numbered(name, number);
    taken.add(own);
    return own;
  });
};
