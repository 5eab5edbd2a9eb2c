import type { FastifyInstance } from 'fastify';

/** Returns the pattern of the paths that a route takes: `/a/:b` takes `/a/` and any text without a slash. */
const patternOf = (url: string): RegExp => {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*');
  });
  return new RegExp(`^${parts.join('/')}$`);
};

/** Returns a function that lists the methods of a path, in the order of the routes that are added from now on. */
export const collectRouteMethods = (app: FastifyInstance): ((path: string) => string[]) => {
  const routes: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  return (path) => [
    ...new Set(routes.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : []))),
  ];
};
