import type { Overview } from '@open-discovery/graph-client';
import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, withKeyword } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

const SHOWN = 3;
/** A longer subject is not an example of a short search. */
const SUBJECT_MAX_CHARS = 30;

/** Returns the searches of examples. */
export const exampleQueries = (examples: readonly string[]): readonly SearchQuery[] =>
  examples.map((example) => withKeyword(EMPTY_QUERY, example));

interface Examples {
  /** The portal's examples in the reader's language. */
  readonly configured: readonly string[];
  /** The results of each configured example. */
  readonly totals: QueryResult<QueryValue<'totals'>>;
  /** The most frequent subjects of the records. */
  readonly subjects: Overview['subjects'];
}

/**
 * Returns examples that find something: the configured ones that do, and frequent subjects if there are too few of them.
 * Configured examples are kept if their results are not known. A language without examples has none.
 */
export const shownExamples = ({ configured, totals, subjects }: Examples): readonly string[] => {
  if (configured.length === 0) return [];
  const found =
    totals.state === 'found' ? configured.filter((_example, at) => totals.value[at] !== 0) : configured;
  const frequent = subjects.map(({ label }) => label).filter((label) => label.length <= SUBJECT_MAX_CHARS);
  const wanted = Math.max(found.length, Math.min(configured.length, SHOWN));
  return [...new Set([...found, ...frequent])].slice(0, wanted);
};
