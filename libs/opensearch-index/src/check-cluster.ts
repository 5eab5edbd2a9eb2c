import { Cluster } from './cluster.ts';
import type { ClusterOptions } from './cluster.ts';
import { checkServer } from './generation.ts';

/** Throws an `IndexError` unless the cluster responds, accepts the login, and has a version that can be used. */
export const checkCluster = async (options: ClusterOptions): Promise<void> => {
  const cluster = await Cluster.create(options);
  try {
    await checkServer(cluster);
  } finally {
    await cluster.close();
  }
};
