import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, errorMessage } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import type { HarvestAnswer } from '../protocol.ts';
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
  if (size > limitBytes) throw new HarvestError(`${file} is larger than ${limitBytes} bytes.`);
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
  /** The folder's name in failures. */
  readonly name: string;
  /** A folder that is empty or missing has no records; otherwise it is a failure, because a disk may be missing. */
  readonly mayBeEmpty: boolean;
}

/** Creates a client that reads the files of a folder as if they were pages. */
export const createFolderClient = ({ limitBytes, name, mayBeEmpty }: FolderRules): HarvestClient => ({
  async fetch({ url }, isDamaged) {
    const address = new URL(url);
    const after = address.searchParams.get(AFTER) ?? '';
    address.search = '';
    const place = fileURLToPath(address);
    try {
      const files = await filesBelow(place).catch((error: unknown) => {
        if (mayBeEmpty && errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      const next = files.find((file) => file > after);
      if (files.length === 0 && !mayBeEmpty) throw new HarvestError(`${name} has no files.`);
      const answer =
        next === undefined
          ? { status: 200, type: NO_MORE_FILES, body: Buffer.alloc(0), validator: null }
          : await read(place, { name: next, count: files.length, limitBytes });
      const damage = isDamaged(answer);
      if (damage !== null) throw new HarvestError(`${name}: ${damage}.`);
      return answer;
    } catch (error) {
      if (errorCode(error) === null) throw error;
      if (errorCode(error) === 'ENOENT') throw new HarvestError(`${name} does not exist.`);
      throw new HarvestError(`${name} cannot be read: ${errorMessage(error)}.`);
    }
  },
  close: async () => undefined,
});
