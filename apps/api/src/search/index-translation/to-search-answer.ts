import { isNumberField } from '@open-discovery/graph-index';
import { SEARCHED_KINDS } from '@open-discovery/model';
import type { LinkedRecord } from '@open-discovery/model';
import type { FacetAnswer, Hit, IndexAnswer } from '@open-discovery/search-index';
import { EngineError } from '../engine-error.ts';
import type { Facet, SearchAnswer, SearchHit } from '../search-engine.ts';
import { isObject } from '../../http/json.ts';

const STORED_KINDS: ReadonlySet<string> = new Set([...SEARCHED_KINDS, 'person']);

const isWork = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && typeof value.versions === 'number';

const isStoredRecord = (value: unknown): value is LinkedRecord =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  STORED_KINDS.has(value.kind) &&
  isObject(value.record) &&
  typeof value.record.id === 'string' &&
  (value.links === undefined || Array.isArray(value.links)) &&
  (value.work === undefined || isWork(value.work));

/** Parses the record stored in an index document. @throws EngineError `broken` if it is not a record. */
export const parseStored = (stored: string): LinkedRecord => {
  const value: unknown = JSON.parse(stored);
  if (!isStoredRecord(value))
    throw new EngineError('broken', 'The index contains a document that is not a record');
  return value;
};

const toHit = ({ stored, score, highlights, explain }: Hit): SearchHit => {
  const item = parseStored(stored);
  return {
    ...item,
    score,
    ...(highlights ? { highlights } : {}),
    ...(explain ? { explain: explain.contribution } : {}),
  };
};

/** Converts a facet: keyword values by descending count, numbers in ascending order. */
const toFacet = (field: string, { values, distinct, isEstimate }: FacetAnswer): Facet => ({
  values: isNumberField(field) ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values,
  ...(distinct === undefined ? {} : { distinct }),
  ...(isEstimate ? { isEstimate } : {}),
});

/** Converts the index's answer to the answer of the port. */
export const toSearchAnswer = (answer: IndexAnswer): SearchAnswer => ({
  total: answer.total,
  maxScore: answer.maxScore,
  hits: answer.hits.map(toHit),
  facets: Object.fromEntries(
    Object.entries(answer.facets).map(([field, facet]) => [field, toFacet(field, facet)]),
  ),
  next: answer.next,
});
