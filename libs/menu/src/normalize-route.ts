/**
 * Returns the spelling of a route by which pages are compared: in lower case, without final slashes.
 * @example
 * normalizeRoute('/Team/'); // '/team'
 */
export const normalizeRoute = (route: string): string => {
  let end = route.length;
  while (end > 1 && route[end - 1] === '/') end -= 1;
  return route.slice(0, end).toLowerCase();
};
