import type { AnsweredQuery } from '@open-discovery/portal-state';
import type { HydrationPayload } from './hydration-payload.ts';

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** Returns the queries that the page came with, each with its result out of the loader data. */
export const seedQueriesOf = ({ loaderData, queries }: HydrationPayload): readonly AnsweredQuery[] =>
  queries.map(
    ({ name, argument, path }) =>
      // The server of the same build wrote both.
      ({ name, argument, result: valueAt(loaderData, path) }) as AnsweredQuery,
  );
