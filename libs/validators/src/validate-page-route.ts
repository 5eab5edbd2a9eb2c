import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

/** The routes of other pages, with or without surrounding slashes. */
export interface PageRouteSettings {
  /** A list, a set or another collection. A text is one route. */
  taken: Iterable<string>;
}

/** Returns the routes of other pages, which JavaScript callers may leave out. */
const takenIn = (settings: Partial<PageRouteSettings> | null | undefined): readonly string[] => {
  const taken = settings?.taken ?? [];
  const routes = isText(taken) ? [taken] : [...taken];
  if (routes.every(isText)) return routes;
  // Not left out: the page would get the route of another one.
  throw new TypeError('A route in `taken` is not text');
};

/** Normalizes slashes: one before the route, none after it, none doubled. */
const withSlashes = (route: string): string => `/${route.split('/').filter(Boolean).join('/')}`;

/**
 * Validates the route of a custom page: letters, digits, slash and hyphen, at least one letter or digit, and
 * different from every other page's route, ignoring case. The value has one slash before it. Spec §2, §5.
 * @example
 * validatePageRoute('about/us/', { taken: ['/about'] }); // { ok: true, value: '/about/us' }
 */
export const validatePageRoute = (text: string, settings: PageRouteSettings): Validation<string> => {
  if (!isText(text)) return invalid('validation.text');
  const trimmed = text.trim();
  if (!/^[a-z0-9/-]+$/i.test(trimmed) || !/[a-z0-9]/i.test(trimmed))
    return invalid('validation.page-route.pattern');
  const route = withSlashes(trimmed);
  const isTaken = takenIn(settings).some(
    (other) => withSlashes(other.trim()).toLowerCase() === route.toLowerCase(),
  );
  return isTaken ? invalid('validation.page-route.taken') : valid(route);
};
