import type { HttpError } from '@open-discovery/http';
import { Failed } from '../../components/failed.tsx';
import { isRefusal, refusalReason } from '../../runtime/failure-status.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** In place of results: why the search was refused, or that it failed. */
export const FailedSearch = ({ error }: { readonly error: HttpError }) => {
  const t = useMessages();
  return isRefusal(error) ? (
    <p className="notice" role="alert">
      {t('results.refused')} <span lang="en">{refusalReason(error)}</span>
    </p>
  ) : (
    <Failed what={t('results.failed')} error={error} />
  );
};
