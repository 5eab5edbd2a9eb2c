import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, syncFolder } from '@open-discovery/search-index';
import { z } from 'zod';
import { NEW_FOLDER } from './work-folder.ts';

const PLAN_FILE = 'plan.json';
/** Holds the earlier files until the restore is complete. */
const OLD_FOLDER = 'old';

const planSchema = z.array(z.object({ name: z.string(), existed: z.boolean() }));

export interface Swap {
  readonly dataDir: string;
  /** The work folder of the restore, within the data folder. */
  readonly work: string;
  /** The names in the data folder that are replaced. A name without a restored file is removed. */
  readonly names: readonly string[];
}

type Step = () => void;

const move = (from: string, to: string): void => {
  if (existsSync(from)) renameSync(from, to);
};

/**
 * Returns the steps that replace files. The plan is written first; while it exists, {@link undoSwap} leads back to the
 * earlier files, after whichever step the process ends.
 */
export const swapSteps = ({ dataDir, work, names }: Swap): Step[] => [
  () => {
    mkdirSync(path.join(work, OLD_FOLDER), { recursive: true });
    const plan = names.map((name) => ({ name, existed: existsSync(path.join(dataDir, name)) }));
    replaceFile(path.join(work, PLAN_FILE), JSON.stringify(plan));
  },
  ...names.flatMap((name) => [
    () => move(path.join(dataDir, name), path.join(work, OLD_FOLDER, name)),
    () => move(path.join(work, NEW_FOLDER, name), path.join(dataDir, name)),
  ]),
  () => syncFolder(dataDir),
];

/** Ends a swap: from now on, the restored files are valid. */
export const commitSwap = (work: string): void => {
  rmSync(path.join(work, PLAN_FILE));
  syncFolder(work);
};

/** Reports whether files are being swapped, or were when the process ended. */
export const isSwapping = (work: string): boolean => existsSync(path.join(work, PLAN_FILE));

/** Returns to the earlier files. It may be interrupted and repeated. */
export const undoSwap = (dataDir: string, work: string): void => {
  const plan = planSchema.parse(JSON.parse(readFileSync(path.join(work, PLAN_FILE), 'utf8')));
  for (const { name, existed } of plan) {
    const [place, old] = [path.join(dataDir, name), path.join(work, OLD_FOLDER, name)];
    if (existed && !existsSync(old)) continue;
    rmSync(place, { recursive: true, force: true });
    if (existed) renameSync(old, place);
  }
  syncFolder(dataDir);
  commitSwap(work);
};
