import type { HttpError } from '@open-discovery/http';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Failed } from '../../../components/failed.tsx';
import { isRefusal } from '../../../runtime/failure-status.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { hiddenChoicesIsland, refusedSearchIsland } from '../results.lazy.ts';

interface FailedSearchProps {
  readonly error: HttpError;
  readonly query: SearchQuery;
}

/**
 * In place of results: why the search was refused, or that it failed, which needs no code that cannot be loaded
 * then. A search that the server could not answer keeps its filters; those of a refused one may be the reason.
 */
export const FailedSearch = ({ error, query }: FailedSearchProps) => {
  const t = useMessages();
  return isRefusal(error) ? (
    <refusedSearchIsland.Part error={error} />
  ) : (
    <>
      <hiddenChoicesIsland.Part query={query} shown={[]} total={0} />
      <Failed what={t('results.failed')} error={error} />
    </>
  );
};
