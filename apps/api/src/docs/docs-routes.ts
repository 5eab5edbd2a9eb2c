import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { shareRepeated } from './share-repeated.ts';

/** The page is made of files of its own; styles and pictures it also writes into itself. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DESCRIPTION = [
  'Search and records of the graph, in the words of the OpenAIRE Graph API V3.',
  'What goes beyond it is marked so: facets, `q`, `refine`, `relatedTo`, `highlight`, and the paths for the portal.',
  'In the shipped installation everything is reached under `/api` through the portal.',
].join('\n\n');

/**
 * The OpenAPI description (`/docs/json`, `/docs/yaml`) and a page to read and try it (`/docs/`). Must be registered
 * before the routes that it describes.
 */
export const addDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Open Discovery API', version: '3', description: DESCRIPTION },
      servers: [
        { url: '/api', description: 'Through the portal' },
        { url: '/', description: 'Directly' },
      ],
    },
    transformObject: (document) => ('openapiObject' in document ? shareRepeated(document.openapiObject) : {}),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Open Discovery API' },
    // Groups are closed at first: of more than 128 open operations the page shows a few only, whatever is in them.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
    uiHooks: {
      // Relative, so that it also holds behind a prefix that a proxy strips.
      onRequest: (request, reply, done) => {
        if (request.url === '/docs') reply.redirect('docs/', 302);
        else done();
      },
    },
  });
};
