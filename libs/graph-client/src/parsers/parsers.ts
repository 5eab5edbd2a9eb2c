// The module that endpoints load when they are sent.
export { parseIndexStatus, parseKindCounts, parseOverview } from './parse-overview.ts';
export { parseRelatedGroups, recordParser, recordsParser, recordWithRelatedParser } from './parse-records.ts';
export { parseFacetCounts, searchPageParser } from './parse-search-page.ts';
export {
  parseSearchRecord,
  parseSimilarWorks,
  parseSpellings,
  parseSuggestions,
  parseTotals,
  parseValuesOverYears,
} from './parse-search-tools.ts';
