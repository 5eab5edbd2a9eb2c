import { removeAbandonedBuilds } from '@open-discovery/search-index';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findWorkFolders } from '../backup/work-folder.ts';

/**
 * Removes what imports and backups that were killed, such as for lack of memory, have left in the data folder. It can be as large as
 * the index, and the next import may be a month away.
 */
export const removeKilled = async (dataDir: string): Promise<void> => {
  if (!existsSync(dataDir)) return;
  for (const { path: folder, kind, isLeftover } of findWorkFolders(dataDir))
    // A restore is undone by the next start.
    if (kind !== 'restore' && isLeftover()) await rm(folder, { recursive: true, force: true });
  const isImporting = findWorkFolders(dataDir).some(({ kind }) => kind === 'import');
  // An import in another container builds under a process id that may be unused here.
  if (!isImporting) await removeAbandonedBuilds(path.join(dataDir, 'index'));
};
