import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
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

export const createArchive = (dataDir: string): Archive => {
  const file = path.join(dataDir, ARCHIVE_FILE);
  const unfinished = `${file}.new`;
  const gzip = createGzip({ level: FAST });
  const written = gzip.pipe(createWriteStream(unfinished));
  return {
    async write(line) {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain');
    },
    async publish() {
      gzip.end();
      await once(written, 'close');
      await rename(unfinished, file);
    },
    async discard() {
      gzip.destroy();
      written.destroy();
      await rm(unfinished, { force: true });
    },
  };
};

/** Returns the archive of the previous import as an input, if there is one. */
export const archivedInput = async (dataDir: string): Promise<Input[]> => {
  const file = path.join(dataDir, ARCHIVE_FILE);
  return existsSync(file) ? [fileInput(file, (await stat(file)).size)] : [];
};
