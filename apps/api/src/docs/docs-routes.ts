import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { extractComponents } from './extract-components.ts';

/** The documentation page loads scripts from this server and uses inline styles and images. */
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
  'Search and records of the research graph, compatible with the OpenAIRE Graph API V3.',
  'Extensions are marked as such: facets, `q`, `refine`, `relatedTo`, `highlight`, and the paths for the portal.',
  'In the shipped installation, the portal forwards `/api` to this server.',
].join('\n\n');

/**
 * Adds the OpenAPI description (`/docs/json`, `/docs/yaml`) and an interactive page for it (`/docs/`). Call it before
 * the routes are added.
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
    transformObject: (document) =>
      'openapiObject' in document ? extractComponents(document.openapiObject) : {},
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Open Discovery API' },
    // Groups are collapsed at first: with more than 128 expanded operations, the page shows only a few of them.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
    uiHooks: {
      // A relative address also works behind a proxy that strips a prefix.
      onRequest: (request, reply, done) => {
        if (request.url === '/docs') reply.redirect('docs/', 302);
        else done();
      },
    },
  });
};
