import { normalizeRoute } from './normalize-route.ts';

/** Callers without types may pass null or undefined. */
const isText = (route: unknown): route is string => typeof route === 'string';

/**
 * Reports whether two routes are those of one page: routes ignore case and final slashes. What is not text is no route.
 * @example
 * isSameRoute('/team', '/Team/'); // true
 */
export const isSameRoute = (one: string, other: string): boolean =>
  isText(one) && isText(other) && normalizeRoute(one) === normalizeRoute(other);
