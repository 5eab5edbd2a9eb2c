import { errorCode } from '@open-discovery/harvest';

/** A full disk, a full quota and the limit of a process, as the file system, SQLite and PostgreSQL name them. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']);

/** Reports whether an error, or the one that caused it, says that there is no space for files. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.has(errorCode(error)) || (error instanceof Error && FULL.has(errorCode(error.cause)));
