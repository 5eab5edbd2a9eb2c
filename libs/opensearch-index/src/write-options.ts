import type { FurtherValues, IndexDocument, IndexSchema } from '@open-discovery/search-index';
import type { ClusterOptions } from './cluster.ts';

export interface WriteOptions extends ClusterOptions {
  /** Alias of the published generation. */
  readonly alias: string;
  readonly schema: IndexSchema;
  readonly documents: AsyncIterable<IndexDocument | FurtherValues> | Iterable<IndexDocument | FurtherValues>;
  /** Returns texts by name to keep with the generation. Called after the last document. */
  readonly attachments?: () => Readonly<Record<string, string>>;
  /** Takes the documents until all of them are known. */
  readonly folder: string;
  /** The reference day of recency. */
  readonly now: Date;
  /** Returns the time of the publication, called after the last document; `now` by default. */
  readonly publishedAt?: () => Date;
  readonly shards: number;
  /** Further copies of each part. With one at least, a node may be lost while records are written. */
  readonly replicas: number;
  /** Number of documents after which the cluster has to store them durably. Default 50,000. */
  readonly partition?: number;
  readonly onPhase?: (phase: 'merging' | 'publishing') => void;
}
