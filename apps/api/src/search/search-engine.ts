import type { Kind, KindedRecord, RelationName } from '@open-discovery/model';

import type { EngineQuery } from './engine-query.ts';

/** What every search engine behind the API must answer. One contract suite runs against each adapter; failures are `EngineError`s. */
export interface SearchEngine {
  search(query: EngineQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** The records with these ids, in their order, `null` where there is none. */
  get(ids: readonly string[], signal?: AbortSignal): Promise<(KindedRecord | null)[]>;
  /** Records to which this one leads by the relation. */
  related(
    id: string,
    relation: RelationName,
    page: { offset: number; limit: number; kind?: Kind },
    signal?: AbortSignal,
  ): Promise<SearchAnswer>;
  suggest(
    prefix: string,
    options: { limit: number; groups?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
  /** Words of the records that are written nearly like this one, the nearest first. */
  similarTerms(word: string, signal?: AbortSignal): Promise<SimilarTerm[]>;
  /** Exact totals, one a query. */
  count(queries: readonly EngineQuery[], signal?: AbortSignal): Promise<number[]>;
  /** Every hit, in the query's order, without the limits of paging. */
  stream(query: EngineQuery, signal?: AbortSignal): AsyncIterable<KindedRecord>;
  /** What is being answered from; `null` while there are no records yet. */
  about(): EngineStatus | null;
  /** Takes up newer records where there are any. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

export interface SearchAnswer {
  readonly total: number;
  readonly maxScore: number;
  readonly hits: readonly SearchHit[];
  readonly facets: Readonly<Record<string, Facet>>;
  readonly next: string | null;
}

export type SearchHit = KindedRecord & {
  readonly score: number;
  readonly highlights?: Readonly<Record<string, Highlight>>;
  readonly explain?: readonly Contribution[];
};

/** A part of a score: a word in a field, words side by side, or a boost. The parts sum to the score. */
export interface Contribution {
  readonly source: string;
  readonly amount: number;
}

/** Text with the matched ranges, as offsets of UTF-16 units. */
export interface Highlight {
  readonly text: string;
  /** Whether the field's text goes on before and after this passage. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface Facet {
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  /** How many values there are in all. */
  readonly distinct: number;
}

export interface Suggestion {
  readonly text: string;
  readonly group: string;
  readonly count: number;
}

export interface SimilarTerm {
  readonly term: string;
  /** Records with the word. */
  readonly count: number;
}

export interface EngineStatus {
  /** Name of the records' state; changes with every import. */
  readonly generation: string;
  /** ISO date and time. */
  readonly publishedAt: string;
  readonly records: number;
  /** Only when these are not the newest records: which state could not be opened, and why. */
  readonly fallback?: { readonly from: string; readonly reason: string };
}
