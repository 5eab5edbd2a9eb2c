import { TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import { dayNumber } from '@open-discovery/graph-index';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { EngineQuery } from '../search/engine-query.ts';
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts';
import { countKinds } from './count-kinds.ts';
import { CHECK_TAG_COUNT, isCheckTag } from './mesh-check-tags.ts';
import { searchableYears } from './searchable-years.ts';
import { toKindedRecord } from './to-kinded-record.ts';

const NEWEST = 5;
const COMMUNITIES = 12;
const SUBJECTS = 12;
/** Enough for two levels of fields of science: six at the top and about forty below. */
const MAX_FIELDS_OF_SCIENCE = 200;
const TOP_FIELDS: ReadonlySet<string> = new Set(TOP_FIELDS_OF_SCIENCE);

const PRODUCTS: EngineQuery = {
  ...ALL_RECORDS,
  kind: 'product',
  facets: [
    { field: 'year', size: 1 },
    { field: 'fos', size: MAX_FIELDS_OF_SCIENCE },
    { field: 'community', size: COMMUNITIES },
    { field: 'subject', size: SUBJECTS + CHECK_TAG_COUNT },
  ],
};

/** Excludes future dates, which are upcoming works or mistakes. */
const newestAt = (now: number): EngineQuery => {
  const today = dayNumber(new Date(now).toISOString().slice(0, 10), 'last');
  return {
    ...PRODUCTS,
    filters: [{ name: 'date', is: 'range', field: 'date', from: null, to: today }],
    sort: [{ by: 'date', descending: true }],
    facets: [],
    limit: NEWEST,
  };
};

/** Returns the communities with the most products and their number of products. */
const fetchCommunities = async (products: SearchAnswer, engine: SearchEngine) => {
  const counted = products.facets['community']?.values ?? [];
  const found = await engine.search({
    ...ALL_RECORDS,
    kind: 'community',
    filters: [
      { name: 'community', is: 'any', field: 'community', values: counted.map(({ value }) => value) },
    ],
    limit: COMMUNITIES,
  });
  return counted.flatMap(({ value, count }) => {
    const hit = found.hits.find(
      ({ kind, record }) => kind === 'community' && (record.acronym === value || record.id === value),
    );
    return hit ? [{ ...toKindedRecord(hit), products: count }] : [];
  });
};

export const fetchOverview = async (engine: SearchEngine, now: number) => {
  const [counts, products, newest] = await Promise.all([
    countKinds(engine, { op: 'all' }),
    engine.search(PRODUCTS),
    engine.search(newestAt(now)),
  ]);
  return {
    counts,
    years: searchableYears(products.facets['year']?.values ?? [], now).map(({ value, count }) => ({
      value,
      count,
    })),
    fieldsOfScience: (products.facets['fos']?.values ?? []).filter(
      ({ value, count }) => count > 0 && TOP_FIELDS.has(value),
    ),
    subjects: (products.facets['subject']?.values ?? [])
      .filter(({ label }) => !isCheckTag(label))
      .slice(0, SUBJECTS),
    newest: newest.hits.map(toKindedRecord),
    communities: await fetchCommunities(products, engine),
    index: engine.about(),
  };
};
