import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withoutEmpty } from '@open-discovery/model';
import { appendRows, rowsOf } from './row-files.ts';

/** The rows of all partitions of a spill that wait in memory together. */
const WAITING_BYTES = 8 * 1024 * 1024;
const LARGEST_BLOCK = 256 * 1024;
const SMALLEST_BLOCK = 4 * 1024;
const MOST_BYTES_PER_CHAR = 3;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the FNV-1a hash of the UTF-16 of a text, as an unsigned number of 32 bits. */
const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
};

const partitionOf = (key: string, partitions: number): number => hashOf(key) % partitions;

export interface WrittenRow {
  readonly key: string;
  readonly json: string;
}

/**
 * Rows on disk, in files per partition, so that all rows of a key can be loaded with one partition in memory.
 */
export interface Spill<Row> {
  add(key: string, row: Row): void;
  /** Returns the partition of the rows of a key. */
  partitionOf(key: string): number;
  /** Adds a row that was read from a spill of the same rows. */
  copy(row: WrittenRow): void;
  /** Reads the rows of a partition in insertion order. Nothing may be added to it then until it is dropped. */
  read(partition: number): Iterable<Row>;
  /** Reads the rows of a partition with their keys; `parse` returns the row. */
  readKeyed(partition: number): Iterable<WrittenRow>;
  parse(row: WrittenRow): Row;
  /** Writes the rows that wait in memory, so that others can read them. */
  flush(): void;
  /** Deletes a partition that is no longer needed. */
  drop(partition: number): void;
}

export interface SpillOptions {
  readonly folder: string;
  readonly name: string;
  readonly partitions: number;
  /** The number of this writer, of those that write to the folder at the same time; each has its own files. */
  readonly writer: number;
  readonly writers: number;
  /** Removes from a row what need not be on disk; by default, empty fields. */
  readonly shorten?: (row: unknown) => unknown;
}

/** Splits a stored line into key and row. A key contains no tab, because JSON escapes it. */
const splitRow = (line: string): WrittenRow => {
  const tab = line.indexOf('\t');
  const key = line.slice(0, tab);
  return { key: key.includes('\\') ? String(JSON.parse(key)) : key.slice(1, -1), json: line.slice(tab + 1) };
};

/** Creates a spill in its own folder. The rows are trusted, because this program wrote them. */
export const createSpill = <Row>(options: SpillOptions): Spill<Row> => {
  const { partitions, writer, writers, shorten = withoutEmpty } = options;
  const folder = path.join(options.folder, options.name);
  const blockBytes = Math.max(
    SMALLEST_BLOCK,
    Math.min(LARGEST_BLOCK, Math.floor(WAITING_BYTES / partitions)),
  );
  mkdirSync(folder, { recursive: true });
  const fileOf = (partition: number, by: number): string => path.join(folder, `${partition}.${by}`);
  // Outside of the heap, where the collector would copy what waits.
  const waiting: (Buffer | undefined)[] = [];
  const lengths = new Uint32Array(partitions);
  const flush = (partition: number): void => {
    const rows = waiting[partition]?.subarray(0, lengths[partition]);
    if (rows?.length) appendRows(fileOf(partition, writer), rows);
    lengths[partition] = 0;
  };
  const parse = ({ json }: WrittenRow): Row => JSON.parse(json) as Row;
  const copy = ({ key, json }: WrittenRow): void => {
    const partition = partitionOf(key, partitions);
    const row = `${JSON.stringify(key)}\t${json}\n`;
    const most = row.length * MOST_BYTES_PER_CHAR;
    if ((lengths[partition] ?? 0) + most > blockBytes) flush(partition);
    if (most > blockBytes) {
      appendRows(fileOf(partition, writer), Buffer.from(row));
      return;
    }
    const block = (waiting[partition] ??= Buffer.allocUnsafeSlow(blockBytes));
    const length = lengths[partition] ?? 0;
    lengths[partition] = length + block.write(row, length);
  };
  function* readKeyed(partition: number): Generator<WrittenRow> {
    flush(partition);
    for (let by = 0; by < writers; by += 1) {
      const file = fileOf(partition, by);
      if (existsSync(file)) for (const row of rowsOf(file)) yield splitRow(row);
    }
  }
  return {
    add: (key, row) => copy({ key, json: JSON.stringify(shorten(row)) }),
    partitionOf: (key) => partitionOf(key, partitions),
    copy,
    parse,
    readKeyed,
    *read(partition) {
      for (const row of readKeyed(partition)) yield parse(row);
    },
    flush() {
      for (let partition = 0; partition < partitions; partition += 1) flush(partition);
      waiting.length = 0;
    },
    drop(partition) {
      lengths[partition] = 0;
      for (let by = 0; by < writers; by += 1) rmSync(fileOf(partition, by), { force: true });
    },
  };
};

/** Reads the rows of a partition by their keys, of which each has one. */
export const readMap = <Row>(partition: number, spill: Spill<Row>): Map<string, Row> => {
  const rows = new Map<string, Row>();
  for (const row of spill.readKeyed(partition)) rows.set(row.key, spill.parse(row));
  return rows;
};
