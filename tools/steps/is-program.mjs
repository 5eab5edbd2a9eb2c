import { accessSync, constants } from 'node:fs';

/** Reports whether a path is an executable file. */
export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
