import { serverUrls } from './server-urls.ts';

/** A value of a facet with the number of records that have it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface Envelope {
  readonly header: { readonly numFound: number };
  readonly results: readonly { readonly id: string }[];
  readonly facets?: Readonly<
    Record<string, { readonly distinct: number; readonly values: readonly FacetValue[] }>
  >;
}

type Parameters = Readonly<Record<string, string | number | readonly string[]>>;

const addressOf = (path: string, parameters: Parameters): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  return `${serverUrls().api}/graph/v3/${path}?${search.toString()}`;
};

/** Fetches from the API directly, so that thousands of requests do not go through the portal. */
export const fetchGraph = async <T = unknown>(path: string, parameters: Parameters = {}): Promise<T> => {
  const response = await fetch(addressOf(path, parameters));
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`);
  // Each test compares what it reads with something else; a wrong shape fails there.
  return (await response.json()) as T;
};

export const searchGraph = (collection: string, parameters: Parameters = {}): Promise<Envelope> =>
  fetchGraph<Envelope>(collection, parameters);

/** Returns the total of a search. */
export const totalOf = async (collection: string, parameters: Parameters): Promise<number> =>
  (await searchGraph(collection, { ...parameters, pageSize: 1 })).header.numFound;

/**
 * The concurrency limit for tasks that request pages. One process renders all pages, and its API calls time out after
 * three seconds (Spec §9).
 */
export const MAX_CONCURRENT_PAGES = 2;

/** Runs a task for each value with a concurrency limit. Tasks that request pages need `MAX_CONCURRENT_PAGES`. */
export const forEachConcurrently = async <T>(
  values: readonly T[],
  task: (value: T) => Promise<void>,
  limit = 6,
): Promise<void> => {
  const left = [...values];
  const work = async (): Promise<void> => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) await task(value);
  };
  await Promise.all(Array.from({ length: limit }, work));
};
