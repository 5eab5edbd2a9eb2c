import { relatedCard } from '@open-discovery/graph-index';
import { isUpstreamKind, UPSTREAM_COLLECTIONS } from '@open-discovery/graph-upstream';
import type { UpstreamCall, UpstreamKind, UpstreamPage } from '@open-discovery/graph-upstream';
import { EngineError } from '../engine-error.ts';
import type { EngineQuery, FacetRequest } from '../engine-query.ts';
import type { SearchAnswer, SearchHit } from '../search-engine.ts';
import { getRecords } from './get-upstream.ts';
import type { UpstreamSource } from './upstream-source.ts';
import { parseUpstreamRecord } from './parse-upstream-record.ts';
import { constraintsOf, toParameters } from './to-parameters.ts';
import { RELATION_TARGETS } from './upstream-fields.ts';
import { uncountedFacet } from './vocabularies.ts';

/** Fields whose values are ids of records. */
const RECORD_FIELDS: ReadonlySet<string> = new Set([
  'collectedFrom',
  'hostingSource',
  'organization',
  'project',
]);
const PAGE_LIMIT = 100;
/** A smaller page is no cheaper, and this one answers the page of a portal, too. */
const SMALLEST_PAGE = 10;
const OFFSET_LIMIT = 10_000;
const KINDS = Object.keys(UPSTREAM_COLLECTIONS) as UpstreamKind[];

/** Returns the kinds that a query asks for and the Graph API has. */
export const kindsOf = ({ kind, filters }: EngineQuery): UpstreamKind[] => {
  const named = filters.flatMap((filter) =>
    filter.is === 'any' && filter.field === 'kind' ? [filter.values] : [],
  );
  const wanted = kind === null ? KINDS : isUpstreamKind(kind) ? [kind] : [];
  return wanted.filter((one) => named.every((values) => values.includes(one)));
};

/** Reports whether a relation cannot lead to the record that it names: that is known to be of another kind. */
const leadsElsewhere = (
  { kinds }: UpstreamSource,
  parameters: URLSearchParams,
  query: EngineQuery,
): boolean =>
  query.filters.some(
    (filter) =>
      filter.is === 'any' &&
      filter.field === 'relation' &&
      filter.values.some((value) => {
        const known = kinds.of(value.slice(value.indexOf(' ') + 1));
        return known !== null && ![...parameters.keys()].some((name) => RELATION_TARGETS[name] === known);
      }),
  );

/** Returns the parameters of a search of one kind; null if no record can match. */
export const parametersOf = (
  source: UpstreamSource,
  kind: UpstreamKind,
  query: EngineQuery,
): URLSearchParams | null => {
  const parameters = toParameters(kind, query);
  return parameters === null || leadsElsewhere(source, parameters, query) ? null : parameters;
};

/** Requests a page of one kind. For products the response includes the numbers by type, which saves a request. */
export const fetchPage = (
  { upstream }: UpstreamSource,
  kind: UpstreamKind,
  {
    parameters,
    page,
    call,
  }: {
    readonly parameters: URLSearchParams;
    readonly page: Readonly<Record<string, string>>;
    readonly call: UpstreamCall;
  },
): Promise<UpstreamPage> => {
  const extra = kind === 'product' ? { includeStats: 'true' } : {};
  return upstream.search(
    kind,
    new URLSearchParams([...parameters, ...Object.entries({ ...page, ...extra })]),
    call,
  );
};

interface KindPage {
  readonly total: number;
  readonly maxScore: number;
  readonly records: readonly unknown[];
  readonly next: string | null;
}

const NOTHING: KindPage = { total: 0, maxScore: 0, records: [], next: null };

type PageRequest = Omit<Parameters<typeof fetchPage>[2], 'page'>;

/** Reads as many records from a cursor as are wanted. */
const readFrom = async (
  source: UpstreamSource,
  kind: UpstreamKind,
  cursor: string,
  { limit, ...request }: PageRequest & { readonly limit: number },
): Promise<KindPage> => {
  let read = NOTHING;
  let next: string | null = cursor;
  do {
    const pageSize = String(Math.min(PAGE_LIMIT, Math.max(1, limit - read.records.length)));
    const page: UpstreamPage = await fetchPage(source, kind, {
      ...request,
      page: { pageSize, cursor: next },
    });
    const records = [...read.records, ...page.results];
    const isShort = page.results.length < Number(pageSize);
    const isAll = cursor === '*' && records.length >= page.total;
    next = isShort || isAll || page.nextCursor === next ? null : page.nextCursor;
    read = { total: page.total, maxScore: page.maxScore, records, next };
  } while (next !== null && read.records.length < limit);
  return read;
};

/** Reads the pages that contain the wanted records. */
const readPages = async (
  source: UpstreamSource,
  kind: UpstreamKind,
  { offset, limit, ...request }: PageRequest & Pick<EngineQuery, 'offset' | 'limit'>,
): Promise<KindPage> => {
  const pageSize =
    offset % Math.max(1, limit) === 0 && limit >= SMALLEST_PAGE && limit <= PAGE_LIMIT
      ? limit
      : offset + limit <= SMALLEST_PAGE
        ? SMALLEST_PAGE
        : PAGE_LIMIT;
  if (offset + limit > OFFSET_LIMIT)
    throw new EngineError(
      'query',
      `OpenAIRE shows the first ${OFFSET_LIMIT.toLocaleString('en')} records of a search`,
    );
  let read = NOTHING;
  const first = Math.floor(offset / pageSize);
  const last = Math.max(first, Math.ceil((offset + limit) / pageSize) - 1);
  for (let page = first; page <= last; page += 1) {
    const asked = await fetchPage(source, kind, {
      ...request,
      page: { pageSize: String(pageSize), ...(page === 0 ? {} : { page: String(page + 1) }) },
    });
    read = {
      ...read,
      total: asked.total,
      maxScore: asked.maxScore,
      records: [...read.records, ...asked.results],
    };
    if (asked.results.length < pageSize) break;
  }
  const from = offset - first * pageSize;
  return { ...read, records: read.records.slice(from, from + limit) };
};

const searchKind = async (
  source: UpstreamSource,
  kind: UpstreamKind,
  query: EngineQuery,
  call: UpstreamCall,
): Promise<KindPage & { hits: SearchHit[] }> => {
  const parameters = parametersOf(source, kind, query);
  const { offset, limit, after } = query;
  const request = { parameters: parameters ?? new URLSearchParams(), call };
  const page =
    parameters === null
      ? NOTHING
      : after === undefined
        ? await readPages(source, kind, { ...request, offset, limit })
        : await readFrom(source, kind, after ?? '*', { ...request, limit });
  const hits = page.records.flatMap((json): SearchHit[] => {
    const record = parseUpstreamRecord(kind, json);
    if (record === null) return [];
    source.kinds.add(record.record.id, kind);
    return [{ ...record, score: 0 }];
  });
  return { ...page, hits };
};

/** Reports whether a kind has the fields that a query names; of several kinds, only those that do are searched. */
const canAnswer = (kind: UpstreamKind, query: EngineQuery): boolean => {
  try {
    constraintsOf(kind, query);
    return true;
  } catch {
    return false;
  }
};

/** Returns the facets of fields without counts. Chosen records have their names. */
const uncountedFacets = async (
  source: UpstreamSource,
  facets: readonly FacetRequest[],
  call: UpstreamCall,
): Promise<SearchAnswer['facets']> => {
  const named = facets.flatMap(({ field, including = [] }) => (RECORD_FIELDS.has(field) ? including : []));
  const records = await getRecords(source, named, call);
  const names = new Map(
    named.flatMap((id, at) => (records[at] ? [[id, relatedCard(records[at]).label]] : [])),
  );
  return Object.fromEntries(facets.map((facet) => [facet.field, uncountedFacet(facet, names)]));
};

/** Searches the kinds of a query, one after the other. */
export const searchKinds = async (
  source: UpstreamSource,
  query: EngineQuery,
  call: UpstreamCall,
): Promise<SearchAnswer> => {
  if (query.explain === true)
    throw new EngineError(
      'unsupported',
      'The records are live from OpenAIRE, which does not say why they were found',
    );
  const kinds = kindsOf(query);
  const asked = kinds.length > 1 ? kinds.filter((kind) => canAnswer(kind, query)) : kinds;
  if (asked.length > 1 && query.offset > 0)
    throw new EngineError(
      'unsupported',
      'The records are live from OpenAIRE, which pages through one kind at a time',
    );
  const pages = await Promise.all(asked.map((kind) => searchKind(source, kind, query, call)));
  return {
    total: pages.reduce((sum, { total }) => sum + total, 0),
    maxScore: Math.max(0, ...pages.map(({ maxScore }) => maxScore)),
    hits: pages.flatMap(({ hits }) => hits).slice(0, query.limit),
    facets: await uncountedFacets(source, query.facets ?? [], call),
    next: pages.length === 1 ? (pages[0]?.next ?? null) : null,
  };
};
