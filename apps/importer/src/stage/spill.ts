import { appendFileSync, createReadStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutEmpty } from '@open-discovery/graph-index';
import { readLines } from '../input/line-reader.ts';

const FLUSH_CHARS = 64 * 1024;
const LINE_LIMIT_BYTES = 512 * 1024 * 1024;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the partition of a key. */
const partitionOf = (key: string, partitions: number): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), FNV_PRIME);
  return (hash >>> 0) % partitions;
};

/**
 * Rows on disk, in one file per partition, so that all rows of a key can be loaded with one partition in
 * memory.
 */
export interface Spill<Row> {
  add(key: string, row: Row): void;
  /** Reads the rows of a partition in insertion order. Nothing may be added after the first read. */
  read(partition: number): AsyncIterable<Row>;
  /** Deletes a partition that is no longer needed. */
  drop(partition: number): Promise<void>;
}

/**
 * Creates a spill in its own folder. The rows are trusted, because this program wrote them; empty fields are
 * omitted unless `shorten` keeps them.
 */
export const createSpill = <Row>(
  parent: string,
  name: string,
  partitions: number,
  shorten: (row: Row) => unknown = withoutEmpty,
): Spill<Row> => {
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  const waiting: string[] = Array.from({ length: partitions }, () => '');
  const written = new Set<number>();
  const fileOf = (partition: number): string => path.join(folder, `${partition}.jsonl`);
  const flush = (partition: number): void => {
    const rows = waiting[partition] ?? '';
    if (rows === '') return;
    appendFileSync(fileOf(partition), rows);
    written.add(partition);
    waiting[partition] = '';
  };
  return {
    add(key, row) {
      const partition = partitionOf(key, partitions);
      const rows = `${waiting[partition] ?? ''}${JSON.stringify(shorten(row))}\n`;
      waiting[partition] = rows;
      if (rows.length > FLUSH_CHARS) flush(partition);
    },
    async *read(partition) {
      flush(partition);
      if (!written.has(partition)) return;
      for await (const { text } of readLines(createReadStream(fileOf(partition)), LINE_LIMIT_BYTES)) {
        if (text !== null) yield JSON.parse(text) as Row;
      }
    },
    async drop(partition) {
      waiting[partition] = '';
      await rm(fileOf(partition), { force: true });
    },
  };
};
