import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { browserRouteServices } from '../routing/browser-route-services.ts';
import type { RouteServices } from '../runtime/route-services.ts';
import type { createTestPage } from './render-page.tsx';

/** Creates the services of the loaders of a portal in memory. */
export const testServices = (
  page: ReturnType<typeof createTestPage>,
  { isPortalMissing = false }: Partial<Pick<RouteServices, 'isPortalMissing'>> = {},
): RouteServices =>
  browserRouteServices({
    ...page,
    currentYear: 2026,
    isPortalMissing,
    addMessages: () => Promise.resolve(),
  });

/** Runs the loader of a route for an address. */
export const queryRoute = (route: RouteObject, address: string) =>
  createStaticHandler([route]).query(new Request(`http://localhost${address}`), {
    requestContext: new RouterContextProvider(),
  });
