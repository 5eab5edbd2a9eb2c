import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const stateOf = (file: string): string => {
  try {
    // A change of content, size or rights changes `ctime`.
    const { ino, size, ctimeMs } = statSync(file);
    return `${ino} ${size} ${ctimeMs}`;
  } catch (error) {
    return String(error);
  }
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

/** Returns a text that changes with the folder and its files: their content, names and rights. Reads no content. */
export const filesState = (folder: string): string =>
  ['', ...namesIn(folder)].map((name) => `${name} ${stateOf(path.join(folder, name))}`).join('\n');
