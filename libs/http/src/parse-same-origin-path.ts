const MAX_CHARACTERS = 2_000;
/** Any origin will do: it only reveals whether an address leaves the origin that it is resolved against. */
const BASE = 'http://portal.invalid';
/** Browsers drop control characters and read a backslash as a slash. */
const DISGUISE = /[\u0000-\u0020\u007f\\]/;

/**
 * Parses a `redirect` parameter to a path of this origin, in the spelling that browsers use. Returns null for everything
 * that could lead to another origin.
 *
 * @example
 * parseSameOriginPath('/search/project?projectId=1'); // the same
 * parseSameOriginPath('//evil.example'); // null
 */
export const parseSameOriginPath = (given: unknown): string | null => {
  if (typeof given !== 'string' || given.length > MAX_CHARACTERS) return null;
  if (!given.startsWith('/') || DISGUISE.test(given) || !URL.canParse(given, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(given, BASE);
  // `/.//evil.example` is a path of this origin only until its dots are resolved.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
};
