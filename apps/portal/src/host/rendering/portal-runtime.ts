import type { PortalConfiguration } from '@open-discovery/config';
import { createBaseQueries, createPortalApis } from '@open-discovery/portal-state';
import type { AskEndpoint, PortalApis } from '@open-discovery/portal-state';
import { answersCollector } from '@open-discovery/portal-state/collect-answers';
import { createContext, createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { createRoutes } from '../../routing/routes.tsx';

/** What the pages of a portal depend on beside their addresses. */
export interface RuntimeOptions {
  readonly configuration: PortalConfiguration;
  readonly isPortalMissing: boolean;
  readonly currentYear: number;
  readonly graphUrl: string;
  readonly adminToolUrl: string;
  readonly cacheUrl: string;
}

/** What all pages of a portal share. */
export interface PortalRuntime {
  readonly apis: PortalApis;
  readonly collectAnswers: ReturnType<typeof answersCollector>;
  readonly handler: ReturnType<typeof createStaticHandler>;
}

/** How the loaders of a request ask. */
const ASK = createContext<AskEndpoint>();

/** What a request brings along for its loaders. */
export const contextWith = (ask: AskEndpoint): RouterContextProvider =>
  new RouterContextProvider(new Map([[ASK, ask]]));

const prepare = (circumstances: RuntimeOptions): PortalRuntime => {
  const apis = createPortalApis(circumstances);
  const routes = createRoutes({
    ...circumstances,
    ...apis,
    askFor: (context) => context.get(ASK),
  });
  return {
    apis,
    collectAnswers: answersCollector(apis, createBaseQueries(circumstances)),
    handler: createStaticHandler(routes),
  };
};

const known = new WeakMap<PortalConfiguration, { readonly year: number; readonly portal: PortalRuntime }>();

/** Prepares a portal once: its slices and routes take as long to make as a small page. */
export const portalRuntime = (circumstances: RuntimeOptions): PortalRuntime => {
  const { configuration, currentYear } = circumstances;
  const kept = known.get(configuration);
  if (kept?.year === currentYear) return kept.portal;
  const portal = prepare(circumstances);
  known.set(configuration, { year: currentYear, portal });
  return portal;
};
