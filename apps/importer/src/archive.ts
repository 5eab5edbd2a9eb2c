import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileInput } from './input/find-inputs.ts';
import type { Input } from './input/find-inputs.ts';

const ARCHIVE_FILE = 'records.jsonl.gz';
const FAST = 1;

/** An archive of the imported records in a format that the importer can read: the basis of `--keep`. */
export interface Archive {
  write(line: unknown): Promise<void>;
  /** Replaces the previous archive. */
  publish(): Promise<void>;
  /** Deletes the archive; has no effect once it is published. */
  discard(): Promise<void>;
}

/** Creates an archive in the folder of the import; it is moved to the data folder when it is complete. */
export const createArchive = (folder: string, dataDir: string): Archive => {
  const unfinished = path.join(folder, ARCHIVE_FILE);
  const gzip = createGzip({ level: FAST });
  const aborted = new AbortController();
  // Ends with the first error of either stream, such as a full disk.
  const written = pipeline(gzip, createWriteStream(unfinished), { signal: aborted.signal });
  const failed = written.then(() => new Promise<never>(() => undefined));
  // An error is thrown by the next write; until then, nobody waits for it.
  failed.catch(() => undefined);
  return {
    async write(line) {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), failed]);
    },
    async publish() {
      gzip.end();
      await written;
      await rename(unfinished, path.join(dataDir, ARCHIVE_FILE));
    },
    async discard() {
      aborted.abort();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
};

/** Returns the archive of the previous import as an input, if there is one. */
export const archivedInput = async (dataDir: string): Promise<Input[]> => {
  const file = path.join(dataDir, ARCHIVE_FILE);
  return existsSync(file) ? [fileInput(file, (await stat(file)).size)] : [];
};
