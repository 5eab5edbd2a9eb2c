/** Callers without types may pass null or undefined. */
const isText = (route: unknown): route is string => typeof route === 'string';

const normalized = (route: string): string =>
  (route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route).toLowerCase();

/**
 * Reports whether two routes are those of one page: routes ignore case and a final slash. What is not text is no route.
 * @example
 * isSameRoute('/team', '/Team/'); // true
 */
export const isSameRoute = (one: string, other: string): boolean =>
  isText(one) && isText(other) && normalized(one) === normalized(other);
