import { tag, tagPieces, XML_DECLARATION } from '@open-discovery/export-formats';
import type { Xml } from '@open-discovery/export-formats';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { FORMATS_TAG } from '../graph/extension-tag.ts';
import { OaiError } from './oai-error.ts';
import { METADATA_FORMATS } from './metadata-formats.ts';
import { parseArguments, VERB_NAMES } from './parse-arguments.ts';
import type { OaiRequest } from './parse-arguments.ts';
import { executeVerb, baseUrlOf } from './verbs.ts';
import type { Provider } from './provider.ts';

/** The path of the OAI-PMH provider. */
export const OAI = '/oai';

const NAMESPACE = 'http://www.openarchives.org/OAI/2.0/';
const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 16_384;

interface OaiDependencies extends Provider {
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Yields the content of a document. The arguments are repeated only if they are valid. */
function* contentOf(
  answer: Iterable<Xml>,
  request: OaiRequest | null,
  { publicUrls, clock }: OaiDependencies,
): Generator<Xml> {
  yield tag('responseDate', {}, `${new Date(clock()).toISOString().slice(0, 19)}Z`);
  yield tag('request', request ? { verb: request.verb, ...request.given } : {}, baseUrlOf(publicUrls));
  yield* answer;
}

/** Yields a document in chunks, because a hundred records can be large. */
function* documentOf(...parts: Parameters<typeof contentOf>): Generator<string> {
  const attributes = {
    xmlns: NAMESPACE,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${NAMESPACE} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd`,
  };
  yield XML_DECLARATION.xml;
  for (const { xml } of tagPieces('OAI-PMH', attributes, contentOf(...parts))) yield xml;
}

const errorXml = ({ code, message }: OaiError): Xml => tag('error', { code }, message);
/** The errors after which the response must not repeat the arguments. Source: OAI-PMH 2.0 §3.2. */
const WITHOUT_ARGUMENTS: readonly string[] = ['badVerb', 'badArgument'];

const createResponse = async (
  parameters: URLSearchParams,
  dependencies: OaiDependencies,
): Promise<Iterable<string>> => {
  let request: OaiRequest | null = null;
  try {
    request = parseArguments(parameters);
    const content = await executeVerb(request.verb, request.given, dependencies);
    return documentOf(content, request, dependencies);
  } catch (problem) {
    if (!(problem instanceof OaiError)) throw problem;
    const repeatedRequest = WITHOUT_ARGUMENTS.includes(problem.code) ? null : request;
    return documentOf([errorXml(problem)], repeatedRequest, dependencies);
  }
};

const ARGUMENTS = {
  type: 'object',
  required: ['verb'],
  properties: {
    verb: { type: 'string', enum: VERB_NAMES, description: 'The request' },
    identifier: { type: 'string', description: 'OAI identifier of a record' },
    metadataPrefix: { type: 'string', enum: Object.keys(METADATA_FORMATS), description: 'Metadata format' },
    set: { type: 'string', description: 'Only records of this set' },
    from: { type: 'string', description: 'Only records changed at this time or later, ISO 8601 in UTC' },
    until: { type: 'string', description: 'Only records changed at this time or earlier, ISO 8601 in UTC' },
    resumptionToken: { type: 'string', description: 'Continues a list; no other argument but verb' },
  },
};

const DOCUMENTATION = {
  tags: [FORMATS_TAG],
  summary: 'OAI-PMH 2.0 provider',
  description:
    'All six verbs; formats oai_dc, oai_datacite and oai_openaire; sets by kind and community. Resumption tokens are valid until the records change.',
  response: {
    200: {
      description: 'The response; failures of the protocol are error elements in it',
      content: { 'text/xml': { schema: { type: 'string' } } },
    },
    503: { description: 'There are no records yet, or too many searches are queued' },
  },
};

/** Adds the OAI-PMH provider at `/oai`, for GET and POST. */
export const addOaiRoutes = (app: FastifyInstance, dependencies: OaiDependencies): void => {
  const send = async (reply: FastifyReply, parameters: URLSearchParams) => {
    const chunks = await createResponse(parameters, dependencies);
    void reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(Readable.from(chunks, { objectMode: false }));
  };
  app.addContentTypeParser(FORM_MEDIA_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.get(OAI, { schema: { ...DOCUMENTATION, querystring: ARGUMENTS } }, (request, reply) =>
    send(reply, new URLSearchParams(request.url.split('?').slice(1).join('?'))),
  );
  app.post(
    OAI,
    {
      schema: { ...DOCUMENTATION, consumes: [FORM_MEDIA_TYPE], body: ARGUMENTS },
      bodyLimit: FORM_MAX_BYTES,
      config: { bodyTypes: [FORM_MEDIA_TYPE], isRead: true },
    },
    (request, reply) =>
      send(reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
  );
};
