import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { TryAgain } from '../components/try-again.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ChunkLoadError, reloadForNewChunks } from '../hydration/chunk-load.ts';

/** Replaces a page that failed to render: the layout stays, and the visitor can try again. */
export const PageBoundary = () => {
  const t = useMessages();
  const error = useRouteError();
  const isGone = error instanceof ChunkLoadError;
  useEffect(() => {
    if (!isGone) return;
    reloadForNewChunks();
    // A page whose code is missing because there was no connection.
    window.addEventListener('online', reloadForNewChunks);
    return () => window.removeEventListener('online', reloadForNewChunks);
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
