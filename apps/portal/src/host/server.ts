import compress from '@fastify/compress';
import {
  answerExpectation,
  answerUnreadable,
  awaitRestOfBody,
  bodyProblem,
  dropIfReset,
  errorBody,
  hasOneHost,
  keepPeerAddresses,
} from '@open-discovery/http-server';
import type { UnreadableAnswer } from '@open-discovery/http-server';
import { addRequestTelemetry, createRequestId, NO_TELEMETRY } from '@open-discovery/telemetry';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Duplex } from 'node:stream';
import { addErrorHandler, PAGES_ROUTE } from './add-error-handler.ts';
import { createPageAnswers } from './answer-pages.ts';
import { addApiProxy } from './api-proxy.ts';
import { canonicalPath } from './canonical-path.ts';
import { addCrawlerRoutes } from './crawler-routes.ts';
import { finishRequestsOnClose } from './finish-requests.ts';
import type { HostDependencies } from './host-dependencies.ts';
import { addInstallRoutes } from './install/add-install-routes.ts';
import { internalUrl } from './internal-url.ts';
import { createLivePortalSource } from './live/live-source.ts';
import { createPortalSource } from './portal-source.ts';
import { LONGEST_URL_CHARACTERS, requestUrl } from './request-url.ts';
import { addRequestLog } from './request-log.ts';
import { routeLabel } from './route-label.ts';
import { hostHeaders } from './security-headers.ts';
import { sendFailurePage } from './send-failure-page.ts';
import { sendRefusal } from './send-refusal.ts';
import { addSecurityTxt } from './security-txt.ts';
import type { PortalSettings } from './settings.ts';

const trustedProxies = ({ trustedProxies: trusted }: PortalSettings) =>
  typeof trusted === 'number' ? (_address: string, distance: number) => distance < trusted : trusted;

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Creates a test of the other end of a connection: whether it is one of the trusted proxies. */
const trustedPeer =
  ({ trustedProxies: trusted }: PortalSettings) =>
  (address: string): boolean =>
    typeof trusted === 'number' ? trusted > 0 : LOOPBACK.test(address);

/** Interval in which requests that take too long are looked for. */
const TIMEOUT_CHECK_MS = 10_000;
/** The longest address and as much again for cookies and other headers, which is the limit of the API. */
const LONGEST_HEAD_BYTES = 32_768;

/** Returns the refusal of what is not read as a request. */
const refusalsWith = (headers: Readonly<Record<string, string>>): UnreadableAnswer => ({
  headers,
  toBody: (refusal) => errorBody({ ...refusal, path: '', at: new Date() }),
});

/** Returns the options for reading requests, and for refusing bytes that cannot be read as one. */
const readingOptions = (timeoutMs: number, refusals: UnreadableAnswer) => ({
  requestTimeout: timeoutMs,
  // Node.js waits without an end for visitors who do not read their answer. Longer than the limit of requests, whose
  // refusal comes first.
  connectionTimeout: 2 * timeoutMs,
  // Node.js takes the longer one of this and its limit of heads for whole requests, and shortens the latter only here.
  http: {
    maxHeaderSize: LONGEST_HEAD_BYTES,
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: Math.min(timeoutMs, TIMEOUT_CHECK_MS),
    // Checked by a hook, whose refusal has the headers of every answer.
    requireHostHeader: false,
  },
  clientErrorHandler: (error: Error, socket: Duplex) => answerUnreadable(error, socket, refusals),
});

const isOfApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

const refuseAddress = (reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, 400, 'The address is not valid.');

/** Programs expect JSON from the API, also where the host refuses what it cannot pass on. Visitors see a page. */
const sendUnreadableAddress = async (
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: HostDependencies,
): Promise<FastifyReply> =>
  isOfApi(request)
    ? refuseAddress(reply)
    : sendFailurePage(400, request, reply, dependencies).catch(() => refuseAddress(reply));

/**
 * Refuses what no route answers: files that are missing, such as those of a former version, and other methods. A missing file
 * may be on another server of the portal, so no cache may keep the answer.
 */
const sendNotAnswered = ({ method }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  method === 'GET' || method === 'HEAD'
    ? sendRefusal(reply.header('cache-control', 'no-store'), 404, 'There is no such file.')
    : sendRefusal(reply.header('allow', 'GET, HEAD'), 405, 'The method is not supported.');

const COMPRESSED_TYPE = /^(?:text\/|image\/svg|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)\b)/;

/** Names what a response depends on also where it is too short to be compressed: it may be longer the next time. */
const addVary = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (vary.includes('accept-encoding') || !COMPRESSED_TYPE.test(String(reply.getHeader('content-type'))))
    return;
  void reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
};

/** Adds what holds for every request: headers, and the refusal of those that no route may take. */
const addHooks = (host: FastifyInstance, refusals: UnreadableAnswer): void => {
  keepPeerAddresses(host.server);
  host.server.on('checkExpectation', (_request, response) => {
    answerExpectation(response, refusals);
  });
  host.addHook('onRequest', (request, reply, done) => {
    if (dropIfReset(request.raw, reply)) {
      done();
      return;
    }
    void reply.headers(refusals.headers);
    const problem = bodyProblem(request.raw);
    if (!hasOneHost(request.raw)) void refuseAddress(reply);
    // The proxy would pass the body on without the header that says how it is packed.
    else if (problem === null) done();
    else void sendRefusal(reply, problem.status, problem.message);
  });
  host.addHook('onSend', (request, reply, _payload, done) => {
    awaitRestOfBody(request.raw, reply);
    addVary(reply);
    done();
  });
};

/** Redirects for an hour. Browsers keep a permanent redirect without a limit for good, whatever a later version has there. */
const redirectForAnHour = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'public, max-age=3600').redirect(address, 308);

/** Creates the portal's host: assets, pages, and the API under the same origin. */
export const createPortalHost = async (dependencies: HostDependencies): Promise<FastifyInstance> => {
  const { settings, log, telemetry = NO_TELEMETRY } = dependencies;
  const { requestTimeoutMs: timeoutMs } = settings;
  const ownHeaders = settings.mode === 'development' ? {} : hostHeaders(settings.publicUrl);
  const refusals = refusalsWith(ownHeaders);
  const isTrusted = trustedPeer(settings);
  const host = Fastify({
    logger: { level: settings.logLevel, ...(log ? { stream: log } : {}) },
    genReqId: createRequestId(isTrusted),
    routerOptions: { maxParamLength: LONGEST_URL_CHARACTERS },
    trustProxy: trustedProxies(settings),
    ...readingOptions(timeoutMs, refusals),
    frameworkErrors: (_error, request, reply) => {
      // Hooks do not run for addresses that no route can take.
      void sendUnreadableAddress(request, reply.headers(ownHeaders), dependencies);
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Requests that arrive on open connections while the host closes are answered: their visitors wait for them.
    return503OnClosing: false,
  });
  addRequestTelemetry(host, { ...telemetry, isTrusted, routeOf: routeLabel });
  addRequestLog(host);
  addHooks(host, refusals);
  finishRequestsOnClose(host);
  addErrorHandler(host, dependencies);
  await host.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Bodies are refused when they are packed; unpacking that of a GET, which nobody reads, leaves the request unanswered.
    globalDecompression: false,
  });
  await addApiProxy(host, settings.apiUrl);
  host.get('/health', () => ({ status: 'ok' }));
  await dependencies.addAssets(host);
  const configuredPortal = createPortalSource({
    configuration: dependencies.configuration,
    adminToolUrl: internalUrl(dependencies.configuration.addresses.adminTool, settings.apiUrl),
    fetch: globalThis.fetch,
    production: settings.mode !== 'development',
    refreshMs: settings.portalRefreshSeconds * 1_000,
    clock: () => performance.now(),
    log: (line) => host.log.error(line),
  });
  const portalNow = createLivePortalSource(configuredPortal, {
    apiUrl: settings.apiUrl,
    fetch: globalThis.fetch,
    clock: () => performance.now(),
  });
  addCrawlerRoutes(host, { settings, portalNow: configuredPortal });
  addSecurityTxt(host, settings);
  addInstallRoutes(host, dependencies, configuredPortal);
  const answerPage = createPageAnswers(dependencies);
  // Pages compress themselves, once for all clients.
  host.get(PAGES_ROUTE, { compress: false }, async (request, reply) => {
    const url = requestUrl(request, settings.publicUrl);
    if (!url) return sendUnreadableAddress(request, reply, dependencies);
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) return redirectForAnHour(reply, `${path}${url.search}`);
    return answerPage(request, reply, url, await portalNow());
  });
  host.setNotFoundHandler(sendNotAnswered);
  return host;
};
