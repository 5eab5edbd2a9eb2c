import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages/use-messages.ts';

/** A button that reloads the page. */
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
