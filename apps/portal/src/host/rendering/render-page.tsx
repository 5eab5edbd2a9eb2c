import { setMaxListeners } from 'node:events';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalConfiguration } from '@open-discovery/config';
import { describeHttpError, describeRejectedPart } from '@open-discovery/http';
import type { Fetch } from '@open-discovery/http';
import type { Transport } from '@open-discovery/portal-state';
import { legacy_createStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import { serializePayload } from '../../hydration/hydration-payload.ts';
import { handleOf } from '../../routing/route-handle.ts';
import type { PageName } from '../../routing/route-handle.ts';
import { Document } from '../../routing/document.tsx';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import { StoredPortal } from '../../routing/stored-portal.tsx';
import { InstallHead } from '../install/install-head.tsx';
import { indexRule } from '../index-rules.ts';
import { pageMetadata } from '../metadata/page-metadata.tsx';
import type { PageMetadata } from '../metadata/page-metadata.tsx';
import { LIVE_STYLES, LiveNotice } from '../live/live-notice.tsx';
import { Retry } from './retry.tsx';
import { shownOnPage } from '../metadata/shown-on-page.ts';
import { toPagePayload } from './to-page-payload.ts';
import { collectQueries } from './page-queries.ts';
import type { CollectedQueries } from './page-queries.ts';
import { pageTime } from './page-time.ts';
import { contextWith, portalRuntime } from './portal-runtime.ts';
import type { PortalRuntime } from './portal-runtime.ts';
import { toHtml } from './to-html.ts';
import type { Language } from '../../messages/languages.ts';
import { loadAllMessages } from '../../messages/load-all-messages.ts';

export interface RenderOptions {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  /** The records are live. Default false. */
  readonly isLive?: boolean;
  readonly language: Language;
  /** Base address of the Graph API as the server reaches it. */
  readonly graphUrl: string;
  /** Base address of the admin tool as the server reaches it. */
  readonly adminToolUrl: string;
  /** Address of the cache as the server reaches it; `null` if the server requests the admin tool directly. */
  readonly cacheUrl: string | null;
  readonly fetch: Fetch;
  readonly now: Date;
  readonly production: boolean;
  readonly assetsOf: (page: PageName | null) => PageAssets;
  readonly onError: (error: unknown) => void;
  /** Writes a line to the log, such as the address and 'Timeout' of a request that took too long. Spec §8. */
  readonly log: (line: string) => void;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether all parts of the page could be loaded. */
  readonly isComplete: boolean;
}

const NO_BODY = Buffer.alloc(0);

/** All messages of each language; every page shares them. */
const catalogs = new Map<Language, Promise<I18n>>();

const catalogOf = (language: Language): Promise<I18n> => {
  const loaded = catalogs.get(language) ?? loadAllMessages(language);
  catalogs.set(language, loaded);
  return loaded;
};

/** A page whose loaders are done. */
interface LoadedPage {
  readonly url: URL;
  readonly options: RenderOptions;
  readonly runtime: PortalRuntime;
  readonly queries: CollectedQueries;
  readonly context: StaticHandlerContext;
  readonly assets: PageAssets;
}

/**
 * Renders one page as HTML, or returns a redirect. Always anonymous: the server's HTML is the same for all visitors.
 * Aborting the request's signal also aborts the API calls made for its page.
 */
export const render = async (request: Request, given: RenderOptions): Promise<Rendered> => {
  const options = { ...given, now: pageTime(given.now) };
  const runtime = portalRuntime({ ...options, currentYear: options.now.getUTCFullYear() });
  const queries = collectQueries(runtime, {
    ...transportOf(request, options),
    language: options.language,
  });
  const context = await runtime.handler.query(request, { requestContext: contextWith(queries) });
  const isComplete = !queries.answered().some(({ result }) => result.state === 'failed');
  if (context instanceof Response) return { ...redirectOf(context), isComplete };
  const assets = options.assetsOf(handleOf(context.matches.map(({ route }) => route)).page);
  const page = { url: new URL(request.url), options, runtime, queries, context, assets };
  const metadata = metadataOf(page);
  const robots = indexRule(page.url, shownOnPage(context));
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': options.language,
      ...(metadata && { link: metadata.link }),
      ...(robots !== null && { 'x-robots-tag': robots }),
    },
    body: await toHtml(await toElement(page, metadata), { signal: request.signal, onError: options.onError }),
    isComplete,
  };
};

const metadataOf = ({ url, options, context }: LoadedPage): PageMetadata | null =>
  context.statusCode === 200 ? pageMetadata(url, shownOnPage(context), options.configuration) : null;

const toElement = async (page: LoadedPage, metadata: PageMetadata | null): Promise<React.ReactNode> => {
  const { url, options, runtime, queries, context, assets } = page;
  const { configuration, isPortalMissing, language, now } = options;
  const state = runtime.pageState(queries.help);
  const portal = {
    ...runtime.apis,
    configuration,
    language,
    now: now.toISOString(),
    origin: url.origin,
    pendingSearch: () => null,
  };
  // The page of a missing portal retries by itself.
  const retry = context.statusCode === 503 && !isPortalMissing ? <Retry /> : null;
  return (
    <Provider store={legacy_createStore(() => state)}>
      <I18nProvider i18n={await catalogOf(language)}>
        <StoredPortal portal={portal}>
          <Document assets={assets} boot={payloadOf(page)} head={headOf(page, retry ?? metadata?.head)}>
            {options.isLive && <LiveNotice language={language} />}
            <StaticRouterProvider
              router={createStaticRouter(branchOf(context), context)}
              context={context}
              hydrate={false}
            />
          </Document>
        </StoredPortal>
      </I18nProvider>
    </Provider>
  );
};

const headOf = ({ options }: LoadedPage, head: React.ReactNode): React.ReactNode => (
  <>
    <InstallHead configuration={options.configuration} language={options.language} />
    {head}
    {options.isLive && <link rel="stylesheet" href={LIVE_STYLES} />}
  </>
);

/** Returns the matched routes only, so that the router does not search all routes again. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length === 0 ? route : { ...route, index: false, children }],
    [],
  );

const payloadOf = ({ url, options, queries, context, assets }: LoadedPage): string => {
  const { configuration, isPortalMissing, language, now, production } = options;
  const { loaderData, statusCode } = context;
  return serializePayload({
    configuration,
    isPortalMissing,
    help: queries.help,
    language,
    now: now.toISOString(),
    origin: url.origin,
    production,
    assets,
    status: statusCode,
    ...toPagePayload(loaderData, queries.answered()),
  });
};

const transportOf = ({ signal }: Request, { fetch, production, log }: RenderOptions): Transport => {
  // A page may make a dozen calls at a time, and each of them listens.
  setMaxListeners(Number.POSITIVE_INFINITY, signal);
  return {
    fetch,
    signal,
    place: 'server',
    production,
    onFailure: ({ address, error }) => {
      if (error.kind === 'timeout' || error.kind === 'shape') log(describeHttpError(address, error));
    },
    onRejected: ({ address, ...rejected }) => {
      log(describeRejectedPart(address, rejected));
    },
  };
};

const redirectOf = ({ status, headers }: Response): Pick<Rendered, 'status' | 'headers' | 'body'> => {
  const cookie = headers.get('set-cookie');
  return {
    status,
    headers: { location: headers.get('location') ?? '/', ...(cookie && { 'set-cookie': cookie }) },
    body: NO_BODY,
  };
};
