import { setMaxListeners } from 'node:events';
import type { PortalConfiguration } from '@open-discovery/config';
import { describeHttpError, describeRejectedPart } from '@open-discovery/http';
import type { Fetch } from '@open-discovery/http';
import type { Transport } from '@open-discovery/portal-state';
import { isRouteErrorResponse } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import type { PageAssets } from '../../hydration/hydration-payload.ts';
import type { Language } from '../../messages/languages.ts';
import type { PageName } from '../../routing/route-handle.ts';
import { collectQueries } from './page-queries.ts';
import type { CollectedQueries } from './page-queries.ts';
import { pageTime } from './page-time.ts';
import { contextWith, portalRuntime } from './portal-runtime.ts';
import type { PortalRuntime } from './portal-runtime.ts';

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

/** A page whose loaders are done. */
export interface LoadedPage {
  readonly url: URL;
  readonly options: RenderOptions;
  readonly runtime: PortalRuntime;
  readonly queries: CollectedQueries;
  readonly context: StaticHandlerContext;
  /** True if all parts of the page could be loaded. */
  readonly isComplete: boolean;
}

/** Another address that a loader leads to. */
export interface Redirect {
  readonly redirect: Response;
  readonly isComplete: boolean;
}

/** Runs the loaders of a page. Aborting the request's signal also aborts the API calls made for its page. */
export const loadPage = async (request: Request, given: RenderOptions): Promise<LoadedPage | Redirect> => {
  const options = { ...given, now: pageTime(given.now) };
  const runtime = portalRuntime({ ...options, currentYear: options.now.getUTCFullYear() });
  const queries = collectQueries(runtime, {
    ...transportOf(request, options),
    language: options.language,
    inTime: pageSignal(request, options),
  });
  const context = await runtime.handler.query(request, { requestContext: contextWith(queries) });
  const isComplete = !queries.answered().some(({ result }) => result.state === 'failed');
  if (context instanceof Response) return { redirect: context, isComplete };
  if (!request.signal.aborted) failuresOf(context).forEach(options.onError);
  return { url: new URL(request.url), options, runtime, queries, context, isComplete };
};

/** Returns what failed in loaders and while the code of the page was loaded; the router has put an error page in its place. */
const failuresOf = ({ errors }: StaticHandlerContext): unknown[] =>
  Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));

/**
 * The time of all API calls of a page, one after the other: more than one that gets no answer. Less without a portal, because
 * the API has just failed to answer.
 */
const PAGE_LIMIT_MS = 4_000;
const MISSING_LIMIT_MS = 500;

/** Returns a signal that aborts when the visitor leaves, or when the time of the page is over. */
const pageSignal = ({ signal }: Request, { isPortalMissing }: RenderOptions): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), isPortalMissing ? MISSING_LIMIT_MS : PAGE_LIMIT_MS).unref();
  return AbortSignal.any([signal, limit.signal]);
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
