import { accessSync, constants } from 'node:fs';

/** Whether there is a file that can be run. */
export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
