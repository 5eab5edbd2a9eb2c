import { appendFileSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { fileInput } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';

export const ARCHIVE_FILE = 'records.jsonl.gz';
const EARLIER_ARCHIVE_FILE = 'records-before.jsonl.gz';
const FAST = 1;
const BLOCK_CHARS = 1024 * 1024;

/** The days of the records, which the next import reads. */
export const DAYS_FILE = 'record-days.jsonl.gz';

/** A file of what an import keeps for the next one. */
export type KeptFile = typeof ARCHIVE_FILE | typeof DAYS_FILE;

/**
 * A part of a file that an import keeps for the next one. `ARCHIVE_FILE` has the imported records in a format that the importer can
 * read: the basis of `--keep`. Each thread writes a part.
 */
export interface Archive {
  /** Adds a line, which is JSON. */
  addText(json: string): void;
  /** Writes the rest. */
  end(): void;
}

const partFile = (folder: string, name: KeptFile, writer: number): string =>
  path.join(folder, `${name}.${writer}`);

/** Creates a part of a file in the folder of the import. */
export const createArchive = (folder: string, name: KeptFile, writer: number): Archive => {
  let lines: string[] = [];
  let waiting = 0;
  // By the thread itself: a stream would compress in another one, while this one waits.
  const writeLines = (): void => {
    appendFileSync(partFile(folder, name, writer), gzipSync(lines.join(''), { level: FAST }));
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

/** Makes one file of its parts. Returns its path. */
export const joinArchive = async (folder: string, name: KeptFile, writers: number): Promise<string> => {
  // Several compressed files in a row are one.
  const whole = partFile(folder, name, 0);
  for (let writer = 1; writer < writers; writer += 1) {
    await pipeline(
      createReadStream(partFile(folder, name, writer)),
      createWriteStream(whole, { flags: 'a' }),
    );
    await rm(partFile(folder, name, writer));
  }
  return whole;
};

/** Gives a file another name as well. */
const alsoName = async (file: string, name: string): Promise<void> => {
  await rm(name, { force: true });
  // Not every file system has links.
  await link(file, name).catch(() => copyFile(file, name));
};

/** Replaces the archive of a data folder by a new one, and keeps the previous one for going back. */
export const publishArchive = async (whole: string, dataDir: string): Promise<void> => {
  const archive = path.join(dataDir, ARCHIVE_FILE);
  const before = archiveBefore(dataDir);
  if (existsSync(archive)) {
    // Under two names for a moment: without an archive, the next import with `--keep` would lose its records.
    await alsoName(archive, `${before}.new`);
    await rename(`${before}.new`, before);
  }
  await rename(whole, archive);
};

/** Returns the file of the archive before the last import. */
export const archiveBefore = (dataDir: string): string => path.join(dataDir, EARLIER_ARCHIVE_FILE);

/** Replaces the days of the records by those of an import. */
export const publishDays = (whole: string, dataDir: string): Promise<void> =>
  rename(whole, path.join(dataDir, DAYS_FILE));

/** Returns a file that the previous import has kept as an input, if there is one. */
export const keptInput = async (dataDir: string, name: KeptFile): Promise<Input | null> => {
  const file = path.join(dataDir, name);
  return existsSync(file) ? fileInput(file, (await stat(file)).size) : null;
};

/** Returns the archive of the previous import as an input, if there is one. */
export const archivedInput = (dataDir: string): Promise<Input | null> => keptInput(dataDir, ARCHIVE_FILE);

/**
 * Makes the archive before the last import the current one again, and the current one the one before. The days are forgotten:
 * whoever has asked for the last records asks for all changes again.
 */
export const swapArchives = async (dataDir: string): Promise<void> => {
  await rm(path.join(dataDir, DAYS_FILE), { force: true });
  const archive = path.join(dataDir, ARCHIVE_FILE);
  const before = archiveBefore(dataDir);
  if (!existsSync(before)) return;
  const aside = `${before}.new`;
  await alsoName(archive, aside);
  await rename(before, archive);
  await rename(aside, before);
};
