import { IndexError } from '@open-discovery/search-index';
import { InputError } from './input/input-error.ts';
import { UsageError } from './usage-error.ts';

/** Compares fields only, because an error from a worker thread has no class. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error && 'message' in error;

/** Explanations of failures of the data folder, by error code of the system. */
const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be used: permission denied. It has to belong to the user who runs this command',
  EDQUOT: 'has no room left for this user',
  EEXIST: 'is not a folder',
  EFBIG: 'allows no larger files',
  ENOSPC: 'has no room left',
  ENOTDIR: 'is not a folder',
  EPERM: 'cannot be used: permission denied. It has to belong to the user who runs this command',
  EROFS: 'cannot be written: the disk is read-only',
};

const OUT_OF_MEMORY =
  'The import stopped: it ran out of memory. Give it more, such as 4 GB with NODE_OPTIONS=--max-old-space-size=4096.';

const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const isInside = (folder: string, file: string | undefined): boolean =>
  file === undefined || file.startsWith(folder);

/**
 * Returns the message of a failure of the index, the corrections, the disk, the memory or an input; `null` for any other error, which
 * is a bug and keeps its stack.
 */
export const failureMessage = (error: unknown, dataDir: string): string | null => {
  if (error instanceof IndexError || error instanceof UsageError || error instanceof InputError)
    return error.message;
  if (isOutOfMemory(error)) return OUT_OF_MEMORY;
  if (!isSystemError(error)) return null;
  const problem = FOLDER_PROBLEMS[error.code ?? ''];
  return problem !== undefined && isInside(dataDir, error.path)
    ? `The folder ${dataDir} ${problem}.`
    : `The import stopped: ${error.message}.`;
};
