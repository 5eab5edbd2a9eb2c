import { FACET_FIELDS, isKeywordField, isNumberField } from '@open-discovery/graph-index';
import { parseRelationName, RELATION_NAMES } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import { z } from 'zod';
import type { FilterCondition } from '../../search/engine-query.ts';
import type { Collection } from './collections.ts';
import { DEFAULTS, LIMITS } from './limits.ts';
import { once, repeated } from './parameter.ts';
import { parseSort, sortFieldsOf, sortMessage } from './sort.ts';
import { unknownValueMessage } from './value-expression.ts';

const OURS = 'Beyond the Graph API. ';
const MATCH_ALL: QueryNode = { op: 'all' };

const text = () =>
  z
    .string("Parameter '{name}' must be given once")
    .max(LIMITS.searchTextChars, `Parameter '{name}' must be at most ${LIMITS.searchTextChars} characters`);

const wholeNumber = () =>
  once()
    .regex(/^-?\d{1,9}$/, "Parameter '{name}' must be a whole number")
    .transform(Number);

export const booleanText = () =>
  z
    .enum(['true', 'false'], "Invalid value in '{name}'. Allowed values are: ['true', 'false']")
    .transform((flag) => flag === 'true');

const allOf = (trees: readonly QueryNode[]): QueryNode => {
  const asked = trees.filter(({ op }) => op !== 'all');
  return asked.length > 1 ? { op: 'and', nodes: asked } : (asked[0] ?? MATCH_ALL);
};

/** Page numbers and sizes, wherever they are taken. */
export const PAGING = {
  page: wholeNumber()
    .refine((page) => page >= 1, "Parameter '{name}' must be greater than or equal to 1")
    .default(1)
    .meta({ description: 'Page, counted from 1' }),
  pageSize: wholeNumber()
    .refine((size) => size >= 1, 'Page size must be at least 1')
    .refine((size) => size <= LIMITS.pageSize, `Page size must be at most ${LIMITS.pageSize}`)
    .default(DEFAULTS.pageSize)
    .meta({ description: `Records a page, 1 to ${LIMITS.pageSize}` }),
};

/** The two ways to say words. */
export const TEXTS = {
  search: text()
    .transform((value) => parseQueryText(value, { fields: [] }).tree)
    .default(MATCH_ALL)
    .meta({
      description:
        'Words anywhere in the record; all of them unless joined by AND, OR, NOT (upper case) and parentheses; "phrases" in quotes',
    }),
  q: z
    .array(text())
    .transform((values) => allOf(values.map((value) => parseQueryText(value).tree)))
    .default(MATCH_ALL)
    .meta({
      description: `${OURS}Query text with fields, such as title:ocean year:2018..2020; several must all hold`,
    }),
};

const facetField = (field: string): boolean => FACET_FIELDS.includes(field);

/** Splits at the first colon; ids have colons of their own. */
const pair = (value: string): readonly [string, string] => {
  const colon = value.indexOf(':');
  return colon < 0 ? [value, ''] : [value.slice(0, colon), value.slice(colon + 1)];
};

const facetNames = once()
  .transform((value) =>
    [...new Set(value.split(',').map((name) => name.trim()))].filter((name) => name !== ''),
  )
  .superRefine((names, context) => {
    const unknown = names.find((name) => !facetField(name));
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: unknownValueMessage(unknown, FACET_FIELDS) });
    if (names.length > LIMITS.facets)
      context.addIssue({
        code: 'custom',
        message: `At most ${LIMITS.facets} facets may be asked for at once`,
      });
  });

export interface NamedCondition {
  readonly field: string;
  readonly condition: FilterCondition;
}

const refineCondition = (entry: string): NamedCondition | null => {
  const [field, value] = pair(entry);
  if (value === '' || field === 'relation') return null;
  if (isKeywordField(field)) return { field, condition: { is: 'any', field, values: [value] } };
  if (!isNumberField(field) || !/^-?\d{1,9}$/.test(value)) return null;
  return { field, condition: { is: 'range', field, from: Number(value), to: Number(value) } };
};

const pairs = <T>(parse: (entry: string) => T | null, message: string) =>
  repeated().transform((entries, context): T[] => {
    const parsed = entries.map(parse);
    if (parsed.every((one) => one !== null)) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const fieldValues = pairs(
  refineCondition,
  "Parameter '{name}' must be in the form field:value, with a field of the index",
).default([]);

const OWN = {
  facets: facetNames.default([]).meta({ description: `${OURS}Fields to count values of, joined by commas` }),
  facetSize: wholeNumber()
    .refine(
      (size) => size >= 1 && size <= LIMITS.facetValues,
      `Parameter '{name}' must be between 1 and ${LIMITS.facetValues}`,
    )
    .default(DEFAULTS.facetValues)
    .meta({ description: `${OURS}Values per facet; years give all` }),
  facetContains: pairs(
    (entry) => (facetField(pair(entry)[0]) ? pair(entry) : null),
    "Parameter '{name}' must be in the form field:text, with the field of a facet",
  )
    .default([])
    .meta({ description: `${OURS}Only facet values that contain a text: field:text` }),
  refine: fieldValues.meta({
    description: `${OURS}Exact value of a field: field:value; several of one field mean any of them`,
  }),
  refineAll: fieldValues.meta({
    description: `${OURS}Like refine, but all of them must hold, and counts of that field are within them`,
  }),
  exclude: fieldValues.meta({
    description: `${OURS}Values that no record has: field:value; left out of every count as well`,
  }),
  relatedTo: pairs(
    (entry) => {
      const [name, id] = pair(entry);
      const relation = parseRelationName(name);
      return relation === null || id === '' ? null : { relation, id };
    },
    `Parameter '{name}' must be in the form relation:id, with a relation out of: ${RELATION_NAMES.join(', ')}`,
  )
    .default([])
    .meta({ description: `${OURS}Records to which record id leads by a relation, such as IsCitedBy:id` }),
  highlight: booleanText()
    .default(false)
    .meta({ description: `${OURS}Whether to say where the words were found` }),
  explain: booleanText()
    .default(false)
    .meta({ description: `${OURS}Whether to say what each record's score consists of` }),
};

/** What every collection takes beside its own filters. */
export const searchSchema = (collection: Collection) =>
  z.object({
    search: TEXTS.search,
    ...PAGING,
    cursor: once()
      .optional()
      .meta({ description: '* for the first page, then the nextCursor of each answer; reaches all records' }),
    sortBy: once()
      .transform((value, context) => {
        const keys = parseSort(value, collection);
        if (keys !== null) return keys;
        context.addIssue({ code: 'custom', message: sortMessage(collection) });
        return z.NEVER;
      })
      .default([{ by: 'relevance', descending: true }])
      .meta({
        description: `Field and ASC or DESC, several joined by commas; relevance DESC if not given. Fields: ${[...sortFieldsOf(collection).keys()].join(', ')}`,
      }),
    logicalOperator: z
      .enum(['AND', 'OR', 'NOT'], "Invalid value in '{name}'. Allowed values are: ['AND', 'OR', 'NOT']")
      .default('AND')
      .meta({
        description:
          'How the filters of different parameters are joined; NOT: the first but none of the others',
      }),
    q: TEXTS.q,
    ...OWN,
  });

export type SearchParameters = ReturnType<ReturnType<typeof searchSchema>['parse']>;

/** What research products take beside. */
export const PRODUCT_SEARCH = {
  includeStats: booleanText()
    .default(false)
    .meta({ description: 'Whether to add the number of citations and the counts by type' }),
  excludePubDateRange: booleanText()
    .default(false)
    .meta({ description: 'Whether to leave out what fromPublicationDate and toPublicationDate describe' }),
};
