import path from 'node:path';
import { harvestFolder } from './source-folders.ts';

/** Returns the file with the mark of the harvesting process; it exists only during a harvest. */
export const harvestLockFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.running');
