import type { FastifyInstance } from 'fastify';
import { GRAPH } from './http/paths.ts';
import type { RouteDependencies } from './http/add-route.ts';
import { addCitationStyleRoutes } from './formats/citation-style-routes.ts';
import { addRecordFormatRoute } from './formats/record-format-routes.ts';
import { addResultLinksetRoute } from './formats/result-linkset-routes.ts';
import { openStyleFolder } from './formats/style-folder.ts';
import { addCollectionRoutes } from './graph/collection-routes.ts';
import { addExportRoute, addRecordExportRoute } from './graph/export/export-routes.ts';
import { addFeedRoute } from './graph/feed/feed-routes.ts';
import { addLinksRoutes } from './graph/links/links-routes.ts';
import { addOverYearsRoute } from './graph/over-years/over-years-routes.ts';
import { addPortalRoutes } from './graph/portal-routes.ts';
import { addSearchSnapshotRoute } from './graph/search-snapshot/search-snapshot-routes.ts';
import { addSimilarRoutes } from './graph/similar/similar-routes.ts';
import { addSitemapRoutes } from './graph/sitemap/sitemap-routes.ts';
import { addSpellingRoute } from './graph/spelling/spelling-routes.ts';
import { addTotalsRoute } from './graph/totals/totals-route.ts';
import { COLLECTIONS } from './graph/parameters/collections.ts';
import type { Collection } from './graph/parameters/collections.ts';

interface GraphDependencies extends RouteDependencies {
  /** The folder with additional citation styles; null for none. */
  readonly stylesFolder: string | null;
}

type AddRoutes = (app: FastifyInstance, dependencies: RouteDependencies, collection: Collection) => void;

/** Adds the Graph API and its extensions. */
export const addGraphApi = async (
  app: FastifyInstance,
  { stylesFolder, ...dependencies }: GraphDependencies,
): Promise<void> => {
  await app.register(
    (graph, _options, done) => {
      const addToEach = (add: AddRoutes): void => {
        for (const collection of COLLECTIONS) add(graph, dependencies, collection);
      };
      addLinksRoutes(graph, dependencies);
      addToEach(addCollectionRoutes);
      addPortalRoutes(graph, dependencies);
      addSitemapRoutes(graph, dependencies);
      addTotalsRoute(graph, dependencies);
      addSimilarRoutes(graph, dependencies);
      addToEach(addSpellingRoute);
      addToEach(addOverYearsRoute);
      addToEach(addSearchSnapshotRoute);
      addToEach(addExportRoute);
      addRecordExportRoute(graph, dependencies);
      addToEach(addRecordFormatRoute);
      addToEach(addResultLinksetRoute);
      addCitationStyleRoutes(graph, dependencies, openStyleFolder(stylesFolder));
      addToEach(addFeedRoute);
      graph.get('/api-docs', { schema: { hide: true } }, () => app.swagger());
      done();
    },
    { prefix: GRAPH },
  );
};
