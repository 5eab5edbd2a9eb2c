/** The path that comes before that of a page of records, for the form of it that other sites can embed. */
const EMBED_PATH = '/embed';

/**
 * Returns the address under which other sites can embed a page.
 * @example embedAddress('/?keyword=sea') // '/embed/?keyword=sea'
 */
export const embedAddress = (address: string): string => `${EMBED_PATH}${address}`;

/** The parameter for the colors of an embedded page: those of its own site, which does not know the visitor’s choice. */
export const EMBED_THEME = 'theme';

/** Returns the page that an address embeds, without how it looks there; `null` if it is a page itself. */
export const embeddedPage = (url: URL): URL | null => {
  const { pathname } = url;
  if (pathname !== EMBED_PATH && !pathname.startsWith(`${EMBED_PATH}/`)) return null;
  const page = new URL(url);
  page.pathname = pathname.slice(EMBED_PATH.length);
  page.searchParams.delete(EMBED_THEME);
  return page;
};
