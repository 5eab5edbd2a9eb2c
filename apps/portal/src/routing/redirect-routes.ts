import { isPageEnabled } from '@open-discovery/menu';
import { isProductType, kindOf, KINDS, parseTypeWord, SEARCH_PATHS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { RouteServices } from '../runtime/route-services.ts';

/**
 * Returns the values of `type` for a path's kind. Given ones may only narrow research products. Those of another kind
 * come last, so that home says that it ignores them.
 */
const typesOf = (kind: RecordKind, given: readonly string[]): readonly string[] => {
  const types = given.map((word) => ({ word, meant: parseTypeWord(word.trim().toLowerCase()) }));
  const narrower = types.filter(({ meant }) => kind === 'product' && meant !== null && isProductType(meant));
  const others = types.filter(({ meant }) => meant === null || kindOf(meant) !== kindOf(kind));
  const own = narrower.length > 0 ? narrower : [{ word: KINDS[kind].typeWord }];
  return [...own, ...others].map(({ word }) => word);
};

/**
 * Returns the address on home for a search address, which keeps its meaning.
 * @example homeAddressOf('/search/find/projects', new URLSearchParams('keyword=solar')) // '/?type=projects&keyword=solar'
 */
export const homeAddressOf = (path: string, parameters: URLSearchParams): string => {
  const kept = new URLSearchParams();
  const kind = SEARCH_PATHS[path];
  const types = parameters.getAll('type');
  for (const type of kind ? typesOf(kind, types) : types) kept.append('type', type);
  for (const [name, value] of parameters) if (name !== 'type') kept.append(name, value);
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
