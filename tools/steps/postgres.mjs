import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hasApt, installPackage } from './apt.mjs';
import { isProgram } from './is-program.mjs';
import { Stop } from './stop.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

const newestOfDebian = () =>
  (existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => isProgram(path.join(folder, 'initdb')));

/** Finds PostgreSQL's programs for the contract tests: `POSTGRES_BIN`, Debian's, or those that are installed now. */
export const findPostgres = async () => {
  const named = process.env.POSTGRES_BIN;
  if (named && !isProgram(path.join(named, 'initdb'))) throw new Stop(`POSTGRES_BIN=${named} has no initdb.`);
  const found = named ?? newestOfDebian();
  if (found) return found;
  if (await hasApt()) {
    await installPackage('PostgreSQL', 'postgresql');
    return newestOfDebian();
  }
  throw new Stop(
    'The contract tests need PostgreSQL: install it, or name the folder of its programs with POSTGRES_BIN.',
  );
};
