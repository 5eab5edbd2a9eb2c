import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useUser } from '../../session/use-user.ts';

/**
 * Loads the page again, once, with the visitor's login, because the server renders for anonymous visitors. Returns true
 * until it is known what the visitor may see.
 */
export const useLoginReload = (): boolean => {
  const user = useUser();
  const { state, revalidate } = useRevalidator();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!user || hasAsked.current) return;
    hasAsked.current = true;
    void revalidate();
  }, [user, revalidate]);
  return user === undefined || state === 'loading';
};
