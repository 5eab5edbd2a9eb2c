import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, RouterContextProvider } from 'react-router-dom';
import { importChunk } from '../hydration/chunk-load.ts';
import type { FeatureCatalog } from '../messages/feature-catalog.ts';
import type { LoaderOf, RouteServices } from '../runtime/route-services.ts';

/** The exports of a page’s file that its route needs: `pages/<folder>/<name>-page.tsx`. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly loader?: LoaderOf;
}

/** Creates the loader of a route from the loader of its page. */
export const loaderWith =
  (loaderOf: LoaderOf, { queriesOf, ...services }: RouteServices): LoaderFunction =>
  (call) =>
    loaderOf({ ...services, ...queriesOf(call.context as RouterContextProvider) })(call);

/** Returns a route's `lazy`: it loads the code of a page together with the texts that only some pages show. */
export const lazyPage =
  (services: RouteServices, load: () => Promise<PageModule>, ...texts: readonly FeatureCatalog[]) =>
  async (): Promise<Pick<RouteObject, 'Component' | 'loader'>> => {
    const [{ Page, loader }] = await Promise.all([importChunk(load), ...texts.map(services.addMessages)]);
    return { Component: Page, ...(loader && { loader: loaderWith(loader, services) }) };
  };
