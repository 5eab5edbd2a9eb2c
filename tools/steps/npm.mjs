import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folders of npm next to Node.js: on Windows, and elsewhere. */
const FOLDERS = ['.', '../lib'];

/**
 * Returns the program and first arguments that run npm. On Windows the command `npm` is a batch file, which only a shell
 * can run; npm's JavaScript file runs everywhere.
 *
 * @example const [program, ...first] = npmCommand(); // ['…/node', '…/npm-cli.js']
 */
export const npmCommand = (environment = process.env) => {
  const besideNode = FOLDERS.map((folder) =>
    path.join(path.dirname(process.execPath), folder, 'node_modules/npm/bin/npm-cli.js'),
  );
  const found = [environment.npm_execpath, ...besideNode].find(
    (file) => file !== undefined && /npm-cli\.[cm]?js$/.test(file) && existsSync(file),
  );
  return found === undefined ? ['npm'] : [process.execPath, found];
};
