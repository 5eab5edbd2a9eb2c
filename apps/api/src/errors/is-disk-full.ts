import { errorCode } from '@open-discovery/harvest';

/** A full disk, a full quota, and the limit of a process. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Reports whether an error of the file system says that there is no space. */
export const isDiskFull = (error: unknown): boolean => FULL.has(errorCode(error));
