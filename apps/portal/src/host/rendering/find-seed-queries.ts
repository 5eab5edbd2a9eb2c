import type { AnsweredQuery } from '@open-discovery/portal-state';
import type { SeedQuery } from '../../hydration/hydration-payload.ts';

type LoaderData = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is LoaderData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Finds each query's result in the loader data, so that the payload carries it once: browsers read it there and put it
 * into their cache.
 * @example findSeedQueries({ home: { search: result } }, [{ name: 'search', argument, result }]) // [{ name: 'search', argument, path: ['home', 'search'] }]
 */
export const findSeedQueries = (loaderData: LoaderData, answered: readonly AnsweredQuery[]): SeedQuery[] => {
  const queries = new Map<unknown, AnsweredQuery>(answered.map((query) => [query.result, query]));
  const seeds: SeedQuery[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    const query = queries.get(value);
    if (query) seeds.push({ name: query.name, argument: query.argument, path });
    else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (isPlainObject(value))
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(loaderData, []);
  return seeds;
};
