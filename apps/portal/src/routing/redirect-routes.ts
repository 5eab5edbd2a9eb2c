import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, SEARCH_PATHS } from '@open-discovery/model';
import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { RouteServices } from '../runtime/route-services.ts';

/**
 * Returns the address on home for a search address, which keeps its meaning.
 * @example homeAddressOf('/search/find/projects', new URLSearchParams('keyword=solar')) // '/?type=projects&keyword=solar'
 */
export const homeAddressOf = (path: string, parameters: URLSearchParams): string => {
  const kept = new URLSearchParams();
  const kind = SEARCH_PATHS[path];
  if (kind && !parameters.has('type')) kept.append('type', KINDS[kind].typeWord);
  for (const [name, value] of parameters) kept.append(name, value);
  if (path.startsWith('/search/advanced/')) kept.append('advanced', 'true');
  const query = kept.toString();
  return query === '' ? '/' : `/?${query}`;
};

/**
 * The redirecting paths of Spec §2 that the portal enables. Home says so where the portal switches off the kind of an
 * enabled path.
 */
export const redirectRoutes = ({ configuration }: RouteServices): RouteObject[] =>
  Object.keys(SEARCH_PATHS)
    .filter((path) => isPageEnabled(configuration, path))
    .map((path) => ({
      path,
      loader: ({ request }) => redirect(homeAddressOf(path, new URL(request.url).searchParams)),
    }));
