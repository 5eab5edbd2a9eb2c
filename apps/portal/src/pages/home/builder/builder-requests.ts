import type { SearchedKind } from '@open-discovery/model';
import type { SearchArguments } from '@open-discovery/portal-state';
import { EMPTY_QUERY, formFields, rowToTree, withText } from '@open-discovery/search-fields';
import type { FormRow, SearchQuery } from '@open-discovery/search-fields';
import type { QueryDraft } from './query-draft.ts';
import { textOfTree } from './query-draft.ts';
import { rowProblem } from './row-problem.ts';

/** Maximum number of counts in one API call, besides that of the whole query. */
const COUNTED_ROWS = 29;
/** Maximum number of values that the API lists. */
const LISTED_VALUES = 200;

/** Returns the query of a single row among all records of the kind. */
const rowQuery = ({ kind, types }: SearchQuery, row: FormRow): SearchQuery =>
  withText({ ...EMPTY_QUERY, kind, types }, textOfTree(rowToTree(row)));

/** Reports whether a row is a condition without a mistake. */
const isComplete = (row: FormRow, currentYear: number): boolean =>
  rowToTree(row).op !== 'all' && rowProblem(row, currentYear) === null;

/** Returns the rows that are counted separately, in order. */
export const countedRows = ({ form }: QueryDraft, currentYear: number): readonly FormRow[] =>
  (form?.groups ?? [])
    .flatMap(({ rows }) => rows)
    .filter((row) => isComplete(row, currentYear))
    .slice(0, COUNTED_ROWS);

/** Returns the queries to be counted for a draft: the whole query, then each row by itself. */
export const draftQueries = (
  query: SearchQuery,
  draft: QueryDraft,
  currentYear: number,
): readonly SearchQuery[] => [
  withText({ ...query, page: 1 }, draft.text),
  ...countedRows(draft, currentYear).map((row) => rowQuery(query, row)),
];

/** Returns the request for all values of a field among the records of a kind. */
export const valuesRequest = (kind: SearchedKind, field: string): SearchArguments => ({
  query: { ...EMPTY_QUERY, kind },
  options: { facets: [field], facetSize: LISTED_VALUES, facetDistinct: false },
});

/** Returns the fields of a draft whose values are chosen from a list. */
export const listedFields = (kind: SearchedKind, { form }: QueryDraft): readonly string[] => {
  const listed = new Set(
    formFields(kind)
      .filter(({ type }) => type === 'value')
      .map(({ name }) => name),
  );
  const used = (form?.groups ?? []).flatMap(({ rows }) => rows.map(({ field }) => field));
  return [...new Set(used)].filter((field) => field !== null).filter((field) => listed.has(field));
};
