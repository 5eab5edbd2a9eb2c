import { WAIT_FOR_SIGNS } from '@open-discovery/harvest';
import { existsSync, rmSync } from 'node:fs';
import { isSwapping, undoSwap } from './swap-files.ts';
import { findWorkFolders } from './work-folder.ts';

/**
 * Returns to the files before a restore that was killed, and removes what it left. Throws while a restore is replacing
 * files.
 */
export const undoUnfinishedRestores = (dataDir: string): void => {
  if (!existsSync(dataDir)) return;
  for (const { path: folder, kind, isLeftover } of findWorkFolders(dataDir)) {
    if (kind !== 'restore') continue;
    if (!isLeftover()) {
      if (!isSwapping(folder)) continue;
      throw new Error(`a restore is running; start again when it has ended, or, ${WAIT_FOR_SIGNS}`);
    }
    if (isSwapping(folder)) undoSwap(dataDir, folder);
    rmSync(folder, { recursive: true, force: true });
  }
};
