import { use } from 'react';
import { ChunkRetry } from '../hydration/chunk-retry.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Says that a part of the page is being loaded, or that its code could not be, and offers to try again. */
export const Loading = () => {
  const t = useMessages();
  const retry = use(ChunkRetry);
  if (!retry) return <p role="status">{t('state.loading')}</p>;
  return (
    <div role="alert">
      <p>{t('broken.title')}</p>
      <button type="button" className="btn" onClick={retry}>
        {t('action.try-again')}
      </button>
    </div>
  );
};
