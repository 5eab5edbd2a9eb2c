import type { SearchQuery } from '@open-discovery/search-fields';
import { kindOfRecord } from '../../../../records/kind-of-record.ts';
import { toSelectedRecord } from '../../../../components/card-tools/to-selected-record.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useFetchQuery } from '../../../../runtime/use-fetch-query.ts';
import { SAVED_LIMITS } from '../../../../saved/saved-items.ts';
import type { SelectedRecord } from '../../../../saved/saved-items.ts';

/** The first results of a search, as many as a selection holds. */
export interface AllResults {
  readonly total: number;
  readonly records: readonly SelectedRecord[];
}

/** The most results that a page has. */
const SIZE = 50;

/** Returns a function that fetches the results of a search page by page; `null` when a page fails. */
export const useAllResults = (): ((query: SearchQuery) => Promise<AllResults | null>) => {
  const { search } = usePortal().graphApi.endpoints;
  const fetchQuery = useFetchQuery();
  return async (query) => {
    const records = new Map<string, SelectedRecord>();
    let total: number = SAVED_LIMITS.selection;
    for (let page = 1; (page - 1) * SIZE < Math.min(total, SAVED_LIMITS.selection); page += 1) {
      const found = await fetchQuery(search, { query: { ...query, page, size: SIZE }, options: {} });
      if (found?.state !== 'found') return null;
      total = found.value.total;
      for (const record of found.value.results)
        records.set(record.id, toSelectedRecord(kindOfRecord(query.kind, record), record));
    }
    return { total, records: [...records.values()] };
  };
};
