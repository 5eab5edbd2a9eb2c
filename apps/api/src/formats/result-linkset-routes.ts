import { LINKSET_FORMATS, linksetJson, linksetText, resultLinkset } from '@open-discovery/export-formats';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addFileRoute } from '../http/add-file-route.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { FORMATS_TAG } from '../graph/extension-tag.ts';
import { collectionInput } from '../graph/collection-input.ts';
import { collectionRequest } from '../graph/collection-request.ts';
import type { Collection } from '../graph/parameters/collections.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { bothInputs, inputOf } from '../http/input.ts';
import { oneOf } from '../graph/parameters/parameter.ts';

const formatInput = inputOf(
  z.object({
    format: oneOf(['linkset', 'linkset-json']).default('linkset').meta({ description: 'Text or JSON' }),
  }),
);

/** Adds the linkset of search results of a collection. */
export const addResultLinksetRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  addFileRoute(app, dependencies, {
    url: `/${collection.path}/linkset`,
    tag: FORMATS_TAG,
    summary: `A page of ${collection.plural} as a linkset`,
    description:
      'Accepts the parameters of the search. Links from the page of results to the page of each record.',
    query: bothInputs(collectionInput(collection), formatInput),
    mediaTypes: Object.values(LINKSET_FORMATS).map(({ mediaType }) => mediaType),
    reply: async ({ first, second: { format } }, request) => {
      const { url } = request;
      const { engine, publicUrls } = dependencies;
      const { query } = await collectionRequest(collection, first, dependencies, request);
      const { hits } = await engine.search({ ...query, facets: [], highlight: false });
      // The anchor is the URL of the search, not of the linkset.
      const parameters = new URLSearchParams(url.split('?').slice(1).join('?'));
      parameters.delete('format');
      const anchor = `${publicUrls.graph}/${collection.path}?${parameters.toString()}`;
      const contexts = resultLinkset(anchor, hits, publicUrls);
      return {
        headers: { 'content-type': contentTypeOf(LINKSET_FORMATS[format].mediaType) },
        body: format === 'linkset' ? linksetText(contexts) : JSON.stringify(linksetJson(contexts)),
      };
    },
  });
};
