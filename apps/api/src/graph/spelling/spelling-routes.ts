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
    z.object({ keyword: z.string().describe('The corrected search text'), total: z.int() }),
  ),
});

/** Replaces the words of a search in all of its parameters. */
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
    summary: `Spelling suggestions for a search for ${collection.plural}`,
    description:
      'The words of `search` as they are spelled in the records, with the same filters. The nearest come first; all have results.',
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

/** Adds the spelling suggestions ("Did you mean") of every collection. */
export const addSpellingRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  for (const collection of COLLECTIONS) addSpelling(app, dependencies, collection);
};
