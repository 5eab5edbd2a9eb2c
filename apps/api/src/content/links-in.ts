/** The collections whose items are texts with links. */
export const LINKING_COLLECTIONS = ['page', 'pageHelpContent', 'divHelpContent'] as const;

/** A link to a path of this site, up to its parameters. A slash at the end does not count. */
const LINK = /href="(\/(?!\/)[^"?#]*?)\/?["?#]/g;

/** Fields never change, so they are searched once. */
const found = new WeakMap<object, readonly string[]>();

/**
 * Returns the routes of this site that a text links to, each once.
 * @example linksIn({ content: '<a href="/about/#team">Team</a>' }) // ['/about']
 */
export const linksIn = (fields: { readonly content: string }): readonly string[] => {
  const known = found.get(fields);
  if (known) return known;
  const routes = [...new Set([...fields.content.matchAll(LINK)].map(([, route = '']) => route))];
  found.set(fields, routes);
  return routes;
};
