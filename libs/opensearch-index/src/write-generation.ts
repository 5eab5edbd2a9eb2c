import { IndexError } from '@open-discovery/search-index';
import { Cluster } from './cluster.ts';
import { isPassing } from './bulk-writer.ts';
import { checkServer } from './generation.ts';
import { publish, readGenerations, removeGeneration } from './generations.ts';
import { GenerationWriter } from './generation-writer.ts';
import type { WriteOptions } from './write-options.ts';

export interface WrittenGeneration {
  readonly generation: string;
  readonly documents: number;
  /** Number of documents that an interrupted write of the same documents had stored already. */
  readonly resumedAt: number;
}

/** Removes the generations before the one that was published until now, which is kept for going back. */
const removeOlder = async (cluster: Cluster, all: readonly string[], kept: string | null): Promise<void> => {
  for (const generation of all) if (generation !== kept) await removeGeneration(cluster, generation);
};

/**
 * Writes documents as a new generation and publishes it; until then, and on failure, the old one stays. The one before is kept
 * for `rollBack`. Writing the same documents again continues where a write was interrupted. Two writers of the same alias must
 * not run at the same time.
 */
export const writeGeneration = async (options: WriteOptions): Promise<WrittenGeneration> => {
  const cluster = await Cluster.create(options);
  try {
    await checkServer(cluster);
    const before = await readGenerations(cluster, options.alias);
    const writer = new GenerationWriter(cluster, options);
    try {
      const { generation, ...written } = await writer.write(before);
      await publish(cluster, options.alias, before.published, generation);
      const older = before.all.filter((name) => name !== generation);
      await removeOlder(cluster, older, before.published);
      return { generation, ...written };
    } catch (error) {
      // What the cluster has stored is of use for the next attempt, unless the documents are at fault.
      if (error instanceof IndexError && error.reason === 'document') await writer.discard();
      throw isPassing(error) || (error instanceof IndexError && error.reason === 'storage')
        ? writer.resumable(error)
        : error;
    }
  } finally {
    await cluster.close();
  }
};
