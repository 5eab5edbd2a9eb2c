import type { FoundRecord } from './responses.ts';

/** A completion of what is typed; `group` says what it is of. */
export interface Suggestion {
  readonly text: string;
  readonly group: string;
  readonly count: number;
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Whose identifier or number it is, of whatever kind. */
  readonly records: readonly FoundRecord[];
}

/** Other words for those of a search, none of them without results. */
export interface Spelling {
  /** The whole keyword, corrected. */
  readonly keyword: string;
  readonly total: number;
}

/** How often values of a facet occur in each year among the results of a query. */
export interface ValuesOverYears {
  /** In order, without gaps. */
  readonly years: readonly number[];
  readonly rows: readonly {
    readonly value: string;
    readonly label: string;
    /** All results with the value, those without a year included. */
    readonly total: number;
    /** One count a year. */
    readonly counts: readonly number[];
  }[];
}

/** What a search found at a moment, so that it can be told later what is new, gone and changed. */
export interface SearchRecord {
  readonly total: number;
  readonly generation: string;
  /** ISO date and time at which the records were published, and at which they were searched. */
  readonly publishedAt: string;
  readonly searchedAt: string;
  /** SHA-256 over all `records`, in hexadecimal digits: equal for equal results, in whatever order. */
  readonly contentHash: string;
  /** Whether `records` are all results; else the first of them. */
  readonly isComplete: boolean;
  /** Id and a short hash of each record's content, by id. */
  readonly records: readonly (readonly [id: string, content: string])[];
}
