import type { Enabled, PageOutline } from '@open-discovery/model';

type Page = Enabled<PageOutline>;

/**
 * Returns the pages whose help texts visitors see: those of the portal first, then those of the software that they do not
 * replace.
 */
export const pagesWithTexts = (pages: readonly Page[]): Page[] => {
  const own = pages.filter(({ portalPid }) => portalPid !== null);
  const replaced = new Set(own.filter(({ isEnabled }) => isEnabled).map(({ route }) => route));
  return [...own, ...pages.filter(({ portalPid, route }) => portalPid === null && !replaced.has(route))];
};
