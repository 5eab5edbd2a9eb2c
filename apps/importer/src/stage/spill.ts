import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { withoutEmpty } from '@open-discovery/graph-index';
import { hashOf } from './hash-of.ts';

/** The rows of all partitions of a spill that wait in memory together, unless that makes blocks too small to compress well. */
const WAITING_CHARS = 8 * 1024 * 1024;
const MOST_WAITING_CHARS = 64 * 1024;
const FEWEST_WAITING_CHARS = 4 * 1024;
const NEWLINE = 0x0a;
const LENGTH_BYTES = 4;
/** Four times less to write and to keep for a few percent of the time. */
const COMPRESSION = { level: 1 };

/** Returns the partition of a key. */
const partitionOf = (key: string, partitions: number): number => hashOf(key) % partitions;

/** A row as it is on disk. */
export interface WrittenRow {
  readonly key: string;
  readonly json: string;
}

/**
 * Rows on disk, in files per partition, so that all rows of a key can be loaded with one partition in memory.
 */
export interface Spill<Row> {
  add(key: string, row: Row): void;
  /** Adds a row that was read from a spill of the same rows. */
  copy(row: WrittenRow): void;
  /** Reads the rows of a partition in insertion order. Nothing may be added after the first read. */
  read(partition: number): Iterable<Row>;
  /** Reads the rows of a partition with their keys; `parse` returns the row. */
  readKeyed(partition: number): Iterable<WrittenRow>;
  parse(row: WrittenRow): Row;
  /** Writes the rows that wait in memory, so that others can read them. */
  flush(): void;
  /** Deletes a partition that is no longer needed. */
  drop(partition: number): Promise<void>;
}

export interface SpillOptions {
  readonly folder: string;
  readonly name: string;
  readonly partitions: number;
  /** The number of this writer, of those that write to the folder at the same time; each has files of its own. */
  readonly writer: number;
  readonly writers: number;
  /** Removes from a row what need not be on disk; by default, empty fields. */
  readonly shorten?: (row: unknown) => unknown;
}

/** Splits a line into key and row. A key contains no tab, because JSON escapes it. */
const splitLine = (line: string): WrittenRow => {
  const tab = line.indexOf('\t');
  const key = line.slice(0, tab);
  return { key: key.includes('\\') ? String(JSON.parse(key)) : key.slice(1, -1), json: line.slice(tab + 1) };
};

/** Returns some rows as a block: uint32 length of the rest | the rows, compressed. */
const toBlock = (rows: string): Buffer => {
  const compressed = deflateRawSync(rows, COMPRESSION);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(compressed.length);
  return Buffer.concat([length, compressed]);
};

/** Reads the next bytes of a file; `null` at its end. */
const readNext = (descriptor: number, length: number): Buffer | null => {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const count = readSync(descriptor, bytes, at, length - at, null);
    if (count === 0) return null;
    at += count;
  }
  return bytes;
};

/** Yields the lines of a file of blocks. */
function* linesOf(file: string): Generator<string> {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const length = readNext(descriptor, LENGTH_BYTES)?.readUInt32LE();
      const block = length === undefined ? null : readNext(descriptor, length);
      if (block === null) return;
      const rows = inflateRawSync(block);
      // Each line is a text of its own: parts of a text would keep all of it in memory.
      for (let from = 0, end = 0; from < rows.length; from = end + 1) {
        end = rows.indexOf(NEWLINE, from);
        yield rows.toString('utf8', from, end);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a spill in its own folder. The rows are trusted, because this program wrote them. */
export const createSpill = <Row>(options: SpillOptions): Spill<Row> => {
  const { partitions, writer, writers, shorten = withoutEmpty } = options;
  const folder = path.join(options.folder, options.name);
  const mostWaiting = Math.max(
    FEWEST_WAITING_CHARS,
    Math.min(MOST_WAITING_CHARS, Math.floor(WAITING_CHARS / partitions)),
  );
  mkdirSync(folder, { recursive: true });
  const waiting: string[] = Array.from({ length: partitions }, () => '');
  const fileOf = (partition: number, by: number): string => path.join(folder, `${partition}.${by}`);
  const flush = (partition: number): void => {
    const rows = waiting[partition] ?? '';
    if (rows === '') return;
    appendFileSync(fileOf(partition, writer), toBlock(rows));
    waiting[partition] = '';
  };
  const parse = ({ json }: WrittenRow): Row => JSON.parse(json) as Row;
  const copy = ({ key, json }: WrittenRow): void => {
    const partition = partitionOf(key, partitions);
    const rows = `${waiting[partition] ?? ''}${JSON.stringify(key)}\t${json}\n`;
    waiting[partition] = rows;
    if (rows.length > mostWaiting) flush(partition);
  };
  function* readKeyed(partition: number): Generator<WrittenRow> {
    flush(partition);
    for (let by = 0; by < writers; by += 1) {
      const file = fileOf(partition, by);
      if (existsSync(file)) for (const line of linesOf(file)) yield splitLine(line);
    }
  }
  return {
    add: (key, row) => copy({ key, json: JSON.stringify(shorten(row)) }),
    copy,
    parse,
    readKeyed,
    *read(partition) {
      for (const row of readKeyed(partition)) yield parse(row);
    },
    flush: () => waiting.forEach((_rows, partition) => flush(partition)),
    async drop(partition) {
      waiting[partition] = '';
      for (let by = 0; by < writers; by += 1) await rm(fileOf(partition, by), { force: true });
    },
  };
};
