import { errorCode } from '@open-discovery/harvest';

/** Reports whether an error says that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
