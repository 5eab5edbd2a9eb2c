import path from 'node:path';

/** The folder of this checkout. */
export const ROOT = path.join(import.meta.dirname, '../../../..');
