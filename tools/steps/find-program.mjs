import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { IS_WINDOWS } from './kill-tree.mjs';

/** Reports whether a path is an executable file. */
export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the file of a program in a folder; `null` if it is not there. */
export const programIn = (folder, name) => {
  const file = path.join(folder, IS_WINDOWS ? `${name}.exe` : name);
  return isProgram(file) ? file : null;
};

/** Returns the file of a program in the folders of `PATH`; `null` if there is none. */
export const findProgram = (name, environment = process.env) =>
  (environment.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => programIn(folder, name))
    .find((file) => file !== null) ?? null;
