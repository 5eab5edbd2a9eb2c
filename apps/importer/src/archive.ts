import { appendFileSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { fileInput } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';

const ARCHIVE_FILE = 'records.jsonl.gz';
const EARLIER_ARCHIVE_FILE = 'records-before.jsonl.gz';
const FAST = 1;
const BLOCK_CHARS = 1024 * 1024;

/**
 * A part of the archive of the imported records, in a format that the importer can read: the basis of `--keep`. Each thread
 * writes one.
 */
export interface Archive {
  /** Adds a line, which is JSON. */
  addText(json: string): void;
  /** Writes the rest. */
  end(): void;
}

const partFile = (folder: string, writer: number): string => path.join(folder, `${ARCHIVE_FILE}.${writer}`);

/** Creates a part of the archive in the folder of the import. */
export const createArchive = (folder: string, writer: number): Archive => {
  let lines: string[] = [];
  let waiting = 0;
  // By the thread itself: a stream would compress in another one, while this one waits.
  const writeLines = (): void => {
    appendFileSync(partFile(folder, writer), gzipSync(lines.join(''), { level: FAST }));
    lines = [];
    waiting = 0;
  };
  return {
    addText(json) {
      lines.push(`${json}\n`);
      waiting += json.length;
      if (waiting > BLOCK_CHARS) writeLines();
    },
    end: writeLines,
  };
};

/** Makes one archive of its parts. Returns its file. */
export const joinArchive = async (folder: string, writers: number): Promise<string> => {
  // Several compressed files in a row are one.
  const whole = partFile(folder, 0);
  for (let writer = 1; writer < writers; writer += 1) {
    await pipeline(createReadStream(partFile(folder, writer)), createWriteStream(whole, { flags: 'a' }));
    await rm(partFile(folder, writer));
  }
  return whole;
};

/** Replaces the archive of a data folder by a new one, and keeps the previous one for going back. */
export const publishArchive = async (whole: string, dataDir: string): Promise<void> => {
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
