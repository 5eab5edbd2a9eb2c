import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { errorBodySchema } from '../errors/error-body-schema.ts';
import { outputSchema } from '../http/json-schema.ts';
import { DOCUMENTS } from '../http/paths.ts';
import { addCommonFailures } from './add-common-failures.ts';
import { addOperationIds } from './add-operation-ids.ts';
import { extractComponents } from './extract-components.ts';
import { extractSchemas } from './extract-schemas.ts';
import { isObject } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { orderTags } from './order-tags.ts';
import { removeEmptyBodies } from './remove-empty-bodies.ts';
import { addDocsPage } from './page/docs-page-routes.ts';
import { SESSION } from './security.ts';

/** Operators can set other limits; the sentence about compatibility is the promise in docs/releases.md. */
const DESCRIPTION = [
  'Search and records of the research graph, compatible with the OpenAIRE Graph API V3. Extensions are marked as such: facets, `q`, `refine`, `relatedTo`, `highlight`, and the paths for the portal.',
  'In the shipped installation, the portal forwards `/api` to this server. In the examples, replace what is in braces.',
  'Pages: `page` and `pageSize` reach the first 10,000 results. To read all of them, start with `cursor=*` and continue with the `nextCursor` of each response until there is none.',
  'Refusals: unknown parameters and invalid values get a 400, whose message names the parameter and what is allowed.',
  'Limits: an address may send some number of requests per minute, 1,200 by default. Beyond it the response is a 429; while too many searches wait, a 503. Both say in `Retry-After` how many seconds to wait.',
  'Repeated requests: send the `ETag` of a response as `If-None-Match`, and you get a 304 without a body if nothing has changed. Responses are compressed with `Accept-Encoding: br` or `gzip`.',
  'Other websites: unless the operator forbids it, their scripts can read the Graph API, OAI-PMH and this document, without a login.',
  'Compatibility: parameters and fields can be added at any time. Nothing is removed or renamed before the changelog has announced it for one minor version and at least three months.',
].join('\n\n');

/** Removes a path with a trailing slash if the path without it is the same call. */
const withoutTrailingSlashes = (document: Json): Json => {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  const kept = Object.entries(paths).filter(([path]) => !(path.endsWith('/') && path.slice(0, -1) in paths));
  return { ...document, paths: Object.fromEntries(kept) };
};

const ERROR = outputSchema(errorBodySchema);

/** Completes the document with what holds for all operations, and names what several of them have in common. */
const complete = (document: Json): Json => {
  const operations = addOperationIds(removeEmptyBodies(withoutTrailingSlashes(document)));
  return extractComponents(extractSchemas(orderTags(addCommonFailures(operations, ERROR))));
};

interface DocsOptions {
  readonly sessionCookie: string;
  /** The absolute address of the API, without a slash at its end. */
  readonly baseUrl: string;
}

/**
 * Adds the OpenAPI description (`/docs/json`, `/docs/yaml`) and the page made from it (`/docs/`). Call it before the
 * routes are added.
 */
export const addDocs = async (
  app: FastifyInstance,
  { sessionCookie, baseUrl }: DocsOptions,
): Promise<void> => {
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
  const hidden = { schema: { hide: true } };
  const [jsonPath, yamlPath] = DOCUMENTS;
  app.get(jsonPath, hidden, () => app.swagger());
  app.get(yamlPath, hidden, (_request, reply) =>
    reply.header('content-type', 'application/yaml').send(app.swagger({ yaml: true })),
  );
  addDocsPage(app, { readDocument: () => ({ ...app.swagger() }), baseUrl, sessionCookie });
};
