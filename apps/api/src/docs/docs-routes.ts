import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { errorBodySchema } from '../error-body.ts';
import { outputSchema } from '../json-schema.ts';
import { addCommonFailures } from './add-common-failures.ts';
import { addOperationIds } from './add-operation-ids.ts';
import { extractComponents } from './extract-components.ts';
import { extractSchemas } from './extract-schemas.ts';
import { isObject } from './json.ts';
import type { Json } from './json.ts';
import { LOOK } from './look.ts';
import { orderTags } from './order-tags.ts';
import { SESSION } from './security.ts';

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

/** Removes a path with a trailing slash if the path without it is the same call. */
const withoutTrailingSlashes = (document: Json): Json => {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  const kept = Object.entries(paths).filter(([path]) => !(path.endsWith('/') && path.slice(0, -1) in paths));
  return { ...document, paths: Object.fromEntries(kept) };
};

const ERROR = outputSchema(errorBodySchema);

/** Completes the document with what holds for all operations, and names what several of them have in common. */
const complete = (document: Json): Json =>
  extractComponents(
    extractSchemas(orderTags(addCommonFailures(addOperationIds(withoutTrailingSlashes(document)), ERROR))),
  );

/**
 * Adds the OpenAPI description (`/docs/json`, `/docs/yaml`) and an interactive page for it (`/docs/`). Call it before
 * the routes are added.
 */
export const addDocs = async (app: FastifyInstance, sessionCookie: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Open Discovery API',
        version: '3',
        description: DESCRIPTION,
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      },
      servers: [
        { url: '/api', description: 'Through the portal' },
        { url: '/', description: 'Directly' },
      ],
      components: {
        securitySchemes: {
          [SESSION]: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie,
            description: 'The session of a user, which /login-service/login starts',
          },
        },
      },
      // Most calls need no login; the others say so themselves.
      security: [],
    },
    transformObject: (document) => ('openapiObject' in document ? complete(document.openapiObject) : {}),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Open Discovery API', css: [{ filename: 'look.css', content: LOOK }] },
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
