import { giveSigns, hasNoSigns, processSpace } from '@open-discovery/harvest';
import { hasEnded, processMark } from '@open-discovery/search-index';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KINDS = ['backup', 'import', 'restore'] as const;
type Kind = (typeof KINDS)[number];
/** `backup-<process>-<start>@<process space>.<random>`, `restore-…`; the importer creates `import-…` in the same way. */
const NAME = new RegExp(String.raw`^(${KINDS.join('|')})-([^@]+)(?:@([0-9a-f]*))?\.[A-Za-z0-9]{6}$`);
const SIGN_OF_LIFE = 'alive';
const TIME_FILE = 'time';
/** Holds the files of a new backup, or restored ones until they are moved into the data folder. */
export const NEW_FOLDER = 'new';

export interface WorkFolder {
  readonly path: string;
  readonly kind: Kind;
  /** Reports whether the process that created it has ended. */
  readonly isLeftover: () => boolean;
}

/** Returns the folders of backups, imports and restores in the data folder. */
export const findWorkFolders = (dataDir: string): WorkFolder[] =>
  readdirSync(dataDir).flatMap((name) => {
    // Earlier versions did not name the space.
    const [, word, mark, space = processSpace()] = NAME.exec(name) ?? [];
    const kind = KINDS.find((one) => one === word);
    if (kind === undefined || mark === undefined) return [];
    const folder = path.join(dataDir, name);
    return [
      {
        path: folder,
        kind,
        isLeftover: () =>
          space === processSpace()
            ? hasEnded(mark)
            : hasNoSigns(path.join(folder, SIGN_OF_LIFE), folder, path.join(folder, TIME_FILE)),
      },
    ];
  });

/** A new folder of this process, which gives signs of life in it. */
export interface OwnWorkFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** Creates a folder within the data folder, on the same disk, so that files can be linked and moved. */
export const createWorkFolder = (dataDir: string, kind: Exclude<Kind, 'import'>): OwnWorkFolder => {
  mkdirSync(dataDir, { recursive: true });
  for (const folder of findWorkFolders(dataDir))
    if (folder.kind === 'backup' && folder.isLeftover())
      rmSync(folder.path, { recursive: true, force: true });
  const mark = `${processMark(process.pid)}@${processSpace()}`;
  const own = mkdtempSync(path.join(dataDir, `${kind}-${mark}.`));
  const endSigns = giveSigns(() => writeFileSync(path.join(own, SIGN_OF_LIFE), '.'));
  return {
    path: own,
    remove: () => {
      endSigns();
      rmSync(own, { recursive: true, force: true });
    },
  };
};
