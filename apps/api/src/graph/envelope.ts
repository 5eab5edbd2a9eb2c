import type { GraphRecord, WorkOfVersions } from '@open-discovery/model';
import type { Contribution, Facet, Highlight, LinkedByUser, SearchAnswer } from '../search/search-engine.ts';
import type { CollectionRequest } from './collection-request.ts';
import { formatCursor } from './cursor.ts';
import type { IdentifierList } from './identifiers/look-up-identifiers.ts';
import { recognizeIdentifier } from './identifiers/recognized-identifier.ts';
import type { RecognizedIdentifier } from './identifiers/recognized-identifier.ts';
import type { TextProblem } from './parameters/text-problems.ts';
import { selectFields } from './parameters/select-parameter.ts';
import type { SelectedFields } from './parameters/select-parameter.ts';
import { searchableFacet } from './searchable-years.ts';
import type { toKindedRecord } from './to-kinded-record.ts';

interface Header {
  numFound: number;
  maxScore: number;
  /** In ms. */
  queryTime: number;
  page?: number;
  pageSize: number;
  nextCursor?: string;
  totalCitationsCount?: number;
  countsByType?: Record<string, number>;
}
export interface Envelope {
  header: Header;
  results: readonly GraphRecord[];
  facets?: Readonly<Record<string, AnsweredFacet>>;
  highlights?: Record<string, Readonly<Record<string, Highlight>>>;
  explain?: Record<string, readonly Contribution[]>;
  recognized?: RecognizedIdentifier;
  identifiers?: IdentifierList;
  elsewhere?: readonly ReturnType<typeof toKindedRecord>[];
  relatedNames?: Readonly<Record<string, string>>;
  linkedByUser?: Readonly<Record<string, LinkedByUser>>;
  versions?: Versions;
  problems?: readonly TextProblem[];
}

/** The works of which results are one of several versions. */
interface Versions {
  /** True if the search can return one record for each work. */
  readonly canBeTogether: boolean;
  /** By the id of the result. */
  readonly works: Readonly<Record<string, WorkOfVersions>>;
}

/** The header fields that `includeStats` adds. */
export type Stats = Required<Pick<Header, 'totalCitationsCount' | 'countsByType'>>;

/**
 * Returns the cursor of the position after the page's last result. That of the last page leads to an empty one, because
 * clients of the Graph API recognize the end by it; the empty page has none.
 */
const nextCursor = (answer: SearchAnswer, { cursor, query }: CollectionRequest): Partial<Header> =>
  cursor === null || answer.hits.length === 0 ? {} : { nextCursor: formatCursor(answer.next, query) };

const highlightsOf = (answer: SearchAnswer): Envelope['highlights'] =>
  Object.fromEntries(
    answer.hits.flatMap(({ record, highlights }) => (highlights ? [[record.id, highlights]] : [])),
  );

const contributionsOf = (answer: SearchAnswer): Envelope['explain'] =>
  Object.fromEntries(answer.hits.map(({ record, explain }) => [record.id, explain ?? []]));

/** Returns the provenance of the results that only links of users relate to the records in `relatedTo`. */
const linksOf = (answer: SearchAnswer): Pick<Envelope, 'linkedByUser'> => {
  const links = answer.hits.flatMap(({ record, linkedByUser }) =>
    linkedByUser ? [[record.id, linkedByUser] as const] : [],
  );
  return links.length > 0 ? { linkedByUser: Object.fromEntries(links) } : {};
};

/** Returns the works of which results are one of several versions; nothing where there are none. */
const versionsOf = ({ hits }: SearchAnswer, canBeTogether: boolean): Pick<Envelope, 'versions'> => {
  const works = hits.flatMap(({ record, work }) => (work ? [[record.id, work] as const] : []));
  return works.length > 0 ? { versions: { canBeTogether, works: Object.fromEntries(works) } } : {};
};

/** The parts of an envelope that are not in the engine's answer. */
interface EnvelopeParts {
  readonly select: SelectedFields;
  /** Time of the request, in ms since 1970. */
  readonly now: number;
  /** In ms. */
  readonly queryTime: number;
  readonly stats: Stats | null;
  readonly identifiers: IdentifierList | null;
  readonly elsewhere: readonly ReturnType<typeof toKindedRecord>[];
  readonly names: Readonly<Record<string, string>> | null;
  readonly problems: readonly TextProblem[];
  /** True if the engine can return one record for each work of this search. */
  readonly canBeTogether: boolean;
}

type AnsweredFacet = Facet & { readonly isLater?: true };

/** Returns the facets in the order of the request's, with those that are not counted last; nothing without any. */
const facetsOf = (
  { query, laterFacets }: CollectionRequest,
  answer: SearchAnswer,
  now: number,
): Pick<Envelope, 'facets'> => {
  const { facets = [] } = query;
  if (facets.length + laterFacets.length === 0) return {};
  const counted = facets.flatMap(({ field }): [string, AnsweredFacet][] => {
    const facet = answer.facets[field];
    return facet ? [[field, searchableFacet(field, facet, now)]] : [];
  });
  const later = laterFacets.map((field): [string, AnsweredFacet] => [field, { values: [], isLater: true }]);
  return { facets: Object.fromEntries([...counted, ...later]) };
};

/** Converts an answer to the Graph API's envelope. Our extensions are present only if requested. */
export const toEnvelope = (
  request: CollectionRequest,
  answer: SearchAnswer,
  { select, now, queryTime, stats, identifiers, elsewhere, names, problems, canBeTogether }: EnvelopeParts,
): Envelope => {
  const { page } = request;
  const identified = page === 1 ? recognizeIdentifier(request.words, answer.hits[0]?.record) : null;
  return {
    header: {
      numFound: answer.total,
      maxScore: answer.maxScore,
      queryTime,
      ...(page === null ? {} : { page }),
      pageSize: request.pageSize,
      ...nextCursor(answer, request),
      ...stats,
    },
    results: answer.hits.map(({ record }) => selectFields(record, select)),
    ...facetsOf(request, answer, now),
    ...(request.query.highlight ? { highlights: highlightsOf(answer) } : {}),
    ...(request.query.explain ? { explain: contributionsOf(answer) } : {}),
    ...(identified ? { recognized: identified } : {}),
    ...(identifiers ? { identifiers } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    ...(names ? { relatedNames: names } : {}),
    ...(problems.length > 0 ? { problems } : {}),
    ...linksOf(answer),
    ...versionsOf(answer, canBeTogether),
  };
};
