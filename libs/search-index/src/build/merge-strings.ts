import path from 'node:path';
import { FILE } from '../generation/generation-files.ts';
import { IndexError } from '../index-error.ts';
import { writeArrays } from '../storage/arrays.ts';
import { DICTIONARY_BLOCK, DictionaryWriter } from '../storage/dictionary-writer.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { maximumTree } from '../storage/maximum-tree.ts';
import { writeNumberColumn } from '../storage/number-column.ts';
import { NO_NUMBER } from '../storage/no-number.ts';
import { compareSortTexts } from './compare-sort-texts.ts';
import { mergeRuns } from './merge-runs.ts';

/** Returns the error about two documents with the same id. */
export const repeatedId = (id: string): IndexError =>
  new IndexError('document', `The id "${id}" comes more than once.`);

/** Merges the runs of ids into their dictionary; a duplicate id is an error. */
export const mergeIds = (folder: string, runs: readonly string[]): Record<string, WrittenFile> => {
  const dictionary = new DictionaryWriter(path.join(folder, FILE.ids), path.join(folder, FILE.idIndex), 1);
  mergeRuns(runs, (same) => {
    const { key, amount } = same[0];
    if (same.length > 1) throw repeatedId(key.toString('utf8'));
    dictionary.add(key, [amount]);
  });
  return dictionary.finish();
};

/** Merges the runs of completions into their dictionary and its maximum tree. */
export const mergeCompletions = (
  folder: string,
  runs: readonly string[],
): { completions: number; files: Record<string, WrittenFile> } => {
  const inFolder = (file: string): string => path.join(folder, file);
  const dictionary = new DictionaryWriter(inFolder(FILE.completions), inFolder(FILE.completionIndex), 1);
  const maxima: number[] = [];
  mergeRuns(runs, (same) => {
    const count = same.reduce((sum, { amount }) => sum + amount, 0);
    const block = Math.floor(dictionary.count / DICTIONARY_BLOCK);
    maxima[block] = Math.max(maxima[block] ?? 0, count);
    dictionary.add(same[0].key, [count]);
  });
  const files = {
    ...dictionary.finish(),
    [FILE.completionTree]: writeArrays(inFolder(FILE.completionTree), maximumTree(maxima)),
  };
  return { completions: dictionary.count, files };
};

/** Merges the runs of a sort text into a column of ranks; equal texts have equal ranks. */
export const mergeSortText = (file: string, runs: readonly string[], documents: number): WrittenFile => {
  const ranks = new Int32Array(documents).fill(NO_NUMBER);
  let rank = 0;
  let last: string | null = null;
  const visit = (text: string, document: number): void => {
    if (last !== null && compareSortTexts(last, text) !== 0) rank += 1;
    last = text;
    ranks[document] = rank;
  };
  mergeRuns(
    runs,
    (same) => {
      for (const { key, amount } of same) visit(key.toString('utf8'), amount);
    },
    (left, right) => compareSortTexts(left.key.toString('utf8'), right.key.toString('utf8')),
  );
  return writeNumberColumn(file, ranks);
};
