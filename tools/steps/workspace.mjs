import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export const APPS = {
  api: 'apps/api/dist/main.js',
  portal: 'apps/portal/dist/server/main.js',
  importer: 'apps/importer/dist/main.js',
};

/** The folder in which `npm` was called; npm itself changes to the root first. */
export const callersFolder = (environment) => environment.INIT_CWD ?? ROOT;

/** A path out of a setting, as seen from the caller's folder. */
export const callersPath = (environment, file) => path.resolve(callersFolder(environment), file);

/** The folder of records and content. */
export const dataFolder = (environment) =>
  environment.DATA_DIR ? callersPath(environment, environment.DATA_DIR) : path.join(ROOT, 'var');
