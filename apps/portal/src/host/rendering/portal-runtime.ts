import type { PortalConfiguration } from '@open-discovery/config';
import { createPageState, createPortalApis, createPortalServices } from '@open-discovery/portal-state';
import type { PlacedHelp, PortalApis, PortalServices, PortalState } from '@open-discovery/portal-state';
import { createContext, createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { createRoutes } from '../../routing/routes.tsx';
import type { PageQueries, RouteServices } from '../../runtime/route-services.ts';
import { createAddressParser } from '../../search/parse-search-address.ts';
import { cachingSender } from './caching-sender.ts';
import { migrateAddress } from './migrate-address.ts';

/** The state that a portal's pages depend on, apart from their addresses. */
export interface RuntimeOptions {
  readonly configuration: PortalConfiguration;
  readonly isPortalMissing: boolean;
  readonly currentYear: number;
  readonly graphUrl: string;
  readonly adminToolUrl: string;
  readonly cacheUrl: string | null;
}

/** The objects that all pages of a portal share. */
export interface PortalRuntime {
  readonly apis: PortalApis;
  readonly services: PortalServices;
  /** Returns the state in which a page with these help texts is rendered. */
  readonly pageState: (help: readonly PlacedHelp[]) => PortalState;
  readonly handler: ReturnType<typeof createStaticHandler>;
}

const QUERIES = createContext<PageQueries>();

/** Creates the context by which a request's loaders find their queries. */
export const contextWith = (queries: PageQueries): RouterContextProvider =>
  new RouterContextProvider(new Map([[QUERIES, queries]]));

/** Creates the services of a server's loaders. */
export const serverRouteServices = ({
  configuration,
  isPortalMissing,
  currentYear,
}: RuntimeOptions): RouteServices => ({
  configuration,
  isPortalMissing,
  currentYear,
  place: 'server',
  parseAddress: createAddressParser(currentYear),
  migrateAddress: (parameters) => migrateAddress(parameters, currentYear),
  addMessages: () => Promise.resolve(),
  queriesOf: (context) => context.get(QUERIES),
});

const createRuntime = (options: RuntimeOptions): PortalRuntime => {
  const apis = createPortalApis(options);
  const services = createPortalServices(options);
  // Most pages have no help texts: they share one state.
  const withoutHelp = createPageState(apis, { ...options, help: [] });
  return {
    apis,
    services: { ...services, graph: cachingSender(services.graph) },
    pageState: (help) => (help.length === 0 ? withoutHelp : createPageState(apis, { ...options, help })),
    handler: createStaticHandler(createRoutes(serverRouteServices(options))),
  };
};

const cached = new WeakMap<PortalConfiguration, { readonly year: number; readonly runtime: PortalRuntime }>();

/** Returns what all pages of a portal share. Creating it takes as long as rendering a small page, so it is cached. */
export const portalRuntime = (options: RuntimeOptions): PortalRuntime => {
  const { configuration, currentYear } = options;
  const entry = cached.get(configuration);
  if (entry?.year === currentYear) return entry.runtime;
  const runtime = createRuntime(options);
  cached.set(configuration, { year: currentYear, runtime });
  return runtime;
};
