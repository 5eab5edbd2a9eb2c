import { normalizeRoute } from '@open-discovery/menu';
import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import { decoded } from '../runtime/decoded.ts';
import { INVITATION_PATH, OPTIONAL_PATHS, SAVED_PATH } from '../runtime/paths.ts';
import { AFTER_LOGIN_PATH } from '../session/login.ts';
import { USER_INFO_PATH } from '../session/reasons.ts';

/** The pages with one address, by their normalized paths. Searches redirect to home in any spelling. */
const PATHS: ReadonlyMap<string, string> = new Map(
  [
    '/error',
    AFTER_LOGIN_PATH,
    USER_INFO_PATH,
    SAVED_PATH,
    INVITATION_PATH,
    ...OPTIONAL_PATHS,
    ...RECORD_KINDS.map((kind) => KINDS[kind].landingPath),
  ].map((path) => [normalizeRoute(path), path]),
);

/**
 * Returns the path of the page at a path. The router ignores case, final slashes and percent-encoding, but the rules of a
 * page, such as what caches may keep, are those of its one path.
 * @example
 * canonicalPath('/Search/Project/'); // '/search/project'
 */
export const canonicalPath = (path: string): string => PATHS.get(normalizeRoute(decoded(path))) ?? path;
