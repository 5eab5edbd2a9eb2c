import { ALL_RECORDS } from '../../search/engine-query.ts';
import type { EngineQuery, FacetRequest } from '../../search/engine-query.ts';
import type { Facet, SearchAnswer, SearchEngine } from '../../search/search-engine.ts';
import { LINKED_FIELDS } from './link-map.ts';
import type { LinkedField, LinkMap } from './link-map.ts';

/** A value to which approved links lead, and the number of results that only they lead to it. */
interface LinkedValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Maximum number of linked products whose values are counted. */
const MOST_COUNTED = 5_000;
/** Maximum number of linked values to request from the engine in addition. */
const MOST_INCLUDED = 200;

const countLinked = async (
  field: LinkedField,
  query: EngineQuery,
  { engine, links }: { engine: SearchEngine; links: LinkMap },
): Promise<LinkedValue[]> => {
  const ids = links.withField(field).slice(-MOST_COUNTED);
  if (ids.length === 0) return [];
  // The facet of a field ignores the filter of the field.
  const filters = query.filters.filter(({ name }) => name !== field);
  const found = engine.stream({
    ...ALL_RECORDS,
    kind: query.kind,
    text: query.text,
    filters: [...filters, { name: 'id', is: 'any', field: 'id', values: ids }],
  });
  const counted = new Map<string, LinkedValue>();
  for await (const { record } of found)
    for (const { card } of links.endsOf(record.id)) {
      if (card.kind !== field) continue;
      const { value, label } = card;
      counted.set(value, { value, label, count: (counted.get(value)?.count ?? 0) + 1 });
    }
  return [...counted.values()];
};

const labelMatches = (label: string, contains: string | undefined): boolean =>
  contains === undefined || label.toLowerCase().includes(contains.toLowerCase());

/** Adds the counts of linked values to a facet, the most frequent first. */
const addCounts = (
  facet: Facet,
  linked: readonly LinkedValue[],
  { size, including = [] }: FacetRequest,
): Facet => {
  const extra = new Map(linked.map((one) => [one.value, one]));
  const known = facet.values.map((one) => {
    const count = one.count + (extra.get(one.value)?.count ?? 0);
    return { isNew: one.count === 0 && count > 0, value: { ...one, count } };
  });
  const listed = new Set(facet.values.map(({ value }) => value));
  const added = linked.filter(({ value }) => !listed.has(value)).map((value) => ({ isNew: true, value }));
  const values = [...known, ...added].map(({ value }) => value).sort((a, b) => b.count - a.count);
  const more = [...known, ...added].filter(({ isNew }) => isNew).length;
  return {
    ...facet,
    values: values.filter(({ value }, at) => at < size || including.includes(value)),
    ...(facet.distinct === undefined ? {} : { distinct: facet.distinct + more }),
  };
};

/** A query whose facets name the linked values, and the function that completes its answer. */
export interface LinkedFacets {
  readonly query: EngineQuery;
  readonly complete: (answer: SearchAnswer) => SearchAnswer;
}

/** Prepares the facets of projects and communities, so that they count what approved links add. */
export const prepareFacets = async (
  query: EngineQuery,
  context: { engine: SearchEngine; links: LinkMap },
): Promise<LinkedFacets> => {
  const linked = new Map<string, readonly LinkedValue[]>();
  for (const field of LINKED_FIELDS) {
    const request = query.facets?.find((one) => one.field === field);
    if (request === undefined) continue;
    const values = await countLinked(field, query, context);
    linked.set(
      field,
      values.filter(({ label }) => labelMatches(label, request.contains)),
    );
  }
  const facets = query.facets?.map((request): FacetRequest => {
    const values = linked.get(request.field) ?? [];
    const named = values.slice(0, MOST_INCLUDED).map(({ value }) => value);
    return values.length === 0
      ? request
      : { ...request, including: [...(request.including ?? []), ...named] };
  });
  return {
    query: { ...query, facets },
    complete: (answer) => ({
      ...answer,
      facets: Object.fromEntries(
        Object.entries(answer.facets).map(([field, facet]) => {
          const request = query.facets?.find((one) => one.field === field);
          const values = linked.get(field) ?? [];
          return [field, request && values.length > 0 ? addCounts(facet, values, request) : facet];
        }),
      ),
    }),
  };
};
