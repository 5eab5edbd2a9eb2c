import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorHeaders } from './api-fetch.ts';
import type { CurrentPortal } from './portal-source.ts';
import type { PortalSettings } from './settings.ts';
import { publicOrigin } from './request-url.ts';
import { robotsTxt } from './robots-txt.ts';
import { fetchSitemap } from './fetch-sitemap.ts';
import { PAGES_SITEMAP, pagesSitemap, sitemapIndex, sitemapPart } from './sitemap-xml.ts';
import { SEARCH_DESCRIPTION, searchDescription } from './search-description.ts';
import { indexSchema, partSchema } from './sitemap-answers.ts';
import type { z } from 'zod';
import { retryAfter } from './cache-rules.ts';

interface CrawlerDependencies {
  readonly settings: PortalSettings;
  readonly portalNow: () => Promise<CurrentPortal>;
}

/** Crawlers return after days; an hour keeps a busy one from sending each request to the API. */
const CACHE_CONTROL = 'public, max-age=3600';

/** File names of sitemap parts: a kind and a number. */
const PART = /^([a-zA-Z]{1,20})-([1-9]\d{0,8})\.xml$/;

/** Adds what the portal's own configuration decides: `robots.txt`, the sitemap of its pages and the description of its search. */
const addOwnRoutes = (host: FastifyInstance, { settings, portalNow }: CrawlerDependencies): void => {
  const add = (
    address: string,
    type: string,
    textOf: (origin: string, configuration: CurrentPortal['configuration']) => string,
  ): void => {
    host.get(address, async (request, reply) => {
      const { configuration } = await portalNow();
      const origin = publicOrigin(request, settings.publicUrl) ?? '';
      return reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', CACHE_CONTROL)
        .send(textOf(origin, configuration));
    });
  };
  add('/robots.txt', 'text/plain', robotsTxt);
  add(PAGES_SITEMAP, 'application/xml', pagesSitemap);
  add(SEARCH_DESCRIPTION, 'application/opensearchdescription+xml', searchDescription);
};

/** Adds `robots.txt` and sitemaps of all records that the portal shows. */
export const addCrawlerRoutes = (host: FastifyInstance, dependencies: CrawlerDependencies): void => {
  const { settings, portalNow } = dependencies;
  const originOf = (request: FastifyRequest): string => publicOrigin(request, settings.publicUrl) ?? '';
  addOwnRoutes(host, dependencies);

  const answer = async <Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: {
      path: string;
      schema: Schema;
      toXml: (answer: z.output<Schema>, portal: CurrentPortal) => string;
    },
  ): Promise<FastifyReply> => {
    const portal = await portalNow();
    const result = await fetchSitemap(asked.path, asked.schema, {
      graph: portal.configuration.addresses.graph,
      apiUrl: settings.apiUrl,
      known: request.headers['if-none-match'],
      signal: request.signal,
      visitor: visitorHeaders(request),
    });
    void reply.headers(retryAfter(result.status));
    if (result.status === 200 || result.status === 304)
      void reply
        .header('cache-control', CACHE_CONTROL)
        .headers(result.etag === null ? {} : { etag: result.etag });
    return result.answer === null
      ? reply.code(result.status).send()
      : reply.type('application/xml; charset=utf-8').send(asked.toXml(result.answer, portal));
  };

  host.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, {
      path: '/sitemap',
      schema: indexSchema,
      toXml: (index, { configuration }) => sitemapIndex(index, originOf(request), configuration),
    }),
  );
  host.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) => {
    const [, kind, part] = PART.exec(request.params.name) ?? [];
    if (kind === undefined || part === undefined) return reply.code(404).send();
    return answer(request, reply, {
      path: `/sitemap/${kind}/${part}`,
      schema: partSchema,
      toXml: (records) => sitemapPart(records, originOf(request)),
    });
  });
};
