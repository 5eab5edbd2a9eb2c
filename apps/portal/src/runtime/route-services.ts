import type { PortalConfiguration } from '@open-discovery/config';
import type { AskEndpoint, PortalApis } from '@open-discovery/portal-state';
import type { LoaderFunction, RouterContextProvider } from 'react-router-dom';

/** What all pages of a portal share: routes are made of it once, and serve any store. */
export interface RouteServices extends PortalApis {
  readonly configuration: PortalConfiguration;
  readonly currentYear: number;
  /** The portal could not be fetched: its pages are disabled. Spec §8. */
  readonly isPortalMissing: boolean;
  /** How a loader asks: in the browser the page's store, on the server for the request that it works for. */
  readonly askFor: (context: Readonly<RouterContextProvider>) => AskEndpoint;
}

/** What a loader works with. */
export interface RouteDependencies extends Omit<RouteServices, 'askFor'> {
  readonly ask: AskEndpoint;
}

/** Makes a page's loader; pages export one, so that data is asked for before anything is rendered. */
export type LoaderOf = (dependencies: RouteDependencies) => LoaderFunction;
