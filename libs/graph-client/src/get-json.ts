import type { LazyEndpoint, Parse } from '@open-discovery/http';

/** Loads the parsers with their schemas: about 15 KB that no page needs before its first request. */
const loadParsers = () => import('./parsers/parsers.ts');
type Parsers = Awaited<ReturnType<typeof loadParsers>>;

/** Loads what the first request needs ahead of it, so that its response is parsed at once. */
export const preloadParsers = (): Promise<unknown> => loadParsers();

interface GetRequest<T> {
  readonly path: string;
  readonly query?: LazyEndpoint<T>['query'];
  readonly parser: (parsers: Parsers) => Parse<T>;
}

/** Creates the endpoint of a GET whose parser is loaded when it is sent. */
export const getJson = <T>({ path, query, parser }: GetRequest<T>): LazyEndpoint<T> => ({
  method: 'GET',
  path,
  ...(query && { query }),
  loadParser: async () => parser(await loadParsers()),
});
