import { invalid, valid, type Validation } from './validation.ts';

/** The routes that other pages have, with or without slashes around them. */
export interface PageRouteSettings {
  taken: readonly string[];
}

/** One slash before, none behind, none doubled. */
const withSlashes = (route: string): string => `/${route.split('/').filter(Boolean).join('/')}`;

/**
 * The route of a custom page: letters, digits, slash and hyphen, at least one letter or digit, and no other page's
 * route (the case of letters makes no difference). The value has one slash before it. Spec §2, §5.
 *
 * @example
 * validatePageRoute('about/us/', { taken: ['/about'] }); // { ok: true, value: '/about/us' }
 */
export const validatePageRoute = (text: string, { taken }: PageRouteSettings): Validation<string> => {
  const trimmed = text.trim();
  if (!/^[a-z0-9/-]+$/i.test(trimmed) || !/[a-z0-9]/i.test(trimmed))
    return invalid('validation.page-route.pattern');
  const route = withSlashes(trimmed);
  const isTaken = taken.some((other) => withSlashes(other.trim()).toLowerCase() === route.toLowerCase());
  return isTaken ? invalid('validation.page-route.taken') : valid(route);
};
