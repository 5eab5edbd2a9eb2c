import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { useMessages } from '../messages/use-messages.ts';

/** A button that reloads the page, which also loads its data again by itself when the connection is back. */
export const TryAgain = () => {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const load = () => void revalidate();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [revalidate]);
  return (
    <p>
      <a className="btn" href={`${pathname}${search}`}>
        {t('action.try-again')}
      </a>
    </p>
  );
};
