import { readdirSync } from 'node:fs';
import { isMissing } from '@open-discovery/harvest';

/** Throws if a folder is there and cannot be read: it would look as if it had no index. */
export const requireReadable = (folder: string): void => {
  try {
    readdirSync(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
