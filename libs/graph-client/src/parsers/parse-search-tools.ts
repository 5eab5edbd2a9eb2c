import type { Parse } from '@open-discovery/http';
import * as z from 'zod/mini';
import type {
  SearchRecord,
  SimilarWork,
  Spelling,
  Suggestions,
  ValuesOverYears,
} from '../search-tool-responses.ts';
import { count, ignore, itemsOf, parseRequired, wholePart } from './parse-parts.ts';
import type { ParsePart } from './parse-parts.ts';
import { parseFoundRecord, RECORD_PARSERS } from './parse-record.ts';

const items = z.array(z.unknown());

const parseSuggestion = itemsOf(wholePart(z.object({ text: z.string(), group: z.string(), count })));
const parsePerson = itemsOf(wholePart(z.object({ name: z.string(), orcid: z.string(), count })));
const parseFound = itemsOf(parseFoundRecord);

/** Parses completions of a search text. */
export const parseSuggestions: Parse<Suggestions> = (json, report = ignore) => {
  const lists = parseRequired(
    z.object({ suggestions: items, records: items, persons: z.optional(items) }),
    json,
    'suggest',
  );
  return {
    suggestions: parseSuggestion(lists.suggestions, { path: 'suggestions', report }) ?? [],
    records: parseFound(lists.records, { path: 'records', report }) ?? [],
    persons: parsePerson(lists.persons ?? [], { path: 'persons', report }) ?? [],
  };
};

const parseTotal = wholePart(z.nullable(count));

/** Parses totals. A malformed one becomes `null`, because their order matters. */
export const parseTotals: Parse<readonly (number | null)[]> = (json, report = ignore) =>
  parseRequired(z.object({ totals: items }), json, 'totals').totals.map((total, index) =>
    parseTotal(total, { path: `totals[${String(index)}]`, report }),
  );

const parseSpelling = itemsOf(wholePart(z.object({ keyword: z.string(), total: count })));

export const parseSpellings: Parse<readonly Spelling[]> = (json, report = ignore) => {
  const { suggestions } = parseRequired(z.object({ suggestions: items }), json, 'spelling');
  return parseSpelling(suggestions, { path: 'suggestions', report }) ?? [];
};

const yearlyCounts = z.object({ total: count, counts: z.array(count) });
const row = z.extend(yearlyCounts, { value: z.string(), label: z.string() });
const allResults = z.extend(yearlyCounts, { years: z.array(z.int()) });
const parseResults = wholePart(
  allResults.check(z.refine(({ years, counts }) => counts.length === years.length)),
);
const overYears = z.object({
  years: z.array(z.int()),
  rows: items,
  results: z.optional(z.unknown()),
  distinct: z.optional(count),
  isEstimate: z.optional(z.boolean()),
});

/** Parses counts by year. A row without one count per year is left out, and so are such counts of all results. */
export const parseValuesOverYears: Parse<ValuesOverYears> = (json, report = ignore) => {
  const { years, rows, results, distinct, isEstimate } = parseRequired(overYears, json, 'over-years');
  const completeRow = row.check(z.refine(({ counts }) => counts.length === years.length));
  const all = results === undefined ? null : parseResults(results, { path: 'results', report });
  return {
    years,
    rows: itemsOf(wholePart(completeRow))(rows, { path: 'rows', report }) ?? [],
    ...(all && { results: all }),
    ...(distinct === undefined ? {} : { distinct }),
    ...(isEstimate ? { isEstimate } : {}),
  };
};

const searchRecord = z.object({
  total: count,
  generation: z.string(),
  publishedAt: z.string(),
  searchedAt: z.string(),
  contentHash: z.string(),
  isComplete: z.boolean(),
  records: z.array(z.tuple([z.string(), z.string()])),
});

/** Parses the record of a search. It is accepted as a whole only: its hash covers all records. */
export const parseSearchRecord: Parse<SearchRecord> = (json) =>
  parseRequired(searchRecord, json, 'search-record');

const similarWork = wholePart(
  z.object({
    record: z.unknown(),
    why: z.object({ references: count, subjects: z.array(z.string()), words: z.array(z.string()) }),
  }),
);
const parseSimilarWork: ParsePart<SimilarWork> = (json, { path, report }) => {
  const work = similarWork(json, { path, report });
  const record = work && RECORD_PARSERS.product(work.record, { path: `${path}.record`, report });
  return work && record && { record, ...work.why };
};

/** Parses the works that are about the same as another one. */
export const parseSimilarWorks: Parse<readonly SimilarWork[]> = (json, report = ignore) => {
  const { results } = parseRequired(z.object({ results: items }), json, 'similar');
  return itemsOf(parseSimilarWork)(results, { path: 'results', report }) ?? [];
};
