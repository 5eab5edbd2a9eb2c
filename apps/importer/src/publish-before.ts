import path from 'node:path';
import { rollBack as rollBackCluster } from '@open-discovery/opensearch-index';
import { rollBack } from '@open-discovery/search-index';
import { swapArchives } from './archive.ts';
import type { ClusterTarget } from './cluster.ts';

/**
 * Publishes the records before the last import again, on the cluster if there is one; the next import with `--keep` adds to
 * these. Returns the name of their generation. Throws an `IndexError` if there are none.
 */
export const publishBefore = async (dataDir: string, cluster: ClusterTarget | null): Promise<string> => {
  const generation =
    cluster === null ? rollBack(path.join(dataDir, 'index')) : await rollBackCluster(cluster);
  await swapArchives(dataDir);
  return generation;
};
