import { describe } from '@jest/globals';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { writeGeneration } from '@open-discovery/opensearch-index';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dated } from '../../testing/build-golden-index.ts';
import type { GoldenRecord } from '../../testing/golden-corpus.ts';
import { ClusterEngine } from '../cluster-engine.ts';

/** The addresses of the cluster that `npm test` starts; none where there is no Java. */
export const CLUSTER_URLS = (process.env['OPENSEARCH_URL'] ?? '').split(',').filter((url) => url !== '');

/** The reason why the tests with a cluster do not run; '' if they do. */
export const CLUSTER_MISSING =
  CLUSTER_URLS.length > 0
    ? ''
    : (process.env['OPENSEARCH_MISSING'] ?? 'OPENSEARCH_URL is not set (npm run opensearch)');

/** Describes tests that run if there is a cluster. */
export const describeCluster = CLUSTER_MISSING === '' ? describe : describe.skip;

const SHARDS = 3;

/** Returns the name of an index that no other test uses. */
export const newAlias = (): string => `test-${randomUUID()}`;

/** Publishes records on the cluster, as of a day. */
export const publishRecords = async (
  alias: string,
  records: readonly GoldenRecord[],
  now = new Date('2026-01-01T00:00:00Z'),
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-'));
  const documents = records.map(({ item, relations, work }) =>
    toIndexDocument(dated(item, now), relations, work),
  );
  await writeGeneration({
    urls: CLUSTER_URLS,
    alias,
    schema: GRAPH_SCHEMA,
    documents,
    folder,
    now,
    shards: SHARDS,
    replicas: 0,
  });
};

/** Removes the generations of an index. */
export const removeIndexes = async (alias: string): Promise<void> => {
  const listing = await fetch(`${CLUSTER_URLS[0] ?? ''}/_cat/indices/${alias}-*?h=index`);
  const names = (await listing.text()).split('\n').filter((name) => name !== '');
  if (names.length > 0) await fetch(`${CLUSTER_URLS[0] ?? ''}/${names.join(',')}`, { method: 'DELETE' });
};

/** Opens an engine over records on the cluster. */
export const openOnCluster = async (records: readonly GoldenRecord[]) => {
  const alias = newAlias();
  await publishRecords(alias, records);
  const engine = new ClusterEngine({ urls: CLUSTER_URLS, alias });
  await engine.refresh();
  return {
    engine,
    close: async () => {
      await engine.close();
      await removeIndexes(alias);
    },
  };
};
