import type { PortalConfiguration } from '@open-discovery/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fetch } from '@open-discovery/http';
import { createConcurrencyLimit, visitorNetwork } from '@open-discovery/http-server';
import { NO_TELEMETRY } from '@open-discovery/telemetry';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { createHash } from 'node:crypto';
import { readCookie } from '../runtime/cookies.ts';
import { embeddedPage } from '../runtime/embed-address.ts';
import { showsHelp } from '../runtime/help-place.ts';
import type { Language } from '../messages/languages.ts';
import type { CurrentPortal } from './portal-source.ts';
import { embedHeaders, securityHeaders } from './security-headers.ts';
import type { HostDependencies } from './host-dependencies.ts';
import type { PortalSettings } from './settings.ts';
import { AFTER_LOGIN_PATH, RETURN_COOKIE, returnCookie } from '../session/login.ts';
import { createApiFetch, visitorHeaders } from './api-fetch.ts';
import { cacheControl, isForSession, isPersonalPage, retryAfter } from './cache-rules.ts';
import { LANGUAGE_COOKIE, pageLanguageOf } from './choose-page-language.ts';
import { isNegotiated, negotiate } from './metadata/negotiate.ts';
import type { Negotiated } from './metadata/negotiate.ts';
import { createPageCache } from './page-cache.ts';
import { addPageMetrics } from './page-metrics.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { internalUrl, isInternal } from './internal-url.ts';
import { sendPage } from './send-page.ts';

const LANGUAGE_COOKIE_SECONDS = 31_536_000;
const VARIES_BY = 'accept-encoding, accept-language, cookie';
const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * More concurrent pages would not be faster: they would all wait for the API until their requests time out. One visitor
 * leaves half of the slots to the others.
 */
const RENDER_LIMIT = {
  concurrency: 16,
  maxQueued: 1000,
  maxWaitMs: 30_000,
  perCaller: { concurrency: 8, maxPending: 200 },
};

/** Visitors of a managed portal see changes by its administrators within seconds. */
const MANAGED_SECONDS = 2;

/** Returns how long pages are cached: shorter if they can change while the host runs. */
const pageSeconds = ({ mode, pageCacheSeconds }: PortalSettings, portal: PortalConfiguration): number => {
  if (mode === 'development') return 0;
  return showsHelp(portal) ? Math.min(pageCacheSeconds, MANAGED_SECONDS) : pageCacheSeconds;
};

/** The parts of a request that its page depends on. */
interface PageRequest {
  readonly url: URL;
  readonly language: Language;
  /** Set only where a login ends, so that all other pages are the same for everyone. */
  readonly savedReturn: string | null;
  readonly isPersonal: boolean;
  readonly portal: CurrentPortal;
}

/** Identifies a version of the portal's configuration, which changes at run time in managed mode. */
const revisionOf = weakMapMemoize((configuration: PortalConfiguration): string =>
  createHash('sha256').update(JSON.stringify(configuration)).digest('base64url'),
);

/**
 * Returns the cache key of a page. It contains the address as requested, because the page's own links repeat
 * it: two orders of the same parameters are two pages with one canonical address.
 */
const keyOf = ({ url, language, portal }: PageRequest): string =>
  [language, portal.isMissing, revisionOf(portal.configuration), url.href].join(' ');

/** Answers page requests from the cache, or renders a page once for all concurrent requests. */
export const createPageAnswers = (dependencies: HostDependencies) => {
  const { settings } = dependencies;
  const cacheSeconds = pageSeconds(settings, dependencies.configuration);
  const fetchFor = createApiFetch(settings.apiUrl);
  const clock = () => performance.now();
  const limitRenders = createConcurrencyLimit(RENDER_LIMIT);
  const { registry } = dependencies.telemetry ?? NO_TELEMETRY;
  const onLookup = registry ? addPageMetrics(registry, limitRenders).countLookup : undefined;
  const cacheMs = cacheSeconds * 1000;
  const cached = createPageCache({ cacheMs, limitBytes: MEMORY_BYTES, clock, onLookup });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    portal: CurrentPortal,
  ): Promise<FastifyReply> => {
    const negotiated = negotiate(url, request.headers.accept, portal.configuration);
    if (negotiated.is !== 'page') return answerOtherFormat(reply, negotiated);
    const requestedLanguage = url.searchParams.get('lang');
    // Other sites show what they embed: it is the same for everyone, and changes nothing in the browser.
    const isEmbedded = embeddedPage(url) !== null;
    const cookies = isEmbedded ? '' : (request.headers.cookie ?? '');
    const language = pageLanguageOf(request, portal.configuration.languages);
    const savedReturn = url.pathname === AFTER_LOGIN_PATH ? readCookie(cookies, RETURN_COOKIE) : null;
    const isPersonal = isPersonalPage(url, cookies);
    const pageRequest = { url, language, savedReturn, portal, isPersonal };
    // A page that several visitors wait for counts for the first one.
    const fetch = fetchFor({
      ...visitorHeaders(request),
      ...(isForSession(url, cookies) && { cookie: cookies }),
    });
    const make = (signal: AbortSignal) =>
      limitRenders({ signal, key: visitorNetwork(request.ip) }, () =>
        renderPage(pageRequest, { ...dependencies, cacheSeconds, fetch, request, signal }),
      );
    try {
      const page = await (isPersonal
        ? make(request.signal)
        : cached(keyOf(pageRequest), request.signal, make));
      await sendPage(
        request,
        reply,
        page,
        !isEmbedded && requestedLanguage === language ? rememberLanguage(language) : {},
      );
    } catch (problem) {
      if (request.signal.aborted) {
        // The client has disconnected.
        reply.hijack();
        return reply;
      }
      throw problem;
    }
    return reply;
  };
};

/**
 * Answers a request for a record in another format: with a redirect to that format, or with the list of
 * available ones.
 */
const answerOtherFormat = (
  reply: FastifyReply,
  negotiated: Exclude<Negotiated, { readonly is: 'page' }>,
): FastifyReply => {
  void reply.header('vary', 'accept');
  return negotiated.is === 'redirect'
    ? reply.redirect(negotiated.address, 303)
    : reply.code(406).type('text/plain; charset=utf-8').send(negotiated.offered);
};

/** Sets the language cookie. The response is private: browsers may store it but must revalidate it. */
const rememberLanguage = (language: Language): Record<string, string> => ({
  'set-cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`,
  'cache-control': 'private, no-cache',
});

const headersOf = (url: URL) => (embeddedPage(url) === null ? securityHeaders : embedHeaders);

interface RenderPageOptions extends HostDependencies {
  readonly cacheSeconds: number;
  readonly fetch: Fetch;
  readonly request: FastifyRequest;
  readonly signal: AbortSignal;
}

const renderPage = async (pageRequest: PageRequest, options: RenderPageOptions): Promise<Page> => {
  const { url, language, savedReturn, portal } = pageRequest;
  const { settings, loadRender, assetsOf, cacheSeconds, fetch, request, signal } = options;
  const { configuration, isMissing, isLive = false } = portal;
  const isProduction = settings.mode !== 'development';
  const now = new Date();
  const render = await loadRender();
  const sent = new Headers({ accept: 'text/html' });
  if (savedReturn !== null) sent.set('cookie', returnCookie(savedReturn));
  const rendered = await render(new Request(url, { headers: sent, signal }), {
    configuration,
    isPortalMissing: isMissing,
    isLive,
    language,
    graphUrl: internalUrl(configuration.addresses.graph, settings.apiUrl),
    adminToolUrl: internalUrl(configuration.addresses.adminTool, settings.apiUrl),
    // The API behind this host answers from memory: a cache would only make texts older.
    cacheUrl: isInternal(configuration.addresses.adminTool)
      ? null
      : internalUrl(configuration.addresses.cache, settings.apiUrl),
    fetch,
    now,
    production: isProduction,
    assetsOf: (page) => assetsOf(page, language),
    onError: (error) => request.log.error(error),
    log: (line) => request.log.error(line),
  });
  const { status, headers, body, isComplete } = rendered;
  const isCacheable = status < 500 && isComplete;
  return createPage({
    status,
    body,
    isCacheable,
    headers: {
      ...headers,
      ...(isProduction && headersOf(url)(configuration)),
      ...retryAfter(status),
      vary: isNegotiated(url, configuration) ? `accept, ${VARIES_BY}` : VARIES_BY,
      'cache-control': cacheControl(
        { isPersonal: pageRequest.isPersonal, isCacheable, isManaged: showsHelp(configuration) },
        cacheSeconds,
      ),
    },
  });
};
