import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export const APPS = {
  api: 'apps/api/dist/main.js',
  portal: 'apps/portal/dist/server/main.js',
  importer: 'apps/importer/dist/main.js',
};

/** The program of `npm run backup` and `npm run restore`. */
export const BACKUP_PROGRAM = 'apps/api/dist/backup.js';

/** The program of `npm run harvest`. */
export const HARVEST_PROGRAM = 'apps/importer/dist/harvest.js';

/** Returns the folder in which `npm` was called; npm itself changes to the root first. */
export const callersFolder = (environment) => environment.INIT_CWD ?? ROOT;

/** Resolves the path of a setting against the caller's folder. */
export const callersPath = (environment, file) => path.resolve(callersFolder(environment), file);

/** Returns the folder of records and content. */
export const dataFolder = (environment) =>
  environment.DATA_DIR ? callersPath(environment, environment.DATA_DIR) : path.join(ROOT, 'var');
