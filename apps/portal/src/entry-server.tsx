import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalConfiguration } from '@open-discovery/config';
import { describeHttpError } from '@open-discovery/http';
import type { Fetch } from '@open-discovery/http';
import { createPortalStore } from '@open-discovery/portal-state';
import type { Transport } from '@open-discovery/portal-state';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { serializeBoot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import type { PageAssets } from './app/document.tsx';
import { PortalProvider } from './app/portal-context.tsx';
import { forMachines } from './host/machines/for-machines.tsx';
import { Retry } from './host/retry.tsx';
import { isWhole, pageTime, stableState } from './host/page-state.ts';
import { contextWith, noMoreTexts, preparedPortal } from './host/prepared-portal.ts';
import type { Language } from './messages/languages.ts';
import { laterTexts, loadCatalogue } from './messages/load-catalogue.ts';

export interface RenderOptions {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  readonly language: Language;
  /** Base address of the Graph API as the server reaches it. */
  readonly graphUrl: string;
  /** Base address of the admin tool as the server reaches it. */
  readonly adminToolUrl: string;
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

/** The texts of each language, all of them: they are the same for every page. */
const catalogues = new Map<Language, Promise<I18n>>();

const catalogueOf = (language: Language): Promise<I18n> => {
  const loaded = catalogues.get(language) ?? loadTexts(language);
  catalogues.set(language, loaded);
  return loaded;
};

const loadTexts = async (language: Language): Promise<I18n> => {
  const i18n = await loadCatalogue(language);
  await laterTexts(i18n, language)();
  return i18n;
};

/**
 * One page as HTML, or a redirect. Always anonymous: no user reaches the server's HTML. Who gives the request up by its
 * signal gives up what its page has asked for, too.
 */
export const render = async (request: Request, given: RenderOptions): Promise<Rendered> => {
  const options = { ...given, now: pageTime(given.now) };
  const { configuration, isPortalMissing, language, now, production, assets } = options;
  const currentYear = now.getUTCFullYear();
  const { apis, handler } = preparedPortal({ ...options, currentYear });
  const portalStore = createPortalStore(apis, transportOf(request, options));
  const { store, graphApi, userApi } = portalStore;
  const { origin } = new URL(request.url);
  const i18n = await catalogueOf(language);
  const context = await handler.query(request, { requestContext: contextWith(store) });
  const state = store.getState();
  if (context instanceof Response) return { ...redirectOf(context), isWhole: isWhole(state) };
  const { statusCode: status, loaderData } = context;
  const portal = {
    configuration,
    language,
    now: now.toISOString(),
    origin,
    graphApi,
    userApi,
    moreTexts: noMoreTexts,
  };
  const boot = serializeBoot({
    configuration,
    isPortalMissing,
    language,
    now: portal.now,
    origin,
    production,
    assets,
    state: stableState(state, now),
    status,
    loaderData,
  });
  // A missing portal has a page of its own that comes back by itself.
  const retry = status === 503 && !isPortalMissing ? <Retry /> : null;
  const machines =
    status === 200 ? forMachines(new URL(request.url), portalStore, { configuration, currentYear }) : null;
  const page = (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PortalProvider value={portal}>
          <Document assets={assets} boot={boot} head={retry ?? machines?.head}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Document>
        </PortalProvider>
      </I18nProvider>
    </Provider>
  );
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      ...(machines && { link: machines.link }),
    },
    body: await toHtml(page, request.signal, options),
    isWhole: isWhole(state),
  };
};

const transportOf = ({ signal }: Request, { fetch, production, log }: RenderOptions): Transport => ({
  fetch,
  signal,
  place: 'server',
  production,
  onFailure: ({ address, error }) => error.kind === 'timeout' && log(describeHttpError(address, error)),
});

const redirectOf = ({ status, headers }: Response): Pick<Rendered, 'status' | 'headers' | 'body'> => {
  const cookie = headers.get('set-cookie');
  return {
    status,
    headers: { location: headers.get('location') ?? '/', ...(cookie && { 'set-cookie': cookie }) },
    body: NO_BODY,
  };
};

/** All at once: loaders have fetched what the page shows, so that nothing on it is worth being sent before the rest. */
const toHtml = (
  page: React.ReactNode,
  signal: AbortSignal,
  { assets, onError }: RenderOptions,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    body.once('finish', () => resolve(Buffer.concat(chunks)));
    const { pipe, abort } = renderToPipeableStream(page, {
      bootstrapModules: [...assets.scripts],
      // A part put off to a later chunk would need a script to come to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError,
    });
    const giveUp = (): void => {
      abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
