import type { QueryNode } from '@open-discovery/search-fields';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute } from '../../add-route.ts';
import type { RouteDependencies } from '../../add-route.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import type { Collection } from '../parameters/collections.ts';
import { findSpellings } from './find-spellings.ts';

const spellingAnswer = z.object({
  suggestions: z.array(
    z.object({ keyword: z.string().describe('What to search for instead'), total: z.int() }),
  ),
});

/** The same search with other words, wherever they stand among its parameters. */
const withSearch = (parameters: CollectionParameters, search: QueryNode): CollectionParameters => ({
  ...parameters,
  common: { ...parameters.common, search },
  clauses: parameters.clauses.map((clause) =>
    clause.filter === 'search' ? { ...clause, condition: { is: 'text', text: search } } : clause,
  ),
});

const addSpelling = (app: FastifyInstance, dependencies: RouteDependencies, collection: Collection): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}/spelling`,
    tag: EXTENSION_TAG,
    summary: `Other spellings of a search for ${collection.plural} with few results`,
    description:
      'The words of `search` as the records spell them, under the same filters; the nearest first, and only what finds something.',
    query: collectionInput(collection),
    answer: spellingAnswer,
    reply: async (parameters, { signal }) => {
      const countWith = async (words: readonly QueryNode[]): Promise<number[]> => {
        const requests = await Promise.all(
          words.map((search) =>
            collectionRequest(collection, withSearch(parameters, search), engine, signal),
          ),
        );
        return engine.count(
          requests.map(({ query }) => query),
          signal,
        );
      };
      return { suggestions: await findSpellings(parameters.common.search, { engine, countWith, signal }) };
    },
  });
};

/** "Did you mean" for every collection. */
export const addSpellingRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  for (const collection of COLLECTIONS) addSpelling(app, dependencies, collection);
};
