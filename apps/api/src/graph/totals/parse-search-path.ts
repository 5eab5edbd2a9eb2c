import { ApiError } from '../../api-error.ts';
import type { Input } from '../../input.ts';
import { collectionInput } from '../collection-input.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import type { Collection } from '../parameters/collections.ts';

/** A search of a collection, as it was asked for. */
export interface CollectionSearch {
  readonly collection: Collection;
  readonly parameters: CollectionParameters;
}

const entriesOf = (query: string): Record<string, string[]> => {
  const entries: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) (entries[name] ??= []).push(value);
  return entries;
};

/**
 * Makes the reader of addresses below the Graph API, each a collection and its parameters. The reader throws
 * {@link ApiError} 400 for whatever is no search of a collection.
 *
 * @example createSearchPathParser()('projects?search=tides')
 */
export const createSearchPathParser = (): ((address: string) => CollectionSearch) => {
  const rows = new Map<string, { collection: Collection; input: Input<CollectionParameters> }>(
    COLLECTIONS.map((collection) => [collection.path, { collection, input: collectionInput(collection) }]),
  );
  return (address) => {
    const [path = '', ...query] = address.split('?');
    const row = rows.get(path);
    if (row === undefined) throw new ApiError(400, `There is no collection '${path}'`);
    return { collection: row.collection, parameters: row.input.parse(entriesOf(query.join('?'))) };
  };
};
