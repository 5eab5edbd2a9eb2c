import type { QueryNode } from '@open-discovery/search-fields';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import type { CollectionRequest } from '../collection-request.ts';
import type { EngineQuery } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import type { Collection } from '../parameters/collections.ts';
import { findSpellings } from './find-spellings.ts';
import { createWordLookup } from './word-lookup.ts';
import type { WordSearch } from './word-lookup.ts';

const spellingAnswer = z.object({
  suggestions: z.array(
    z.object({ keyword: z.string().describe('The corrected search text'), total: z.int() }),
  ),
});

/** Replaces the words of a search in all of its parameters. A cursor belongs to the words before. */
const withSearch = (parameters: CollectionParameters, search: QueryNode): CollectionParameters => ({
  ...parameters,
  common: { ...parameters.common, search, cursor: undefined },
  clauses: parameters.clauses.map((clause) =>
    clause.filter === 'search' ? { ...clause, condition: { is: 'text', text: search } } : clause,
  ),
});

const only = (query: EngineQuery, id: string): EngineQuery => ({
  ...query,
  filters: [...query.filters, { name: 'id', is: 'any', field: 'id', values: [id] }],
});

/** Searches for other words with the filters of a request. */
const wordSearch = (
  requested: (search: QueryNode) => Promise<CollectionRequest>,
  engine: SearchEngine,
): WordSearch => ({
  countWith: async (words, id) => {
    if (words.length === 0) return [];
    const requests = await Promise.all(words.map(requested));
    const queries = requests.map(({ query }) => (id === undefined ? query : only(query, id)));
    return engine.count(queries);
  },
  findBest: async (words, limit) => {
    const { query } = await requested(words);
    const best = {
      ...query,
      facets: [],
      sort: [],
      highlight: false,
      explain: false,
      offset: 0,
      limit,
      after: null,
    };
    return (await engine.search(best)).hits.map(({ record }) => record.id);
  },
});

/** Adds the spelling suggestions ("Did you mean") of a collection. */
export const addSpellingRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}/spelling`,
    tag: EXTENSION_TAG,
    summary: `Spelling suggestions for a search for ${collection.plural}`,
    description:
      'The words of `search` as they are spelled in the records, with the same filters: corrected, split or joined; if no such query has results, most of the words. The nearest come first; all have results.',
    query: collectionInput(collection),
    answer: spellingAnswer,
    reply: async (parameters, request) => {
      // Refuses what the search itself refuses, also where there is nothing to correct.
      await collectionRequest(collection, parameters, dependencies, request);
      if (!engine.capabilities.has('spelling')) return { suggestions: [] };
      const requested = (search: QueryNode): Promise<CollectionRequest> =>
        collectionRequest(collection, withSearch(parameters, search), dependencies, request);
      const lookup = createWordLookup(engine, wordSearch(requested, engine));
      return { suggestions: await findSpellings(parameters.common.search, lookup) };
    },
  });
};
