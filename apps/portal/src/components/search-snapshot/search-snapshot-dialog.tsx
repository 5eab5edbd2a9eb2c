import type { SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useQueryData } from '../../runtime/use-query-data.ts';
import { Failed } from '../failed.tsx';
import { ModalDialog } from '../modal-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { countsOfFacets, makeSearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { titlesOfResults } from './titles-of-results.ts';
import { SearchSnapshotView } from './search-snapshot-view.tsx';
import { useQueryInWords } from '../../search-snapshot/use-query-in-words.ts';
import { searchArguments } from '../../search/search-arguments.ts';
import { Loading } from '../loading.tsx';

interface SearchSnapshotDialogProps {
  readonly query: SearchQuery;
  readonly onClose: () => void;
}

/** A snapshot of this page's search and its current results. */
export const SearchSnapshotDialog = ({ query, onClose }: SearchSnapshotDialogProps) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const { searchRecord } = usePortal().graphApi.endpoints;
  const search = useQueryData(graphApi.endpoints.search, searchArguments(query));
  const page = search?.state === 'found' ? search.value : null;
  const facets = page?.facets ?? {};
  const found = useQueryData(searchRecord, { ...query, page: 1 });
  const { name } = useQueryInWords(query, facets);
  return (
    <ModalDialog title={t('search-snapshot.title')} onClose={onClose}>
      {found === undefined && <Loading />}
      {found?.state === 'found' && (
        <SearchSnapshotView
          snapshot={makeSearchSnapshot(query, found.value, {
            name,
            counts: countsOfFacets(facets),
            titles: titlesOfResults(page?.results ?? []),
          })}
        />
      )}
      {(found?.state === 'failed' || found?.state === 'missing') && (
        <Failed what={t('search-snapshot.failed')} />
      )}
    </ModalDialog>
  );
};
