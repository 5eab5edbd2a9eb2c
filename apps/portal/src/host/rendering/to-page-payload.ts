import type { AnsweredQuery } from '@open-discovery/portal-state';
import type { HydrationPayload, SeedQuery } from '../../hydration/hydration-payload.ts';
import { toListedResult } from './to-listed-result.ts';

type LoaderData = HydrationPayload['loaderData'];
type Path = SeedQuery['path'];

const isPlainObject = (value: unknown): value is LoaderData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns loader data as the payload carries it: of records in lists, only what the lists show. Each query's result is
 * found in it, so that it is carried once: browsers read it there, and put it into their cache.
 * @example toPagePayload({ home: { search: result } }, [{ name: 'search', argument, result }]).queries // [{ name: 'search', argument, path: ['home', 'search'] }]
 */
export const toPagePayload = (
  loaderData: LoaderData,
  answered: readonly AnsweredQuery[],
): Pick<HydrationPayload, 'loaderData' | 'queries'> => {
  const byResult = new Map<unknown, AnsweredQuery>(answered.map((query) => [query.result, query]));
  const queries: SeedQuery[] = [];
  const convertObject = (data: LoaderData, path: Path): LoaderData =>
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, convert(value, [...path, key])]));
  const convert = (value: unknown, path: Path): unknown => {
    const query = byResult.get(value);
    if (query) {
      queries.push({ name: query.name, argument: query.argument, path });
      return toListedResult(query);
    }
    if (Array.isArray(value)) return value.map((item: unknown, index) => convert(item, [...path, index]));
    return isPlainObject(value) ? convertObject(value, path) : value;
  };
  return { loaderData: convertObject(loaderData, []), queries };
};
