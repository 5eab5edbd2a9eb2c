import type { IndexSchema } from '@open-discovery/search-index';
import { ANALYZER_VERSION, rankingOf } from '@open-discovery/search-index/text';
import { z } from 'zod';
import { FIELD, GAP } from './names.ts';

/** Increased when the same documents are stored in another way; an index of another version is refused. */
export const FORMAT = 2;
/** Position gap between the values of a field, so that no phrase spans two values. */
const VALUE_GAP = 100;
const MAX_WINDOW = 100_000;

/** The metadata of a generation, stored in the mapping of its index. */
export const generationMeta = z.object({
  format: z.number(),
  analyzer: z.number(),
  createdAt: z.string(),
  /** Missing until the generation is complete, and in those of earlier versions. */
  publishedAt: z.string().optional(),
  documents: z.number(),
  schema: z.string(),
  /** The fields of which some documents have further values. */
  further: z.array(z.string()).readonly().optional(),
  /**
   * Present while the generation is written: a digest of all documents, and how many of them the cluster has stored
   * durably.
   */
  writing: z.object({ digest: z.string(), acknowledged: z.number() }).optional(),
});

export type GenerationMeta = z.output<typeof generationMeta>;

const keyword = (isFacet: boolean): object => ({
  type: 'keyword',
  doc_values: isFacet,
  ...(isFacet ? { eager_global_ordinals: true } : {}),
});

const keywordFields = (schema: IndexSchema): [string, object][] =>
  schema.keyword.flatMap(({ name, facet, fold, groupByLabel }): [string, object][] => [
    [FIELD.keyword(name), keyword(facet && groupByLabel !== true)],
    ...(fold ? [[FIELD.folded(name), keyword(false)] satisfies [string, object]] : []),
    ...(groupByLabel ? [[FIELD.grouped(name), keyword(facet)] satisfies [string, object]] : []),
  ]);

const propertiesOf = (schema: IndexSchema): object =>
  Object.fromEntries([
    ['id', keyword(false)],
    ['place', { type: 'long' }],
    ['boost', { type: 'float', index: false }],
    ['check', { type: 'integer', index: false }],
    ['exists', keyword(false)],
    ['surface', { type: 'text', analyzer: 'terms', norms: false, index_options: 'docs' }],
    ['kept', { type: 'object', enabled: false }],
    ...schema.text.map(({ name, analyzer }): [string, object] => [
      FIELD.text(name),
      { type: 'text', analyzer: 'terms', similarity: analyzer, position_increment_gap: VALUE_GAP },
    ]),
    ...keywordFields(schema),
    ...schema.number.map(({ name }): [string, object] => [FIELD.number(name), { type: 'integer' }]),
    ...schema.sortText.map((name): [string, object] => [FIELD.rank(name), { type: 'integer' }]),
  ]);

/** Words are cut before they are sent, so that both engines find the same documents. */
const ANALYSIS = {
  filter: { gaps: { type: 'stop', stopwords: [GAP] } },
  analyzer: { terms: { type: 'custom', tokenizer: 'whitespace', filter: ['gaps'] } },
};

const similarityOf = (schema: IndexSchema): object => {
  const { saturation, lengthShare } = rankingOf(schema);
  return Object.fromEntries(
    Object.entries(lengthShare).map(([analyzer, share]) => [
      analyzer,
      { type: 'BM25', k1: saturation, b: share },
    ]),
  );
};

/** The settings of an index while it is written: nothing is searched, and one copy is enough to survive the loss of a node. */
const writing = ({ shards, replicas }: Copies): object => ({
  number_of_shards: shards,
  number_of_replicas: Math.min(1, replicas),
  refresh_interval: '-1',
});

/** The parts of an index, and the number of further copies of each. */
export interface Copies {
  readonly shards: number;
  readonly replicas: number;
}

/** Returns the body that creates the index of a generation's documents. */
export const documentsBody = (schema: IndexSchema, copies: Copies, meta: GenerationMeta): object => ({
  settings: {
    index: {
      ...writing(copies),
      'sort.field': 'place',
      'sort.order': 'asc',
      codec: 'best_compression',
      max_result_window: MAX_WINDOW,
      'translog.durability': 'async',
      'mapping.total_fields.limit': 500,
    },
    analysis: ANALYSIS,
    similarity: similarityOf(schema),
  },
  mappings: {
    dynamic: false,
    _meta: meta,
    _source: { includes: ['id', 'place', 'kept'] },
    properties: propertiesOf(schema),
  },
});

/** Returns the body that creates the index of the labels of values, which also keeps the further values of documents. */
export const labelsBody = (replicas: number): object => ({
  settings: { index: writing({ shards: 1, replicas }) },
  mappings: {
    dynamic: false,
    properties: { field: keyword(false), folded: { type: 'wildcard' }, further: keyword(false) },
  },
});

/** Returns the body that creates the index of completions. */
export const completionsBody = (replicas: number): object => ({
  settings: { index: writing({ shards: 1, replicas }) },
  mappings: {
    dynamic: false,
    properties: { group: keyword(false), key: keyword(true), count: { type: 'integer' } },
  },
});

/** Returns the facts of a generation that is not complete. */
export const metaOf = (
  schema: IndexSchema,
  { documents, further }: { readonly documents: number; readonly further: readonly string[] },
  now: Date,
  writing: NonNullable<GenerationMeta['writing']>,
): GenerationMeta => ({
  format: FORMAT,
  analyzer: ANALYZER_VERSION,
  createdAt: now.toISOString(),
  documents,
  schema: JSON.stringify(schema),
  ...(further.length > 0 ? { further } : {}),
  writing,
});
