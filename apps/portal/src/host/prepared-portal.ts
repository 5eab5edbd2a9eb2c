import type { PortalConfiguration } from '@open-discovery/config';
import { createPortalApis } from '@open-discovery/portal-state';
import type { PortalApis, PortalStore } from '@open-discovery/portal-state';
import { createContext, createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';

/** What the pages of a portal depend on beside their addresses. */
export interface PortalCircumstances {
  readonly configuration: PortalConfiguration;
  readonly isPortalMissing: boolean;
  readonly currentYear: number;
  readonly graphUrl: string;
  readonly adminToolUrl: string;
  readonly cacheUrl: string;
}

/** What all pages of a portal share. */
export interface PreparedPortal {
  readonly apis: PortalApis;
  readonly handler: ReturnType<typeof createStaticHandler>;
}

/** The store of the request that a loader works for. */
const STORE = createContext<PortalStore['store']>();

/** What a request brings along for its loaders. */
export const contextWith = (store: PortalStore['store']): RouterContextProvider =>
  new RouterContextProvider(new Map([[STORE, store]]));

/** On the server all texts are there from the start. */
export const noMoreTexts = (): Promise<void> => Promise.resolve();

const prepare = (circumstances: PortalCircumstances): PreparedPortal => {
  // Each answer would have a timer that keeps the whole store after its page is done.
  const apis = createPortalApis({ ...circumstances, keptSeconds: Number.POSITIVE_INFINITY });
  const routes = createRoutes({
    ...circumstances,
    ...apis,
    storeFor: (context) => context.get(STORE),
    moreTexts: noMoreTexts,
  });
  return { apis, handler: createStaticHandler(routes) };
};

const known = new WeakMap<PortalConfiguration, { readonly year: number; readonly portal: PreparedPortal }>();

/** Prepares a portal once: its slices and routes take as long to make as a small page. */
export const preparedPortal = (circumstances: PortalCircumstances): PreparedPortal => {
  const { configuration, currentYear } = circumstances;
  const kept = known.get(configuration);
  if (kept?.year === currentYear) return kept.portal;
  const portal = prepare(circumstances);
  known.set(configuration, { year: currentYear, portal });
  return portal;
};
