import { places } from './places.ts';

/** One value of a facet with the number of records that have it. */
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
  return `${places().api}/graph/v3/${path}?${search.toString()}`;
};

/** What the API answers. Asked directly, so that thousands of questions don't go through the portal's host. */
export const askGraph = async <T = unknown>(path: string, parameters: Parameters = {}): Promise<T> => {
  const response = await fetch(addressOf(path, parameters));
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`);
  // Each test compares what it reads with something else; a wrong shape fails there.
  return (await response.json()) as T;
};

export const searchGraph = (collection: string, parameters: Parameters = {}): Promise<Envelope> =>
  askGraph<Envelope>(collection, parameters);

/** How many records a search finds. */
export const totalOf = async (collection: string, parameters: Parameters): Promise<number> =>
  (await searchGraph(collection, { ...parameters, pageSize: 1 })).header.numFound;

/**
 * One process makes the pages, and its calls have three seconds (Spec §9): more pages at once would wait for each other
 * until they fail.
 */
export const PAGES_AT_ONCE = 2;

/** Runs a task for each value, a few at a time; of tasks that ask for pages `PAGES_AT_ONCE`. */
export const forEachOf = async <T>(
  values: readonly T[],
  task: (value: T) => Promise<void>,
  atOnce = 6,
): Promise<void> => {
  const left = [...values];
  const work = async (): Promise<void> => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) await task(value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
