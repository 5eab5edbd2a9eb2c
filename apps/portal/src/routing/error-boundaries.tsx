import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { TryAgain } from '../components/try-again.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CODE_IS_GONE, reloadForNewChunks } from '../hydration/chunk-load.ts';

/** What a page shows when it broke: the layout stays, and the reader can try again. */
export const PageBoundary = () => {
  const t = useMessages();
  const error = useRouteError();
  const isGone = error === CODE_IS_GONE;
  useEffect(() => {
    if (isGone) reloadForNewChunks();
  }, [isGone]);
  return (
    <main id="main" className="page broken">
      <title>{t('broken.title')}</title>
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <TryAgain />
    </main>
  );
};
