import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Syncs the names in a folder to disk. Windows does so by itself and refuses to sync a folder. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Writes a small file and syncs it to disk. */
export const writeSynced = (file: string, text: string): void => writeFileSync(file, text, { flush: true });

/** Replaces the text of a file in one step: after a power failure, it has the old or the new text. */
export const replaceFile = (file: string, text: string): void => {
  const draft = `${file}.new`;
  writeSynced(draft, text);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
};
