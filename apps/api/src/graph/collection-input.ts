import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { bothInputs, inputOf } from '../input.ts';
import type { Input } from '../input.ts';
import { clausesOf, partsSchema } from './parameters/clauses.ts';
import type { Clause, Parts } from './parameters/clauses.ts';
import type { Collection } from './parameters/collections.ts';
import { PRODUCT_SEARCH, searchSchema } from './parameters/common-parameters.ts';
import type { SearchParameters } from './parameters/common-parameters.ts';
import { PUBLICATION_DATE } from './parameters/ranges.ts';

/** The parameters of a search, parsed; what the Graph API joins by its operator apart from what is ours. */
export interface CollectionParameters {
  readonly common: SearchParameters;
  /** Filters of the Graph API, and `search` where words are given, in the order of the address. */
  readonly clauses: readonly Clause[];
  /** Filters of ours. */
  readonly own: readonly Clause[];
  readonly includeStats: boolean;
}

const EXCLUDE_MESSAGE =
  "Parameter 'excludePubDateRange' requires at least one of 'fromPublicationDate' or 'toPublicationDate'";

const withoutRange = (clauses: readonly Clause[]): Clause[] => {
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
}

const flagsSchema = (collection: Collection): z.ZodType<ProductFlags, Record<string, unknown>> =>
  collection.kind === 'product'
    ? z.object(PRODUCT_SEARCH)
    : z.object({}).transform(() => ({ includeStats: false, excludePubDateRange: false }));

const searchPart = ({ search }: SearchParameters): Parts =>
  search.op === 'all'
    ? {}
    : { search: { as: 'clause', clause: { filter: 'search', condition: { is: 'text', text: search } } } };

const makeInput = (collection: Collection): Input<CollectionParameters> => {
  const standard = new Set(['search', ...Object.keys(collection.parameters)]);
  const input = bothInputs(
    bothInputs(inputOf(searchSchema(collection)), inputOf(flagsSchema(collection))),
    inputOf(partsSchema({ ...collection.parameters, ...collection.extensions })),
  );
  return {
    ...input,
    parse: (given) => {
      const { first, second } = input.parse(given);
      const { first: common, second: flags } = first;
      const order = Object.keys(given ?? {});
      const parts = { ...second, ...searchPart(common) };
      const clauses = clausesOf(
        parts,
        order.filter((name) => standard.has(name)),
      );
      return {
        common,
        clauses: flags.excludePubDateRange ? withoutRange(clauses) : clauses,
        own: clausesOf(
          parts,
          order.filter((name) => !standard.has(name)),
        ),
        includeStats: flags.includeStats,
      };
    },
  };
};

const inputs = new WeakMap<Collection, Input<CollectionParameters>>();

/** The input of a collection's search, for every parameter that its table has; made once, for all routes that take it. */
export const collectionInput = (collection: Collection): Input<CollectionParameters> => {
  const input = inputs.get(collection) ?? makeInput(collection);
  inputs.set(collection, input);
  return input;
};
