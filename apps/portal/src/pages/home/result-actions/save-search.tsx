import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { withoutSearch, withSearch } from '../../../saved/saved-steps.ts';
import type { StoreOutcome } from '../../../saved/saved-store.ts';
import { useLook } from '../../../saved/use-look.ts';
import { savedStore, useSaved } from '../../../saved/use-saved.ts';
import { useQueryInWords } from '../../../search-snapshot/use-query-in-words.ts';
import { searchArguments } from '../../../search/search-arguments.ts';

/**
 * Saves the search on this device with its current results, so that new ones can be reported later, or
 * removes it.
 */
export const SaveSearch = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const search = useQueryData(graphApi.endpoints.search, searchArguments(query));
  const { name } = useQueryInWords(query, search?.state === 'found' ? search.value.facets : {});
  const [outcome, setOutcome] = useState<StoreOutcome>('kept');
  const look = useLook();
  const address = formatResultsAddress({ ...query, page: 1 });
  const isSaved = useSaved().searches.some((saved) => saved.address === address);
  const toggle = () => {
    if (isSaved) setOutcome(savedStore.change(withoutSearch(address)));
    else {
      setOutcome(savedStore.change(withSearch({ address, name, lastLook: null })));
      void look(query);
    }
  };
  return (
    <>
      <button type="button" className="btn small" aria-pressed={isSaved} onClick={toggle}>
        {t(isSaved ? 'saved.search-is-saved' : 'saved.save-search')}
      </button>
      {outcome !== 'kept' && <span role="alert">{t(`saved.storage-${outcome}`)}</span>}
    </>
  );
};
