export { chosenValues, excludedValues, facetFields, facetName } from './facet-fields.ts';
export type { Choices } from './facet-fields.ts';
export { dependentFields, searchField, yearRangeField } from './field-lookups.ts';
export { EUROPE } from './country-groups.ts';
export { createParameters } from './create-parameters.ts';
export { EMPTY_QUERY } from './empty-query.ts';
export { formatResultsAddress, formatSearchAddress, isEmptyQuery } from './format-search-address.ts';
export { matchesAll, offersMatchAll } from './match-all.ts';
export { parseDateRange } from './parse-date-range.ts';
export type { DateRange } from './parse-date-range.ts';
export { parseFilterValue } from './parse-filter-value.ts';
export { migrateLegacyParameters } from './migrate-legacy-parameters.ts';
export { valueOfGroup } from './value-of-group.ts';
export { parseSearchAddress } from './parse-search-address.ts';
export { readSearchAddress } from './read-search-address.ts';
export type { SearchAddress, SearchAddressOptions } from './read-search-address.ts';
export {
  clearFilters,
  withExcluded,
  withFilter,
  withKeyword,
  withKind,
  withMatchAll,
  withPage,
  withSize,
  withSort,
  withText,
  withYears,
} from './query-steps.ts';
export { isExcludable } from './field-uses.ts';
export { lastPage } from './last-page.ts';
export { hasWords, isWordField } from './query-text/has-words.ts';
export { normalizeQuery } from './query-text/normalize-query.ts';
export type { QueryTextOptions } from './query-text/normalize-query.ts';
export { QUERY_DEPTH_MAX, QUERY_NODES_MAX } from './query-text/limits.ts';
export { parseQueryText } from './query-text/parse-query-text.ts';
export type { ParsedQueryText } from './query-text/parse-query-text.ts';
export { printQueryText } from './query-text/print-query-text.ts';
export { QUERY_TEXT_MESSAGES } from './query-text/problems.ts';
export type { QueryTextMessageId } from './query-text/problems.ts';
export { formToTree, rowToTree } from './query-text/form-to-tree.ts';
export { FORM_OPERATORS, formFields, formOperators } from './query-text/query-form.ts';
export type {
  FormField,
  FormFieldType,
  FormGroup,
  FormOperator,
  FormResult,
  FormRow,
  GroupMatch,
  QueryForm,
} from './query-text/query-form.ts';
export { treeToForm } from './query-text/tree-to-form.ts';
export { recognizedIdentifiers } from './recognized-identifiers.ts';
export { TEXT_MAX_CHARS, addressLength, cutWords } from './tidy-text.ts';
export { toGraphParameters } from './to-graph-parameters.ts';
export type { GraphParameterOptions } from './to-graph-parameters.ts';
export { QUERY_FIELDS, queryFieldName } from './query-text/query-fields.ts';
export {
  OWN_ROLE_FIELD,
  OWN_ROLES,
  RELATED_FIELD,
  SEARCH_FIELDS,
  SINCE_FIELD,
  TOGETHER,
  VERSIONS_FIELD,
  WORK_FIELD,
} from './search-fields.ts';
export { SELECTING_FIELDS } from './selecting-fields.ts';
export { DEFAULT_PAGE_SIZE, DEFAULT_SORT, PAGE_SIZES, sortsOf } from './sorts.ts';
export type {
  AddressNotice,
  FieldType,
  FilterType,
  PageSize,
  Parameters,
  QueryNode,
  QueryTextProblem,
  SearchField,
  SearchQuery,
  SortName,
} from './types.ts';
