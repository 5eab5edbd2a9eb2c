import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, errorMessage, isMissing } from '../error-code.ts';
import { failure, megabytesOf } from '../failure.ts';
import type { HarvestAnswer } from '../protocol.ts';
import { RunFailure } from '../run-failure.ts';
import type { HarvestClient } from './harvest-client.ts';

/** The media type of the answer after the last file. */
export const NO_MORE_FILES = 'application/x-no-more-files';

/** The parameter of a request that names the file before. */
export const AFTER = 'after';

/** Returns the files below a folder with slashes, sorted; those of a file are itself. Names that start with a dot are ignored. */
const filesBelow = async (place: string): Promise<string[]> => {
  if ((await stat(place)).isFile()) return [path.basename(place)];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
};

const read = async (
  place: string,
  { name, count, limitBytes }: { readonly name: string; readonly count: number; readonly limitBytes: number },
): Promise<HarvestAnswer> => {
  const file = (await stat(place)).isFile() ? place : path.join(place, name);
  const { size } = await stat(file);
  if (size > limitBytes)
    throw new RunFailure(failure('file-size', { file, megabytes: megabytesOf(limitBytes) }));
  return {
    status: 200,
    type: `${encodeURIComponent(name)}; of=${count}`,
    body: await readFile(file),
    validator: null,
  };
};

interface FolderRules {
  /** The limit for a file. */
  readonly limitBytes: number;
  /** A folder that is empty or missing has no records; otherwise it is a failure, because a disk may be missing. */
  readonly mayBeEmpty: boolean;
}

/** Creates a client that reads the files of a folder as if they were pages. */
export const createFolderClient = ({ limitBytes, mayBeEmpty }: FolderRules): HarvestClient => ({
  async fetch({ url }, isDamaged) {
    const address = new URL(url);
    const after = address.searchParams.get(AFTER) ?? '';
    address.search = '';
    const place = fileURLToPath(address);
    try {
      const files = await filesBelow(place).catch((error: unknown) => {
        if (mayBeEmpty && isMissing(error)) return [];
        throw error;
      });
      const next = files.find((file) => file > after);
      if (files.length === 0 && !mayBeEmpty) throw new RunFailure(failure('no-files', { place }));
      const answer =
        next === undefined
          ? { status: 200, type: NO_MORE_FILES, body: Buffer.alloc(0), validator: null }
          : await read(place, { name: next, count: files.length, limitBytes });
      const damage = await isDamaged(answer);
      if (damage !== null) throw new RunFailure(damage);
      return answer;
    } catch (error) {
      if (errorCode(error) === null) throw error;
      if (isMissing(error)) throw new RunFailure(failure('no-place', { place }));
      throw new RunFailure(failure('unreadable', { place, detail: errorMessage(error) }));
    }
  },
  close: async () => undefined,
});
