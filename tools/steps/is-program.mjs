import { accessSync, constants } from 'node:fs';

/** Reports whether a file exists and is executable. */
export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
