import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileInput } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';

const ARCHIVE_FILE = 'records.jsonl.gz';
const EARLIER_ARCHIVE_FILE = 'records-before.jsonl.gz';
const FAST = 1;
const BLOCK_CHARS = 256 * 1024;

/**
 * A part of the archive of the imported records, in a format that the importer can read: the basis of `--keep`. Each thread
 * writes one.
 */
export interface Archive {
  /** Adds a line, which is JSON. */
  addText(json: string): void;
  /** Waits until the disk has caught up. */
  catchUp(): Promise<void>;
  /** Writes what is left. */
  end(): Promise<void>;
  /** Closes an unfinished archive. */
  discard(): Promise<void>;
}

const partFile = (folder: string, writer: number): string => path.join(folder, `${ARCHIVE_FILE}.${writer}`);

/** Creates a part of the archive in the folder of the import. */
export const createArchive = (folder: string, writer: number): Archive => {
  const gzip = createGzip({ level: FAST });
  const aborted = new AbortController();
  // Ends with the first error of either stream, such as a full disk.
  const written = pipeline(gzip, createWriteStream(partFile(folder, writer)), { signal: aborted.signal });
  const failed = written.then(() => new Promise<never>(() => undefined));
  // An error is thrown by the next write; until then, nobody waits for it.
  failed.catch(() => undefined);
  let lines: string[] = [];
  let waiting = 0;
  // Each write to the compressor costs a change of threads, so lines are written together.
  const writeLines = (): void => {
    if (lines.length > 0) gzip.write(lines.join(''));
    lines = [];
    waiting = 0;
  };
  const addText = (json: string): void => {
    lines.push(`${json}\n`);
    waiting += json.length;
    if (waiting > BLOCK_CHARS) writeLines();
  };
  return {
    addText,
    async catchUp() {
      if (gzip.writableNeedDrain) await Promise.race([once(gzip, 'drain'), failed]);
    },
    async end() {
      writeLines();
      gzip.end();
      await written;
    },
    async discard() {
      aborted.abort();
      await written.catch(() => undefined);
    },
  };
};

/** Makes one archive of its parts, replaces the previous one by it, and keeps that for going back. */
export const publishArchive = async (folder: string, writers: number, dataDir: string): Promise<void> => {
  // Several compressed files in a row are one.
  const whole = partFile(folder, 0);
  for (let writer = 1; writer < writers; writer += 1) {
    await pipeline(createReadStream(partFile(folder, writer)), createWriteStream(whole, { flags: 'a' }));
    await rm(partFile(folder, writer));
  }
  const archive = path.join(dataDir, ARCHIVE_FILE);
  if (existsSync(archive)) await rename(archive, path.join(dataDir, EARLIER_ARCHIVE_FILE));
  await rename(whole, archive);
};

/** Returns the archive of the previous import as an input, if there is one. */
export const archivedInput = async (dataDir: string): Promise<Input | null> => {
  const file = path.join(dataDir, ARCHIVE_FILE);
  return existsSync(file) ? fileInput(file, (await stat(file)).size) : null;
};

/** Makes the archive before the last import the current one again, and the current one the one before. */
export const swapArchives = async (dataDir: string): Promise<void> => {
  const archive = path.join(dataDir, ARCHIVE_FILE);
  const before = path.join(dataDir, EARLIER_ARCHIVE_FILE);
  if (!existsSync(before)) return;
  const aside = `${before}.new`;
  await rename(archive, aside);
  await rename(before, archive);
  await rename(aside, before);
};
