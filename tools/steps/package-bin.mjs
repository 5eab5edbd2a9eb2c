import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

/**
 * Returns the JavaScript file of a command that an installed package has. The files in `node_modules/.bin` are shell
 * scripts on Windows, which Node.js cannot run.
 *
 * @example packageBin('nx'); // '…/node_modules/nx/dist/bin/nx.js'
 */
export const packageBin = (name, command = name) => {
  const folder = path.join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
};
