import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { helpPlace, showsHelp } from '../../runtime/help-place.ts';
import type { LoaderOf, RouteServices } from '../../runtime/route-services.ts';
import type { LayoutData } from '../../runtime/layout-route.ts';

/** Loads the data shown in the layout: the index's status, and into the store the page's help texts. */
export const layoutLoader: LoaderOf =
  ({ fetchQuery, fetchHelp, configuration }) =>
  async ({ request }): Promise<LayoutData> => {
    const place = helpPlace(configuration, new URL(request.url).pathname);
    const [status] = await Promise.all([fetchQuery('status', undefined), place && fetchHelp(place)]);
    return { status };
  };

/** Reports whether the layout's data must be loaded again: for another page's help texts, or by reloading the page. */
export const shouldReloadLayout =
  ({ configuration }: RouteServices) =>
  ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.href === nextUrl.href ||
    (showsHelp(configuration) && currentUrl.pathname !== nextUrl.pathname);
