import { appendFileSync, createReadStream, existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutEmpty } from '@open-discovery/graph-index';
import { hashOf } from './hash-of.ts';

/** All partitions of a spill wait in memory until they are this long together. */
const WAITING_CHARS = 16 * 1024 * 1024;
const MOST_WAITING_CHARS = 64 * 1024;
const READ_BYTES = 256 * 1024;
const NEWLINE = 0x0a;

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
  read(partition: number): AsyncIterable<Row>;
  /** Reads the rows of a partition with their keys; `parse` returns the row. */
  readKeyed(partition: number): AsyncIterable<WrittenRow>;
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

/** Yields the lines of a file that this program wrote, as UTF-8. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, end);
      yield pieces.length === 0 ? piece.toString() : Buffer.concat([...pieces, piece]).toString();
      pieces = [];
      from = end + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
  }
}

/** Creates a spill in its own folder. The rows are trusted, because this program wrote them. */
export const createSpill = <Row>(options: SpillOptions): Spill<Row> => {
  const { partitions, writer, writers, shorten = withoutEmpty } = options;
  const folder = path.join(options.folder, options.name);
  const mostWaiting = Math.min(MOST_WAITING_CHARS, Math.floor(WAITING_CHARS / partitions));
  mkdirSync(folder, { recursive: true });
  const waiting: string[] = Array.from({ length: partitions }, () => '');
  const fileOf = (partition: number, by: number): string => path.join(folder, `${partition}.${by}`);
  const flush = (partition: number): void => {
    const rows = waiting[partition] ?? '';
    if (rows === '') return;
    appendFileSync(fileOf(partition, writer), rows);
    waiting[partition] = '';
  };
  const parse = ({ json }: WrittenRow): Row => JSON.parse(json) as Row;
  const copy = ({ key, json }: WrittenRow): void => {
    const partition = partitionOf(key, partitions);
    const rows = `${waiting[partition] ?? ''}${JSON.stringify(key)}\t${json}\n`;
    waiting[partition] = rows;
    if (rows.length > mostWaiting) flush(partition);
  };
  async function* readKeyed(partition: number): AsyncGenerator<WrittenRow> {
    flush(partition);
    for (let by = 0; by < writers; by += 1) {
      const file = fileOf(partition, by);
      if (existsSync(file)) for await (const line of linesOf(file)) yield splitLine(line);
    }
  }
  return {
    add: (key, row) => copy({ key, json: JSON.stringify(shorten(row)) }),
    copy,
    parse,
    readKeyed,
    async *read(partition) {
      for await (const row of readKeyed(partition)) yield parse(row);
    },
    flush: () => waiting.forEach((_rows, partition) => flush(partition)),
    async drop(partition) {
      waiting[partition] = '';
      for (let by = 0; by < writers; by += 1) await rm(fileOf(partition, by), { force: true });
    },
  };
};
