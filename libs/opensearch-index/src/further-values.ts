import { IndexError } from '@open-discovery/search-index';
import type { CallOptions, FurtherValues, IndexClause } from '@open-discovery/search-index';
import { keptValue } from '@open-discovery/search-index/text';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import type { OpenGeneration } from './generation.ts';
import { labelId, labelsOf } from './names.ts';
import { searchWhole, whole } from './whole-answer.ts';

/** Documents that have a value as a further one; a value has few. */
const DOCUMENTS_LIMIT = 10_000;

const found = whole.extend({
  hits: z.object({
    hits: z.array(
      z.object({ _source: z.object({ furtherField: z.string(), value: z.string(), of: z.string() }) }),
    ),
  }),
});

/** The ids of the documents that have values as further ones, by `<field> <value>`. */
export type FurtherDocuments = ReadonlyMap<string, readonly string[]>;

/** Returns a row for each value, to be kept beside the labels: a document with millions of values is too large for a cluster. */
export const furtherRows = ({ furtherOf, field, values }: FurtherValues): { id: string; source: object }[] =>
  values.map(keptValue).map((value) => {
    const key = labelId(field, value);
    return {
      id: `${key} ${labelId('id', furtherOf)}`,
      source: { further: key, furtherField: field, value, of: furtherOf },
    };
  });

const valuesIn = (node: IndexClause, fields: readonly string[]): string[] => {
  if ('nodes' in node) return node.nodes.flatMap((part) => valuesIn(part, fields));
  if ('node' in node) return valuesIn(node.node, fields);
  if (node.op !== 'value' || !fields.includes(node.field)) return [];
  return node.values.map((value) => labelId(node.field, keptValue(value)));
};

/** Returns the documents of which the values in clauses are further ones. */
export const findFurther = async (
  cluster: Cluster,
  { generation, further: fields }: OpenGeneration,
  nodes: readonly IndexClause[],
  call?: CallOptions,
): Promise<FurtherDocuments> => {
  const keys = [...new Set(nodes.flatMap((node) => valuesIn(node, fields)))];
  const documents = new Map<string, string[]>();
  if (keys.length === 0) return documents;
  const body = { size: DOCUMENTS_LIMIT, query: { bool: { filter: [{ terms: { further: keys } }] } } };
  const { hits } = (await searchWhole(cluster, found, { index: labelsOf(generation), body, call })).hits;
  if (hits.length === DOCUMENTS_LIMIT)
    throw new IndexError('query', 'Too many values of a query are those of many records.');
  for (const { _source: row } of hits) {
    const name = `${row.furtherField} ${row.value}`;
    documents.set(name, [...(documents.get(name) ?? []), row.of]);
  }
  return documents;
};
