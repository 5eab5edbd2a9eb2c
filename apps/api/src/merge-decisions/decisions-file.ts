import { replaceFile } from '@open-discovery/search-index';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentStore } from '../content/content-store.ts';
import { listItems } from '../content/content.ts';

const FILE = 'merge-decisions.json';

/** The decisions as imports read them, in the data folder: `merge-decisions.json`. */
export interface DecisionsFile {
  /** Writes the file if the decisions have changed. A failure is reported, and the next call tries again. */
  readonly write: () => Promise<void>;
}

const readText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Opens the file, and writes it for the decisions that were made without it. */
export const openDecisionsFile = async ({
  store,
  dataDir,
  onFailed,
}: {
  readonly store: ContentStore;
  readonly dataDir: string;
  readonly onFailed: (error: unknown) => void;
}): Promise<DecisionsFile> => {
  const file = path.join(dataDir, FILE);
  const write = async (): Promise<void> => {
    try {
      const decisions = listItems(await store.read({ isFresh: true }), 'mergeDecision');
      const text = `${JSON.stringify(
        decisions.map(({ fields: { verdict, records, others } }) => ({ verdict, records, others })),
        null,
        1,
      )}\n`;
      const before = readText(file);
      if (before === text || (before === null && decisions.length === 0)) return;
      mkdirSync(dataDir, { recursive: true });
      replaceFile(file, text);
    } catch (error) {
      onFailed(error);
    }
  };
  await write();
  return { write };
};
