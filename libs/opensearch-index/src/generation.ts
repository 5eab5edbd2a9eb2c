import { IndexError } from '@open-discovery/search-index';
import type { CallOptions, IndexSchema } from '@open-discovery/search-index';
import { ANALYZER_VERSION } from '@open-discovery/search-index/text';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { FORMAT, generationMeta } from './index-body.ts';

/** The mappings of indexes by name. */
export const mappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: generationMeta.optional() }) }),
);
const root = z.object({ version: z.object({ number: z.string(), distribution: z.string().optional() }) });

const OLDEST = [2, 19] as const;

export interface OpenGeneration {
  readonly generation: string;
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly documents: number;
  /** The fields of which some documents have further values. */
  readonly further: readonly string[];
}

/** Throws `unreachable` unless the cluster runs OpenSearch in a version that can answer. */
export const checkServer = async (cluster: Cluster): Promise<void> => {
  const { version } = await cluster.request(root, { method: 'GET', path: '/' });
  const [major = 0, minor = 0] = version.number.split('.').map(Number);
  if (
    version.distribution === 'opensearch' &&
    (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]))
  )
    return;
  throw new IndexError(
    'unreachable',
    `The search cluster runs ${version.distribution ?? 'another server'} ${version.number}; OpenSearch ${OLDEST.join('.')} or newer is needed.`,
  );
};

/** Reads the generation behind an alias. Throws `missing` if there is none, `version` if it cannot be used. */
export const readGeneration = async (
  cluster: Cluster,
  alias: string,
  schema: IndexSchema,
  call?: CallOptions,
): Promise<OpenGeneration> => {
  // What the node knows itself, so that searches can begin while too few nodes are there to agree on changes.
  const query = { local: true };
  const indexes = await cluster.request(mappings, { method: 'GET', path: `/${alias}/_mapping`, query }, call);
  const [first] = Object.entries(indexes);
  if (first === undefined) throw new IndexError('missing', `There is no index "${alias}".`);
  const [generation, { mappings: mapping }] = first;
  const facts = mapping._meta;
  if (facts === undefined) throw new IndexError('version', `The index "${alias}" is not one of records.`);
  if (
    facts.format !== FORMAT ||
    facts.analyzer !== ANALYZER_VERSION ||
    facts.schema !== JSON.stringify(schema)
  )
    throw new IndexError('version', `The index ${generation} was made by another version.`);
  const { createdAt, publishedAt = createdAt, documents, further = [] } = facts;
  return { generation, createdAt, publishedAt, documents, further };
};
