import type { FastifyInstance } from 'fastify';
import { GRAPH } from './http/paths.ts';
import type { RouteDependencies } from './http/add-route.ts';
import { addCitationStyleRoutes } from './formats/citation-style-routes.ts';
import { addRecordFormatRoutes } from './formats/record-format-routes.ts';
import { addResultLinksetRoutes } from './formats/result-linkset-routes.ts';
import { openStyleFolder } from './formats/style-folder.ts';
import { addCollectionRoutes } from './graph/collection-routes.ts';
import { addExportRoutes } from './graph/export/export-routes.ts';
import { addFeedRoutes } from './graph/feed/feed-routes.ts';
import { addLinksRoutes } from './graph/links/links-routes.ts';
import { addOverYearsRoutes } from './graph/over-years/over-years-routes.ts';
import { addPortalRoutes } from './graph/portal-routes.ts';
import { addSearchSnapshotRoutes } from './graph/search-snapshot/search-snapshot-routes.ts';
import { addSimilarRoutes } from './graph/similar/similar-routes.ts';
import { addSitemapRoutes } from './graph/sitemap/sitemap-routes.ts';
import { addSpellingRoutes } from './graph/spelling/spelling-routes.ts';
import { addTotalsRoute } from './graph/totals/totals-route.ts';
import type { publicUrls } from './formats/public-urls.ts';

interface GraphDependencies extends RouteDependencies {
  readonly urls: ReturnType<typeof publicUrls>;
  /** The folder with additional citation styles; null for none. */
  readonly stylesFolder: string | null;
}

/** Adds the Graph API and its extensions. */
export const addGraphApi = async (
  app: FastifyInstance,
  { urls, stylesFolder, ...dependencies }: GraphDependencies,
): Promise<void> => {
  await app.register(
    (graph, _options, done) => {
      addLinksRoutes(graph, dependencies);
      addCollectionRoutes(graph, dependencies);
      addPortalRoutes(graph, dependencies);
      addSitemapRoutes(graph, dependencies);
      addTotalsRoute(graph, dependencies);
      addSimilarRoutes(graph, dependencies);
      addSpellingRoutes(graph, dependencies);
      addOverYearsRoutes(graph, dependencies);
      addSearchSnapshotRoutes(graph, dependencies);
      addExportRoutes(graph, dependencies);
      addRecordFormatRoutes(graph, dependencies, urls);
      addResultLinksetRoutes(graph, dependencies, urls);
      addCitationStyleRoutes(graph, dependencies, openStyleFolder(stylesFolder));
      addFeedRoutes(graph, dependencies, urls);
      graph.get('/api-docs', { schema: { hide: true } }, () => app.swagger());
      done();
    },
    { prefix: GRAPH },
  );
};
