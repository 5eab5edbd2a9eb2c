import { existsSync } from 'node:fs';
import path from 'node:path';

interface Restored {
  /** The time of the backup. */
  readonly createdAt: string;
  readonly dataDir: string;
}

/** Returns what is printed after a restore, with what is left to do. */
export const restoredMessage = ({ createdAt, dataDir }: Restored): string => {
  const done = `Restored the state of ${createdAt} in ${dataDir}. Users log in again.`;
  if (existsSync(path.join(dataDir, 'index'))) return done;
  return `${done}
There is no index here. Unless the records are in a cluster, import them before you start the portal: otherwise it starts with the sample corpus.`;
};
