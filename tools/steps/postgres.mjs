import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hasApt, installPackage } from './apt.mjs';
import { programIn } from './find-program.mjs';
import { IS_WINDOWS } from './kill-tree.mjs';
import { Stop } from './stop.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

const newestOfDebian = () =>
  (existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => programIn(folder, 'initdb') !== null);

/**
 * Finds PostgreSQL's programs for the contract tests: `POSTGRES_BIN`, Debian's, or those that are installed now. Returns
 * `null` on Windows, where these tests are skipped.
 */
export const findPostgres = async () => {
  if (IS_WINDOWS) return null;
  const named = process.env.POSTGRES_BIN;
  if (named && programIn(named, 'initdb') === null) throw new Stop(`POSTGRES_BIN=${named} has no initdb.`);
  const found = named ?? newestOfDebian();
  if (found) return found;
  if (hasApt()) {
    await installPackage('PostgreSQL', 'postgresql');
    return newestOfDebian();
  }
  throw new Stop(
    'The contract tests need PostgreSQL: install it, or name the folder of its programs with POSTGRES_BIN.',
  );
};
