import path from 'node:path';
import { keywordColumnFile } from '../generation/generation-files.ts';
import { ByteReader } from '../storage/byte-reader.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { KeywordColumnWriter } from '../storage/keyword-column-writer.ts';
import type { IndexSchema } from '../document-types.ts';
import type { MergedKeywords } from './merge-keywords.ts';
import { RunReader } from './run-file.ts';

interface OpenColumn {
  file: string;
  writer: KeywordColumnWriter;
  values: number[];
}

/** Values of one group are one value. */
const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/**
 * Adds the values of one document to the columns of their fields; ordinals are relative to the field's first
 * value.
 */
const addDocument = (columns: readonly (OpenColumn | null)[]): void => {
  for (const column of columns) {
    if (column === null) continue;
    column.writer.add(column.values.length < 2 ? column.values : distinct(column.values));
    column.values = [];
  }
};

/** Maps an ordinal to the number of its field. */
const fieldLookup = (firstOrdinals: ReadonlyMap<number, number>): ((ordinal: number) => number) => {
  const ranges = [...firstOrdinals].map(([field, from]) => ({ field, from })).sort((a, b) => b.from - a.from);
  return (ordinal) => ranges.find(({ from }) => from <= ordinal)?.field ?? 0;
};

/** Writes the column of every facet field from the column runs, in document order. */
export const buildKeywordColumns = (
  { folder, schema, documents }: { folder: string; schema: IndexSchema; documents: number },
  runs: readonly string[],
  merged: MergedKeywords,
): Record<string, WrittenFile> => {
  const columns = schema.keyword.map((field, index): OpenColumn | null => {
    const file = keywordColumnFile(index);
    const writer = new KeywordColumnWriter(path.join(folder, file), { high: field.high === true });
    return field.facet ? { file, writer, values: [] } : null;
  });
  const fieldOf = fieldLookup(merged.firstOrdinals);
  let next = 0;
  for (const [run, runPath] of runs.entries()) {
    const reader = new RunReader(runPath);
    for (let record = reader.next(); record !== null; record = reader.next()) {
      for (; next < record.amount; next += 1) addDocument(columns);
      const ranks = new ByteReader(record.data);
      while (ranks.at < record.data.length) {
        const ordinal = merged.ordinals[run]?.at(ranks.varint()) ?? 0;
        const field = fieldOf(ordinal);
        // The first key of a field marks its existence and is not a value.
        const inField = ordinal - (merged.firstOrdinals.get(field) ?? 0) - 1;
        if (inField >= 0) columns[field]?.values.push(merged.labelGroups[field]?.shown(inField) ?? inField);
      }
      addDocument(columns);
      next += 1;
    }
    reader.close();
  }
  for (; next < documents; next += 1) addDocument(columns);
  return Object.fromEntries(
    columns.flatMap((column) => (column ? [[column.file, column.writer.finish()]] : [])),
  );
};
