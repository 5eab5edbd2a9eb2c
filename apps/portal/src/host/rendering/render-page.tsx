import { setMaxListeners } from 'node:events';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalConfiguration } from '@open-discovery/config';
import { describeHttpError, describeRejectedPart } from '@open-discovery/http';
import type { Fetch } from '@open-discovery/http';
import type { PageTransport, PortalState } from '@open-discovery/portal-state';
import { legacy_createStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import { serializePayload } from '../../hydration/hydration-payload.ts';
import { Document } from '../../routing/document.tsx';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import { PortalProvider } from '../../runtime/portal-context.tsx';
import { pageMetadata } from '../metadata/page-metadata.tsx';
import type { PageMetadata } from '../metadata/page-metadata.tsx';
import { Retry } from './retry.tsx';
import { isWhole, pageTime, stableState } from './page-state.ts';
import { contextWith, portalRuntime } from './portal-runtime.ts';
import type { PortalRuntime } from './portal-runtime.ts';
import { toHtml } from './to-html.ts';
import type { Language } from '../../messages/languages.ts';
import { loadCatalogue } from '../../messages/load-catalogue.ts';

export interface RenderOptions {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  readonly language: Language;
  /** Base address of the Graph API as the server reaches it. */
  readonly graphUrl: string;
  /** Base address of the admin tool as the server reaches it. */
  readonly adminToolUrl: string;
  /** Address of the cache as the server reaches it. */
  readonly cacheUrl: string;
  readonly fetch: Fetch;
  readonly now: Date;
  readonly production: boolean;
  readonly assets: PageAssets;
  readonly onError: (error: unknown) => void;
  /** Takes a line for the log: of calls that took too long, the address and 'Timeout'. Spec §8. */
  readonly log: (line: string) => void;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether all parts of the page could be loaded. */
  readonly isWhole: boolean;
}

const NO_BODY = Buffer.alloc(0);

/** The catalogue of each language, loaded once for all pages. */
const catalogues = new Map<Language, Promise<I18n>>();

const catalogueOf = (language: Language): Promise<I18n> => {
  const loaded = catalogues.get(language) ?? loadCatalogue(language);
  catalogues.set(language, loaded);
  return loaded;
};

/** What a page is made of, once its loaders have asked for all that it shows. */
interface Loaded {
  readonly request: Request;
  readonly options: RenderOptions;
  readonly portal: PortalRuntime;
  readonly state: PortalState;
  readonly context: StaticHandlerContext;
}

/**
 * One page as HTML, or a redirect. Always anonymous: no user reaches the server's HTML. Who gives the request up by its
 * signal gives up what its page has asked for, too.
 */
export const render = async (request: Request, given: RenderOptions): Promise<Rendered> => {
  const options = { ...given, now: pageTime(given.now) };
  const portal = portalRuntime({ ...options, currentYear: options.now.getUTCFullYear() });
  const answers = portal.collectAnswers(transportOf(request, options));
  const context = await portal.handler.query(request, { requestContext: contextWith(answers.ask) });
  const state = answers.state();
  if (context instanceof Response) return { ...redirectOf(context), isWhole: isWhole(state) };
  const loaded = { request, options, portal, state, context };
  const machines = machinesOf(loaded);
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': options.language,
      ...(machines && { link: machines.link }),
    },
    body: await toHtml(await pageOf(loaded, machines), { signal: request.signal, onError: options.onError }),
    isWhole: isWhole(state),
  };
};

const machinesOf = ({ request, options, portal, state, context }: Loaded): PageMetadata | null => {
  const { configuration, now } = options;
  if (context.statusCode !== 200) return null;
  const found = { graphApi: portal.apis.graphApi, state };
  return pageMetadata(new URL(request.url), found, { configuration, currentYear: now.getUTCFullYear() });
};

const pageOf = async (loaded: Loaded, machines: PageMetadata | null): Promise<React.ReactNode> => {
  const { request, options, portal, state, context } = loaded;
  const { configuration, isPortalMissing, language, assets } = options;
  const { graphApi, userApi } = portal.apis;
  const { origin } = new URL(request.url);
  const now = options.now.toISOString();
  const known = {
    configuration,
    language,
    now,
    origin,
    graphApi,
    userApi,
  };
  // A missing portal has a page of its own that comes back by itself.
  const retry = context.statusCode === 503 && !isPortalMissing ? <Retry /> : null;
  return (
    <Provider store={legacy_createStore(() => state)}>
      <I18nProvider i18n={await catalogueOf(language)}>
        <PortalProvider value={known}>
          <Document assets={assets} boot={bootOf(loaded, origin)} head={retry ?? machines?.head}>
            <StaticRouterProvider
              router={createStaticRouter(branchOf(context), context)}
              context={context}
              hydrate={false}
            />
          </Document>
        </PortalProvider>
      </I18nProvider>
    </Provider>
  );
};

/** The routes that the page is made of: the others would be looked through once more. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length === 0 ? route : { ...route, index: false, children }],
    [],
  );

const bootOf = ({ options, state, context }: Loaded, origin: string): string => {
  const { configuration, isPortalMissing, language, now, production, assets } = options;
  return serializePayload({
    configuration,
    isPortalMissing,
    language,
    now: now.toISOString(),
    origin,
    production,
    assets,
    state: stableState(state, now),
    loaderData: context.loaderData,
  });
};

const transportOf = ({ signal }: Request, { fetch, production, log }: RenderOptions): PageTransport => {
  // A page may ask for a dozen things at a time, and each of them listens.
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
