import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import { Document } from '../../routing/document.tsx';
import { handleOf } from '../../routing/route-handle.ts';
import { indexRule } from '../index-rules.ts';
import { InstallHead } from '../install/install-head.tsx';
import { LIVE_STYLES, LiveNotice } from '../live/live-notice.tsx';
import { pageMetadata } from '../metadata/page-metadata.tsx';
import { shownOnPage } from '../metadata/shown-on-page.ts';
import { SEARCH_DESCRIPTION } from '../search-description.ts';
import { browserConfiguration } from './browser-configuration.ts';
import type { LoadedPage } from './load-page.ts';
import { inPageContexts } from './page-contexts.tsx';
import type { Rendered } from './rendered.ts';
import { Retry } from './retry.tsx';
import { serializePayload } from './serialize-payload.ts';
import { toHtml } from './to-html.ts';
import { toPagePayload } from './to-page-payload.ts';

/** Renders a page as HTML. Always anonymous: the server's HTML is the same for all visitors. */
export const renderPage = async (page: LoadedPage, signal: AbortSignal): Promise<Rendered> => {
  const { url, options, context, isComplete } = page;
  const shown = shownOnPage(context);
  const metadata = context.statusCode === 200 ? pageMetadata(url, shown, options.configuration) : null;
  const robots = indexRule(url, shown);
  const element = await inPageContexts(page, <PageDocument page={page} metadata={metadata?.head} />);
  return {
    status: context.statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': options.language,
      ...(metadata && { link: metadata.link }),
      ...(robots !== null && { 'x-robots-tag': robots }),
    },
    body: await toHtml(element, { signal, onError: options.onError }),
    isComplete,
  };
};

interface PageDocumentProps {
  readonly page: LoadedPage;
  readonly metadata: React.ReactNode;
}

const PageDocument = ({ page, metadata }: PageDocumentProps) => {
  const { options, context } = page;
  const { configuration, isPortalMissing, language, isLive = false } = options;
  const { page: name } = handleOf(context.matches.map(({ route }) => route));
  const assets = options.assetsOf(name);
  // The page of a missing portal retries by itself.
  const retry = context.statusCode === 503 && !isPortalMissing ? <Retry /> : null;
  const head = (
    <>
      <InstallHead configuration={configuration} language={language} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={SEARCH_DESCRIPTION}
        title={configuration.title}
      />
      {retry ?? metadata}
      {isLive && <link rel="stylesheet" href={LIVE_STYLES} />}
    </>
  );
  return (
    <Document page={name} assets={assets} payload={payloadOf(page, assets)} head={head}>
      {isLive && <LiveNotice language={language} />}
      <StaticRouterProvider
        router={createStaticRouter(branchOf(context), context)}
        context={context}
        hydrate={false}
      />
    </Document>
  );
};

/** Returns the matched routes only, so that the router does not search all routes again. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length === 0 ? route : { ...route, index: false, children }],
    [],
  );

const payloadOf = ({ url, options, queries, context }: LoadedPage, assets: PageAssets): string => {
  const { configuration, isPortalMissing, language, now, production } = options;
  const { loaderData, statusCode } = context;
  return serializePayload({
    configuration: browserConfiguration(configuration, url.pathname),
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
