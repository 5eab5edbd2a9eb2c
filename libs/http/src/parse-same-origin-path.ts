const LONGEST_CHARACTERS = 2_000;
/** Any origin: it only shows whether an address leaves the one that it is read on. */
const HERE = 'http://portal.invalid';
/** Browsers drop control characters and read a backslash as a slash. */
const DISGUISE = /[\u0000-\u0020\u007f\\]/;

/**
 * The path of this origin that a `redirect` parameter names, in the spelling that browsers will read; null for
 * whatever could lead elsewhere.
 *
 * @example
 * parseSameOriginPath('/search/project?projectId=1'); // the same
 * parseSameOriginPath('//evil.example'); // null
 */
export const parseSameOriginPath = (given: unknown): string | null => {
  if (typeof given !== 'string' || given.length > LONGEST_CHARACTERS) return null;
  if (!given.startsWith('/') || DISGUISE.test(given) || !URL.canParse(given, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(given, HERE);
  // `/.//evil.example` is a path of ours only until its dots are resolved.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
};
