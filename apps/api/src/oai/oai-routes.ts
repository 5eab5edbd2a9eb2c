import { tag, tagPieces, XML_DECLARATION } from '@open-discovery/export-formats';
import type { Xml } from '@open-discovery/export-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { OaiError } from './oai-error.ts';
import { parseArguments } from './parse-arguments.ts';
import type { OaiRequest } from './parse-arguments.ts';
import { executeVerb, baseUrlOf } from './verbs.ts';
import type { Provider } from './verbs.ts';

const NAMESPACE = 'http://www.openarchives.org/OAI/2.0/';
const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 16_384;

interface OaiDependencies extends Omit<Provider, 'signal'> {
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** What stands around an answer. Arguments are repeated only where they were understood. */
function* contentOf(
  answer: Iterable<Xml>,
  request: OaiRequest | null,
  { place, clock }: OaiDependencies,
): Generator<Xml> {
  yield tag('responseDate', {}, `${new Date(clock()).toISOString().slice(0, 19)}Z`);
  yield tag('request', request ? { verb: request.verb, ...request.given } : {}, baseUrlOf(place));
  yield* answer;
}

/** The document, piece by piece, as fast as the client takes it: a hundred records of a list can be large. */
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
/** After these the protocol has the request repeated without its arguments. */
const SAYS_NOTHING: readonly string[] = ['badVerb', 'badArgument'];

const answer = async (
  parameters: URLSearchParams,
  dependencies: OaiDependencies,
  signal: AbortSignal,
): Promise<Iterable<string>> => {
  let request: OaiRequest | null = null;
  try {
    request = parseArguments(parameters);
    const content = await executeVerb(request.verb, request.given, { ...dependencies, signal });
    return documentOf(content, request, dependencies);
  } catch (problem) {
    if (!(problem instanceof OaiError)) throw problem;
    const repeated = SAYS_NOTHING.includes(problem.code) ? null : request;
    return documentOf([errorXml(problem)], repeated, dependencies);
  }
};

const DOCUMENTATION = {
  tags: ['Beyond the Graph API'],
  summary: 'OAI-PMH 2.0: records for harvesters',
  description:
    'Six verbs; formats oai_dc, oai_datacite, oai_openaire; sets by kind and community. A resumption token holds until the records change.',
};

/** The OAI-PMH provider at `/oai`, by GET and POST. */
export const addOaiRoutes = (app: FastifyInstance, dependencies: OaiDependencies): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, parameters: URLSearchParams) => {
    const pieces = await answer(parameters, dependencies, request.signal);
    void reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(Readable.from(pieces, { objectMode: false }));
  };
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/oai', { schema: DOCUMENTATION }, (request, reply) =>
    send(request, reply, new URLSearchParams(request.url.split('?').slice(1).join('?'))),
  );
  app.post('/oai', { schema: DOCUMENTATION, config: { bodyTypes: [FORM] } }, (request, reply) =>
    send(request, reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
  );
};
