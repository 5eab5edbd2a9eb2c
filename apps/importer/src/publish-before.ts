import path from 'node:path';
import { GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { rollBack as rollBackCluster } from '@open-discovery/opensearch-index';
import { IndexError, rollBack } from '@open-discovery/search-index';
import { archiveBefore, swapArchives } from './archive.ts';
import type { ClusterTarget } from './cluster.ts';

const publishIndexBefore = async (dataDir: string, cluster: ClusterTarget | null): Promise<string> =>
  cluster === null
    ? rollBack(path.join(dataDir, 'index'))
    : rollBackCluster({ ...cluster, schema: GRAPH_SCHEMA });

/**
 * Publishes the records before the last import again, on the cluster if there is one; the next import with `--keep` adds to
 * these. Returns the name of their generation. Throws an `IndexError` if there are none, or if their index cannot be read: one of
 * another version has to be built again, from the archive of its records: the message says so, with the command of the importer.
 */
export const publishBefore = async (
  dataDir: string,
  cluster: ClusterTarget | null,
  importer: string,
): Promise<string> => {
  try {
    const generation = await publishIndexBefore(dataDir, cluster);
    await swapArchives(dataDir);
    return generation;
  } catch (error) {
    if (!(error instanceof IndexError) || error.reason !== 'version') throw error;
    const message = `${error.message} Import its records: ${importer} ${archiveBefore(dataDir)}`;
    throw new IndexError('version', message, { cause: error });
  }
};
