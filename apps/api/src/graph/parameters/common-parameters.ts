import {
  dayNumber,
  FACET_FIELDS,
  GRAPH_SCHEMA,
  isKeywordField,
  isNumberField,
} from '@open-discovery/graph-index';
import { parseRelationName, RELATION_NAMES } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import { z } from 'zod';
import type { FilterCondition } from '../../search/engine-query.ts';
import type { Collection } from './collections.ts';
import { DEFAULTS, LIMITS } from './limits.ts';
import { boolean, integer, oneText, severalTexts } from './documented-as.ts';
import { listOfNames, listPattern } from './list-of-names.ts';
import { booleanText, once, oneOf, repeated } from './parameter.ts';
import { selectParameter } from './select-parameter.ts';
import { parseSort, sortFieldsOf, sortMessage, sortPattern } from './sort.ts';
import { numberBetween, numberParameter, pageSizeUpTo } from './number-parameters.ts';

const EXTENSION = 'Beyond the Graph API. ';
const MATCH_ALL: QueryNode = { op: 'all' };
const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

const text = () =>
  z
    .string("Parameter '{name}' must be given once")
    .max(LIMITS.searchTextChars, `Parameter '{name}' must be at most ${LIMITS.searchTextChars} characters`);

/** Joins the trees that restrict a search. */
const join = (op: 'and' | 'or', trees: readonly QueryNode[]): QueryNode => {
  const nodes = trees.filter((tree) => tree.op !== 'all');
  return nodes.length > 1 ? { op, nodes } : (nodes[0] ?? MATCH_ALL);
};

export const PAGING = {
  page: numberParameter()
    .refine((page) => page >= 1, "Parameter '{name}' must be greater than or equal to 1")
    .default(1)
    .meta({
      description: `Page number, from 1, which is the default. page × pageSize reaches ${LIMITS.offsetRecords} records; a cursor, which replaces it, reaches all`,
      // Generated clients send each stated default, and a page is refused together with a cursor.
      documentedAs: integer(1, LIMITS.offsetRecords),
    }),
  pageSize: pageSizeUpTo(LIMITS.pageSize, 'Records'),
};

/** The parameters for query texts. */
export const TEXTS = {
  search: z
    .array(text())
    .transform((values) =>
      join(
        'or',
        values.map((value) => parseQueryText(value, { fields: [] }).tree),
      ),
    )
    .default(MATCH_ALL)
    .meta({
      description:
        'Words anywhere in the record. All words must match unless they are joined by AND, OR, NOT (upper case) and parentheses; "phrases" are quoted. If given several times, one must match',
    }),
  q: z
    .array(text())
    .transform((values) =>
      join(
        'and',
        values.map((value) => parseQueryText(value).tree),
      ),
    )
    .default(MATCH_ALL)
    .meta({
      description: `${EXTENSION}Query text with fields, such as title:ocean year:2018..2020; if given several times, all must match`,
    }),
};

const facetField = (field: string): boolean => FACET_FIELDS.includes(field);

/** Splits at the first colon, because ids contain colons. */
const pair = (value: string): readonly [string, string] => {
  const colon = value.indexOf(':');
  return colon < 0 ? [value, ''] : [value.slice(0, colon), value.slice(colon + 1)];
};

const facetNames = listOfNames(FACET_FIELDS).refine(
  (names) => names.length <= LIMITS.facets,
  `At most ${LIMITS.facets} facets are allowed`,
);

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

const namesOf = (fields: readonly { readonly name: string }[]): string =>
  fields
    .map(({ name }) => name)
    .filter((name) => name !== 'relation')
    .join('|');
const FIELD_VALUES = severalTexts(
  String.raw`^(${namesOf(GRAPH_SCHEMA.keyword)}):.|^(${namesOf(GRAPH_SCHEMA.number)}):-?\d{1,9}$`,
);

const EXTENSION_PARAMETERS = {
  facets: facetNames.default([]).meta({
    description: `${EXTENSION}Comma-separated fields whose values are counted, at most ${LIMITS.facets}`,
    documentedAs: oneText(listPattern(FACET_FIELDS)),
  }),
  facetSize: numberBetween(
    { min: 1, max: LIMITS.facetValues, fallback: DEFAULTS.facetValues },
    `${EXTENSION}Maximum number of values per facet; year facets have all`,
  ),
  facetDistinct: booleanText()
    .default(true)
    .meta({
      description: `${EXTENSION}Whether to count the distinct values of each facet; without it, the answer may be quicker`,
      documentedAs: boolean(true),
    }),
  facetsAtOnce: numberBetween(
    { min: 0, max: LIMITS.facets, fallback: LIMITS.facets },
    `${EXTENSION}Number of facets that are counted at once where counting is costly (see capabilities: cheap-facets), besides those with a selected or excluded value and those that depend on another one. The others are marked with isLater, and counted if they are requested without this parameter`,
  ),
  facetContains: pairs(
    (entry) => (facetField(pair(entry)[0]) ? pair(entry) : null),
    "Parameter '{name}' must be in the form field:text, with the field of a facet",
  )
    .default([])
    .meta({
      description: `${EXTENSION}Restricts the values of a facet to those that contain a text: field:text`,
      documentedAs: severalTexts(`^(${FACET_FIELDS.join('|')})(:|$)`),
    }),
  refine: fieldValues.meta({
    description: `${EXTENSION}Exact value of a field: field:value. Several values of one field are alternatives`,
    documentedAs: FIELD_VALUES,
  }),
  refineAll: fieldValues.meta({
    description: `${EXTENSION}Like refine, but all values must match, and the facet of the field counts within them`,
    documentedAs: FIELD_VALUES,
  }),
  exclude: fieldValues.meta({
    description: `${EXTENSION}Values to exclude: field:value. Counts exclude them too`,
    documentedAs: FIELD_VALUES,
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
    .meta({
      description: `${EXTENSION}Records that are related to a record: relation:id, such as IsCitedBy:id; with several, to all of them`,
      documentedAs: severalTexts(`^(${RELATION_NAMES.join('|')}):.`),
    }),
  since: once()
    .refine(
      (day) => FULL_DAY.test(day) && dayNumber(day, 'first') !== null,
      "Parameter '{name}' must be a day in the form YYYY-MM-DD",
    )
    .nullable()
    .default(null)
    .meta({
      description: `${EXTENSION}Came into the portal, or changed in it, on this day or later. Applies with any logicalOperator`,
      documentedAs: { ...oneText(FULL_DAY.source), example: '2026-11-01' },
    }),
  highlight: booleanText()
    .default(false)
    .meta({
      description: `${EXTENSION}Whether to return the matched passages`,
      documentedAs: boolean(false),
    }),
  explain: booleanText()
    .default(false)
    .meta({
      description: `${EXTENSION}Whether to return the contributions to each score`,
      documentedAs: boolean(false),
    }),
};

/** Returns the schema of the parameters of every collection, without its filters. */
export const searchSchema = (collection: Collection) =>
  z.object({
    search: TEXTS.search,
    ...PAGING,
    cursor: once().optional().meta({
      description:
        '* for the first page, then the nextCursor of each response, until a page is empty; reaches all records',
    }),
    sortBy: once()
      .transform((value, context) => {
        const keys = parseSort(value, collection);
        if (keys !== null) return keys;
        context.addIssue({ code: 'custom', message: sortMessage(collection) });
        return z.NEVER;
      })
      .refine(
        (keys) => keys.length <= LIMITS.sortFields,
        `Parameter '{name}' may have at most ${LIMITS.sortFields} fields`,
      )
      .default([{ by: 'relevance', descending: true }])
      .meta({
        description: `Field and ASC or DESC, several separated by commas; relevance DESC if absent. Fields: ${[...sortFieldsOf(collection).keys()].join(', ')}`,
        documentedAs: oneText(sortPattern(collection)),
      }),
    logicalOperator: oneOf(['AND', 'OR', 'NOT']).default('AND').meta({
      description:
        'How the filters of different parameters are joined. NOT means the first and none of the others',
    }),
    q: TEXTS.q,
    select: selectParameter(collection.kind, 'the results'),
    ...EXTENSION_PARAMETERS,
  });

export type SearchParameters = ReturnType<ReturnType<typeof searchSchema>['parse']>;
