import { IndexError } from '@open-discovery/search-index';
import { Cluster } from './cluster.ts';
import { publish, readGenerations } from './generations.ts';
import { openClusterIndex } from './open-cluster-index.ts';
import type { OpenClusterOptions } from './open-cluster-index.ts';

/** Throws unless a generation can be searched. */
const checkGeneration = async (options: OpenClusterOptions): Promise<void> => {
  const index = await openClusterIndex(options);
  try {
    await index.check();
  } finally {
    await index.close();
  }
};

/**
 * Publishes the generation before the published one; returns its name. Throws `missing` if there is none, and `version` or
 * `unreachable` if it cannot be searched.
 */
export const rollBack = async (options: OpenClusterOptions): Promise<string> => {
  const { alias } = options;
  const cluster = await Cluster.create(options);
  try {
    const { all, published } = await readGenerations(cluster, alias);
    const before = all.filter((name) => published !== null && name < published).at(-1);
    if (before === undefined)
      throw new IndexError('missing', `There is no generation before ${published ?? alias}.`);
    await checkGeneration({ ...options, alias: before });
    await publish(cluster, alias, published, before);
    return before;
  } finally {
    await cluster.close();
  }
};
