import path from 'node:path';

/** Returns the folder of the data: that of the option, else that of the environment. */
export const dataFolder = (named: string | null): string =>
  path.resolve(named ?? process.env['DATA_DIR'] ?? './var');
