import { ApiError } from '../../errors/api-error.ts';
import type { Input } from '../../http/input.ts';
import { collectionInput } from '../collection-input.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import type { Collection } from '../parameters/collections.ts';

interface CollectionSearch {
  readonly collection: Collection;
  readonly parameters: CollectionParameters;
}

const groupParameters = (query: string): Record<string, string[]> => {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
};

/**
 * Creates a parser for paths below the Graph API: a collection and its parameters. The parser throws {@link ApiError}
 * 400 for anything else.
 *
 * @example createSearchPathParser()('projects?search=tides')
 */
export const createSearchPathParser = (): ((searchPath: string) => CollectionSearch) => {
  const rows = new Map<string, { collection: Collection; input: Input<CollectionParameters> }>(
    COLLECTIONS.map((collection) => [collection.path, { collection, input: collectionInput(collection) }]),
  );
  return (searchPath) => {
    const [path = '', ...query] = searchPath.split('?');
    const row = rows.get(path);
    if (row === undefined) throw new ApiError(400, `Unknown collection '${path}'`);
    return { collection: row.collection, parameters: row.input.parse(groupParameters(query.join('?'))) };
  };
};
