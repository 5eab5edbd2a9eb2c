import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages/use-messages.ts';

/** Loads the same page anew. */
export const TryAgain = () => {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <p>
      <a className="btn" href={`${pathname}${search}`}>
        {t('action.try-again')}
      </a>
    </p>
  );
};
