import { normalizeRoute } from '@open-discovery/menu';
import type { Enabled, PageOutline } from '@open-discovery/model';

type Page = Enabled<PageOutline>;

/**
 * Returns the pages whose help texts visitors see, in the given order: those of the software that the portal does not replace,
 * then those of the portal, which may be hundreds.
 */
export const pagesWithTexts = (pages: readonly Page[], byName: readonly Page[]): Page[] => {
  const own = byName.filter(({ portalPid }) => portalPid !== null);
  const replaced = new Set(
    own.filter(({ isEnabled }) => isEnabled).map(({ route }) => normalizeRoute(route)),
  );
  const shipped = pages.filter(
    ({ portalPid, route }) => portalPid === null && !replaced.has(normalizeRoute(route)),
  );
  return [...shipped, ...own];
};
