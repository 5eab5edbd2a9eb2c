import { hasEnded, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** `backup-<process>-<start>.<random>`, `restore-…` */
const NAME = /^(backup|restore)-(.+)\.[A-Za-z0-9]{6}$/;

export interface WorkFolder {
  readonly path: string;
  readonly kind: 'backup' | 'restore';
  /** The process that created it has ended. */
  readonly isLeftover: boolean;
}

/** Returns the folders of backups and restores in the data folder. */
export const findWorkFolders = (dataDir: string): WorkFolder[] =>
  readdirSync(dataDir).flatMap((name) => {
    const [, kind, mark] = NAME.exec(name) ?? [];
    if (mark === undefined) return [];
    return [
      {
        path: path.join(dataDir, name),
        kind: kind === 'backup' ? 'backup' : 'restore',
        isLeftover: hasEnded(mark),
      } as const,
    ];
  });

/** Creates a folder within the data folder, on the same disk, so that files can be linked and moved. */
export const createWorkFolder = (dataDir: string, kind: WorkFolder['kind']): string => {
  mkdirSync(dataDir, { recursive: true });
  for (const folder of findWorkFolders(dataDir))
    if (folder.kind === 'backup' && folder.isLeftover) rmSync(folder.path, { recursive: true, force: true });
  return mkdtempSync(path.join(dataDir, `${kind}-${processMark(process.pid)}.`));
};
