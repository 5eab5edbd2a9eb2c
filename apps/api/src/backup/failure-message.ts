import { errorCode } from '@open-discovery/harvest';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { isDiskFull } from '../errors/is-disk-full.ts';
import { messageOf } from '../errors/message-of.ts';

/** Explanations of failures of files, by error code of the system. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Run the command as the user of the portal.',
  EPERM: 'permission denied. Run the command as the user of the portal.',
  EROFS: 'the disk is read-only.',
  EEXIST: 'it is not a folder.',
  ENOTDIR: 'it is not a folder.',
  EISDIR: 'it is a folder, not a backup.',
};

/** The folder and the archive of a backup or restore. */
export interface Places {
  readonly dataDir: string;
  readonly archive: string;
}

const pathOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
    ? error.path
    : null;

/** Returns the message of a failed backup or restore for the people who run the portal. */
export const failureMessage = (error: unknown, { dataDir, archive }: Places): string => {
  const message = messageOf(error) ?? String(error);
  if (error instanceof DatabaseUnavailable) return `DATABASE_URL: the database cannot be opened: ${message}.`;
  if (isDiskFull(error)) return `The disk of ${dataDir} or of ${archive} is full: ${message}.`;
  const problem = FILE_PROBLEMS[errorCode(error) ?? ''];
  return problem === undefined ? message : `${pathOf(error) ?? archive}: ${problem}`;
};
