import type { RecordOf } from '@open-discovery/model';
import type { Facet, FoundRecord } from './responses.ts';

/** A completion of a search text; `group` is the field of the completion. */
export interface Suggestion {
  readonly text: string;
  readonly group: string;
  readonly count: number;
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Records of any kind with this identifier or number. */
  readonly records: readonly FoundRecord[];
  /** Authors with an ORCID iD whose names the text begins; none from a server that does not know them. */
  readonly persons: readonly SuggestedPerson[];
}

/** An author with an ORCID iD, and the number of works with this spelling of the name. */
interface SuggestedPerson {
  readonly name: string;
  readonly orcid: string;
  readonly count: number;
}

/** A corrected query that has results. */
export interface Spelling {
  /** The complete corrected keyword. */
  readonly keyword: string;
  readonly total: number;
}

/** The number of results of a query, and its facets by field. */
export interface FacetCounts {
  readonly total: number;
  readonly facets: Readonly<Record<string, Facet>>;
}

/** A number of results, including those without a year, and one count per year. */
interface YearlyCounts {
  readonly total: number;
  readonly counts: readonly number[];
}

/** Counts of facet values by year among the results of a query. */
export interface ValuesOverYears {
  /** In order, without gaps. */
  readonly years: readonly number[];
  readonly rows: readonly (YearlyCounts & { readonly value: string; readonly label: string })[];
  /** All results, which the share of a value is of, with their own years; absent from a server that does not count them. */
  readonly results?: YearlyCounts & { readonly years: readonly number[] };
  /** Number of distinct values, if the most frequent ones are counted. */
  readonly distinct?: number;
  /** True if `distinct` is an estimate. */
  readonly isEstimate?: boolean;
}

/** A work that is about the same as another one, and why. */
export interface SimilarWork {
  readonly record: RecordOf['product'];
  /** Number of works that both cite. */
  readonly references: number;
  readonly subjects: readonly string[];
  /** Rare words of both, the most telling first. */
  readonly words: readonly string[];
}

/** The results of a search at a point in time, for later comparison: new, removed and changed records. */
export interface SearchRecord {
  readonly total: number;
  readonly generation: string;
  /** ISO date and time of the records' publication; `searchedAt` is that of the search. */
  readonly publishedAt: string;
  readonly searchedAt: string;
  /** SHA-256 over all `records` in hexadecimal digits, independent of their order. */
  readonly contentHash: string;
  /** True if `records` contains all results, false if it contains only the first. */
  readonly isComplete: boolean;
  /** Id and a short hash of each record's content, by id. */
  readonly records: readonly (readonly [id: string, content: string])[];
}
