import type { SearchQuery } from '@open-discovery/search-fields';
import type { PartValues } from './phrase-query.ts';

/** The interpretation of a typed phrase, as the page shows it. */
export interface Reading {
  /** The words as they were typed. */
  readonly asked: string;
  /** The parts that became filters, each with the query in which it is words again. */
  readonly parts: readonly ReadPart[];
  /** The search for exactly the typed words. */
  readonly exact: SearchQuery;
}

export interface ReadPart extends PartValues {
  readonly words: string;
  readonly back: SearchQuery;
}
