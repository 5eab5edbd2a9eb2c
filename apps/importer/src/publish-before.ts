import path from 'node:path';
import { rollBack as rollBackCluster } from '@open-discovery/opensearch-index';
import { IndexError, rollBack } from '@open-discovery/search-index';
import { archiveBefore, swapArchives } from './archive.ts';
import type { ClusterTarget } from './cluster.ts';

/** Publishes the index before. One of another version has to be built again, from the archive of its records. */
const rollBackFolder = (dataDir: string): string => {
  try {
    return rollBack(path.join(dataDir, 'index'));
  } catch (error) {
    if (!(error instanceof IndexError) || error.reason !== 'version') throw error;
    const message = `${error.message} Import its records: npm run import -- ${archiveBefore(dataDir)}`;
    throw new IndexError('version', message, { cause: error });
  }
};

/**
 * Publishes the records before the last import again, on the cluster if there is one; the next import with `--keep` adds to
 * these. Returns the name of their generation. Throws an `IndexError` if there are none, or if their index cannot be read.
 */
export const publishBefore = async (dataDir: string, cluster: ClusterTarget | null): Promise<string> => {
  const generation = cluster === null ? rollBackFolder(dataDir) : await rollBackCluster(cluster);
  await swapArchives(dataDir);
  return generation;
};
