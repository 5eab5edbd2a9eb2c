import { I18nProvider } from '@lingui/react';
import type { PortalConfiguration } from '@open-discovery/config';
import type { Fetch } from '@open-discovery/http';
import { createPortalStore } from '@open-discovery/portal-state';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { serializeBoot } from './app/boot.ts';
import { Document } from './app/document.tsx';
import type { PageAssets } from './app/document.tsx';
import { PortalProvider } from './app/portal-context.tsx';
import { createRoutes } from './app/routes.tsx';
import type { Language } from './messages/languages.ts';
import { loadCatalogue } from './messages/load-catalogue.ts';

export interface RenderOptions {
  readonly configuration: PortalConfiguration;
  readonly language: Language;
  /** Base address of the Graph API as the server reaches it. */
  readonly graphUrl: string;
  readonly fetch: Fetch;
  readonly now: Date;
  readonly production: boolean;
  readonly assets: PageAssets;
  readonly nonce: string | undefined;
  readonly onError: (error: unknown) => void;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PassThrough | null;
}

/** One page as a stream of HTML, or a redirect. Always anonymous: no user reaches the server's HTML. */
export const render = async (request: Request, options: RenderOptions): Promise<Rendered> => {
  const { configuration, language, now, production, assets, nonce } = options;
  const origin = new URL(request.url).origin;
  const { store, graphApi } = createPortalStore({
    transport: { fetch: options.fetch, place: 'server', production },
    graphUrl: options.graphUrl,
    configuration,
  });
  const handler = createStaticHandler(
    createRoutes({ store, graphApi, configuration, currentYear: now.getUTCFullYear() }),
  );
  const context = await handler.query(request);
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: { location: context.headers.get('location') ?? '/' },
      body: null,
    };
  }
  const i18n = await loadCatalogue(language);
  const portal = { configuration, language, now: now.toISOString(), origin, graphApi };
  const boot = serializeBoot({
    configuration,
    language,
    now: portal.now,
    origin,
    production,
    assets,
    state: store.getState(),
    loaderData: context.loaderData,
  });
  const page = (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <PortalProvider value={portal}>
          <Document assets={assets} boot={boot} nonce={nonce}>
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
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language },
    body: await stream(page, options),
  };
};

const stream = (page: React.ReactNode, { nonce, assets, onError }: RenderOptions): Promise<PassThrough> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      bootstrapModules: [...assets.scripts],
      onShellReady: () => resolve(pipe(body)),
      onShellError: reject,
      onError,
    });
    body.on('close', () => abort());
  });
