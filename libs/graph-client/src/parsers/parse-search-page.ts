import type { Parse } from '@open-discovery/http';
import type { SearchedKind } from '@open-discovery/model';
import { facetName } from '@open-discovery/search-fields';
import * as z from 'zod/mini';
import type { Facet, SearchPage } from '../responses.ts';
import type { FacetCounts } from '../search-tool-responses.ts';
import { count, entriesOf, ignore, itemsOf, optional, parseRequired, wholePart } from './parse-parts.ts';
import type { ParsePart } from './parse-parts.ts';
import { parseFoundRecord, RECORD_PARSERS } from './parse-record.ts';

const unknown = z.unknown();

const envelope = z.object({
  header: z.object({ numFound: count }),
  results: z.array(unknown),
  facets: z.optional(unknown),
  highlights: z.optional(unknown),
  explain: z.optional(unknown),
  recognized: z.optional(unknown),
  identifiers: z.optional(unknown),
  elsewhere: z.optional(unknown),
  relatedNames: z.optional(unknown),
  linkedByUser: z.optional(unknown),
  versions: z.optional(unknown),
});

const parseFacetValues = itemsOf(wholePart(z.object({ value: z.string(), label: z.string(), count })));
const facetEnvelope = wholePart(
  z.object({
    values: z.array(unknown),
    distinct: z.optional(count),
    isEstimate: z.optional(z.boolean()),
    isLater: z.optional(z.boolean()),
  }),
);
const parseFacet: ParsePart<Facet> = (json, { path, report }) => {
  const facet = facetEnvelope(json, { path, report });
  const values = facet && parseFacetValues(facet.values, { path: `${path}.values`, report });
  if (!facet || !values) return null;
  const { distinct, isEstimate, isLater } = facet;
  return {
    values,
    ...(distinct === undefined ? {} : { distinct }),
    ...(isEstimate ? { isEstimate } : {}),
    ...(isLater ? { isLater } : {}),
  };
};

const highlight = z.object({
  text: z.string(),
  marks: z.array(z.tuple([count, count])),
  cutStart: z.optional(z.boolean()),
  cutEnd: z.optional(z.boolean()),
});
const recordHighlights = z.object({ title: z.optional(highlight), abstract: z.optional(highlight) });
const contributions = z.array(z.object({ source: z.string(), amount: z.number() }));
const identifier = z.object({ scheme: z.string(), display: z.string() });
const identifierList = z.object({ found: z.array(identifier), missing: z.array(identifier), left: count });

const parseFacets = optional(entriesOf(parseFacet));
const parseHighlights = optional(entriesOf(wholePart(recordHighlights)));
const parseExplain = optional(entriesOf(wholePart(contributions)));
const parseRecognized = optional(wholePart(identifier));
const parseIdentifiers = optional(wholePart(identifierList));
const parseElsewhere = optional(itemsOf(parseFoundRecord));
const parseLinks = optional(entriesOf(wholePart(z.object({ approvedAt: z.string() }))));
const work = z.object({ id: z.string(), versions: z.int().check(z.minimum(2)) });
const parseVersions = optional(
  wholePart(z.object({ canBeTogether: z.boolean(), works: z.record(z.string(), work) })),
);
const parseRelatedNames = optional(entriesOf(wholePart(z.string())));

/** Parses the total and the facets of a search. It throws only if the total is missing. */
export const parseFacetCounts: Parse<FacetCounts> = (json, report = ignore) => {
  const { header, facets } = parseRequired(envelope, json, 'facets');
  return { total: header.numFound, facets: parseFacets(facets, { path: 'facets', report }) ?? {} };
};

/** Returns facets by the names of the search fields, where the API has them by the names of the index. */
const facetsByField = (kind: SearchedKind, facets: SearchPage['facets']): SearchPage['facets'] =>
  Object.fromEntries(
    Object.entries(facets).map(([indexField, facet]) => [facetName(kind, indexField), facet]),
  );

/** Creates the parser of a page of results. It throws only if the total or the list of results is missing. */
export const searchPageParser =
  (kind: SearchedKind): Parse<SearchPage> =>
  (json, report = ignore) => {
    const { header, results, ...parts } = parseRequired(envelope, json, 'search');
    const at = (path: string) => ({ path, report });
    return {
      total: header.numFound,
      results: itemsOf<SearchPage['results'][number]>(RECORD_PARSERS[kind])(results, at('results')) ?? [],
      facets: facetsByField(kind, parseFacets(parts.facets, at('facets')) ?? {}),
      highlights: parseHighlights(parts.highlights, at('highlights')) ?? {},
      explain: parseExplain(parts.explain, at('explain')) ?? {},
      recognized: parseRecognized(parts.recognized, at('recognized')),
      identifiers: parseIdentifiers(parts.identifiers, at('identifiers')),
      elsewhere: parseElsewhere(parts.elsewhere, at('elsewhere')) ?? [],
      linkedByUser: parseLinks(parts.linkedByUser, at('linkedByUser')) ?? {},
      versions: parseVersions(parts.versions, at('versions')),
      relatedNames: parseRelatedNames(parts.relatedNames, at('relatedNames')) ?? {},
    };
  };
