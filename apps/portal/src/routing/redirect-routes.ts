import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { RouteServices } from '../runtime/route-services.ts';

/** Search addresses used by other sites and menus, with the type that each stands for. Spec §2. */
const SEARCH_PATHS: Readonly<Record<string, string | null>> = {
  '/search/find': null,
  '/search/find/research-outcomes': 'research-outcomes',
  '/search/find/publications': 'publications',
  '/search/find/datasets': 'datasets',
  '/search/find/software': 'software',
  '/search/find/other': 'other',
  '/search/find/projects': 'projects',
  '/search/find/dataproviders': 'dataproviders',
  '/search/find/services': 'services',
  '/search/find/organizations': 'organizations',
  '/search/find/communities': 'communities',
  '/search/content-providers': 'dataproviders',
  '/search/entity-registries': 'dataproviders',
  '/search/journals': 'dataproviders',
  '/search/advanced/research-outcomes': 'research-outcomes',
  '/search/advanced/publications': 'publications',
  '/search/advanced/datasets': 'datasets',
  '/search/advanced/software': 'software',
  '/search/advanced/other': 'other',
  '/search/advanced/projects': 'projects',
  '/search/advanced/dataproviders': 'dataproviders',
  '/search/advanced/services': 'services',
  '/search/advanced/organizations': 'organizations',
};

/**
 * Returns the address on home for a search address, which keeps its meaning.
 * @example homeAddressOf('/search/find/projects', new URLSearchParams('keyword=solar')) // '/?type=projects&keyword=solar'
 */
export const homeAddressOf = (path: string, parameters: URLSearchParams): string => {
  const kept = new URLSearchParams();
  const type = SEARCH_PATHS[path];
  if (type && !parameters.has('type')) kept.append('type', type);
  for (const [name, value] of parameters) kept.append(name, value);
  if (path.startsWith('/search/advanced/')) kept.append('advanced', 'true');
  const query = kept.toString();
  return query === '' ? '/' : `/?${query}`;
};

/** The redirecting paths of Spec §2 that the portal does not disable. */
export const redirectRoutes = ({ configuration }: RouteServices): RouteObject[] =>
  Object.keys(SEARCH_PATHS)
    .filter((path) => !configuration.pages.some((page) => page.route === path && !page.isEnabled))
    .map((path) => ({
      path,
      loader: ({ request }) => redirect(homeAddressOf(path, new URL(request.url).searchParams)),
    }));
