import type { LoaderOf } from '../../runtime/route-services.ts';
import { idsByKind } from '../../saved/ids-by-kind.ts';
import { sharedRecords } from '../../saved/saved-addresses.ts';
import { COMPARE } from './compare/compare-address.ts';
import { comparisonIsland } from './compare/comparison.lazy.ts';
import { loadComparison } from './compare/load-comparison.ts';
import type { SavedData } from './saved-data.ts';

/** Loads the records that the address names, so that they are shown without scripts as well. */
export const savedLoader: LoaderOf =
  ({ fetchQuery }) =>
  async ({ request }): Promise<SavedData> => {
    const parameters = new URL(request.url).searchParams;
    const names = sharedRecords(parameters);
    const groups = idsByKind(names);
    if (parameters.has(COMPARE)) {
      const [comparison] = await Promise.all([loadComparison(names, fetchQuery), comparisonIsland.load()]);
      if (comparison !== null) return { shows: 'saved', shared: [], comparison };
    }
    const shared = groups.map(async ({ kind, ids }) => ({
      kind,
      ids,
      records: await fetchQuery('records', { kind, ids }),
    }));
    return { shows: 'saved', shared: await Promise.all(shared) };
  };
