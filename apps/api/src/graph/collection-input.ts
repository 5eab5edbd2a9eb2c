import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { bothInputs, givenNames, inputOf } from '../http/input.ts';
import type { Input } from '../http/input.ts';
import { clausesOf, partsSchema } from './parameters/clauses.ts';
import type { Clause, Parts } from './parameters/clauses.ts';
import type { Collection } from './parameters/collections.ts';
import { searchSchema } from './parameters/common-parameters.ts';
import type { SearchParameters } from './parameters/common-parameters.ts';
import { isOfWords } from './parameters/parameter.ts';
import { PRODUCT_SEARCH } from './parameters/product-search.ts';
import { PUBLICATION_DATE } from './parameters/ranges.ts';
import { textProblems } from './parameters/text-problems.ts';
import type { TextProblem } from './parameters/text-problems.ts';

/** The parsed parameters of a search. `logicalOperator` joins only the clauses of the Graph API. */
export interface CollectionParameters {
  readonly common: SearchParameters;
  /** Filters of the Graph API and `search`, if present, in the order of the URL. */
  readonly clauses: readonly Clause[];
  /** Filters that extend the Graph API. */
  readonly extensionClauses: readonly Clause[];
  readonly includeStats: boolean;
  /** True if the versions of a work are combined into one result. */
  readonly onePerWork: boolean;
  /** The mistakes in the query texts. */
  readonly problems: readonly TextProblem[];
}

const EXCLUDE_MESSAGE =
  "Parameter 'excludePubDateRange' requires at least one of 'fromPublicationDate' or 'toPublicationDate'";

const excludeDateRange = (clauses: readonly Clause[]): Clause[] => {
  if (!clauses.some(({ filter }) => filter === PUBLICATION_DATE.filter))
    throw new ApiError(400, EXCLUDE_MESSAGE);
  return clauses.map((clause) =>
    clause.filter === PUBLICATION_DATE.filter
      ? { ...clause, condition: { is: 'not', condition: clause.condition } }
      : clause,
  );
};

interface ProductFlags {
  includeStats: boolean;
  excludePubDateRange: boolean;
  versions: 'apart' | 'together';
}

const flagsSchema = (collection: Collection): z.ZodType<ProductFlags, Record<string, unknown>> =>
  collection.kind === 'product'
    ? z.object(PRODUCT_SEARCH)
    : z.object({}).transform(() => ({
        includeStats: false,
        excludePubDateRange: false,
        versions: 'apart' as const,
      }));

/** Refuses a page number together with a cursor, which replaces it. */
const refusePageWithCursor = (given: unknown, { cursor }: SearchParameters): void => {
  if (cursor !== undefined && givenNames(given).includes('page'))
    throw new ApiError(400, "Parameter 'page' cannot be combined with 'cursor'");
};

const searchParts = ({ search }: SearchParameters): Parts =>
  search.op === 'all'
    ? {}
    : { search: { as: 'clause', clause: { filter: 'search', condition: { is: 'text', text: search } } } };

/** Returns the names of the parameters for words, `search` included. */
const wordsOf = ({ parameters, extensions }: Collection): readonly string[] => [
  'search',
  ...Object.entries({ ...parameters, ...extensions }).flatMap(([name, one]) =>
    isOfWords(one) ? [name] : [],
  ),
];

const joinedInput = (collection: Collection) =>
  bothInputs(
    bothInputs(inputOf(searchSchema(collection)), inputOf(flagsSchema(collection))),
    inputOf(partsSchema({ ...collection.parameters, ...collection.extensions })),
  );

const createInput = (collection: Collection): Input<CollectionParameters> => {
  const standard = new Set(['search', ...Object.keys(collection.parameters)]);
  const ofWords = wordsOf(collection);
  const input = joinedInput(collection);
  return {
    ...input,
    ofWords: ['q', ...ofWords],
    parse: (given) => {
      const { first, second } = input.parse(given);
      const { first: common, second: flags } = first;
      refusePageWithCursor(given, common);
      const order = Object.keys(given ?? {});
      const parts = { ...second, ...searchParts(common) };
      const clausesWhere = (isStandard: boolean) =>
        clausesOf(
          parts,
          order.filter((name) => standard.has(name) === isStandard),
        );
      const clauses = clausesWhere(true);
      return {
        common,
        clauses: flags.excludePubDateRange ? excludeDateRange(clauses) : clauses,
        extensionClauses: clausesWhere(false),
        includeStats: flags.includeStats,
        onePerWork: flags.versions === 'together',
        problems: textProblems(given, ofWords),
      };
    },
  };
};

const inputs = new WeakMap<Collection, Input<CollectionParameters>>();

/** Returns the input of a collection's search, created once and shared by all routes. */
export const collectionInput = (collection: Collection): Input<CollectionParameters> => {
  const input = inputs.get(collection) ?? createInput(collection);
  inputs.set(collection, input);
  return input;
};
