/** The routes of the pages about the portal itself. A portal can replace the text of each by a custom page. */
export const INFORMATION_ROUTES = ['/help', '/about', '/privacy', '/accessibility'] as const;

/** The route of a page about the portal. */
export type InformationRoute = (typeof INFORMATION_ROUTES)[number];

/**
 * Reports whether a route is that of a page about the portal. Routes ignore case.
 * @example isInformationRoute('/about') // true
 */
export const isInformationRoute = (route: string): boolean =>
  INFORMATION_ROUTES.some((known) => known === route.toLowerCase());
