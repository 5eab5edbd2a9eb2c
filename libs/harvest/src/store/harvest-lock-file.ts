import path from 'node:path';
import { harvestFolder } from './source-folders.ts';

/** Returns the file with the mark of the process that harvests; there is none while nobody does. */
export const harvestLockFile = (dataDir: string): string => path.join(harvestFolder(dataDir), '.running');
