import path from 'node:path';
import { keywordColumnFile } from '../generation/generation-files.ts';
import type { WrittenFile } from '../storage/file-writer.ts';
import { KeywordColumnWriter } from '../storage/keyword-column-writer.ts';
import type { IndexSchema } from '../document-types.ts';
import type { MergedKeywords } from './merge-keywords.ts';
import { RunReader } from './run-file.ts';

/** Values of one group are one value. */
const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** A facet field and the range of its ordinals. */
interface FacetField {
  index: number;
  from: number;
  to: number;
}

/** A column, and the values of the current document relative to the field's first one. */
interface OpenColumn extends FacetField {
  writer: KeywordColumnWriter;
  values: number[];
}

/** Returns the facet fields; the first key of a field marks its existence and is not a value. */
const facetFields = (schema: IndexSchema, { firstOrdinals, values }: MergedKeywords): FacetField[] => {
  const starts = [...firstOrdinals.values(), values].sort((a, b) => a - b);
  return schema.keyword.flatMap(({ facet }, index) => {
    const first = firstOrdinals.get(index);
    if (!facet) return [];
    if (first === undefined) return [{ index, from: values, to: 0 }];
    return [{ index, from: first + 1, to: starts.find((start) => start > first) ?? values }];
  });
};

const addDocument = (columns: readonly OpenColumn[]): void => {
  for (const column of columns) {
    column.writer.add(column.values.length < 2 ? column.values : distinct(column.values));
    column.values = [];
  }
};

/** Columns written together: each pass reads all runs, and has these columns in memory. */
const COLUMNS_AT_ONCE = 6;

type ColumnOptions = { folder: string; schema: IndexSchema; documents: number };

/** Writes the columns of some fields, whose ordinals are in ascending ranges. */
const writeColumns = (
  { folder, schema, documents }: ColumnOptions,
  runs: readonly string[],
  merged: MergedKeywords,
  fields: readonly FacetField[],
): Record<string, WrittenFile> => {
  const columns = fields.map((field): OpenColumn => {
    const file = path.join(folder, keywordColumnFile(field.index));
    const high = schema.keyword[field.index]?.high === true;
    return { ...field, writer: new KeywordColumnWriter(file, { high }), values: [] };
  });
  const low = Math.min(...fields.map(({ from }) => from));
  const high = Math.max(...fields.map(({ to }) => to));
  const addValue = (ordinal: number): void => {
    if (ordinal < low || ordinal >= high) return;
    for (const { index, from, to, values } of columns)
      if (ordinal >= from && ordinal < to)
        values.push(merged.labelGroups[index]?.shown(ordinal - from) ?? ordinal - from);
  };
  let next = 0;
  for (const [run, runPath] of runs.entries()) {
    const ordinals = merged.ordinals[run]?.read() ?? new Int32Array();
    const reader = new RunReader(runPath);
    while (reader.next()) {
      for (; next < reader.amount; next += 1) addDocument(columns);
      const ranks = reader.data;
      while (ranks.at < reader.end) addValue(ordinals[ranks.varint()] ?? 0);
    }
    reader.close();
  }
  for (; next < documents; next += 1) addDocument(columns);
  return Object.fromEntries(columns.map(({ index, writer }) => [keywordColumnFile(index), writer.finish()]));
};

/** Writes the column of every facet field from the column runs, in document order. */
export const buildKeywordColumns = (
  options: ColumnOptions,
  runs: readonly string[],
  merged: MergedKeywords,
): Record<string, WrittenFile> => {
  const fields = facetFields(options.schema, merged);
  const files: Record<string, WrittenFile> = {};
  for (let at = 0; at < fields.length; at += COLUMNS_AT_ONCE)
    Object.assign(files, writeColumns(options, runs, merged, fields.slice(at, at + COLUMNS_AT_ONCE)));
  return files;
};
