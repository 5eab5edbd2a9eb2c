import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { followedLink } from '../../runtime/followed-link.ts';
import { historyEntry, lastResults } from '../../runtime/last-results.ts';
import styles from './back-to-results.module.css';

/**
 * Leads back to the results from which the visitor came. Directly after them it goes back in the history, which restores
 * their place and focus. A page that is opened by its address has no such link.
 */
export const BackToResults = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const [results] = useState(lastResults);
  if (results === null) return null;
  const goBack = (event: MouseEvent): void => {
    if (historyEntry() !== results.entry + 1 || followedLink(event.nativeEvent) === null) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className={`small ${styles['back']}`}>
      <Link to={results.address} onClick={goBack}>
        {t('facets.back')}
      </Link>
    </p>
  );
};
