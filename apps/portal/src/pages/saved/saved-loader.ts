import type { LoaderOf } from '../../runtime/route-services.ts';
import { idsByKind } from '../../saved/ids-by-kind.ts';
import { sharedRecords } from '../../saved/saved-addresses.ts';
import type { SavedData } from './saved-data.ts';

/** Loads the records that the address names, so that they are shown without scripts as well. */
export const savedLoader: LoaderOf =
  ({ fetchQuery }) =>
  async ({ request }): Promise<SavedData> => {
    const groups = idsByKind(sharedRecords(new URL(request.url).searchParams));
    const shared = groups.map(async ({ kind, ids }) => ({
      kind,
      ids,
      records: await fetchQuery('records', { kind, ids }),
    }));
    return { shows: 'saved', shared: await Promise.all(shared) };
  };
