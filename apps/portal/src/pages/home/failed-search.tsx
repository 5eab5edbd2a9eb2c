import type { HttpError } from '@open-discovery/http';
import { Failed } from '../../components/failed.tsx';
import { isRefusal } from '../../runtime/failure-status.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { refusedSearchIsland } from './refused-search.lazy.ts';

/** In place of results: why the search was refused, or that it failed, which needs no code that cannot be loaded then. */
export const FailedSearch = ({ error }: { readonly error: HttpError }) => {
  const t = useMessages();
  return isRefusal(error) ? (
    <refusedSearchIsland.Part error={error} />
  ) : (
    <Failed what={t('results.failed')} error={error} />
  );
};
