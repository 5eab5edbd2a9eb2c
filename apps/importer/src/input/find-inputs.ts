import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@open-discovery/harvest';
import type { Bytes } from './byte-source.ts';
import { InputError } from './input-error.ts';

/** A file to import, or the standard input. */
export interface Input {
  readonly name: string;
  /** Size of what `open` yields; `null` when it is unknown. */
  readonly bytes: number | null;
  /** The estimated ratio of the decompressed size to `bytes`; 1 if nothing is compressed. */
  readonly expansion: number;
  readonly open: () => Bytes;
}

const READ_BYTES = 256 * 1024;
/** The approximate ratio of the size of records to their compressed size; a file may be compressed inside. */
const COMPRESSION = 8;

/** Returns an input for a file, which is opened when it is read. */
export const fileInput = (name: string, bytes: number): Input => ({
  name,
  bytes,
  expansion: COMPRESSION,
  open: () => createReadStream(name, { highWaterMark: READ_BYTES }),
});

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'cannot be read: permission denied',
};

/** Returns a handler of failures of the file system, which names the file. */
const failOn =
  (name: string) =>
  (error: unknown): never => {
    const problem = PROBLEMS[errorCode(error) ?? ''] ?? `cannot be read: ${String(error)}`;
    throw new InputError(`${name} ${problem}.`, { cause: error });
  };

const filesIn = async (folder: string): Promise<Input[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(failOn(folder));
  const names = entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  const inputs = await Promise.all(names.sort().map((name) => inputsAt(path.join(folder, name))));
  return inputs.flat();
};

const inputsAt = async (name: string): Promise<Input[]> => {
  const found = await stat(name).catch(failOn(name));
  if (found.isDirectory()) return filesIn(name);
  return found.isFile() ? [fileInput(name, found.size)] : [];
};

/**
 * Finds the files named on the command line, including those in folders at any depth, sorted by name. Ignores
 * names that start with a dot; `-` is the standard input.
 */
export const findInputs = async (names: readonly string[], standardInput: () => Bytes): Promise<Input[]> => {
  const inputs = await Promise.all(
    names.map(async (name) =>
      name === '-'
        ? [{ name: 'standard input', bytes: null, expansion: COMPRESSION, open: standardInput }]
        : inputsAt(name),
    ),
  );
  return inputs.flat();
};
