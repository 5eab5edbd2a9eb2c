import { IndexError } from '@open-discovery/search-index';
import { Cluster } from './cluster.ts';
import type { ClusterOptions } from './cluster.ts';
import { publish, readGenerations } from './generations.ts';

/**
 * Publishes the generation before the published one; returns its name. Throws `missing` if there is none.
 */
export const rollBack = async (options: ClusterOptions & { readonly alias: string }): Promise<string> => {
  const { alias } = options;
  const cluster = await Cluster.create(options);
  try {
    const { all, published } = await readGenerations(cluster, alias);
    const before = all.filter((name) => published !== null && name < published).at(-1);
    if (before === undefined)
      throw new IndexError('missing', `There is no generation before ${published ?? alias}.`);
    await publish(cluster, alias, published, before);
    return before;
  } finally {
    await cluster.close();
  }
};
